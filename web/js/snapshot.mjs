// Run by the build under Node: start Pyodide, unpack the page's archives where PyScript will
// unpack them, import what the page needs, and write the memory, gzipped.
// The same input gives the same bytes, so that nobody fetches a snapshot again for nothing: the
// clock stands still, and what Python makes random is fixed (the page seeds its own, runtime.mjs).
// node snapshot.mjs <pyodide folder> <output> <standard library> <JSON list of modules> <archive>…
import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { withRoomFor } from "./room.mjs";
import { filesOf, lay } from "./unpack.mjs";

const [folder, output, stdlib, modules, ...archives] = process.argv.slice(2);

const NOON = Date.UTC(2000, 0, 1, 12);
Date.now = () => NOON;
performance.now = () => 0;
crypto.randomFillSync = (array) => array.fill(0);

const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")));
const usual = { stdLibURL: resolve(stdlib), env: { PYTHONHASHSEED: "0" } };

const memory = async () => {
  const python = await loadPyodide({ ...usual, _makeSnapshot: true });
  for (const archive of archives) {
    lay(python.FS, await filesOf(new Blob([await readFile(archive)]).stream()));
  }
  for (const name of JSON.parse(modules)) {
    python.runPython(`import importlib; importlib.import_module(${JSON.stringify(name)})`);
  }
  python.runPython("from app.view.render import warm; warm(); import gc; gc.collect()");
  return python.makeMemorySnapshot();
};

try {
  const made = await memory();
  // what cannot be taken here, no page takes, and all would start plainly
  await withRoomFor(made, () => loadPyodide({ ...usual, _loadSnapshot: made }));
  await writeFile(output, gzipSync(made, { level: 6 }));
  process.exit(0);
} catch (problem) {
  // uncaught, Node would print all of Pyodide before it
  console.error(problem.message);
  process.exit(1);
}
