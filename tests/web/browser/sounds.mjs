// Has js/sounds.mjs say what sounds when; prints it. node sounds.mjs <sounds.mjs> <JSON: flights, rate, marks>
const [script, given] = process.argv.slice(2);
const { cues } = await import(script);
const { flights, rate, marks } = JSON.parse(given);
process.stdout.write(JSON.stringify(cues(flights, rate, marks)));
