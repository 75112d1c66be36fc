// The events of Die verbotene Insel, played one by one on the view before them.
import type { Beat, ChoiceOf, Stage } from "../../stage/board";
import { CARDS, type Card, CODES, DRAWN, type Drawn, type Role, TO_CAPTURE, type Treasure } from "./island";
import type { Event, Game, Moved, State, View } from "./types.gen";

export type { Event, View } from "./types.gen";
export type Table = State;
export type End = State["ended"][number];

type How = Moved["how"];

/** A card being turned up, handed over or thrown away. */
export interface Shown {
  card: Drawn;
  seat: number;
  to: number | "discard";
}

/** What is drawn: the view, and the event in progress. */
export interface Frame {
  view: View;
  splash: { spot: number; kind: "flooded" | "sank" | "shored" | "laid" } | null;
  travel: { pawns: number[]; how: How } | null;
  shown: Shown | null;
  rising: boolean;
  taken: Treasure | null;
}

const RISE = DRAWN.indexOf("rise");

function still(view: View): Frame {
  return { view, splash: null, travel: null, shown: null, rising: false, taken: null };
}

function play(before: Frame, event: Event): Beat<Frame> {
  const frame = still(before.view);
  switch (event.type) {
    case "laid":
      return { frame: splashed(laid(frame, event.tile), event.spot, "laid"), weight: 0.35 };
    case "flooded":
      return { frame: splashed(flooded(frame, event.spot), event.spot, "flooded"), weight: event.setup ? 1.5 : 3 };
    case "sank":
      return { frame: splashed(sank(frame, event.spot), event.spot, "sank"), weight: 5 };
    case "moved":
      return { frame: moved(frame, event), weight: event.how === "walk" || event.how === "diagonal" ? 2 : 3 };
    case "shored-up":
      return { frame: splashed(shored(frame, event.spot), event.spot, "shored"), weight: 2.5 };
    case "waters-rose":
      return { frame: rose(frame, event.seat, event.level), weight: 7 };
    case "deck-shuffled":
      return { frame: shuffled(frame, event.deck), weight: 2 };
    case "role-taken":
      return { frame: took(frame, event.role, event.tile), weight: 2.5 };
    case "turn-began":
      return { frame: began(frame, event.seat), weight: 2 };
    case "won":
      return {
        frame: { ...frame, travel: { pawns: [...frame.view.table.pawns.keys()], how: "helicopter" } },
        weight: 5,
      };
    default:
      return played(frame, event);
  }
}

/** Events of cards in hands. */
function played(frame: Frame, event: Event): Beat<Frame> {
  switch (event.type) {
    case "dealt":
      return { frame: drew(frame, event.seat, event.card), weight: 1.5 };
    case "drew":
      return { frame: drew(frame, event.seat, event.card), weight: 4 };
    case "gave":
      return { frame: gave(frame, event.seat, event.to, event.card), weight: 3 };
    case "discarded":
    case "played":
      return { frame: threw(frame, event.seat, event.card, 1), weight: 3 };
    case "captured":
      return { frame: captured(frame, event.seat, event.treasure), weight: 6 };
    case "actions-ended":
      return { frame: changed(frame, { left: 0 }), weight: 0.5 };
    case "lost":
      return { frame, weight: 3 };
    default:
      return { frame, weight: 0.5 };
  }
}

function changed(frame: Frame, change: Partial<Table>): Frame {
  return { ...frame, view: { ...frame.view, table: { ...frame.view.table, ...change } } };
}

function splashed(frame: Frame, spot: number, kind: NonNullable<Frame["splash"]>["kind"]): Frame {
  return { ...frame, splash: { spot, kind } };
}

function laid(frame: Frame, code: string): Frame {
  return changed(frame, { tiles: [...frame.view.table.tiles, CODES.indexOf(code)] });
}

function flooded(frame: Frame, spot: number): Frame {
  const { table } = frame.view;
  return changed(frame, {
    floods: without(table.floods, spot),
    flooded: table.flooded | (1 << spot),
    flood_discard: table.flood_discard | (1 << spot),
  });
}

