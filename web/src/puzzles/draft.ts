// A level that is being built, and its text. The server says what is allowed.
import { figuresOf, OF_A_SEAT } from "../games/flure/figures";
import { type Direction, SQUARES, squareName } from "../games/flure/hall";
import { ABSENT, type View } from "../games/flure/stage";
import type { Message } from "../i18n/words";
import { tokenOf } from "./telling";
import { type Kind, STOCK } from "./tiles";
import type { Best, Puzzle } from "./types.gen";

export const SEATS = 4;
export const MOST_TILES = 8;
export const MOST_CHANGES = 8;
const COLUMNS = 16;
const ROWS = 11;
const MARKS: Record<string, string> = {
  stone: "#",
  crystal: "*",
  "turn-right": "R",
  "turn-round": "U",
  knobbed: "K",
  round: "O",
  "2x2": "~2x2",
  "4x1": "~4x1",
};
const POINTS: Record<Direction, string> = { N: "^", E: ">", S: "v", W: "<" };

export interface Draft {
  name: string;
  hint: string;
  view: View; // the hall; its stock is the tiles to place
  moves: Record<number, number>; // points by figure
  arrows: number[];
  facings: Direction[];
  where: number[];
  most: number;
  known: { best: Best; grade: number } | null; // the solver's result for exactly this level
}

export function emptyDraft(): Draft {
  const none = Array<boolean>(SEATS * OF_A_SEAT).fill(false);
  const view: View = {
    type: "state",
    places: none.map(() => ABSENT),
    black: none,
    played: none,
    monster: -1,
    facing: "E",
    blocks: [],
    teleporters: [],
    blood: [],
    stock: STOCK.map(() => 0),
    seats: SEATS,
    phase: "place",
    round: 8,
    starter: 0,
    mover: 0,
    saved: [],
    removed: [],
    deck: { layers: [] },
    drawn: [],
  };
  return { name: "", hint: "", view, moves: {}, arrows: [], facings: [], where: [], most: MOST_CHANGES, known: null };
}

/** An opened level to change; its hint is only in its text. */
export function draftOf(puzzle: Puzzle, language: string): Draft {
  const drawn = puzzle.view;
  const fill = <Value>(list: readonly Value[], value: Value) =>
    Array.from({ length: Math.max(SEATS * OF_A_SEAT, list.length) }, (_, at) => list[at] ?? value);
  const view = {
    ...drawn,
    places: fill(drawn.places, ABSENT),
    black: fill(drawn.black, false),
    played: fill(drawn.played, false),
  };
  return {
    name: puzzle.names[language] ?? Object.values(puzzle.names)[0] ?? "",
    hint: headerOf(puzzle.text, `hint.${language}`) || headerOf(puzzle.text, "hint.en"),
    view,
    moves: Object.fromEntries(puzzle.moves.map(({ figure, points }) => [figure, points])),
    arrows: puzzle.arrows,
    facings: puzzle.facings,
    where: puzzle.where,
    most: puzzle.most,
    known: puzzle.best ? { best: puzzle.best, grade: puzzle.grade } : null,
  };
}

/** What a hall lacks before it can be a level. */
export function missing({ view }: Draft): Message | null {
  if (view.monster < 0) return { id: "web-puzzle-need-monster" };
  return figuresOf(view).some(({ seat, cell }) => seat && cell >= 0) ? null : { id: "web-puzzle-need-enemy" };
}

/** The level as a text file. */
export function textOf(draft: Draft): string {
  const { name, hint, view, known } = draft;
  const lines: [string, string][] = [
    ["name", name.trim()],
    ["hint", hint.trim()],
    ["stock", view.stock.flatMap((count, at) => Array<string>(count).fill(MARKS[STOCK[at] as Kind] ?? "")).join(" ")],
    ["where", draft.where.map(squareName).join(" ")],
    ["moves", movesOf(draft).join(" ")],
    [
      "arrows",
      draft.arrows
        .filter((cell) => view.teleporters.some((one) => one.cell === cell))
        .map(squareName)
        .join(" "),
    ],
    ["facing", draft.facings.join(" ")],
    ["most", draft.most === MOST_CHANGES ? "" : String(draft.most)],
    ["best", known ? `${known.best.changes} ${known.best.steps}` : ""],
    ["grade", known?.grade ? String(known.grade) : ""],
  ];
  const headers = lines.filter(([, value]) => value).map(([key, value]) => `${key}: ${value}`);
  return `${[...headers, ...rowsOf(view)].join("\n")}\n`;
}

function movesOf({ moves, view }: Draft): string[] {
  const inside = Object.entries(moves).filter(([figure]) => (view.places[Number(figure)] ?? ABSENT) >= 0);
  return inside.map(([figure, points]) => `${tokenOf(view, Number(figure))}:${points}`);
}

function rowsOf(view: View): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const cells = SQUARES.filter((cell) => Math.floor(cell / COLUMNS) === row);
    const indent = "   ".repeat((cells[0] ?? 0) % COLUMNS);
    return `${String(row + 1).padStart(2)} ${indent}${cells.map((cell) => markOf(view, cell).padEnd(2)).join(" ")}`.trimEnd();
  });
}

function markOf(view: View, cell: number): string {
  const figure = figuresOf(view).find((one) => one.cell === cell);
  const teleporter = view.teleporters.find((one) => one.cell === cell);
  const block = view.blocks.find((one) => one.cell === cell);
  const parts = [
    view.monster === cell ? `M${POINTS[view.facing]}` : "",
    figure ? tokenOf(view, figure.id) : "",
    block ? MARKS[block.kind] : "",
    teleporter ? `${MARKS[teleporter.pair]}${POINTS[teleporter.arrow]}` : "",
    view.blood.includes(cell) ? "~" : "",
  ];
  return parts.join("") || ".";
}

function headerOf(text: string, key: string): string {
  const line = text.split("\n").find((one) => one.startsWith(`${key}: `));
  return line?.slice(key.length + 2) ?? "";
}
