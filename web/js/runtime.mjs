// What PyScript gets as its interpreter, on the page and in the worker: Pyodide, started from
// the memory snapshot the build made where that is on this device already or comes at once, and
// plainly where not: over most lines it would come later than Python starts without it.
// It starts as soon as this module is imported, while PyScript is still getting ready.
// All that a start wants is asked for at once. The build fills in the addresses; SNAPSHOT is
// empty in a build without one.
import { loadPyodide as start, version } from "%PYODIDE%/pyodide.mjs";
import { withRoomFor } from "%ROOM%";
import { filesOf, inflated, lay } from "%UNPACK%";

// Pyodide would run every task on a WebAssembly stack of its own, so that Python could wait for promises
// where it stands; nothing here does. Chromium's heap profiler, on in some of its processes, reads beyond
// the end of such a stack, and the page is gone.
delete WebAssembly.Suspending;
delete WebAssembly.promising;

const here = (path) => new URL(path, import.meta.url).href;
const SNAPSHOT = "%SNAPSHOT%" && here("%SNAPSHOT%");
const where = { indexURL: here("%PYODIDE%/"), stdLibURL: here("%STDLIB%") };

const fetched = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.body;
};

// our own Python
const archives = ["%ENGINE%", "%PAGE%"].map(async (path) => filesOf(await fetched(here(path))));
for (const archive of archives) archive.catch(() => {}); // told where it is awaited

// WebKit cannot load it, and on a busy machine the plain start after the vain one often stands still.
const ABLE = !/AppleWebKit\/(?!.*Chrom)/.test(navigator.userAgent);

// Another engine that cannot would try in vain at every start.
const REFUSED = `${SNAPSHOT}?refused`;

// The service worker fetches it in the background, and keeps it unpacked. Its whole memory, to come.
const memory = async () => {
  try {
    if (!SNAPSHOT || !ABLE || (await caches.match(REFUSED))) return null;
    const kept = await caches.match(SNAPSHOT);
    if (!kept && !(await quick())) return null;
    const whole = bytes(kept ?? inflated(await fetched(SNAPSHOT)));
    whole.catch(() => {}); // told where it is awaited
    return { whole };
  } catch {
    return null; // refused, in another site's frame, or not to be had
  }
};

const bytes = async (response) => new Uint8Array(await response.arrayBuffer());

// Whether our archives were here at once, and from afar: over such a line the snapshot is here, too,
// before Python could have started without it.
const SOON = 150; // milliseconds
const quick = async () => {
  const later = new Promise((done) => setTimeout(done, SOON, false));
  const soon = await Promise.race([Promise.all(archives), later]);
  const fetches = performance.getEntriesByName(here("%ENGINE%"));
  return soon && fetches.some((entry) => entry.transferSize > entry.encodedBodySize); // else out of a cache
};

const refuse = async (problem) => {
  console.info(`Tefuda starts without its snapshot: ${problem.message}`);
  const cache = await caches.open("tefuda-snapshot");
  for (const old of await cache.keys()) await cache.delete(old); // of earlier builds
  await cache.put(REFUSED, new Response(problem.message));
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

const fromSnapshot = async (whole) => {
  const python = await withRoomFor(whole, () => start({ ...where, _loadSnapshot: whole }));
  python.runPython(WAKE);
  return python;
};

const begin = async () => {
  performance.mark("tefuda:start");
  let detail = "plain";
  let python = null;
  const snapshot = await memory();
  if (snapshot) {
    try {
      python = await fromSnapshot(snapshot.whole);
      detail = "snapshot";
    } catch (problem) {
      // unless it only broke off on the way; what cannot be noted is tried again next time
      snapshot.whole.then(() => refuse(problem)).catch(() => {});
    }
  }
  python ??= await start(where);
  for (const archive of archives) lay(python.FS, await archive); // where the snapshot found it
  performance.mark("tefuda:started", { detail });
  return python;
};

export const started = begin();
started.catch(() => {}); // told to whoever asks for it

// PyScript in a worker waits for it; on the page boot.mjs does. That several import this module while
// it waits is what engines have got wrong.
if (!globalThis.document) await import("%STORAGE%");

export const loadPyodide = async ({ stdout, stderr }) => {
  const python = await started;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
};

export { version };
