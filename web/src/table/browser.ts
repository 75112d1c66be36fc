// The browser features that a table uses.
import { browserKey } from "../net/key";
import { settings } from "../ui/settings.svelte";
import type { House, TableStore } from "./store.svelte";

export const browser: House = {
  open: ({ opened, heard, closed }) => {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    socket.onopen = opened;
    socket.onmessage = ({ data }) => heard(data);
    socket.onclose = closed;
    return socket;
  },
  who: () => ({ key: browserKey(), name: settings.name }),
  get storage() {
    return sessionStorage;
  },
  now: () => performance.now(),
};

/** The browser is first to notice when the network changes or the page becomes visible. */
export function follow({ client }: TableStore): () => void {
  const retry = () => {
    if (!document.hidden) client.retryNow();
  };
  const giveUp = () => client.giveUp();
  addEventListener("online", retry);
  addEventListener("offline", giveUp);
  document.addEventListener("visibilitychange", retry);
  return () => {
    removeEventListener("online", retry);
    removeEventListener("offline", giveUp);
    document.removeEventListener("visibilitychange", retry);
  };
}
