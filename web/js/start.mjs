// When Python starts, and what is done before and after. The lobby needs none: while it is idle
// the bytes are fetched, and the first sign that somebody wants to play starts Python. Whatever
// is to be kept for offline use is fetched when no table waits for it.
import { asked, hint, RUNTIME } from "%EARLY%";
import { failed, watch } from "%FAILURE%";

const SOON = 1500; // milliseconds of peace after the table is there
const { keys } = JSON.parse(document.documentElement.dataset.shared);

let python = null;

const start = () => {
  if (python) return;
  hint();
  python = import("%BOOT%").catch(failed);
  watch();
};

const ready = new Promise((done) => {
  const look = () => document.body.dataset.ready && done();
  new MutationObserver(look).observe(document.body, { attributeFilter: ["data-ready"] });
  look();
});

// A match is wanted, or one waits that only Python can list.
const wanted = () => asked() || hasMatches();

const hasMatches = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keys.match));
  } catch {
    return false; // refused, in another site's frame
  }
};

const SIGNS = "a[href^='#/setup'], a[href^='#/match'], a[href^='#/new'], [data-do], .bring, .take";

const sign = ({ target }) => {
  if (target.closest?.(SIGNS)) start();
};

// What was clicked before Python listened is clicked again when it does.
const early = (event) => {
  const clicked = event.target.closest?.("[data-do]");
  if (!clicked || document.body.dataset.ready) return;
  event.preventDefault();
  const again = `[data-do="${CSS.escape(clicked.dataset.do)}"]`;
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

// Into the browser's cache without passing through the page, which would be busy with ten megabytes.
// Where prefetching is switched off nothing is ever heard of it: so not longer than this.
const PATIENCE = 30_000; // milliseconds a file
const prefetched = (href) =>
  new Promise((done, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", crossOrigin: "anonymous", onload: done, onerror: fail, href });
    document.head.append(link);
    setTimeout(fail, PATIENCE);
  });

const fetched = async (href) => (await fetch(href, { priority: "low" })).arrayBuffer();

// One after the other, so that nothing waits.
const fetchRuntime = async () => {
  const canPrefetch = document.createElement("link").relList.supports("prefetch");
  for (const href of RUNTIME) {
    if (python) return;
    await (canPrefetch ? prefetched : fetched)(href);
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
addEventListener("storage", ({ key }) => key?.startsWith(keys.match) && start()); // begun in another tab
// Matches of which only the second copy is left: Python will bring them back.
const recover = async () => {
  await painted();
  if (!python && (await (await import("%SECOND%")).filled())) start();
};

if (wanted()) start();
else recover().catch(() => {}); // refused, or there is none
keepAll();
