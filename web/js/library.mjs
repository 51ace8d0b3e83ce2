// Run by the build under Node: write the page's archives and the standard library as the page
// needs them, trimmed and compiled by the Python that will read them (web/tools/python/library.py), with
// the templates compiled as well.
// node library.mjs <pyodide folder> <output folder> <library.py> <JSON list of modules> <wheel> <page>
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, output, compiling, modules, wheel, page] = process.argv.slice(2);

// PyScript writes its own Python before it imports it
const { pyscript: PYSCRIPT } = (await import("../node_modules/@pyscript/core/src/stdlib/pyscript.js")).default;

const WORK = `
templates = Path("compiled")
templates.mkdir()
import importlib, jinja2, json, sys
for name in ${modules}:
    importlib.import_module(name)
jinja2.Environment._compile = lambda _, text, name: compile(short(ast.parse(text), documented=False), name, "exec")
from app.view.render import warm
warm()
named = [*named_in("/wheel"), *named_in("/page")]
trim("/whole.zip", "/python_stdlib.zip", {*sys.modules, *named} - NEVER)
pack("/tefuda.pack", for_pages("/wheel"))
pyscript = cached("pyscript", json.loads(${JSON.stringify(JSON.stringify(PYSCRIPT))}))
pack("/page.pack", for_pages("/page") | in_folder(templates) | pyscript)
`;

const begin = async () => {
  const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")));
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
  const given = { wheel, page, "whole.zip": resolve(folder, "python_stdlib.zip") };
  for (const [name, path] of Object.entries(given)) {
    python.FS.writeFile(`/${name}`, await readFile(path));
  }
  for (const name of ["wheel", "page"]) {
    python.unpackArchive(python.FS.readFile(`/${name}`).buffer, "zip", { extractDir: "./" });
  }
  return python;
};

try {
  const python = await begin();
  python.runPython(await readFile(compiling, "utf8"));
  python.runPython(WORK);
  for (const name of ["python_stdlib.zip", "tefuda.pack", "page.pack"]) {
    await writeFile(resolve(output, name), python.FS.readFile(`/${name}`));
  }
  process.exit(0);
} catch (problem) {
  // uncaught, Node would print all of Pyodide before it
  console.error(problem.message);
  process.exit(1);
}
