// Python in a worker: the runtime, our sources and what they import, all from our own site.
import type { PyodideInterface } from "pyodide";

/** What has to be loaded, as `runtime/list.json` tells it. */
export interface Runtime {
  version: string;
  files: Record<string, number>; // the bytes of each
  archives: string[]; // those of them that are unpacked: wheels and our sources
  lazy: Record<string, string>; // large files of the package, fetched when they are opened: where they lie, and their names
}

export async function runtime(base: string): Promise<Runtime> {
  const answer = await fetch(`${base}runtime/list.json`);
  if (!answer.ok) throw new Error("no runtime");
  return answer.json();
}

export const folder = (base: string, { version }: Runtime) => `${base}runtime/${version}/`;

const PACKAGE = "/package";
const WASM = "pyodide.asm.wasm";

export async function loadPython(base: string): Promise<PyodideInterface> {
  const list = await runtime(base);
  const from = folder(base, list);
  unpackWasm(from);
  const archives = Promise.all(list.archives.map(async (name) => (await fetched(from + name)).arrayBuffer()));
  const { loadPyodide }: typeof import("pyodide") = await import(/* @vite-ignore */ `${from}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: from });
  for (const archive of await archives) python.unpackArchive(new Uint8Array(archive), "zip", { extractDir: PACKAGE });
  for (const [path, name] of Object.entries(list.lazy)) {
    const at = path.lastIndexOf("/");
    python.FS.createLazyFile(`${PACKAGE}/${path.slice(0, at)}`, path.slice(at + 1), from + name, true, false);
  }
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGE}")`);
  return python;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The machine code lies compressed, whatever the site's server does: it is two thirds smaller. */
function unpackWasm(from: string): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (wanted, init) => {
    if (String(wanted instanceof Request ? wanted.url : wanted) !== from + WASM) return plain(wanted, init);
    const answer = await fetched(`${from}${WASM}.gz`);
    const body = answer.body?.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
}
