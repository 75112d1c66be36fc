// How often a holder of special cards wants to be asked; kept in this browser.
import { settings } from "../../ui/settings.svelte";
import type { Span } from "./forecast";
import type { Table } from "./stage";

export type Asking = "every" | "flood" | "needed";
export const ASKING: readonly Asking[] = ["every", "flood", "needed"];

interface Wishes {
  asking: Asking;
  span: Span;
}
const KEY = "grusel.insel";

function kept(): Wishes {
  const defaults: Wishes = { asking: settings.autoPass ? "flood" : "every", span: "this_turn" };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
  }
}

export const wishes = $state<Wishes>(kept());

export function keepWishes(): void {
  localStorage.setItem(KEY, JSON.stringify(wishes));
}

/** Whether this player wants to be asked in this window for special cards. */
export function wantsToBeAsked(table: Table, canLeave: boolean): boolean {
  if (table.phase !== "draw-window" && table.phase !== "flood-window") return true;
  if (canLeave || wishes.asking === "every") return true;
  return wishes.asking === "flood" && table.phase === "flood-window" && table.drawn === 0;
}
