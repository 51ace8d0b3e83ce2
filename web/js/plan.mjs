// What goes where when a table is patched, and when: pure functions of rectangles {x, y, w, h} and of
// what was told. flights.mjs measures them, and plays what is planned.
export const TIMES = { shift: 180, travel: 260, part: 300, piece: 320, walk: 720, stamp: 180 }; // milliseconds
const STEP = 45; // between things that go together
const PAUSE = 140; // between what happened and what follows from it
const MOST = 5; // copies for many that are alike
const HOPS = 4; // of a figure that walks

const centre = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
const far = (a, b) => Math.hypot(centre(a)[0] - centre(b)[0], centre(a)[1] - centre(b)[1]);

/** Where a place is, a zone's name or a seat; a zone that is not drawn is at its seat. */
const find = (places, place) => places[place] ?? places[`seat ${seatOf(place)}`] ?? null;

/** Where in a place a piece is counted, if it says so. */
const landing = (places, place, what) => places[`${place}: ${what}`] ?? null;

/** Whose place it is: a seat's, or that of a zone whose name has the seat's number in it. */
const seatOf = (place) => String(place).match(/(?:^| )(\d+)/)?.[1];

/** What lies in the middle of a place, half as large as `like`, or 20 wide. */
const within = (place, like) => {
  const [x, y] = centre(place);
  const [w, h] = like ? [like.w / 2, like.h / 2] : [20, 28];
  return { x: x - w / 2, y: y - h / 2, w, h };
};

/** Milliseconds after which each of what was told begins: together, or one after the other. */
export const schedule = (told, ways) => {
  const kind = ([what], number) => (ways[number] === "travel" ? "card" : what.split(" ")[0]);
  let begin = 0;
  let end = 0;
  let last = -1; // what went before, and is no stamp
  return told.map((travel, number) => {
    if (ways[number] === "stamp") return end; // on what lies by then; nothing waits for it
    const before = told[last];
    if (before) {
      const alike = kind(travel, number) === kind(before, last);
      const joined = travel[1] === before[1] || travel[2] === before[2] || ways[number] !== "travel";
      begin = alike && joined ? begin + (ways[number] === "walk" ? 0 : STEP) : end + PAUSE;
    }
    end = Math.max(end, begin + TIMES[ways[number]]);
    last = number;
    return begin;
  });
};

const wayOf = (what, before, after) => {
  if (what === "stamp") return "stamp";
  if (before.places[what] && after.places[what]) return "walk";
  return what === "" || before.faces.has(what) || after.faces.has(what) ? "travel" : "piece";
};

const faced = ({ cards, ...more }) => ({ cards, ...more, faces: new Set(cards.map(({ face }) => face)) });

/**
 * What goes where: `before` and `after` are {cards: [{face, zone, at}], places: {name: rectangle}},
 * rectangles {x, y, w, h}; `told` are [what, start, end, size, sound]. A card is known by its face ("" a
 * back): in the same zone, else as it was told, else the nearest. Gives the flights, and what was
 * told of cards that lie where they lay: they go later.
 */
