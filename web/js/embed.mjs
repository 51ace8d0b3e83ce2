// What a frame does when it is tapped: starts Python, says where that fails, and fetches the
// game's rules out of the lobby's page, for the links of its table. No service worker: in another
// site's frame the browser would keep the whole site once more for every such site, or refuse.
const LONG = 60_000; // milliseconds after which a start has probably failed
const NEEDED = /\.(wasm|mjs|js|zip)$/; // without the snapshot Python starts all the same

const message = document.getElementById("not-started");
const failed = () => {
  message.hidden = Boolean(document.body.dataset.ready);
};

const lost = ({ name, responseStatus }) =>
  NEEDED.test(name) && (responseStatus === 0 || responseStatus >= 400);

const watch = () => {
  // Pyodide never tells when a file of its own is missing
  new PerformanceObserver((list) => list.getEntries().some(lost) && failed()).observe({ type: "resource" });
  new MutationObserver(() => (message.hidden = true)).observe(document.body, { attributeFilter: ["data-ready"] });
  setTimeout(failed, LONG);
  document.getElementById("start-again").addEventListener("click", () => location.reload());
};

const rules = async (key) => {
  const answer = await fetch("./index.html");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = page.getElementById(`rules-${key}`);
  if (found) document.querySelector(".lobby").append(document.adoptNode(found));
};

let begun = null;

export const start = (key) => {
  begun ??= (async () => {
    watch();
    await import("%BOOT%");
    rules(key).catch(() => {}); // then the links lead to the picture
  })();
  return begun;
};
