// How the graveyard and its things are drawn; nothing here decides what is legal.
import "./colours.css";
import type { TurnUp } from "./types.gen";

export const COLUMNS = 10;
export const ROWS = 6;
export const GRAVES = COLUMNS * ROWS;
export const SIZE = 100; // of a grave, in drawing units
export const PATH = 46; // width of a path
export const PATH_DOWN = 4; // after this many columns
export const PATH_ACROSS = 2; // after this many rows
export const MARGIN = 26; // for the names of rows and columns
export const STAKES = 13;
export const OWNERS = "ABCDEF"; // garlic in a grave, by its owner

export type Letter = "r" | "y" | "w" | "b" | "g" | "k";
export type Colour = TurnUp["colour"];

export const COLOUR_OF: Record<Letter, Colour> = {
  r: "red",
  y: "yellow",
  w: "white",
  b: "blue",
  g: "green",
  k: "black",
};
export const LETTER_OF: Record<Colour, Letter> = {
  red: "r",
  yellow: "y",
  white: "w",
  blue: "b",
  green: "g",
  black: "k",
};
export const FILL: Record<Letter, string> = {
  r: "var(--vampire-r)",
  y: "var(--vampire-y)",
  w: "var(--vampire-w)",
  b: "var(--vampire-b)",
  g: "var(--vampire-g)",
  k: "var(--vampire-k)",
};
// Every colour has its own sign, so that colour vision is not needed.
export const SIGN: Record<Letter, string> = {
  r: "M50 88 13 48A21 21 0 0 1 50 24 21 21 0 0 1 87 48Z",
  y: "M50 4 62 36 96 38 69 59 79 93 50 73 21 93 31 59 4 38 38 36Z",
  w: "M64 8A43 43 0 1 0 90 70 37 37 0 0 1 64 8Z",
  b: "M50 5Q84 46 84 64a34 32 0 0 1-68 0Q16 46 50 5Z",
  g: "M50 52A21 21 0 1 1 68 28 21 21 0 1 1 62 64Q56 72 64 94H36Q44 72 38 64A21 21 0 1 1 32 28 21 21 0 1 1 50 52Z",
  k: "M50 4Q90 38 88 60A19 19 0 0 1 56 74L64 94H36L44 74A19 19 0 0 1 12 60Q10 38 50 4Z",
};

export function isColour(letter: string | undefined): letter is Letter {
  return letter !== undefined && letter in COLOUR_OF;
}

/** The colour of a sign on its own colour. */
export function signInk(letter: Letter): string {
  return letter === "k" ? "#f6f0e4" : "#17131f";
}

export function graveName(grave: number): string {
  return `${String.fromCharCode(97 + (grave % COLUMNS))}${Math.floor(grave / COLUMNS) + 1}`;
}

/** Where a grave is drawn; on a narrow screen columns run across and rows down, and neighbours stay neighbours. */
export function place(grave: number, tall: boolean): { x: number; y: number } {
  const column = grave % COLUMNS;
  const row = Math.floor(grave / COLUMNS);
  const along = column * SIZE + (column < PATH_DOWN ? 0 : PATH);
  const down = row * SIZE + (row < PATH_ACROSS ? 0 : PATH);
  return tall ? { x: down, y: along } : { x: along, y: down };
}

export function extent(tall: boolean): { width: number; height: number } {
  const long = COLUMNS * SIZE + PATH;
  const short = ROWS * SIZE + PATH;
  return tall ? { width: short, height: long } : { width: long, height: short };
}

/** The grave an arrow key leads to. */
export function step(grave: number, key: string, tall: boolean): number {
  const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!move) return grave;
  const [dx = 0, dy = 0] = tall ? [...move].reverse() : move;
  const column = Math.min(COLUMNS - 1, Math.max(0, (grave % COLUMNS) + dx));
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(grave / COLUMNS) + dy));
  return row * COLUMNS + column;
}

/** A number from 0 to 1 that looks random but is always the same for the same seed. */
export function chaos(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

export function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