export const plan = (before, after, told = []) => {
  [before, after] = [faced(before), faced(after)];
  const ways = told.map(([what]) => wayOf(what, before, after));
  const delays = schedule(told, ways);
  const walks = new Set(told.map(([what]) => what).filter((_, number) => ways[number] === "walk"));
  const gone = new Set(before.cards.filter(({ zone }) => !walks.has(zone)));
  const unused = new Set(told.keys());
  const flights = [];

  const goal = (end) => (walks.has(end) ? before.places[end] : find(after.places, end)); // it walks later
  const take = (to, fits) => {
    const near = [...gone].filter(fits).sort((a, b) => far(a.at, to.at) - far(b.at, to.at))[0];
    gone.delete(near);
    return near;
  };
  const tell = (fits) => {
    const number = [...unused].find((place) => ways[place] === "travel" && fits(...told[place]));
    unused.delete(number);
    return number;
  };
  const stayed = (to) => {
    const from = take(to, ({ face, zone }) => face === to.face && zone === to.zone);
    if (!from) return true;
    const way = from.flying ? "travel" : "shift";
    flights.push({ way, card: to, from: from.at, to: to.at, delay: 0 });
    return false;
  };
  const arrived = (to) => {
    const number = tell((what, _, end) => what === to.face && (end === to.zone || end === Number(seatOf(to.zone))));
    const start = told[number]?.[1];
    const there = ({ zone }) => number === undefined || zone === start || (seatOf(start) && seatOf(zone) === seatOf(start));
    const same = (card) => card.face && card.face === to.face && there(card);
    const from = take(to, same);
    const place = number === undefined ? null : find(before.places, start);
    const delay = delays[number] ?? 0;
    const sound = told[number]?.[4];
    if (from) flights.push({ way: "travel", card: to, from: from.at, to: to.at, delay, sound });
    else if (place) flights.push({ way: "travel", card: to, from: within(place, to.at), to: to.at, delay, sound, fresh: true });
    else flights.push({ way: "new", card: to, from: to.at, to: to.at, delay: 0 });
  };
  after.cards.filter(({ zone }) => !walks.has(zone)).filter(stayed).forEach(arrived);
  for (const card of gone) {
    const number = tell((what, start) => what === card.face && start === card.zone);
    const place = number === undefined ? null : goal(told[number][2]);
    if (place) flights.push({ way: "part", parted: card, from: card.at, to: within(place, card.at), delay: delays[number], sound: told[number][4] });
  }
  const owed = [];
  for (const number of unused) {
    const [what, start, end, size, sound] = told[number];
    const from = landing(before.places, start, what) ?? find(before.places, start);
    const to = landing(after.places, end, what) ?? goal(end);
    const lies = what && after.cards.some(({ face, zone }) => face === what && zone === start);
    const delay = delays[number];
    if (lies) owed.push(told[number]);
    else if (ways[number] === "stamp" && to) flights.push({ way: "stamp", what: end, from: to, to, delay, sound });
    else if (ways[number] === "walk")
      flights.push({ way: "walk", what, from: before.places[what], to: after.places[what], feet: before.feet?.[what], delay, sound });
    else if (from && to && (!what || ways[number] === "piece"))
      for (let copy = 0; copy < Math.min(size, MOST); copy++)
        flights.push({ way: "piece", what, from: within(from), to: within(to), delay: delay + copy * STEP, sound });
  }
  const moves = ({ way, from, to }) => way === "new" || way === "stamp" || far(from, to) > 1.5 || Math.abs(from.w - to.w) > 1.5;
  return { flights: flights.filter(moves), owed };
};

/** Keyframes from one rectangle to another round a ring, clockwise, in hops so high, and never out of `box`; of what
 * is carried, which comes along beside: from where it lay there to where it will lie. */
export const round = (ring, box, from, to, high = 0, load = { from, to }) => {
  const [middle, goal] = [centre(ring), centre(load.to)];
  const polar = ([x, y]) => [Math.atan2(y / ring.h, x / ring.w), Math.hypot(x / ring.w, y / ring.h)];
  const [[angle, near], [last, farther]] = [from, to].map((at) => polar(centre(at).map((value, axis) => value - middle[axis])));
  const [first, final] = [[load.from, from], [load.to, to]].map(([what, by]) => centre(what).map((value, axis) => value - centre(by)[axis]));
  const turn = (last - angle + 2 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: 8 * HOPS + 1 }, (_, step) => {
    const share = step / (8 * HOPS);
    const [at, out] = [angle + share * turn, near + share * (farther - near)];
    const [aside, below] = first.map((value, axis) => value + share * (final[axis] - value));
    const x = Math.min(Math.max(middle[0] + ring.w * out * Math.cos(at) + aside, box.x + load.to.w / 2), box.x + box.w - load.to.w / 2);
    const y = Math.min(Math.max(middle[1] + ring.h * out * Math.sin(at) + below, box.y + load.to.h / 2), box.y + box.h - load.to.h / 2);
    return { translate: `${x - goal[0]}px ${y - goal[1] - high * Math.abs(Math.sin(share * HOPS * Math.PI))}px` };
  });
};
