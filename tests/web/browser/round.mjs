// Has js/plan.mjs say how a walk goes; prints its steps. node round.mjs <plan.mjs> <JSON: the arguments>
const [script, given] = process.argv.slice(2);
const { round } = await import(script);
const number = ({ translate }) => translate.split(" ").map(parseFloat);
process.stdout.write(JSON.stringify(round(...JSON.parse(given)).map(number)));
