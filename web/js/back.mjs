// Back closes a dialog: an entry of history stands for it, and is kept for the next when the dialog is
// closed otherwise. To go back at once instead would meet a new address that is asked for meanwhile.
// A frame shares its history with somebody's page, and leaves it alone.
const board = document.getElementById("board");
const at = () => history.state?.dialog ?? ""; // "open" or "closed"
const dialog = () => document.getElementById("dialog");

let was = at();
let where = location.href;

const mark = (state, how) => {
  history[how]({ dialog: state }, "");
  was = state;
  where = location.href;
};

const look = () => {
  if (dialog() && at() !== "open" && !history.state?.aside) mark("open", at() ? "replaceState" : "pushState");
  else if (!dialog() && at() === "open") mark("closed", "replaceState");
};

const back = () => {
  const left = where === location.href ? was : ""; // a link was followed
  was = at();
  where = location.href;
  if (left === "open" && !was && dialog()) document.getElementById("close").click();
  else if (left === "closed" && !was) history.back(); // nothing was there to be closed
  else look();
};

if (!("frame" in document.documentElement.dataset)) {
  new MutationObserver(look).observe(board, { childList: true, subtree: true });
  addEventListener("popstate", back);
}
