// The print on the parts and the layout of the spots; nothing here decides what is legal.
import type { Capture, Choose, Discard, DrawCard } from "./types.gen";

export type Role = Choose["role"];
export type Treasure = Capture["treasure"];
export type Card = Discard["card"];
export type Drawn = DrawCard["card"];

export const CODES = [
  ..."FL BG CG GG IG SG".split(" "),
  ..."TM TS WG HG CE CS CP TP".split(" "),
  ..."BB CA CF DD LL MM OB PR TH WT".split(" "),
];
export const SPOTS = 24;
export const TREASURES: readonly Treasure[] = ["earth", "wind", "fire", "water"];
export const CARDS: readonly Card[] = [...TREASURES, "helicopter", "sandbags"];
export const DRAWN: readonly Drawn[] = [...CARDS, "rise"];
export const HAND_LIMIT = 5;
export const TO_CAPTURE = 4;
export const ACTIONS = 3;
export const DRAWS = 2;
export const SKULL = 10;
export const FLOODS = [2, 2, 3, 3, 3, 4, 4, 5, 5, 0]; // the face of the water meter; 0 is the skull
const STARTS: readonly (Role | null)[] = ["pilot", "engineer", "explorer", "navigator", "diver", "messenger"];

export const SIZE = 100; // of a tile, in drawing units
const GAP = 8;
const STEP = SIZE + GAP;

export interface Place {
  x: number;
  y: number;
  name: string; // of its square, like c3
}

export interface Shape {
  width: number;
  height: number;
  places: Place[]; // by spot
}

/** The layout of an island; one that is wider than high is turned on a narrow page. */
export function shape(rows: readonly string[], narrow: boolean): Shape {
  const wide = rows[0]?.length ?? 0;
  const turned = narrow && wide > rows.length;
  const places: Place[] = [];
  for (const [row, marks] of rows.entries()) {
    for (const [column, mark] of [...marks].entries()) {
      if (mark !== "#") continue;
      const [x, y] = turned ? [rows.length - 1 - row, column] : [column, row];
      places.push({ x: x * STEP, y: y * STEP, name: `${String.fromCharCode(97 + column)}${row + 1}` });
    }
  }
  const [columns, lines] = turned ? [rows.length, wide] : [wide, rows.length];
  return { width: columns * STEP - GAP, height: lines * STEP - GAP, places };
}

export function has(mask: number, spot: number): boolean {
  return ((mask >> spot) & 1) === 1;
}

export function members(mask: number): number[] {
  return Array.from({ length: SPOTS }, (_, spot) => spot).filter((spot) => has(mask, spot));
}

export function count(mask: number): number {
  return members(mask).length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

export function tileId(tile: number): string {
  return `insel-tile-${(CODES[tile] ?? "").toLowerCase()}`;
}

export function treasureOf(tile: number): Treasure | null {
  return tile >= 6 && tile <= 13 ? (TREASURES[(tile - 6) >> 1] ?? null) : null;
}

export function tilesOf(treasure: Treasure): [number, number] {
  const first = 6 + 2 * TREASURES.indexOf(treasure);
  return [first, first + 1];
}

/** The role whose pawn starts on a tile. */
export function startOf(tile: number): Role | null {
  return STARTS[tile] ?? null;
}

/** A fixed number from 0 to 1 for each seed, for crooked shapes. */
export function chaos(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** A name on two lines of about the same length. */
export function twoLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2 || name.length < 10) return [name];
  let best = 1;
  for (let cut = 1; cut < words.length; cut += 1) {
    if (longest(words, cut) < longest(words, best)) best = cut;
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

function longest(words: string[], cut: number): number {
  return Math.max(words.slice(0, cut).join(" ").length, words.slice(cut).join(" ").length);
}
