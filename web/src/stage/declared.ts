// A board that a game declares as data: its tokens, and the presses that make each choice.
import type { Cards, DeclaredBoard, Squares, Token } from "../net/protocol.gen";
import type { Choice, Kinds, Stage } from "./board";

export type Area = Squares | Cards;
export type Tone = NonNullable<Token["tone"]>;

export interface DeclaredFrame {
  view: unknown;
  board: DeclaredBoard;
}

/** A choice, and the places of an area that are pressed to make it, one after the other. */
export interface Way {
  choice: Choice;
  area: number;
  places: number[];
}

/** The presses so far; empty at first. */
export interface Picked {
  area: number;
  places: readonly number[];
}

const NO_SQUARE = ".";
const READING = 3; // paces for a sentence
export const NOTHING: Picked = { area: -1, places: [] };

export function declaredStage(board: DeclaredBoard): Stage<Kinds, DeclaredFrame> {
  const fields = [...new Set(board.areas.flatMap(({ press = [] }) => press.flat()))];
  const named = (value: unknown) => fields.map((field) => fieldOf(value, field)).filter(isPlace);
  return {
    still: (view) => ({ view, board }),
    play: (before) => ({ frame: before, weight: READING }),
    marks: named,
    about: ({ action }) => named(action),
  };
}

/** The value at a path like `hands.left`, or undefined. */
export function fieldOf(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((from, name) => {
    return typeof from === "object" && from !== null
      ? Object.entries(from).find(([key]) => key === name)?.[1]
      : undefined;
  }, value);
}

/** The token at each place of an area, or null. */
export function lying(view: unknown, { at }: Area): (string | null)[] {
  const found = fieldOf(view, at);
  const list: readonly unknown[] = typeof found === "string" ? [...found] : Array.isArray(found) ? found : [];
  return list.map((one) => (one === null || one === undefined ? null : String(one)));
}

/** The squares of a board, as seen from a seat. */
export function squaresSeen({ rows, turned = [] }: Squares, seat: number | null): number[] {
  const places = [...rows.join("")].map((_, place) => place);
  return seat !== null && turned.includes(seat) ? places.reverse() : places;
}

export function isSquare({ rows }: Squares, place: number): boolean {
  return letterAt(rows, place) !== NO_SQUARE;
}

export function toneOf({ rows, tones = {} }: Squares, place: number): Tone {
  return tones[letterAt(rows, place)] ?? "plain";
}

/** The name of a square: a letter for its column, a number for its row. */
export function squareName({ rows }: Squares, place: number): string {
  const across = widthOf(rows);
  return `${String.fromCharCode(97 + (place % across))}${Math.floor(place / across) + 1}`;
}

export function widthOf(rows: readonly string[]): number {
  return rows[0]?.length ?? 1;
}

/** The presses of each choice that has any. */
export function waysOf({ areas }: DeclaredBoard, choices: readonly Choice[]): Way[] {
  return choices.flatMap((choice) => {
    for (const [area, { press = [] }] of areas.entries()) {
      const places = press.map((fields) => placesOf(choice, fields)).find((one) => one !== null);
      if (places) return [{ choice, area, places }];
    }
    return [];
  });
}

/** The presses that begin with the ones made. */
export function fitting(ways: readonly Way[], { area, places }: Picked): Way[] {
  if (!places.length) return [...ways];
  return ways.filter((way) => way.area === area && places.every((place, at) => way.places[at] === place));
}

/** The next places to press in an area. */
export function leadingOn(ways: readonly Way[], picked: Picked, area: number): Set<number> {
  const on = fitting(ways, picked).filter((way) => way.area === area);
  return new Set(on.flatMap((way) => way.places[picked.places.length] ?? []));
}

/** The result of a press: a choice, something in hand, or null. */
export function pressed(ways: readonly Way[], before: Picked, area: number, place: number): Choice | Picked | null {
  const on = { area, places: area === before.area ? [...before.places, place] : [place] };
  const anew = { area, places: [place] };
  const isHeld = before.area === area && before.places.length === 1 && before.places[0] === place;
  for (const picked of [on, anew]) {
    const fits = fitting(ways, picked);
    const [only, other] = fits;
    if (only && !other && only.places.length === picked.places.length) return only.choice;
    if (fits.length) return isHeld && picked === anew ? NOTHING : picked;
  }
  return null;
}

/** The choices that need a button: those without presses, and those that the presses leave open. */
export function unpressed(choices: readonly Choice[], ways: readonly Way[], picked: Picked): Choice[] {
  const pressable = new Set(ways.map(({ choice }) => choice));
  const open = picked.places.length ? fitting(ways, picked) : [];
  const complete = new Set(
    open.filter((way) => way.places.length === picked.places.length).map(({ choice }) => choice),
  );
  return choices.filter((choice) => !pressable.has(choice) || complete.has(choice));
}

export function isChoice(found: Choice | Picked): found is Choice {
  return "action" in found;
}

function placesOf(choice: Choice, fields: readonly string[]): number[] | null {
  const places = fields.map((field) => fieldOf(choice.action, field));
  return places.every(isPlace) ? places : null;
}

function isPlace(value: unknown): value is number {
  return typeof value === "number" && value >= 0;
}

function letterAt(rows: readonly string[], place: number): string {
  const across = widthOf(rows);
  return rows[Math.floor(place / across)]?.charAt(place % across) ?? NO_SQUARE;
}
