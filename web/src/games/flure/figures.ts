// The figures of a view as they are drawn: owner, both numbers, place.
import type { View } from "./stage";

const COLOURED = [1, 4, 5, 3];
const BLACK = [6, 3, 2, 4];
export const OF_A_SEAT = 4;

export interface Piece {
  id: number;
  cell: number;
  seat: number;
  number: number; // of the side that is up
  other: number; // of the other side
  black: boolean;
  spent: boolean; // played in this round
}

export function figuresOf(view: View): Piece[] {
  return view.places.map((cell, id) => {
    const black = view.black[id] ?? false;
    const [up, down] = black ? [BLACK, COLOURED] : [COLOURED, BLACK];
    return {
      id,
      cell,
      seat: Math.floor(id / OF_A_SEAT),
      number: up[id % OF_A_SEAT] ?? 0,
      other: down[id % OF_A_SEAT] ?? 0,
      black,
      spent: view.played[id] ?? false,
    };
  });
}
