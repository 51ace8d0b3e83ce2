// What PyScript gets as its interpreter, on the page and in the worker: Pyodide, started from
// the memory snapshot the build made where that is on this device already, and plainly where it
// is not: over most lines the snapshot would come later than Python starts without it.
// It starts as soon as this module is imported, while PyScript is still getting ready.
// All that a start wants is asked for at once. The build fills in the addresses; SNAPSHOT is
// empty in a build without one.
import { loadPyodide as start, version } from "%PYODIDE%/pyodide.mjs";
import "%STORAGE%";

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = "%SNAPSHOT%" && here("%SNAPSHOT%");
const where = { indexURL: here("%PYODIDE%/"), stdLibURL: here("%STDLIB%") };

const fetched = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.arrayBuffer();
};

// our own Python, unpacked where the snapshot found it
const archives = ["%ENGINE%", "%PAGE%"].map((path) => fetched(here(path)));
for (const archive of archives) archive.catch(() => {}); // told where it is awaited

// An engine that cannot load it (WebKit's, so far) would try in vain at every start.
const REFUSED = `${SNAPSHOT}?refused`;

// The service worker fetches it in the background; without one there is none.
const kept = async () => {
  try {
    if (!SNAPSHOT || (await caches.match(REFUSED))) return null;
    return await caches.match(SNAPSHOT);
  } catch {
    return null; // refused, in another site's frame
  }
};

const refuse = async (problem) => {
  console.info(`Tefuda starts without its snapshot: ${problem.message}`);
  const cache = await caches.open("tefuda-snapshot");
  for (const old of await cache.keys()) await cache.delete(old); // of earlier builds
  await cache.put(REFUSED, new Response(problem.message));
};

// A snapshot is one gzip stream under a name no server compresses again.
const unpacked = async (response) => {
  const whole = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
};

// The snapshot froze the random generator where the build left it: without new entropy
// everybody would be dealt the same cards. Directory listings are frozen as well;
// importlib.invalidate_caches() would import all that reads e-mail to forget them.
const WAKE = `
import random as _r, sys as _s
_r.seed()
for _f in _s.path_importer_cache.values():
    getattr(_f, "invalidate_caches", int)()
del _f, _r, _s
`;

const fromSnapshot = async (response) => {
  const memory = unpacked(response);
  memory.catch(() => {}); // told below, where it is awaited
  const python = await start({ ...where, _loadSnapshot: memory });
  python.runPython(WAKE);
  return python;
};

const begin = async () => {
  performance.mark("tefuda:start");
  let detail = "plain";
  let python = null;
  const snapshot = await kept();
  if (snapshot) {
    try {
      python = await fromSnapshot(snapshot);
      detail = "snapshot";
    } catch (problem) {
      refuse(problem).catch(() => {}); // then it is tried again next time
    }
  }
  python ??= await start(where);
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: "./" });
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
