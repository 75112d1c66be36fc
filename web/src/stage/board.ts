// What the table gives a board, whichever game it is.

import type { Message } from "../i18n/words";
import type { Sound } from "../ui/sound";

export interface Choice<Action = unknown, Sketch = unknown> {
  action: Action;
  text: string; // in the game's notation
  words: Message; // for people
  sketch?: Sketch;
}

export interface Told<Event = unknown> {
  event: Event;
  text: Message;
  passing?: boolean;
}

export interface Beat<Frame> {
  frame: Frame;
  text?: Message; // what happens, in words
  weight: number; // how long it takes, in paces
  sound?: Sound;
  hold?: number; // milliseconds it is shown even where there is no motion
}

/** What a game brings to the table besides its board: how its events are played on its views. */
export interface Stage<View, Event, Frame> {
  still: (view: View, before?: Frame) => Frame;
  play: (before: Frame, event: Event) => Beat<Frame>;
  marks: (event: Event) => number[]; // the squares an event is about: they light up where it is told
  isGist?: (event: Event) => boolean; // the last such event of a move says what it comes to; without any, the first does
  untold?: (event: Event, next?: Event) => boolean; // a log can do without it: it says nothing, or the next says it too
}

/** What lies on the table, in words: a title and what belongs under it. */
export interface Things {
  title: string;
  items: string[];
}

/** What a game tells those who cannot see its board. */
export type Twin<View> = (view: View, names: readonly string[], say: Say) => Things[];
export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<Frame, Action = unknown, Sketch = unknown> {
  frame: Frame;
  seat: number | null;
  shared?: boolean; // whether several people share this device: nothing moves because another is asked
  choices: Choice<Action, Sketch>[];
  names: readonly string[];
  forecast?: unknown; // what can be told of the chance to come
  table: string; // its id: a seed for what looks different at every table
  marked: readonly number[]; // squares that somebody reads about
  wanted?: Choice<Action, Sketch> | undefined; // the move that a lesson or a hint is about
  play: (choice: Choice<Action, Sketch>) => void;
  playAtOnce: (choice: Choice<Action, Sketch>) => void; // where nothing was to be decided: nobody is asked again
  foresee?: (choice: Choice<Action, Sketch>) => Promise<unknown>; // the forecast as it would be after this
  refuse: (message: Message) => void;
}

/** The squares, graves or tiles that a move is about, as far as it names them. */
export function squaresOf(choice: Choice): number[] {
  const { grave, spot, cell, over, to, card } = choice.action as Record<string, number | undefined>;
  const { end, way = [] } = (choice.sketch ?? {}) as { end?: number; way?: number[] };
  const named = [grave, spot, cell, over, card === undefined ? to : undefined, end, ...way];
  const lit = named.filter((square): square is number => typeof square === "number" && square >= 0);
  return [...new Set(lit)];
}
