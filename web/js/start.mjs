// When Python starts, and what is done before and after. The lobby needs none: while it is idle
// the bytes are fetched, and the first sign that somebody wants to play starts Python. Whatever
// is to be kept for offline use is fetched when no table waits for it.
const SOON = 1500; // milliseconds of peace after the table is there

const LONG = 60_000; // milliseconds after which a start has probably failed
const NEEDED = /\.(wasm|mjs|js|zip)$/; // without the snapshot Python starts all the same

let python = null;

const failed = () => {
  document.getElementById("not-started").hidden = Boolean(document.body.dataset.ready);
};

const start = () => {
  if (python) return;
  for (const path of RUNTIME) if (path.endsWith("js")) hint(path);
  python = import("%BOOT%").catch(failed);
  // Pyodide never tells when a file of its own is missing
  new PerformanceObserver((list) => list.getEntries().some(lost) && failed()).observe({ type: "resource" });
  setTimeout(failed, LONG);
};

// Modules name each other one by one; so they are all asked for at once.
const hint = (path) => {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = new URL(path, import.meta.url);
  document.head.append(link);
};

const lost = ({ name, responseStatus }) =>
  NEEDED.test(name) && (responseStatus === 0 || responseStatus >= 400);

const ready = new Promise((done) => {
  const look = () => {
    if (!document.body.dataset.ready) return;
    document.getElementById("not-started").hidden = true;
    done();
  };
  new MutationObserver(look).observe(document.body, { attributeFilter: ["data-ready"] });
  look();
});

// A match is wanted, or one waits that only Python can list.
const wanted = () => {
  const place = location.hash.replace(/^#\/?/, "").split("/")[0];
  return ["new", "open", "match", "setup"].includes(place) || hasMatches();
};

const hasMatches = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("tefuda/match/"));
  } catch {
    return false; // refused, in another site's frame
  }
};

const SIGNS = "a[href^='#/setup'], a[href^='#/match'], a[href^='#/new'], [data-do], .bring";

const sign = ({ target }) => {
  if (target.closest?.(SIGNS)) start();
};

// What was clicked before Python listened is clicked again when it does.
const early = (event) => {
  const asked = event.target.closest?.("[data-do]");
  if (!asked || document.body.dataset.ready) return;
  event.preventDefault();
  const again = `[data-do="${CSS.escape(asked.dataset.do)}"]`;
  ready.then(() => document.querySelector(again)?.click());
};

const painted = () =>
  new Promise((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", done, { once: true });
  });

const peace = (ms) =>
  new Promise((done) => {
    const idle = window.requestIdleCallback ?? setTimeout;
    setTimeout(() => idle(done), ms);
  });

// In the order in which they will be asked for; one after the other, so that nothing waits.
const RUNTIME = [
  "%RUNTIME%",
  "%PYODIDE%/pyodide.mjs",
  "%PYSCRIPT%/core.js",
  "%PYODIDE%/pyodide.asm.mjs",
  "%PYODIDE%/pyodide.asm.wasm",
  "%STDLIB%",
  "%ENGINE%",
  "%PAGE%",
];

const fetchRuntime = async () => {
  for (const path of RUNTIME) {
    if (python) return;
    const answer = await fetch(new URL(path, import.meta.url), { priority: "low" });
    await answer.arrayBuffer();
  }
};

const keepAll = async () => {
  await painted();
  await peace(0);
  if (!python && !navigator.serviceWorker?.controller) await fetchRuntime().catch(() => {});
  if (python) {
    await ready;
    await peace(SOON);
  }
  if (navigator.serviceWorker) (await import("%KEEP%")).keep();
};

for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, sign);
document.addEventListener("click", early, true);
addEventListener("hashchange", () => wanted() && start());
if (wanted()) start();
keepAll();
