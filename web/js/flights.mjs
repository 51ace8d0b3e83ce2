// Motion for a table that is patched: measure, patch, measure, plan (plan.mjs), and fly copies over it.
// Nothing here touches an attribute of what is patched: a card that travels is held invisible by an
// animation, and its copy lies in a layer of its own.
import { plan, round, TIMES } from "%PLAN%";

const LIES = "cubic-bezier(.2, .8, .2, 1)";
const LONGEST = 1600; // a score that is longer is played faster
const PACES = { slow: 0.7, normal: 1, fast: 1.8 };
const MARK = 180; // of what changed, where nothing shall move

let layer = null; // over the table, while anything flies
let motions = []; // {card, copy, animations} of what is under way
let owed = [];
let taken = null; // what was measured before the patch
let ends = 0; // when the score is over, by performance.now()
let sounds = null; // js/sounds.mjs, from when they are first switched on

const rectangle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};
const seen = ({ w, h }) => w > 0 && h > 0;
const faceOf = ({ id }) => /^card-(.*)-\d+$/.exec(id)?.[1] ?? "";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const measure = (table) => {
  const flying = new Map(motions.filter(({ copy }) => copy).map(({ card, copy }) => [card, copy]));
  const cards = [];
  for (const element of table.querySelectorAll("[data-zone] .card:not(.empty, .tiny)")) {
    const copy = flying.get(element);
    const at = rectangle(copy ?? element);
    const zone = element.closest("[data-zone]").dataset.zone;
    if (seen(at)) cards.push({ element, face: faceOf(element), zone, at, flying: Boolean(copy) });
  }
  const places = {};
  const put = (name, at) => seen(at) && (places[name] = at);
  for (const panel of table.querySelectorAll("[id^=panel-]")) put(`seat ${panel.id.slice(6)}`, rectangle(panel));
  for (const zone of table.querySelectorAll("[data-zone]")) put(zone.dataset.zone, rectangle(zone));
  // where in its zone a piece of this kind is counted: it comes there, and goes from there
  for (const part of table.querySelectorAll("[data-zone] [data-lands]")) {
    put(`${part.closest("[data-zone]").dataset.zone}: ${part.dataset.lands}`, rectangle(part));
  }
  const feet = {}; // of each zone that walks: where its figure is, and what that carries
  for (const part of table.querySelectorAll("[data-walks]")) {
    const { zone } = part.closest("[data-zone]").dataset;
    (feet[zone] ??= []).push(rectangle(part));
  }
  return { cards, places, feet };
};

/** What app/view/motion.py says of the last moves; null where there is no table. */
const score = (table) => JSON.parse(table?.dataset.motion || "null");

/** A copy that nobody can reach, in copies of what it lies in, so that it looks the same. */
export const copied = (element) => {
  const copy = element.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of part.getAttributeNames())
      if (name === "id" || name.startsWith("data-do")) part.removeAttribute(name);
  let [outer, parent] = [copy, element.parentElement];
  for (; parent && parent.id !== "board"; parent = parent.parentElement) {
    const around = parent.cloneNode(false);
    around.removeAttribute("id");
    around.style.display = "contents";
    around.append(outer);
    outer = around;
  }
  return { copy, outer };
};

const made = (what) => {
  const copy = document.createElement("span");
  copy.className = what ? ["piece", ...what.split(" ").flatMap((word) => [word, `suit-${word}`])].join(" ") : "card back";
  return { copy, outer: copy };
};

const over = () => {
  if (layer) return layer;
  layer = document.createElement("div");
  layer.className = "flights";
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
};

const end = (motion) => {
  for (const animation of motion.animations) animation.cancel();
  motion.copy?.remove();
  motion.outer?.remove();
  motions = motions.filter((other) => other !== motion);
  if (layer && !motions.some(({ copy }) => copy)) {
    layer.remove();
    layer = null;
  }
};

/** What is called out before anything goes. */
const call = (table) => table.querySelector(".callout.holds")?.getAnimations()[0];

/** Everything lies where it lies, at once. */
export const settle = () => {
  for (const motion of motions) end(motion);
  ends = 0;
  call(document)?.finish();
  sounds?.hush();
};

/** A card was let go of, and its copy is where it was: it flies on from there when the table is patched. */
export const released = (motion) => motions.push(motion);

/** Milliseconds until everything lies. */
export const left = () => Math.max(0, Math.round(ends - performance.now()));

