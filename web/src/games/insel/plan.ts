// A seat's plan: the legal choices, sorted by their target. The server decides what is legal.
import type { ChoiceOf } from "../../stage/board";
import { only } from "../../stage/choices";
import type { Game, Move } from "./types.gen";

export type Action = Move;
export type Play = ChoiceOf<Game>;

/** The meaning of a click on the island; `act` covers walking, shoring up and swimming. */
export type Mode = "act" | "go" | "shore" | "push" | "sandbags" | "helicopter" | "give";
export interface Plan {
  mode: Mode;
  pawn: number | null; // the pawn that the Navigator moves
  party: number[]; // the helicopter's passengers
}

export type AimKind = "go" | "swim" | "shore" | "push" | "sandbags" | "helicopter";
export interface Aim {
  kind: AimKind;
  choice: Play;
}

const AIMED: Record<Mode, readonly AimKind[]> = {
  act: ["go", "swim", "shore"],
  go: ["go", "swim"],
  shore: ["shore"],
  push: ["push"],
  sandbags: ["sandbags"],
  helicopter: ["helicopter"],
  give: [],
};

/** The mode for the possible actions, if none was chosen. */
export function firstMode(choices: Play[]): Mode {
  const kinds = new Set(choices.map((choice) => choice.action.type));
  return !kinds.has("go") && !kinds.has("shore") && kinds.has("push") ? "push" : "act";
}

export function possible(choices: Play[], mode: Mode): boolean {
  if (mode === "give") return only(choices, "give").length > 0;
  return choices.some((choice) => (AIMED[mode] as readonly string[]).includes(choice.action.type));
}

/** The spots that a plan can end on, with the choices that end there. */
export function aims(choices: Play[], plan: Plan): Map<number, Aim[]> {
  const found = new Map<number, Aim[]>();
  for (const choice of choices) {
    const kind = AIMED[plan.mode].find((one) => one === choice.action.type);
    if (!kind || !fits(choice.action, plan)) continue;
    const spot = spotOf(choice.action);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), { kind, choice }]);
  }
  return found;
}

function fits(action: Action, plan: Plan): boolean {
  if (action.type === "push") return action.pawn === plan.pawn;
  if (action.type === "helicopter") return same(action.pawns, plan.party);
  return true;
}

export function spotOf(action: Action): number | null {
  if ("spot" in action) return action.spot;
  return "to" in action && action.type !== "give" ? action.to : null;
}

export function pushable(choices: Play[]): number[] {
  return [...new Set(only(choices, "push").map((choice) => choice.action.pawn))].sort();
}

/** The parties that a helicopter can take, largest first. */
export function parties(choices: Play[]): number[][] {
  const found = new Map(only(choices, "helicopter").map(({ action }) => [action.pawns.join(), action.pawns]));
  return [...found.values()].sort((a, b) => b.length - a.length);
}

/** The party with one pawn more or less; a pawn from elsewhere begins a new party. */
export function regroup(choices: Play[], party: number[], pawn: number): number[] {
  const wanted = party.includes(pawn) ? party.filter((one) => one !== pawn) : [...party, pawn].sort();
  return parties(choices).find((one) => same(one, wanted)) ?? [pawn];
}

/** The default party: the seat's own pawn, else the largest. */
export function firstParty(choices: Play[], seat: number | null): number[] {
  const all = parties(choices);
  return all.find((party) => seat !== null && same(party, [seat])) ?? all[0] ?? [];
}

export function same(a: number[], b: number[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}
