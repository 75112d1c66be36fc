// Changes and squares in words.
import { figuresOf } from "../games/flure/figures";
import { type Direction, squareName } from "../games/flure/hall";
import type { View } from "../games/flure/stage";
import { type Message, seatLetter } from "../i18n/words";
import { drawnHall } from "./drawn.svelte";
import { isTeleporter, type Tile } from "./tiles";
import type { Arrangement } from "./types.gen";

const ARROWS = ["↑", "→", "↓", "←"];
const MARKS: Record<string, Tile> = {
  "#": "stone",
  "*": "crystal",
  R: "turn-right",
  U: "turn-round",
  K: "knobbed",
  O: "round",
};
const POINTS: Record<string, Direction> = { "^": "N", ">": "E", v: "S", "<": "W" };

export interface Change {
  text: Message;
  cell: number; // where it is
  without: Arrangement; // all the others
}

/** Every change of an arrangement, in the order in which they are carried out. */
export function changesOf(view: View, arrangement: Arrangement): Change[] {
  const { moves = [], places = [], turns = [], facing = null } = arrangement;
  const rest = <One>(list: readonly One[], one: One) => list.filter((other) => other !== one);
  return [
    ...moves.map((move) => {
      const cell = view.places[move.figure] ?? -1;
      return {
        text: movedText(view, move.figure, move.path, cell),
        cell,
        without: { ...arrangement, moves: rest(moves, move) },
      };
    }),
    ...places.map((place) => ({
      text: placedText(place.tile, place.cell, place.arrow),
      cell: place.cell,
      without: { ...arrangement, places: rest(places, place) },
    })),
    ...turns.map((turn) => ({
      text: turnedText(turn.cell, turn.arrow),
      cell: turn.cell,
      without: { ...arrangement, turns: rest(turns, turn) },
    })),
    ...(facing ? [{ text: facingText(facing), cell: view.monster, without: { ...arrangement, facing: null } }] : []),
  ];
}

export function placedText(tile: Tile, cell: number, arrow: Direction | null): Message {
  const square = squareName(cell);
  const args = { tile: { id: `flure-tile-${tile}` }, square };
  if (!isTeleporter(tile) || !arrow) return { id: "web-puzzle-placed", args };
  return { id: "web-puzzle-placed-arrow", args: { ...args, arrow: directionText(arrow) } };
}

export function movedText(view: View, figure: number, path: string, cell: number): Message {
  return {
    id: "web-puzzle-moved",
    args: { figure: tokenOf(view, figure), path: pathText(path), square: squareName(cell) },
  };
}

export function turnedText(cell: number, arrow: Direction): Message {
  return { id: "web-puzzle-turned", args: { square: squareName(cell), arrow: directionText(arrow) } };
}

export function facingText(facing: Direction): Message {
  return { id: "web-puzzle-faced", args: { facing: directionText(facing) } };
}

/** A path in arrows, as the hall is drawn on this screen. */
export function pathText(path: string): string {
  return [...path].map((letter) => ARROWS[(drawnHall().turn(letter as Direction) / 90) % 4] ?? letter).join("");
}

/** A change in the notation of the puzzle hall, as hints have it. */
export function notedText(view: View, change: string): Message | null {
  const [first = "", second = "", third = ""] = change.split(" ");
  if (first === "face") return facingText(second as Direction);
  if (first === "turn") return turnedText(cellOf(second), POINTS[third] ?? "N");
  if (first.startsWith("~")) return placedText(first.slice(1) as Tile, cellOf(second), null);
  const tile = MARKS[first.charAt(0)];
  if (tile) return placedText(tile, cellOf(second), POINTS[first.charAt(1)] ?? null);
  const figure = figuresOf(view).find(({ id }) => tokenOf(view, id) === first);
  return figure ? { id: "web-puzzle-move-path", args: { figure: first, path: pathText(second) } } : null;
}

/** A figure as levels write it: a small letter where its black side is up. */
export function tokenOf(view: View, figure: number): string {
  const one = figuresOf(view)[figure];
  const letter = seatLetter(one?.seat ?? 0);
  return `${one?.black ? letter.toLowerCase() : letter}${one?.number ?? ""}`;
}

/** What is on a square. */
export function squareText(view: View, cell: number): Message[] {
  const figures = figuresOf(view).filter((figure) => figure.cell === cell);
  const teleporter = view.teleporters.find((one) => one.cell === cell);
  const block = view.blocks.find((one) => one.cell === cell);
  return [
    ...figures.map(({ id, seat }) => ({
      id: seat ? "web-puzzle-enemy-on" : "web-puzzle-own-on",
      args: { figure: tokenOf(view, id) },
    })),
    ...(view.monster === cell ? [{ id: "web-puzzle-monster-on", args: { facing: directionText(view.facing) } }] : []),
    ...(block ? [{ id: `flure-tile-${block.kind}` }] : []),
    ...(teleporter
      ? [
          {
            id: "web-puzzle-teleporter-on",
            args: { tile: { id: `flure-tile-${teleporter.pair}` }, arrow: directionText(teleporter.arrow) },
          },
        ]
      : []),
    ...(view.blood.includes(cell) ? [{ id: "web-flure-blood" }] : []),
  ];
}

function directionText(direction: Direction): Message {
  return { id: `flure-direction-${direction}` };
}

function cellOf(square: string): number {
  return square.charCodeAt(0) - 97 + 16 * (Number(square.slice(1)) - 1);
}
