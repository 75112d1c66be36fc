// What a table needs of the browser it is shown in.
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

/** The browser notices first when the network goes or comes, and when the page is looked at again. */
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
