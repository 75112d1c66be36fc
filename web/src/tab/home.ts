// The worker with the tables: the hub of a server, asked by messages, told by ports.
import type { Answered, Asked, Told } from "./messages";
import { Mind } from "./minds";
import { loadPython } from "./python";
import { Shelves } from "./shelves";

/** What `grusel.tab.js` gives. */
interface Home {
  ask: (method: string, path: string, key: string, token: string, body: string) => Promise<Answered>;
  enter: (send: (text: string) => void, closed: (code: number) => void) => Door;
}
interface Door {
  hear: (text: string) => void;
  leave: () => void;
}

const LOCK = "grusel-home";
let home: Promise<Home>;

self.onmessage = ({ data, ports: [port] }: MessageEvent<Asked>) => {
  if ("base" in data) {
    home = open(data.base);
    home.then(
      () => tell({ ready: true }),
      (error) => tell({ failed: String(error) }),
    );
  } else if ("enter" in data) {
    if (port) home.then((found) => enter(found, port));
  } else {
    const { id, method, path, key, token, body } = data;
    home
      .then((found) => found.ask(method, path, key, token, body))
      .then(
        (answered) => tell({ id, answered }),
        (error) => tell({ id, problem: String(error) }),
      );
  }
};

async function open(base: string): Promise<Home> {
  const python = loadPython(base, (loaded, total) => tell({ loaded, total }));
  await haveTables();
  const shelves = await Shelves.open();
  return (await python).pyimport("grusel.tab.js").open_home(shelves, () => new Mind(base));
}

/** One tab has the tables: the one that was opened last. */
function haveTables(): Promise<void> {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, { steal: true }, () => {
        resolve();
        return new Promise(() => {});
      })
      .catch(() => tell({ moved: true }));
  });
}

function enter(found: Home, port: MessagePort): void {
  const door = found.enter(
    (text) => port.postMessage(text),
    () => port.postMessage(null),
  );
  port.onmessage = ({ data }) => {
    if (data === null) door.leave();
    else door.hear(data);
  };
  port.postMessage(true);
}

function tell(told: Told): void {
  postMessage(told);
}