function sank(frame: Frame, spot: number): Frame {
  const { table } = frame.view;
  return changed(frame, {
    floods: without(table.floods, spot),
    flooded: table.flooded & ~(1 << spot),
    sunk: table.sunk | (1 << spot),
  });
}

/** The layers of the flood deck without a card that was drawn. */
function without(layers: number[], spot: number): number[] {
  return layers.map((layer) => layer & ~(1 << spot)).filter((layer) => layer !== 0);
}

function moved(frame: Frame, event: Moved): Frame {
  const pawns = frame.view.table.pawns.with(event.pawn, event.to);
  return { ...changed(frame, { pawns }), travel: { pawns: [event.pawn], how: event.how } };
}

function shored(frame: Frame, spot: number): Frame {
  return changed(frame, { flooded: frame.view.table.flooded & ~(1 << spot) });
}

function rose(frame: Frame, seat: number, level: number): Frame {
  const { deck, discard, floods, flood_discard } = frame.view.table;
  const risen = changed(frame, {
    level,
    deck: more(deck, RISE, -1),
    discard: more(discard, RISE, 1),
    floods: flood_discard ? [flood_discard, ...floods] : floods,
    flood_discard: 0,
  });
  return { ...risen, rising: true, shown: { card: "rise", seat, to: "discard" } };
}

function shuffled(frame: Frame, deck: "treasure" | "flood"): Frame {
  const { discard, flood_discard } = frame.view.table;
  if (deck === "flood") return changed(frame, { floods: [flood_discard], flood_discard: 0 });
  return changed(frame, { deck: discard, discard: discard.map(() => 0) });
}

function took(frame: Frame, role: Role, code: string): Frame {
  const { roles, pawns, tiles } = frame.view.table;
  return changed(frame, { roles: [...roles, role], pawns: [...pawns, tiles.indexOf(CODES.indexOf(code))] });
}

function began(frame: Frame, seat: number): Frame {
  return changed(frame, { active: seat, phase: "actions", left: 3 });
}

function drew(frame: Frame, seat: number, card: Card): Frame {
  const { deck } = frame.view.table;
  const held = inHand(frame, seat, card, 1);
  return { ...changed(held, { deck: more(deck, CARDS.indexOf(card), -1) }), shown: { card, seat, to: seat } };
}

function gave(frame: Frame, seat: number, to: number, card: Card): Frame {
  return { ...inHand(inHand(frame, seat, card, -1), to, card, 1), shown: { card, seat, to } };
}

function threw(frame: Frame, seat: number, card: Card, cards: number): Frame {
  const { discard } = frame.view.table;
  const held = inHand(frame, seat, card, -cards);
  return {
    ...changed(held, { discard: more(discard, CARDS.indexOf(card), cards) }),
    shown: { card, seat, to: "discard" },
  };
}

function captured(frame: Frame, seat: number, treasure: Treasure): Frame {
  const mask = frame.view.table.captured | (1 << CARDS.indexOf(treasure));
  return { ...changed(threw(frame, seat, treasure, TO_CAPTURE), { captured: mask }), shown: null, taken: treasure };
}

function inHand(frame: Frame, seat: number, card: Card, number: number): Frame {
  const { hands } = frame.view.table;
  return changed(frame, { hands: hands.with(seat, more(hands[seat] ?? [], CARDS.indexOf(card), number)) });
}

function more(counts: number[], kind: number, number: number): number[] {
  return counts.with(kind, (counts[kind] ?? 0) + number);
}

function marks(event: Event): number[] {
  if (event.type === "moved") return [event.start, event.to];
  return "spot" in event ? [event.spot] : [];
}

function about({ action }: ChoiceOf<Game>): number[] {
  if ("spot" in action) return [action.spot];
  return "to" in action && !("card" in action) ? [action.to] : [];
}

/** Passes and placements are left out of the log; a special card is told by its effect. */
function untold(event: Event, next?: Event): boolean {
  if (event.type === "played") return !event.instead && (next?.type === "shored-up" || next?.type === "moved");
  return event.type === "passed" || event.type === "laid";
}

export const stage: Stage<Game, Frame> = { still, play, marks, about, untold };
