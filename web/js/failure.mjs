// Says on the page that Python's start has failed, as far as that can be known.
const LONG = 60_000; // milliseconds after which a start has probably failed
const NEEDED = /\.(wasm|mjs|js|zip|pack)$/; // without the snapshot Python starts all the same

const message = document.getElementById("not-started");

// Whatever seemed to fail, a page that is ready has not.
export const failed = () => {
  message.hidden = Boolean(document.body.dataset.ready);
};

const lost = ({ name, responseStatus }) =>
  NEEDED.test(name) && (responseStatus === 0 || responseStatus >= 400);

// Call it when a start begins.
export const watch = () => {
  // Pyodide never tells when a file of its own is missing; some were asked for before this
  const seen = new PerformanceObserver((list) => list.getEntries().some(lost) && failed());
  seen.observe({ type: "resource", buffered: true });
  new MutationObserver(() => (message.hidden = true)).observe(document.body, { attributeFilter: ["data-ready"] });
  setTimeout(failed, LONG);
};
