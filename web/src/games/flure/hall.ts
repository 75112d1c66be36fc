// Where the squares of the hall are drawn; nothing here decides what is legal.
export const WIDTH = 16;
export const HEIGHT = 11;
export const SIZE = 10; // of a square, in drawing units
export const EXIT = 0;
export const ENTRANCE = WIDTH * HEIGHT - 1;

export type Direction = "N" | "E" | "S" | "W";
export const TURN: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };
export const STEP: Record<Direction, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function place(cell: number): { x: number; y: number } {
  return { x: (cell % WIDTH) * SIZE, y: Math.floor(cell / WIDTH) * SIZE };
}

export function exists(x: number, y: number): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && x - y <= 11 && y - x <= 6;
}

export const SQUARES: number[] = [];
for (let cell = 0; cell < WIDTH * HEIGHT; cell += 1) {
  if (exists(cell % WIDTH, Math.floor(cell / WIDTH))) SQUARES.push(cell);
}

export function squareName(cell: number): string {
  return String.fromCharCode(97 + (cell % WIDTH)) + (Math.floor(cell / WIDTH) + 1);
}

export interface WallLetter {
  letter: string;
  x: number;
  y: number;
}

/** The letters on the walls, each twice: where one goes out, the other comes in. */
export const WALL_LETTERS: WallLetter[] = [];
for (const cell of SQUARES) {
  const x = cell % WIDTH;
  const y = Math.floor(cell / WIDTH);
  const north = x < 12 ? String.fromCharCode(65 + x) : "NPRT".charAt(x - 12);
  const east = "MOQSUVWXYZÄ".charAt(y);
  const half = SIZE / 2;
  if (!exists(x, y - 1)) both(north, x * SIZE + half, y * SIZE - 2.6);
  if (!exists(x + 1, y)) both(east, (x + 1) * SIZE + 2.8, y * SIZE + half);
}

function both(letter: string, x: number, y: number): void {
  WALL_LETTERS.push({ letter, x, y }, { letter, x: WIDTH * SIZE - x, y: HEIGHT * SIZE - y });
}

/** The outline of the hall, clockwise from the exit. */
export function outline(): string {
  const path = [`M0 0H${12 * SIZE}`];
  for (let step = 0; step < 4; step += 1) path.push(`v${SIZE}h${SIZE}`);
  path.push(`V${HEIGHT * SIZE}H${4 * SIZE}`);
  for (let step = 0; step < 4; step += 1) path.push(`v-${SIZE}h-${SIZE}`);
  return `${path.join("")}Z`;
}

/** A number from 0 to 1 that always is the same for the same square: for crooked stones. */
export function chaos(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}
