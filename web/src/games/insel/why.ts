// The reasons why an action is impossible now, in the game's words. They only explain: the server decides.
import type { Message } from "../../i18n/words";
import { type Card, HAND_LIMIT, has, type Place, SIZE, sum } from "./island";
import type { Plan } from "./plan";
import type { Table } from "./stage";

const WINDOWS = ["draw-window", "flood-window"];

/** Why a click on a spot does nothing. */
export function whyNot(table: Table, seat: number | null, plan: Plan, places: Place[], spot: number): Message {
  if (plan.mode === "sandbags") return has(table.sunk, spot) ? { id: "insel-sunk" } : { id: "insel-dry" };
  if (plan.mode === "helicopter") return has(table.sunk, spot) ? { id: "insel-missing" } : { id: "insel-here" };
  const waits = whyWait(table, seat);
  if (waits) return waits;
  const mine = seat ?? 0;
  if (plan.mode === "push") return whyNoPush(table, plan.pawn, spot);
  if (table.phase === "swim") return whyNoSwim(table, mine, spot);
  if (!table.left) return { id: table.bonus === -1 ? "web-insel-second-shore" : "web-insel-second-push" };
  if (plan.mode === "shore") return whyNoShore(table, mine, places, spot);
  return whyNoWalk(table, mine, places, spot);
}

/** Why a card in your own hand cannot be used now. */
export function whyNoCard(table: Table, seat: number | null, card: Card): Message {
  if (card === "helicopter" || card === "sandbags") {
    if (card === "sandbags" && table.phase === "swim") return { id: "insel-sandbags-late" };
    if (card === "sandbags" && !table.flooded) return { id: "insel-dry" };
    return whyWait(table, seat) ?? { id: "insel-no-special" };
  }
  const waits = whyWait(table, seat);
  if (waits) return waits;
  if (!table.left) return { id: "insel-no-actions" };
  const other = table.pawns.findIndex((spot, pawn) => pawn !== seat && spot !== table.pawns[seat ?? 0]);
  return { id: "insel-give-apart", args: { seat: who(Math.max(other, 0)) } };
}

function whyWait(table: Table, seat: number | null): Message | null {
  if (table.phase === "over") return { id: "insel-over" };
  if (seat === null) return { id: "web-insel-watching" };
  const full = table.hands.findIndex((hand) => sum(hand) > HAND_LIMIT);
  if (table.phase === "discard") {
    return full === seat ? { id: "web-insel-discard-first" } : { id: "insel-wait-discard", args: { seat: who(full) } };
  }
  if (WINDOWS.includes(table.phase)) return { id: "insel-only-specials" };
  if (table.phase === "swim") return whyWaitForSwim(table, seat);
  if (table.phase !== "actions") return { id: "insel-chance" };
  return seat === table.active ? null : notYourTurn(table);
}

function notYourTurn(table: Table): Message {
  return { id: "insel-not-your-turn", args: { seat: who(table.active) } };
}

function whyWaitForSwim(table: Table, seat: number): Message | null {
  const swimmer = table.pawns.findIndex((spot) => has(table.sunk, spot));
  if (has(table.sunk, table.pawns[seat] ?? 0)) return null;
  return { id: "insel-swim-first", args: { seat: who(Math.max(swimmer, 0)) } };
}

function whyNoSwim(table: Table, seat: number, spot: number): Message {
  if (has(table.sunk, spot)) return { id: "insel-missing" };
  return { id: table.roles[seat] === "diver" ? "insel-swim-nearest" : "insel-swim-far" };
}

function whyNoPush(table: Table, pawn: number | null, spot: number): Message {
  if (pawn === null) return { id: "web-insel-pick-pawn" };
  if (has(table.sunk, spot)) return { id: "insel-missing" };
  return { id: table.pawns[pawn] === spot ? "insel-here" : "insel-push-far" };
}

function whyNoShore(table: Table, seat: number, places: Place[], spot: number): Message {
  if (has(table.sunk, spot)) return { id: "insel-sunk" };
  if (!has(table.flooded, spot)) return { id: "insel-dry" };
  return { id: touches(places, table.pawns[seat], spot) ? "insel-shore-diagonal" : "insel-shore-far" };
}

function whyNoWalk(table: Table, seat: number, places: Place[], spot: number): Message {
  if (has(table.sunk, spot)) return { id: "insel-missing" };
  if (table.pawns[seat] === spot) return { id: "insel-here" };
  if (table.roles[seat] === "pilot") return { id: "insel-flown" };
  if (table.roles[seat] === "diver") return { id: "insel-dive-far" };
  return { id: touches(places, table.pawns[seat], spot) ? "insel-diagonal" : "insel-too-far" };
}

/** Whether two spots are neighbours, corners included. */
function touches(places: Place[], one: number | undefined, other: number): boolean {
  const [a, b] = [places[one ?? 0], places[other]];
  if (!a || !b) return false;
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 1.5 * SIZE;
}

function who(seat: number): { type: "who"; seat: number } {
  return { type: "who", seat };
}
