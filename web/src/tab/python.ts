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
export type Tell = (loaded: number, total: number) => void; // bytes

export async function loadPython(base: string, tell: Tell = () => {}): Promise<PyodideInterface> {
  const list = await runtime(base);
  const from = folder(base, list);
  fetchWith(from, counting(list, tell));
  const archives = Promise.all(list.archives.map(async (name) => (await fetch(from + name)).arrayBuffer()));
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

/** Tell how much has come of what is fetched here: not of modules, which the browser imports by itself. */
function counting({ files, lazy }: Runtime, tell: Tell): (bytes: number) => void {
  const later = Object.values(lazy);
  const wanted = Object.entries(files).filter(([name]) => !name.endsWith(".mjs") && !later.includes(name));
  const total = wanted.reduce((sum, [, bytes]) => sum + bytes, 0);
  let loaded = 0;
  return (bytes) => {
    loaded += bytes;
    tell(loaded, total);
  };
}

/** From now on files of the runtime are counted, refused if they are not there, and the machine code is unpacked. */
function fetchWith(from: string, count: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (wanted: RequestInfo | URL, init?: RequestInit) => {
    const address = String(wanted);
    if (!address.includes(from)) return plain(wanted, init);
    // It lies compressed, whatever the site's server does: that is a third of its size.
    const packed = address.endsWith(WASM);
    const answer = await plain(packed ? `${from}${WASM}.gz` : address, init);
    if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
    const body = answer.body.pipeThrough(counter(count));
    if (!packed) return new Response(body);
    const headers = { "content-type": "application/wasm" };
    return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
  };
}

function counter(count: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(piece, onward) {
      count(piece.byteLength);
      onward.enqueue(piece);
    },
  });
}
