// Parses a hall in letters, as in the rules, for drawing.
import { type Direction, exists } from "./hall";
import type { BlockKind, View } from "./stage";

export interface Drawn {
  monster: { cell: number; facing: Direction } | null;
  blocks: { cell: number; kind: BlockKind }[];
  blood: number[];
  teleporters: View["teleporters"];
  figures: { cell: number; seat: number; number: number; other: number; black: boolean }[];
}

const COLUMNS = 16;
const ROW = /^ *(\d+) /;
const MARGIN = 4; // letters before the first square
const WIDTH = 3; // of a square
const FACING: Record<string, Direction> = { "^": "N", ">": "E", v: "S", "<": "W" };
const BLOCKS: Record<string, BlockKind> = { "#": "stone", "*": "crystal", R: "turn-right", U: "turn-round" };
const BOTH_SIDES = 7; // of a figure, together

/** The pieces in the hall; null if the text is not a hall. */
export function parse(text: string): Drawn | null {
  const drawn: Drawn = { monster: null, blocks: [], blood: [], teleporters: [], figures: [] };
  const rows = text.split("\n").filter((line) => ROW.test(line));
  for (const line of rows) readRow(line, drawn);
  return rows.length ? drawn : null;
}

function readRow(line: string, drawn: Drawn): void {
  const row = Number(ROW.exec(line)?.[1]) - 1;
  for (let column = 0; column < COLUMNS; column += 1) {
    const token = line.slice(MARGIN + WIDTH * column, MARGIN + WIDTH * (column + 1)).trim();
    if (token && exists(column, row)) readSquare(token, row * COLUMNS + column, drawn);
  }
}

function readSquare(token: string, cell: number, drawn: Drawn): void {
  const [first = "", second = ""] = token;
  const facing = FACING[second];
  const kind = BLOCKS[first];
  if (first === "~") drawn.blood.push(cell);
  else if (first === "M" && facing) drawn.monster = { cell, facing };
  else if ((first === "K" || first === "O") && facing)
    drawn.teleporters.push({ cell, pair: first === "K" ? "knobbed" : "round", arrow: facing });
  else if (kind) drawn.blocks.push({ cell, kind });
  else if (/[A-Ga-g]/.test(first)) drawn.figures.push({ cell, ...figure(first, Number(second)) });
}

/** A small letter shows the black side. */
function figure(letter: string, number: number): Omit<Drawn["figures"][number], "cell"> {
  const black = letter !== letter.toUpperCase();
  return { seat: letter.toUpperCase().charCodeAt(0) - 65, number, other: BOTH_SIDES - number, black };
}
