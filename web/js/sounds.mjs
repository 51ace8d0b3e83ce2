// Nine short sounds; app/view/sounds.py says what for.
// A part: [wave, "" a brush; begins s, from Hz, to Hz, loudness, falls s, rises s]
const bell = (at, hz, falls) =>
  [1, 2.76, 5.4].map((over, n) => ["sine", at, hz * over, hz * over, 0.2 * 0.4 ** n, falls * 0.6 ** n]);
const clack = (at) => [
  ["triangle", at, 1180, 1160, 0.34, 0.055],
  ["sine", at, 2840, 2800, 0.16, 0.03],
  ["", at, 3600, 1800, 0.3, 0.02],
];
const SOUNDS = {
  lift: [["", 0, 2600, 4200, 0.16, 0.05, 0.012]],
  slide: [["", 0, 1500, 3400, 0.2, 0.12, 0.05]],
  place: [["", 0, 1900, 700, 0.5, 0.05], ["sine", 0, 170, 95, 0.4, 0.07]],
  token: [["sine", 0, 1560, 1480, 0.22, 0.05], ["", 0, 5200, 3000, 0.12, 0.02]],
  turn: [["", 0, 900, 2600, 0.22, 0.1, 0.06], ["", 0.15, 2400, 900, 0.34, 0.05]],
  clap: [...clack(0), ...clack(0.13)],
  win: [...bell(0, 880, 0.55), ...bell(0.09, 1175, 0.7)],
  refuse: [["triangle", 0, 196, 174, 0.3, 0.12], ["triangle", 0.09, 165, 147, 0.26, 0.14]],
  end: [["sine", 0, 110, 52, 0.7, 0.6], ["", 0, 500, 160, 0.3, 0.12], ...bell(0.22, 587, 1.1)],
};
const APART = 100; // ms between two of a kind
const FOLLOWS = 140; // ms between marks, when all lies
const SEEN = 0.03; // s until a picture is seen

/** [name, milliseconds, x] of what sounds: flights have {sound: [starting, landing], delay, time, from, to}. */
export const cues = (flights, rate, marks) => {
  const told = flights.flatMap(({ sound, delay, time, from, to }) => [
    [sound[0], delay / rate, from.x],
    [sound[1], (delay + time) / rate, to.x],
  ]);
  const lies = Math.max(0, ...told.map(([, at]) => at));
  const last = {};
  return [...told, ...marks.map((name, n) => [name, lies + n * FOLLOWS])]
    .sort((a, b) => a[1] - b[1])
    .filter(([name, at]) => name && !(at - last[name] < APART) && ((last[name] = at), true));
};

const noise = () => {
  const buffer = new AudioBuffer({ length: 9600, sampleRate: 48000 });
  buffer.getChannelData(0).forEach((_, n, all) => (all[n] = 2 * Math.random() - 1));
  return buffer;
};

/** A sound, at so many seconds of the context. */
export const make = (context, out, name, at, pitch) => {
  for (const [type, begins, from, to, loud, falls, rises = 0.002] of SOUNDS[name]) {
    const start = at + begins;
    const end = start + rises + falls;
    const source = type ? new OscillatorNode(context, { type }) : new AudioBufferSourceNode(context, { buffer: noise() });
    const voice = type ? source : source.connect(new BiquadFilterNode(context, { type: "bandpass" }));
    voice.frequency.setValueAtTime(from * pitch, start);
    voice.frequency.exponentialRampToValueAtTime(to * pitch, end);
    const shape = voice.connect(new GainNode(context, { gain: 0 }));
    shape.gain.setValueAtTime(0.0001, start);
    shape.gain.linearRampToValueAtTime(loud, start + rises);
    shape.gain.exponentialRampToValueAtTime(0.0001, end);
    shape.connect(out);
    source.start(start);
    source.stop(end);
  }
};

// in the document

let on = false;
let context = null;
let waiting = []; // [begins, node]

/** Plays what `cues` gives, from then on. */
export const play = (told, then = performance.now()) => {
  if (!on || context?.state !== "running" || document.hidden) return;
  const now = context.currentTime;
  const gone = performance.now() - then;
  waiting = waiting.filter(([at]) => at > now);
  for (const [name, ms, x = innerWidth / 2] of told) {
    const at = now + Math.max(0, (ms - gone) / 1000 - Math.max(0, context.outputLatency - SEEN || 0));
    const out = new GainNode(context, { gain: 0.35 });
    out.connect(new StereoPannerNode(context, { pan: 0.8 * (x / innerWidth - 0.5) })).connect(context.destination);
    make(context, out, name, at, 0.96 + 0.08 * Math.random());
    waiting.push([at, out]);
  }
};

/** What has not begun does not sound. */
export const hush = () => {
  for (const [at, out] of waiting) if (at > context.currentTime) out.disconnect();
  waiting = [];
};

export const turn = (wanted) => {
  on = wanted;
  if (!on) drop();
};

const drop = () => {
  context?.close();
  [context, waiting] = [null, []];
};

const wake = () => {
  if (!on) return;
  if (context?.state === "interrupted") drop();
  context ??= new AudioContext();
  context.resume();
};

const lift = ({ target, clientX, key = " ", repeat }) =>
  [" ", "Enter"].includes(key) && !repeat && target.closest(".card.open:not(.lifted)") && play([["lift", 0, clientX]]);

if (globalThis.document) {
  for (const type of ["pointerup", "touchend", "keydown"]) addEventListener(type, wake, true);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, lift, true);
  document.addEventListener("visibilitychange", () => (document.hidden ? context?.suspend() : context?.resume()));
}
