// Has js/carrying.mjs take events; prints what is to be done after each. node steps.mjs <carrying.mjs> <JSON: events>
const [script, given] = process.argv.slice(2);
const { IDLE, step } = await import(script);
let held = IDLE;
const done = JSON.parse(given).map((event) => {
  const [next, acts] = step(held, event);
  held = next;
  return acts;
});
process.stdout.write(JSON.stringify({ is: held.is, done }));
