// Where tiles are drawn, and the reference tile as pictures; nothing here decides what is legal.
import type { Draw, Place } from "./types.gen";

export const WIDTH = 13;
export const ENTRANCE = 84;
export const SIZE = 100; // of a tile, in drawing units
export const USUAL = 7; // the width in tiles shown while building

export type Monster = Draw["first"];
export type Face = Place["face"];
export const MONSTERS: readonly Monster[] = ["bat", "dragon", "beast", "serpent", "kraken", "gargoyle"];

export const HUE: Record<Monster, string> = {
  bat: "#dd72ad",
  dragon: "#ee8b3a",
  beast: "#86b84e",
  serpent: "#dc4c4c",
  kraken: "#8fcdec",
  gargoyle: "#3fa39c",
};

// The nine cells of a comfort zone: m the monster, # a tile, x no tile, . either.
export const PATTERN: Record<Monster, string> = {
  bat: "..#.m....",
  dragon: ".x.#mx.x.",
  beast: ".x.#m#.x.",
  serpent: ".#xxm#.x.",
  kraken: ".#.#m#...",
  gargoyle: ".##.m#...",
};

export function isMonster(face: string | null | undefined): face is Monster {
  return MONSTERS.includes(face as Monster);
}

export function place(cell: number): { x: number; y: number } {
  return { x: (cell % WIDTH) * SIZE, y: Math.floor(cell / WIDTH) * SIZE };
}

export function cellName(cell: number): string {
  return `${String.fromCharCode(97 + (cell % WIDTH))}${Math.floor(cell / WIDTH) + 1}`;
}

export interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The part of the field to show: all of these cells, and at least this many columns and rows around the middle. */
export function box(cells: readonly number[], least: number, middle?: number): Box {
  const all = [ENTRANCE, ...cells];
  const across = span(
    all.map((cell) => cell % WIDTH),
    least,
    middle,
  );
  const down = span(
    all.map((cell) => Math.floor(cell / WIDTH)),
    least,
    middle,
  );
  return { left: across.first, top: down.first, columns: across.count, rows: down.count };
}

function span(numbers: readonly number[], least: number, middle?: number): { first: number; count: number } {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const count = Math.max(least, high - low + 1);
  const wished = Math.floor((middle ?? (low + high) / 2) - (count - 1) / 2);
  return { first: Math.min(low, Math.max(high - count + 1, wished)), count };
}

export function chaos(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}
