// In the head of the page, and run before the rest of it is read: where the address itself asks
// for a table, Python begins at once. What goes wrong here, start.mjs meets again and tells.

// What a start fetches, in the order in which it will be asked for.
export const RUNTIME = [
  "%RUNTIME%",
  "%PYODIDE%/pyodide.mjs",
  "%PYODIDE%/pyodide.asm.wasm",
  "%PYODIDE%/pyodide.asm.mjs",
  "%STDLIB%",
  "%PYSCRIPT%/core.js",
  "%NANOTAR%",
  "%ROOM%",
  "%UNPACK%",
  "%ENGINE%",
  "%PAGE%",
].map((path) => new URL(path, import.meta.url).href);

let hinted = false;

// Modules name each other one by one, and Pyodide asks for its files only when it runs; so all
// of it is asked for at once.
export const hint = () => {
  if (hinted) return;
  hinted = true;
  for (const href of RUNTIME) {
    const module = /js$/.test(href);
    const link = document.createElement("link");
    link.rel = module ? "modulepreload" : "preload";
    if (!module) link.as = "fetch";
    link.crossOrigin = "anonymous"; // as fetch() and import() ask
    link.href = href;
    document.head.append(link);
  }
};

// Whether the address asks for a table, or for the set-up of one.
export const asked = () => /^#\/?(new|open|match|setup|learn)\b/.test(location.hash);

if (asked()) {
  hint();
  import("%RUNTIME%").catch(() => {});
}
