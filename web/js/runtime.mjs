// What PyScript gets as its interpreter, on the page and in the worker: Pyodide, started from
// the memory snapshot the build made where that works, and plainly where it does not.
// The build fills in the addresses; SNAPSHOT is empty in a build without one.
import "%STORAGE%";
import { loadPyodide as start, version } from "%PYODIDE%/pyodide.mjs";

const SNAPSHOT = "%SNAPSHOT%";
const here = (path) => new URL(path, import.meta.url).href;
const indexURL = here("%PYODIDE%/");

// A snapshot is one gzip stream under a name no server compresses again.
const readSnapshot = async () => {
  const response = await fetch(here(SNAPSHOT));
  if (!response.ok) throw new Error(`snapshot: HTTP ${response.status}`);
  const whole = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
};

const snapshot = SNAPSHOT ? readSnapshot() : null;
snapshot?.catch(() => {}); // its failure is told where it is used

// The snapshot froze the random generator where the build left it: without new entropy
// everybody would be dealt the same cards. Directory listings are frozen as well.
const WAKE = `
import importlib as _i, random as _r
_r.seed()
_i.invalidate_caches()
del _i, _r
`;

const fromSnapshot = async (options) => {
  const python = await start({ ...options, indexURL, _loadSnapshot: snapshot });
  python.runPython(WAKE);
  return python;
};

export const loadPyodide = async (options = {}) => {
  performance.mark("tefuda:start");
  if (snapshot) {
    try {
      const python = await fromSnapshot(options);
      performance.mark("tefuda:started", { detail: "snapshot" });
      return python;
    } catch (problem) {
      console.info(`Tefuda starts without its snapshot: ${problem.message}`);
    }
  }
  const python = await start({ ...options, indexURL });
  performance.mark("tefuda:started", { detail: "plain" });
  return python;
};

export { version };
