// The stage of games without a board: events are told, then the view is shown.
import type { Kinds, Stage } from "./board";

export interface PlainFrame {
  game: string;
  view: unknown;
}

const READING = 3; // paces for a sentence

export function plainStage(game: string): Stage<Kinds, PlainFrame> {
  return {
    still: (view) => ({ game, view }),
    play: (before) => ({ frame: before, weight: READING }),
    marks: () => [],
  };
}
