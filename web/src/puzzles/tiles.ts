// The tiles of the hall as a level knows them: their kinds, how they lie, which squares they cover.
import { along, type Direction, exists } from "../games/flure/hall";

export const STOCK = ["stone", "crystal", "turn-right", "turn-round", "knobbed", "round", "2x2", "4x1"] as const;
export type Kind = (typeof STOCK)[number];
export type Tile = Kind | "1x4";
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
const COLUMNS = 16;
const SIZES: Partial<Record<Tile, readonly [number, number]>> = { "2x2": [2, 2], "4x1": [4, 1], "1x4": [1, 4] };

/** The long pool is one kind, whichever way it lies. */
export function kindOf(tile: Tile): Kind {
  return tile === "1x4" ? "4x1" : tile;
}

export function isTeleporter(tile: string): tile is "knobbed" | "round" {
  return tile === "knobbed" || tile === "round";
}

export function isTurnable(tile: Tile): boolean {
  return isTeleporter(tile) || kindOf(tile) === "4x1";
}

/** The same tile, turned a quarter to the right. */
export function turned<Lying extends { tile: Tile; arrow: Direction }>(lying: Lying): Lying {
  if (lying.tile === "4x1") return { ...lying, tile: "1x4" };
  if (lying.tile === "1x4") return { ...lying, tile: "4x1" };
  return { ...lying, arrow: toTheRight(lying.arrow) };
}

export function toTheRight(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 1) % 4] ?? "N";
}

/** The squares under a tile whose top left one is this; those outside the hall are left out. */
export function covered(tile: Tile | "blood", cell: number): number[] {
  const [width, height] = SIZES[tile as Tile] ?? [1, 1];
  const rows = Array.from({ length: height }, (_, y) => along(cell, "S", y));
  const cells = rows.flatMap((row) => Array.from({ length: width }, (_, x) => row + x));
  const [left, top] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return cells.filter((_, at) => exists(left + (at % width), top + Math.floor(at / width)));
}
