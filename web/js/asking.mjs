// A finger that rests on something of the table asks what it is, as a tap does while all is asked about.
// It stays a press to `carry.mjs`: who then moves on drags the card, who lifts the finger has only asked.
const LONG = 500; // milliseconds
const HEARD = 60; // of these: the end of a shorter press that the page was too busy to hear
const NEAR = 10; // pixels it may move meanwhile
const ASKED = "#table:not([inert]) :is([data-about], [data-zone])";

let rests = null; // {id, x, y, timer}
let swallows = false; // the click that follows

const stop = () => {
  clearTimeout(rests?.timer);
  rests = null;
};

/** To the page's Python, as a click on what carries `data-do` does. */
const ask = ({ dataset: { about, zone } }) => {
  const word = document.createElement("button");
  word.hidden = true;
  word.dataset.do = `about ${about ?? zone}`;
  document.body.append(word);
  word.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  word.remove();
};

const down = ({ target, isPrimary, pointerType, pointerId: id, clientX: x, clientY: y }) => {
  stop();
  swallows = false;
  const asked = target.closest?.(ASKED);
  if (!asked || !isPrimary || pointerType === "mouse") return;
  const speak = () => {
    rests = null;
    swallows = true;
    ask(asked);
  };
  const later = () => {
    rests.timer = setTimeout(speak, HEARD);
  };
  rests = { id, x, y, timer: setTimeout(later, LONG - HEARD) };
};

const move = ({ clientX, clientY }) => rests && Math.hypot(clientX - rests.x, clientY - rests.y) > NEAR && stop();

const click = (event) => {
  if (!swallows || !event.isTrusted) return;
  swallows = false;
  event.stopImmediatePropagation();
  event.preventDefault();
};

const menu = (event) => (rests || swallows) && event.preventDefault();

addEventListener("pointerdown", down, { capture: true, passive: true });
addEventListener("pointermove", move, { capture: true, passive: true });
for (const kind of ["pointerup", "pointercancel", "blur"]) addEventListener(kind, stop, { capture: true });
addEventListener("click", click, { capture: true });
addEventListener("contextmenu", menu);
