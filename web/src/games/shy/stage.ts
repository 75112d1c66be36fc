// The events of Shy Monsters, played one by one on the view before them.
import type { Beat, ChoiceOf, Stage } from "../../stage/board";
import { ENTRANCE, type Face, MONSTERS } from "./field";
import type {
  Attacked,
  Cleared,
  Drew,
  Event,
  Game,
  Jumped,
  Placed,
  Revealed,
  Taken,
  Tile,
  Uncovered,
  View,
} from "./types.gen";

export type { Tile, View } from "./types.gen";
export type Status = Tile["status"];

/** What is drawn: the view, and the event in progress. */
export interface Frame {
  view: View;
  suspense: number; // the tile about to be turned, or -1
  turned: number; // the tile just turned
  struck: number; // the tile just attacked
  leaping: boolean;
  eaten: number; // where the hero just died
  scares: number[]; // the monsters that frighten the one just turned
  risen: boolean; // the floor has just been built
}

const NOTHING = { suspense: -1, turned: -1, struck: -1, leaping: false, eaten: -1, scares: [], risen: false };

function still(view: View): Frame {
  return { view, ...NOTHING, eaten: view.ending === "eaten" ? view.hero : -1 };
}

function play(before: Frame, event: Event): Beat<Frame> {
  const frame: Frame = { ...before, ...NOTHING };
  switch (event.type) {
    case "roles-drawn":
    case "swapped":
      return { frame: newGame(frame, event.master), weight: 5 };
    case "drew":
      return { frame: drew(frame, event), weight: 3 };
    case "placed":
      return { frame: placed(frame, event), weight: 1, sound: "card" };
    case "taken":
      return { frame: taken(frame, event), weight: 0.6, sound: "card" };
    case "built":
      return { frame: built(frame, event.cells), weight: 6, sound: "stone" };
    case "named":
      return { frame: change(frame, { named: event.cell }), weight: 1.5 };
    case "peeked":
      return { frame: { ...change(frame, { named: null }), suspense: event.cell }, weight: 4 };
    case "explored":
      return { frame: walked(frame, event.cell), weight: isHidden(frame, event.cell) ? 6 : 2, sound: "step" };
    case "attacked":
      return { frame: attacked(frame, event), weight: isHidden(frame, event.cell) ? 6 : 4, sound: "step" };
    case "jumped":
      return { frame: jumped(frame, event), weight: 6, sound: "step" };
    case "revealed":
      return { frame: revealed(frame, event), weight: event.nature === "active" ? 7 : 4, sound: "lid" };
    case "killed":
      return { frame: { ...status(frame, event.cell, "dead"), struck: event.cell }, weight: 4, sound: "stone" };
    case "spared":
      return { frame: change(frame, { attack: true }), weight: 3 };
    case "missed":
      return { frame: { ...frame, struck: event.cell }, weight: 2, sound: "step" };
    case "died":
      return { frame: { ...change(frame, { hero: event.cell }), eaten: event.cell }, weight: 8, sound: "gulp" };
    case "cleared":
      return { frame: cleared(frame, event), weight: 5, sound: "bell" };
    case "uncovered":
      return { frame: uncovered(frame, event), weight: 6 };
    default: // stuck, gave-up, ended, compared
      return { frame: { ...frame, eaten: before.eaten }, weight: 4 };
  }
}

function change(frame: Frame, changes: Partial<View>): Frame {
  return { ...frame, view: { ...frame.view, ...changes } };
}

function isHidden(frame: Frame, cell: number): boolean {
  return frame.view.tiles.some((tile) => tile.cell === cell && tile.status === "hidden");
}

function newGame(frame: Frame, master: number): Frame {
  return newFloor(change(frame, { master, discovered: [], face_down: 0 }), 1);
}

function newFloor(frame: Frame, floor: number): Frame {
  return change(frame, { floor, tiles: [], hero: ENTRANCE, attack: true, jump: true, phase: "draw" });
}

function drew(frame: Frame, event: Drew): Frame {
  const hand: Face[] | null = event.monsters ? [...event.monsters, "corridor", "corridor", "corridor", "exit"] : null;
  return change(newFloor(frame, event.floor), { phase: "build", hand });
}

function placed(frame: Frame, event: Placed): Frame {
  const hand = [...(frame.view.hand ?? [])];
  hand.splice(hand.indexOf(event.face), 1);
  return change(frame, {
    hand,
    tiles: [...frame.view.tiles, { cell: event.cell, face: event.face, status: "hidden" }],
  });
}

function taken(frame: Frame, event: Taken): Frame {
  const tiles = frame.view.tiles.filter((tile) => !event.cells.includes(tile.cell));
  return change(frame, { tiles, hand: [...(frame.view.hand ?? []), ...event.faces] });
}

function built(frame: Frame, cells: number[]): Frame {
  const known = new Map(frame.view.tiles.map((tile) => [tile.cell, tile]));
  const tiles = cells.map((cell): Tile => known.get(cell) ?? { cell, face: null, status: "hidden" });
  return { ...change(frame, { tiles, phase: "peek" }), risen: true };
}

function walked(frame: Frame, cell: number): Frame {
  return { ...change(frame, { hero: cell }), suspense: isHidden(frame, cell) ? cell : -1 };
}

function attacked(frame: Frame, event: Attacked): Frame {
  const after = event.stay ? frame : walked(frame, event.cell);
  return {
    ...change(after, { attack: false }),
    struck: event.cell,
    suspense: isHidden(frame, event.cell) ? event.cell : -1,
  };
}

function jumped(frame: Frame, event: Jumped): Frame {
  const attack = frame.view.attack && !event.attack;
  return { ...walked(change(frame, { jump: false, attack }), event.to), leaping: true };
}

function revealed(frame: Frame, event: Revealed): Frame {
  const tiles = frame.view.tiles.map((tile) =>
    tile.cell === event.cell ? { ...tile, face: event.face, status: event.nature || ("open" as const) } : tile,
  );
  return { ...change(frame, { tiles }), turned: event.cell, scares: event.scare ?? [] };
}

function status(frame: Frame, cell: number, now: Status): Frame {
  return change(frame, {
    tiles: frame.view.tiles.map((tile) => (tile.cell === cell ? { ...tile, status: now } : tile)),
  });
}

function cleared(frame: Frame, event: Cleared): Frame {
  const { view } = frame;
  const discovered = MONSTERS.filter((kind) => [...view.discovered, ...event.discovered].includes(kind));
  return change(frame, { discovered, face_down: view.face_down + event.undiscovered });
}

function uncovered(frame: Frame, event: Uncovered): Frame {
  const faces = new Map(event.cells.map((cell, index) => [cell, event.faces[index]]));
  const tiles = frame.view.tiles.map((tile) => ({ ...tile, face: faces.get(tile.cell) ?? tile.face }));
  return change(frame, { tiles, phase: "over" });
}

function marks(event: Event): number[] {
  if (event.type === "jumped") return [event.over, event.to];
  if ("cells" in event) return event.cells;
  return "cell" in event ? [event.cell] : [];
}

function about({ action }: ChoiceOf<Game>): number[] {
  if (action.type === "jump") return [action.over, action.to];
  return "cell" in action ? [action.cell] : [];
}

export const stage: Stage<Game, Frame> = { still, play, marks, about };
