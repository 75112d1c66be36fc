// The events of Finstere Flure, played one by one on the view before them.
import type { Beat, ChoiceOf, Stage } from "../../stage/board";
import { along, type Direction, ENTRANCE } from "./hall";
import type {
  Event,
  FigureLost,
  FigureSlid,
  FigureStepped,
  Game,
  MonsterLooked,
  PieceSlid,
  Pushed,
  Sight,
  State,
  Block as StaticBlock,
} from "./types.gen";

export type { Figure, Sight } from "./types.gen";
/** What is drawn of a state; a level that is being built has no options. */
export type View = Omit<State, "options">;
export type BlockKind = StaticBlock["kind"];
export interface Block {
  id: number;
  cell: number;
  kind: BlockKind;
}

/** What is drawn: the view, blocks that can be followed from square to square, and what the monster is doing. */
export interface Frame {
  view: View;
  blocks: Block[];
  looking: { cell: number; sights: Sight[]; turns: Direction } | null;
  trail: number[];
  card: string | null;
  lost: number[]; // figures being lost right now
  wrapped: boolean;
}

export const OUTSIDE = -1;
export const SAVED = -2;
export const LOST = -3;
export const ABSENT = -4;

let nextBlock = 1;

function still(view: View, before?: Frame): Frame {
  const known = [...(before?.blocks ?? [])];
  const blocks = view.blocks.map(({ cell, kind }) => {
    const at = known.findIndex((block) => block.cell === cell && block.kind === kind);
    const [same] = at < 0 ? [] : known.splice(at, 1);
    if (same) return same;
    nextBlock += 1;
    return { id: nextBlock, cell, kind };
  });
  return {
    view,
    blocks: blocks.sort((a, b) => a.id - b.id),
    looking: null,
    trail: before && view.phase !== "over" && view.round === before.view.round ? before.trail : [],
    card: null,
    lost: [],
    wrapped: false,
  };
}

function play(before: Frame, event: Event): Beat<Frame> {
  const frame: Frame = { ...before, looking: null, lost: [], wrapped: false };
  switch (event.type) {
    case "figure-entered":
      return { frame: moved(frame, event.figure.id, ENTRANCE), weight: 1 };
    case "figure-stepped":
    case "figure-slid":
      return {
        frame: moved(frame, event.figure.id, event.target),
        weight: event.type === "figure-slid" ? 0.6 : 1,
        sound: "step",
      };
    case "figure-saved":
      return { frame: moved(frame, event.figure.id, SAVED), weight: 2, sound: "bell" };
    case "figure-flipped":
      return { frame: flipped(frame, event.figure.id), weight: 0.5 };
    case "pushed":
    case "piece-slid":
      return { frame: pushed(frame, event), weight: 0.4, sound: "stone" };
    case "block-gone":
      return { frame: { ...frame, blocks: frame.blocks.filter((block) => block.cell !== event.cell) }, weight: 0.6 };
    case "card-drawn":
      return { frame: { ...frame, card: event.card, trail: [frame.view.monster] }, weight: 4, sound: "card" };
    case "monster-looked":
      return { frame: looked(frame, event), weight: seesSomebody(event) ? 3 : 1.2 };
    case "monster-stepped":
    case "monster-slid":
      return { frame: walked(frame, event.target, event.facing), weight: 1.2, sound: "step" };
    case "monster-wrapped":
    case "monster-teleported":
      return { frame: { ...walked(frame, event.target, event.facing), wrapped: true }, weight: 2 };
    case "monster-turned":
      return { frame: turned(frame, event.facing), weight: 2 };
    case "figure-lost":
      return { frame: lost(frame, event), weight: 3, sound: "gulp" };
    case "round-began":
      return { frame: { ...frame, view: { ...frame.view, round: event.round } }, weight: 2 };
    case "half-began":
      return { frame, weight: 2 };
    default:
      return { frame, weight: 0.5 };
  }
}

function seesSomebody(event: MonsterLooked): boolean {
  return Boolean(event.ahead.figure || event.left.figure || event.right.figure);
}

function moved(frame: Frame, figure: number, cell: number): Frame {
  return { ...frame, view: { ...frame.view, places: frame.view.places.with(figure, cell) } };
}

function flipped(frame: Frame, figure: number): Frame {
  const { black, played } = frame.view;
  return {
    ...frame,
    view: { ...frame.view, black: black.with(figure, !black[figure]), played: played.with(figure, true) },
  };
}

function pushed(frame: Frame, event: Pushed | PieceSlid): Frame {
  if (typeof event.piece === "object") return moved(frame, event.piece.id, event.target);
  const blocks = frame.blocks.map((block) => (block.cell === event.source ? { ...block, cell: event.target } : block));
  return { ...frame, blocks };
}

function looked(frame: Frame, event: MonsterLooked): Frame {
  const looking = { cell: event.cell, sights: [event.ahead, event.left, event.right], turns: event.turns };
  return { ...turned(frame, event.turns), looking };
}

function turned(frame: Frame, facing: Direction): Frame {
  return { ...frame, view: { ...frame.view, facing } };
}

function walked(frame: Frame, cell: number, facing: Direction): Frame {
  return { ...frame, trail: [...frame.trail, cell], view: { ...frame.view, monster: cell, facing } };
}

function lost(frame: Frame, event: FigureLost): Frame {
  return { ...moved(frame, event.figure.id, event.for_good ? LOST : OUTSIDE), lost: [event.cell] };
}

/** The squares of an event: where it started and ended, and what the monster saw there. */
function marks(event: Event): number[] {
  const cells = [
    "cell" in event ? event.cell : null,
    "source" in event ? event.source : null,
    "target" in event ? event.target : null,
    "at" in event ? event.at : null,
    ...(event.type === "monster-looked" ? seen(event) : []),
  ];
  return cells.filter((cell): cell is number => cell !== null && cell >= 0);
}

function seen({ cell, ahead, left, right }: MonsterLooked): number[] {
  return [ahead, left, right]
    .filter(({ figure }) => figure)
    .map(({ direction, distance }) => along(cell, direction, distance));
}

/** A move lights up its whole way. */
function about({ action, sketch }: ChoiceOf<Game>): number[] {
  if (sketch) return [sketch.end, ...sketch.way];
  return action.type === "place" ? [action.cell] : [];
}

/** A figure's path is described by its end. */
function isGist({ type }: Event): boolean {
  return ["figure-entered", "figure-stepped", "figure-slid", "figure-saved"].includes(type);
}

function isSame(event: FigureStepped | FigureSlid, next?: Event): boolean {
  return next?.type === event.type && next.figure.id === event.figure.id;
}

/** A path is described by its end; flips of played figures and empty looks are left out. */
function untold(event: Event, next?: Event): boolean {
  switch (event.type) {
    case "figure-stepped":
      return next?.type === "pushed" || isSame(event, next); // the pusher moves after the pushed piece
    case "figure-slid":
      return isSame(event, next);
    case "figure-flipped":
      return event.played;
    case "monster-looked":
      return event.reason === "nothing";
    case "monster-stepped":
      return next?.type === "monster-looked" || next?.type === "walk-ended";
    default:
      return false;
  }
}

export const stage: Stage<Omit<Game, "view"> & { view: View }, Frame> = { still, play, marks, about, isGist, untold };
