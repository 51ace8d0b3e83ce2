// Start Python as a page does, and print which of these modules it cannot find.
// node imports.mjs <pyodide.mjs> <standard library> <JSON list of modules> <archive>…
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { filesOf, lay } from "../../../web/js/unpack.mjs";

const [pyodide, stdlib, names, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide));
const python = await loadPyodide({ stdLibURL: resolve(stdlib) });
for (const archive of archives) {
  lay(python.FS, await filesOf(new Blob([await readFile(archive)]).stream()));
}
const lost = python.runPython(`
import importlib, json
def lost(name):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as problem:
        return problem.name
    except Exception:
        pass  # found, but it wants a browser
json.dumps(sorted(filter(None, map(lost, ${names}))))`);
console.log(lost);
process.exit(0);
