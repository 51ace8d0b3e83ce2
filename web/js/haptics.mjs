// What the hand feels: the table says it in data-felt, numbered, so that the same can be felt again.
const FELT = { place: 8, refuse: [12, 40, 12], win: [10, 30, 20] }; // milliseconds on, off, on

let last = "";

const look = () => {
  const felt = document.getElementById("table")?.dataset.felt ?? "";
  if (felt === last) return;
  last = felt;
  const pattern = FELT[felt.split(" ")[1]];
  if (pattern) navigator.vibrate(pattern);
};

if (navigator.vibrate) {
  document.documentElement.dataset.vibrates = ""; // the settings offer it
  const board = document.getElementById("board");
  new MutationObserver(look).observe(board, { childList: true, subtree: true, attributeFilter: ["data-felt"] });
}
