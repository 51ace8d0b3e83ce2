// Has js/plan.mjs plan; prints what it planned. node plan.mjs <plan.mjs> <JSON: before, after, told>
const [script, given] = process.argv.slice(2);
const { plan } = await import(script);
const { before, after, told } = JSON.parse(given);
const { flights, owed } = plan(before, after, told);
const name = (card) => (card ? `${card.face}@${card.zone}` : null);
const plain = ({ way, card, parted, what, from, to, delay }) => [way, name(card) ?? name(parted) ?? what, from.x, to.x, delay];
process.stdout.write(JSON.stringify({ flights: flights.map(plain), owed }));
