// What PyScript gets as its interpreter, on the page and in the worker: Pyodide, started from
// the memory snapshot the build made where that works, and plainly where it does not.
// It starts as soon as this module is imported, while PyScript is still getting ready.
// The build fills in the addresses; SNAPSHOT is empty in a build without one.
import { loadPyodide as start, version } from "%PYODIDE%/pyodide.mjs";
import "%STORAGE%";

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

// The snapshot froze the random generator where the build left it: without new entropy
// everybody would be dealt the same cards. Directory listings are frozen as well.
const WAKE = `
import importlib as _i, random as _r
_r.seed()
_i.invalidate_caches()
del _i, _r
`;

const fromSnapshot = async () => {
  const memory = readSnapshot();
  memory.catch(() => {}); // told below, where it is awaited
  const python = await start({ indexURL, _loadSnapshot: memory });
  python.runPython(WAKE);
  return python;
};

const begin = async () => {
  performance.mark("tefuda:start");
  let detail = "plain";
  let python = null;
  if (SNAPSHOT) {
    try {
      python = await fromSnapshot();
      detail = "snapshot";
    } catch (problem) {
      console.info(`Tefuda starts without its snapshot: ${problem.message}`);
    }
  }
  python ??= await start({ indexURL });
  performance.mark("tefuda:started", { detail });
  return python;
};

export const started = begin();
started.catch(() => {}); // told to whoever asks for it

export const loadPyodide = async ({ stdout, stderr }) => {
  const python = await started;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
};

export { version };
