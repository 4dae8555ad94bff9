// Run a Python file of this folder inside pyodide, with the repository mounted: `node run.mjs PYODIDE ROOT FILE`.
// Everything is read from the installed npm package; whatever would be fetched is an error.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [module, root, file] = process.argv.slice(2);
globalThis.fetch = (url) => {
  throw new Error(`nothing is downloaded here: ${url}`);
};
const { loadPyodide } = await import(pathToFileURL(module));
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/repository");
pyodide.mountNodeFS("/repository", root);
pyodide.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/repository')");
pyodide.runPython(readFileSync(file, "utf8"));
