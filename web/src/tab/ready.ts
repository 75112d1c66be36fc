// Everything that is needed without a server, put where the service worker finds it.
import { BASE } from "../net/base";
import { isReady, serverless, setReady } from "../net/where";
import { folder, type Runtime, runtime, type Tell } from "./python";

const STORE = "grusel-1"; // as in worker.js
const AT_ONCE = 6;

const PAGES = ["", "runtime/list.json", "files.json", "manifest.webmanifest", "icon.svg"];
const ANSWERS = ["api/games.json"]; // of a static site

interface Wanted {
  version: string;
  pages: string[]; // what the service worker looks for at the server first
  files: [address: string, bytes: number][]; // what never changes
  later: string[]; // what is needed by a few
}

/** Fetch what is missing; what an earlier version left goes. Raises if something does not come. */
export async function getReady(tell: Tell = () => {}): Promise<void> {
  const wanted = await list();
  const store = await caches.open(STORE);
  const total = wanted.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let loaded = 0;
  await each(wanted.files, async ([address, bytes]) => {
    if (!(await store.match(address))) await store.add(address);
    loaded += bytes;
    tell(loaded, total);
  });
  await store.addAll(wanted.pages);
  await navigator.storage?.persist?.().catch(() => false);
  setReady(wanted.version);
  await tidy(store, wanted);
  await each(wanted.later, async (address) => {
    if (!(await store.match(address))) await store.add(address).catch(() => {});
  });
}

/** After an update of the site: what is new, without a word. */
export async function keepReady(): Promise<void> {
  if (!isReady()) return;
  await getReady().catch(() => {}); // without an answer, what is here is whole
}

async function list(): Promise<Wanted> {
  const [found, built] = await Promise.all([runtime(BASE), assets()]);
  const from = folder(BASE, found);
  const lazy = Object.values(found.lazy);
  return {
    version: found.version,
    pages: [...PAGES, ...(serverless ? ANSWERS : [])].map((path) => BASE + path),
    files: [
      ...Object.entries(built).map(([name, bytes]): [string, number] => [BASE + name, bytes]),
      ...ofRuntime(found, from, lazy),
    ],
    later: lazy.map((name) => from + name),
  };
}

function ofRuntime({ files }: Runtime, from: string, lazy: string[]): [string, number][] {
  const now = Object.entries(files).filter(([name]) => !lazy.includes(name));
  return now.map(([name, bytes]) => [from + name, bytes]);
}

async function assets(): Promise<Record<string, number>> {
  const answer = await fetch(`${BASE}files.json`);
  if (!answer.ok) throw new Error("no list of files");
  return answer.json();
}

async function tidy(store: Cache, { pages, files, later }: Wanted): Promise<void> {
  const known = new Set([...pages, ...files.map(([address]) => address), ...later]);
  for (const { url } of await store.keys()) if (!known.has(new URL(url).pathname)) await store.delete(url);
}

async function each<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
