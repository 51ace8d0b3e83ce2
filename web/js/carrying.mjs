// What a finger on a card of the hand means: a step of a state machine over plain events. It knows no
// document; `carry.mjs` gives it events and does what it says.
const FAR = { mouse: 6, pen: 6, touch: 10 }; // pixels until a press becomes a drag
const FLICK = 0.5; // pixels a millisecond
const LATELY = 80; // milliseconds that tell how fast it goes
const TILT = 8; // degrees at most
const RESISTS = 4; // an illegal card goes a quarter of the way,
const STOPS = 12; // pixels at most

/** Nothing is held. */
export const IDLE = { is: "idle" };

const bounded = (value, most) => Math.max(-most, Math.min(most, value));

/** Pixels a millisecond, right and down, in the last moments before an event. */
const speed = (trail, { x, y, t }) => {
  const from = trail.find((point) => t - point.t <= LATELY) ?? trail.at(-1);
  const time = Math.max(1, t - from.t);
  return [(x - from.x) / time, (y - from.y) / time];
};

const aside = (held, event) => [event.x - held.x, event.y - held.y];

/** Where the card is seen: under the finger, or held back. */
const follow = (held, event) => {
  const [x, y] = aside(held, event);
  if (event.open) return { do: "follow", x, y, tilt: bounded(speed(held.trail, event)[0] * TILT, TILT), over: event.over };
  const far = Math.hypot(x, y) || 1;
  const way = Math.min(far / RESISTS, STOPS) / far;
  return { do: "follow", x: x * way, y: y * way, tilt: 0, over: false };
};

/** Whether it is let go over the cloth, or thrown there. */
const lands = (held, event) => {
  const [right, down] = speed(held.trail, event);
  const [x, y] = event.towards; // from the hand to the cloth, of length 1
  return event.over || (Math.hypot(right, down) > FLICK && right * x + down * y > FLICK / 2);
};

const starts = {
  down: (_, event) => {
    if (!event.card || event.button) return [IDLE, []];
    const { id, card, type, x, y, t } = event;
    return [{ is: "pressed", id, card, type, x, y, trail: [{ x, y, t }] }, [{ do: "lift" }]];
  },
};

const presses = {
  move: (held, event) => {
    if (Math.hypot(...aside(held, event)) < (FAR[held.type] ?? FAR.touch)) return [held, []];
    const carried = { ...held, is: "carried", trail: [...held.trail, event] };
    return [carried, [{ do: "carry" }, follow(carried, event)]];
  },
  up: () => [IDLE, [{ do: "tap" }]],
  stop: () => [IDLE, [{ do: "lower" }]],
};

const carries = {
  move: (held, event) => {
    const trail = [...held.trail.filter(({ t }) => event.t - t <= LATELY), event];
    return [{ ...held, trail }, [follow({ ...held, trail }, event)]];
  },
  up: (held, event) => {
    if (!event.open) return [IDLE, [{ do: "swallow" }, { do: "refuse" }, { do: "back" }]];
    return [IDLE, [{ do: "swallow" }, { do: lands(held, event) ? "lay" : "back" }]];
  },
  stop: (held, { click, shut, gone }) => {
    const also = [...(click ? [{ do: "swallow" }] : []), ...(shut ? [{ do: "refuse" }] : [])];
    return [IDLE, [...also, { do: gone ? "drop" : "back" }]];
  },
};

const STEPS = { idle: starts, pressed: presses, carried: carries };

/**
 * The next state, and what is to be done. An event is {kind, id, x, y, t} of a pointer, where kind is
 * "down" (with card, a name, or nothing; type; button), "move" and "up" (with open: the card may be
 * chosen now; over: it is over the cloth; towards: the way there), or "stop": the pointer was taken
 * away, Escape, or with `gone` a card that is no longer in the hand. Another finger that comes down
 * stops it, too. With `click` a click will follow that is none, with `shut` an illegal card says why.
 */
export const step = (held, event) => {
  if (held.is !== "idle" && event.kind === "down") return STEPS[held.is].stop(held, { ...event, click: true });
  if (held.is !== "idle" && event.kind !== "stop" && event.id !== held.id) return [held, []];
  return STEPS[held.is][event.kind]?.(held, event) ?? [held, []];
};