const play = (motion, frames, time, rate, start) => {
  const animation = (motion.copy ?? motion.card).animate(frames, { easing: LIES, fill: "backwards", ...time });
  motion.animations.push(animation);
  if (motion.copy && motion.card) // held invisible for as long
    motion.animations.push(motion.card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time.delay + time.duration, fill: "backwards" }));
  for (const each of motion.animations) {
    each.playbackRate = rate;
    each.startTime = start;
  }
  motions.push(motion);
  animation.onfinish = () => end(motion);
};

const lay = (copy, at) => {
  const place = { position: "fixed", left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px`, height: `${at.h}px` };
  Object.assign(copy.style, place, { margin: 0, transform: "none", transition: "none", transformOrigin: "0 0" });
  copy.style.setProperty("--cw", `${at.w}px`);
};

const frames = ({ way, from, to, fresh }, at) => {
  const put = ({ x, y, w }) => ({ translate: `${x - at.x}px ${y - at.y}px`, scale: `${w / at.w}` });
  const [first, final] = [put(from), put(to)];
  if (way === "part" || way === "piece")
    return [{ ...first, opacity: 1 }, { ...final, opacity: 1, offset: 0.85 }, { ...final, opacity: 0 }];
  return fresh ? [{ ...first, opacity: 0 }, { opacity: 1, offset: 0.2 }, { ...final, opacity: 1 }] : [first, final];
};

const STAMPED = [{ opacity: 0, scale: 2 }, { opacity: 1, scale: 1 }];

/** A zone's parts go in place, for what they look like hangs on what they lie in; what the first carries comes along. */
const walk = ({ what, feet = [], delay }, table, rate, start) => {
  const [ring, zone] = ["[data-ring]", `[data-zone="${CSS.escape(what)}"]`].map((place) => table.querySelector(place));
  const parts = [...zone.querySelectorAll("[data-walks]")];
  const ways = parts.map(rectangle).map((to, number) => ({ from: { ...(feet[number] ?? to), w: to.w }, to })); // what has grown since begins where it began
  const [figure] = ways;
  ways.forEach((way, number) => {
    const steps = round(rectangle(ring), rectangle(ring.parentElement), figure.from, figure.to, parts[0].dataset.walks * figure.to.h, way);
    const time = { duration: TIMES.walk, delay, easing: "ease-in-out" };
    play({ card: parts[number], walks: true, animations: [] }, steps, time, rate, start);
  });
};

/** What is said of those who walk is seen when they have arrived. */
const arrive = (flights, table, rate, start) => {
  const walks = flights.filter(({ way }) => way === "walk");
  if (!walks.length) return;
  const duration = Math.max(...walks.map(({ delay }) => delay + TIMES.walk));
  const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
  for (const card of table.querySelectorAll("[data-arrives]"))
    play({ card, walks: true, animations: [] }, hidden, { duration, delay: 0, easing: "linear" }, rate, start);
};

const fly = (flight, table, rate, start) => {
  const { way, card, parted, what, from, to, delay } = flight;
  const time = { duration: TIMES[way], delay };
  if (way === "shift") {
    const aside = [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0px 0px" }];
    return play({ card: card.element, animations: [] }, aside, time, rate, start);
  }
  if (way === "walk") return walk(flight, table, rate, start);
  if (way === "stamp") {
    const seal = table.querySelector(`[data-zone="${CSS.escape(what)}"] .stamp`);
    return seal && play({ card: seal, animations: [] }, STAMPED, time, rate, start);
  }
  const { copy, outer } = card ? copied(card.element) : (parted?.copied ?? made(what));
  const at = card ? to : from;
  lay(copy, at);
  over().append(outer);
  play({ card: card?.element, copy, outer, animations: [] }, frames(flight, at), time, rate, start);
};

const mark = (flights) => {
  for (const { card } of flights.filter(({ way, card }) => card && way !== "shift"))
    play({ card: card.element, animations: [] }, [{ opacity: 0.4 }, { opacity: 1 }], { duration: MARK, delay: 0 }, 1, performance.now());
};

/** The sounds are fetched and listen for a gesture where the table says so, and else are off. */
const tune = async (told) => {
  const on = Boolean(told?.marks);
  if (on) sounds ??= await import(new URL(document.body.dataset.sounds, location)).catch(() => null);
  sounds?.turn(on);
};

/** Marks that ring: texts that are others than before, numbers that have risen. */
const rung = ({ marks, ring = [] }, from) =>
  ring.filter((name) => {
    const [now, then] = [marks[name], from.marks?.[name] ?? marks[name]];
    return typeof now === "number" ? now > then : now && now !== then;
  });

const ring = (flights, told, from, rate, now) => {
  if (!sounds || !told.marks) return;
  const heard = flights.filter(({ way }) => way !== "shift" && way !== "new");
  const timed = heard.map((flight) => ({ ...flight, sound: flight.sound ?? told.untold, time: TIMES[flight.way] }));
  sounds.play(sounds.cues(timed, rate, rung(told, from)), now);
};

/** Milliseconds for which everything waits for a call-out, at its pace. */
const called = (table, pace) => {
  const calling = call(table);
  if (calling) calling.playbackRate = pace;
  return calling?.playState === "running" ? calling.effect.getTiming().duration / pace : 0;
};

// what somebody types or slides has a value beside its attribute
const FIELDS = "input, textarea, select";

/** Whether what is there has to be patched with what comes. */
export const differs = (here, comes) =>
  !here.isEqualNode(comes) || Boolean(here.matches?.(FIELDS) || here.querySelector?.(FIELDS));

/** Before the table in `board` is patched with `html`: what is seen, and copies of cards that go. */
export const before = (board, html) => {
  const table = board.querySelector("#table");
  taken = null;
  if (!table || document.hidden || document.getElementById("dialog")) return settle();
  taken = { ...measure(table), told: score(table) };
  if (still()) return;
  const stays = new Set(Array.from(html.matchAll(/ id="(card-[^"]*)"/g), ([, id]) => id));
  for (const card of taken.cards) if (card.face && !stays.has(card.element.id)) card.copied = copied(card.element);
};

/** After it: everything flies from where it was seen to where it lies. */
export const after = (board) => {
  const table = board.querySelector("#table");
  const [told, from] = [score(table), taken];
  taken = null;
  tune(told);
  const goesOn = from?.told && from.told.match === told?.match;
  if (!goesOn || !told.pace || document.getElementById("dialog")) {
    owed = [];
    settle();
    return goesOn && ring([], told, from.told, 1);
  }
  // who walks walks on, unless something new goes
  const on = ({ walks, card }) => walks && card.isConnected && !told.travels.length;
  for (const motion of motions) if (motion.card && !on(motion)) end(motion);
  const planned = plan(from, measure(table), [...owed, ...told.travels]);
  owed = planned.owed;
  if (still()) {
    ring(planned.flights, told, from.told, Infinity); // all of it at once
    return mark(planned.flights);
  }
  const flights = planned.flights.filter(({ way }) => way !== "new");
  const length = Math.max(0, ...flights.map(({ way, delay }) => delay + TIMES[way]));
  const rate = PACES[told.pace] * Math.max(1, length / LONGEST);
  const start = performance.now() + called(table, PACES[told.pace]);
  ring(flights, told, from.told, rate, start);
  for (const flight of flights) fly(flight, table, rate, start);
  arrive(flights, table, rate, start);
  if (length) ends = Math.max(ends, start + length / rate);
};

// A finger that comes down settles everything, and its click still reaches what it came down on.

let pressed = null;
let stopped = false;

/** Whether the finger that last came down had something to settle. */
export const settled = () => stopped;

const press = (event) => {
  stopped = motions.length > 0;
  pressed = motions.length ? { target: event.target.closest("[data-do]"), x: event.clientX, y: event.clientY } : null;
  settle();
};

const click = (event) => {
  const { target, x, y } = pressed ?? {};
  pressed = null;
  if (!target?.isConnected || target.contains(event.target) || !event.isTrusted || event.detail === 0) return;
  if (Math.hypot(event.clientX - x, event.clientY - y) > 10) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
};

/** Listen for what settles everything. */
export const listen = () => {
  addEventListener("pointerdown", press, { capture: true, passive: true });
  addEventListener("touchstart", () => {}, { passive: true }); // iPadOS shows :active only then
  addEventListener("click", click, { capture: true });
  addEventListener("keydown", ({ key }) => key === "Escape" && settle(), { capture: true });
  addEventListener("resize", settle);
  document.addEventListener("visibilitychange", () => document.hidden && settle());
};
