// The browser features that a table uses.
import { browserKey } from "../net/key";
import { connect } from "../net/socket";
import { settings } from "../ui/settings.svelte";
import type { House, TableStore } from "./store.svelte";

export const browser: House = {
  open: connect,
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
