// Cards of the hand follow a finger. What a finger means is `carrying.mjs`'s; here is the document. The
// card itself keeps its place, unchanged and pale: a copy is carried, in a layer that is never patched.
import { IDLE, step } from "%CARRYING%";
import { copied, released, settle } from "%FLIGHTS%";

const LIFT = 90; // milliseconds
const BACK = 180;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const PALE = 0.3;
const LARGER = 1.06;
const LONGEST = 1000; // a card that was let go of waits for the table no longer
const SEEN = 25; // milliseconds of a lift at which it shows
const LATEST = 300; // a click waits for it no longer
const STILL = { duration: 1, fill: "both" }; // one frame that stays

let held = IDLE;
let card = null; // under the finger
let lifting = null; // its animation
let risen = null; // {seen, then} of it
let tapped = null; // {card, risen}: what a click is to come for
let carried = null; // {layer, glow, copy, ghost, at} on the way
let swallows = false; // the click that follows a drag

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const open = () => card.matches(".open, .lifted");
const here = () => card.isConnected && card.id === held.card && Boolean(card.closest(".hand"));
const cloth = () => (document.querySelector("#table > .cloth") ?? document.getElementById("table")).getBoundingClientRect();
const within = ({ left, top, right, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;
const scrolls = () => ((table) => table.scrollHeight > table.clientHeight)(document.getElementById("table"));

/** From the hand to the cloth. */
const towards = (at) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const [right, down] = [at.x + at.width / 2 - x - width / 2, at.y + at.height / 2 - y - height / 2];
  const far = Math.hypot(right, down) || 1;
  return [right / far, down / far];
};

const part = (name, parent, kind = "div") => {
  const made = document.createElement(kind);
  made.className = name;
  parent.append(made);
  return made;
};

const put = (element, { x, y, width, height }) =>
  Object.assign(element.style, { position: "fixed", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });

const end = () => {
  carried?.layer.remove();
  carried?.ghost.cancel();
  carried = null;
};

/** Say to the page's Python what was done, as a click on what carries `data-do` does. */
const say = (what) => {
  const word = part("unseen", document.body, "button");
  word.dataset.do = what;
  word.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  word.remove();
};

/** When a frame in which the card has risen was drawn. */
const rise = (animation) => {
  const risen = { seen: false, then: null };
  const end = () => {
    if (risen.seen) return;
    risen.seen = true;
    risen.then?.();
  };
  const look = () => {
    const more = animation.playState === "running" && animation.currentTime < SEEN;
    more ? requestAnimationFrame(look) : setTimeout(end); // a frame is drawn after its callbacks
  };
  requestAnimationFrame(look);
  setTimeout(end, LATEST);
  return risen;
};

const acts = {
  lift: () => {
    if (!open() || calm()) return;
    lifting?.cancel();
    const up = [{ translate: "0 0", scale: 1 }, { translate: "0 -7px", scale: 1.03 }];
    lifting = card.animate(up, { duration: LIFT, easing: EASE, fill: "forwards" });
    lifting.startTime = document.timeline.currentTime; // so that the next frame shows it already
    risen = rise(lifting);
  },
  lower: () => lifting?.cancel(),
  tap: () => {
    if (!lifting) return;
    const mine = lifting;
    tapped = { card, risen };
    lifting = null;
    released({ card, animations: [mine] }); // it stays up until the table is patched
    setTimeout(() => mine.playState !== "idle" && settle(), LONGEST);
  },
  carry: () => {
    acts.lower();
    end();
    document.body.setPointerCapture(held.id);
    const layer = part("carried", document.body);
    layer.inert = true;
    layer.setAttribute("aria-hidden", "true");
    const at = card.getBoundingClientRect();
    const glow = part("glow", layer);
    put(glow, cloth());
    const { copy, outer } = copied(card);
    put(copy, at);
    Object.assign(copy.style, { margin: 0, transform: "none", transition: "none", scale: calm() ? 1 : LARGER });
    copy.style.setProperty("--cw", `${at.width}px`);
    layer.append(outer);
    carried = { layer, glow, copy, at, ghost: card.animate([{ opacity: PALE }, { opacity: PALE }], STILL) };
  },
  follow: ({ x, y, tilt, over }) => {
    Object.assign(carried.copy.style, { translate: `${x}px ${y}px`, rotate: calm() ? "0deg" : `${tilt}deg` });
    carried.glow.classList.toggle("over", over);
  },
  back: () => {
    const { copy, at, glow } = carried;
    const { x, y } = card.getBoundingClientRect();
    const home = { translate: `${x - at.x}px ${y - at.y}px`, rotate: "0deg", scale: 1 };
    glow.remove();
    const way = copy.animate([{}, home], { duration: calm() ? 0 : BACK, easing: EASE, fill: "forwards" });
    const mine = carried;
    way.onfinish = () => carried === mine && end();
  },
  drop: end,
  refuse: () => say(card.dataset.do.replace(/^\w+/, "lay")),
  swallow: () => {
    swallows = true;
  },
  lay: () => {
    const lifted = document.querySelectorAll(".hand .card.lifted");
    const marked = card.matches(".lifted");
    if (marked && (lifted.length > 1 || !document.getElementById("send"))) return acts.back();
    const { layer, glow, copy, ghost } = carried;
    glow.remove();
    carried = null;
    released({ card, copy, outer: layer, animations: [ghost] }); // it flies on from here, or back
    setTimeout(() => layer.isConnected && settle(), LONGEST);
    return say(marked ? "send" : card.dataset.do.replace(/^\w+/, "lay"));
  },
};

const take = (event) => {
  const [next, wanted] = step(held, event);
  held = next.is === "idle" ? held : next; // what is still to be done asks for it
  for (const act of wanted) acts[act.do](act);
  held = next;
  if (held.is === "idle") watching.disconnect();
};

const watching = new MutationObserver(() => held.is !== "idle" && !here() && take({ kind: "stop", gone: true, click: true }));

const told = (event) => {
  const { pointerId: id, clientX: x, clientY: y, timeStamp: t } = event;
  if (held.is === "idle") return { id, x, y, t };
  const at = cloth();
  return { id, x, y, t, open: open(), over: within(at, x, y), towards: towards(at) };
};

const down = (event) => {
  swallows = false;
  tapped = null;
  const under = event.target.closest?.(".hand button.card[data-do]");
  const free = under && !document.getElementById("dialog");
  if (held.is === "idle") {
    end();
    card = free ? under : null;
    if (card) watching.observe(document.getElementById("board"), { childList: true, subtree: true, attributeFilter: ["id"] });
  }
  take({ ...told(event), kind: "down", card: free ? under.id : null, type: event.pointerType, button: event.button });
};

const heard = (kind) => (event) => held.is !== "idle" && take({ ...told(event), kind });

const cancelled = () => held.is !== "idle" && take({ kind: "stop", shut: !open() && !scrolls() });

const key = (event) => {
  if (event.key !== "Escape" || held.is !== "carried") return;
  event.stopImmediatePropagation();
  take({ kind: "stop", click: true });
};

const stop = (event) => {
  event.stopImmediatePropagation();
  event.preventDefault();
};

const click = (event) => {
  if (!event.isTrusted || event.detail === 0) return;
  const quick = tapped?.card.contains(event.target) && !tapped.risen.seen;
  if (swallows || quick) stop(event);
  if (quick && !swallows) wait(tapped);
  swallows = false;
  tapped = null;
};

/** A finger that was quicker than a frame waits until its card is seen to rise, and `data-rises` says so: then Python has the thread. */
const wait = ({ card, risen }) => {
  document.body.dataset.rises = "";
  risen.then = () => {
    delete document.body.dataset.rises;
    card.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };
};

addEventListener("pointerdown", down, { capture: true });
addEventListener("pointermove", heard("move"), { capture: true, passive: true });
addEventListener("pointerup", heard("up"), { capture: true });
addEventListener("pointercancel", cancelled, { capture: true });
addEventListener("blur", cancelled);
addEventListener("click", click, { capture: true });
addEventListener("keydown", key, { capture: true });
