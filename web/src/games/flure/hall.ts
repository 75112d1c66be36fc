// Where the squares of the hall are drawn; nothing here decides what is legal.
import type { State } from "./types.gen";

const COLUMNS = 16;
const ROWS = 11;
export const SIZE = 10; // of a square, in drawing units
export const EXIT = 0;
export const ENTRANCE = COLUMNS * ROWS - 1;

export type Direction = State["facing"];
type Point = readonly [number, number];
const TURN: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };
const STEP: Record<Direction, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export interface WallLetter {
  letter: string;
  x: number;
  y: number;
}

/** The hall on its side, or turned a quarter to the right so that it is upright on a phone. */
export interface Hall {
  width: number;
  height: number;
  place: (cell: number) => { x: number; y: number };
  step: (direction: Direction) => Point;
  turn: (direction: Direction) => number;
  letters: WallLetter[];
  outline: string;
}

export function exists(x: number, y: number): boolean {
  return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && x - y <= 11 && y - x <= 6;
}

export const SQUARES: number[] = [];
for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
  if (exists(cell % COLUMNS, Math.floor(cell / COLUMNS))) SQUARES.push(cell);
}

export function squareName(cell: number): string {
  return String.fromCharCode(97 + (cell % COLUMNS)) + (Math.floor(cell / COLUMNS) + 1);
}

/** Whether two squares are neighbours, so that a pool joins them. */
export function neighbour(cell: number, direction: Direction): number {
  const [dx, dy] = STEP[direction];
  return cell + dx + COLUMNS * dy;
}

/** The square this many steps away in a straight line. */
export function along(cell: number, direction: Direction, steps: number): number {
  const [dx, dy] = STEP[direction];
  return cell + steps * (dx + COLUMNS * dy);
}

/** The letters on the walls, each twice: the way out at one leads in at the other. */
function wallLetters(): WallLetter[] {
  const found: WallLetter[] = [];
  const both = (letter: string, x: number, y: number) =>
    found.push({ letter, x, y }, { letter, x: COLUMNS * SIZE - x, y: ROWS * SIZE - y });
  for (const cell of SQUARES) {
    const x = cell % COLUMNS;
    const y = Math.floor(cell / COLUMNS);
    const north = x < 12 ? String.fromCharCode(65 + x) : "NPRT".charAt(x - 12);
    if (!exists(x, y - 1)) both(north, x * SIZE + SIZE / 2, y * SIZE - (x < 12 ? 3.4 : 2.9));
    if (!exists(x + 1, y)) both("MOQSUVWXYZÄ".charAt(y), (x + 1) * SIZE + (x < 15 ? 2.9 : 3.4), y * SIZE + SIZE / 2);
  }
  return found;
}

/** The corners of the hall, clockwise from the exit. */
function corners(): Point[] {
  const points: Point[] = [[0, 0]];
  for (let step = 0; step < 4; step += 1) points.push([12 + step, step], [12 + step, step + 1]);
  points.push([16, 4], [16, 11]);
  for (let step = 0; step < 4; step += 1) points.push([4 - step, 11 - step], [4 - step, 10 - step]);
  points.push([0, 7]);
  return points;
}

function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x * SIZE} ${y * SIZE}`).join("L")}Z`;
}

const LYING: Hall = {
  width: COLUMNS * SIZE,
  height: ROWS * SIZE,
  place: (cell) => ({ x: (cell % COLUMNS) * SIZE, y: Math.floor(cell / COLUMNS) * SIZE }),
  step: (direction) => STEP[direction],
  turn: (direction) => TURN[direction],
  letters: wallLetters(),
  outline: polygon(corners()),
};

const STANDING: Hall = {
  width: LYING.height,
  height: LYING.width,
  place: (cell) => ({ x: (ROWS - 1 - Math.floor(cell / COLUMNS)) * SIZE, y: (cell % COLUMNS) * SIZE }),
  step: (direction) => [-STEP[direction][1], STEP[direction][0]],
  turn: (direction) => TURN[direction] + 90,
  letters: LYING.letters.map(({ letter, x, y }) => ({ letter, x: LYING.height - y, y: x })),
  outline: polygon(corners().map(([x, y]) => [ROWS - y, x])),
};

export function hall(standing: boolean): Hall {
  return standing ? STANDING : LYING;
}

/** A fixed number from 0 to 1 for each square, for crooked stones. */
export function chaos(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}
