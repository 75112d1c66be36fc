// Python as a browser has it, under Node: `node python.mjs RUNTIME SOURCES PROGRAM` prints what the program returns.
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [runtime, sources, program] = process.argv.slice(2);
const { loadPyodide } = await import(`${process.env.PYODIDE}/pyodide.mjs`);
const env = { HOME: "/", GAMES: process.env.GAMES ?? "1" };
const python = await loadPyodide({ indexURL: `${process.env.PYODIDE}/`, env });
const archives = readdirSync(runtime).filter((name) => name.endsWith(".whl"));
for (const path of [...archives.map((name) => `${runtime}/${name}`), sources])
  python.unpackArchive(new Uint8Array(readFileSync(path)), "zip", { extractDir: "/package" });
python.runPython("import sys; sys.path.insert(0, '/package')");
console.log(await python.runPythonAsync(readFileSync(program, "utf-8")));
