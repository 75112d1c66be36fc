// What the table gives a board, whichever game it is.
import type { Sound } from "./sound";
import type { Message } from "./words";

export interface Choice<Action = unknown, Sketch = unknown> {
  action: Action;
  text: string;
  sketch?: Sketch;
}

export interface Told<Event = unknown> {
  event: Event;
  text: Message;
  passing?: boolean;
}

export interface Beat<Frame> {
  frame: Frame;
  weight: number; // how long it takes, in paces
  sound?: Sound;
  hold?: number; // milliseconds it is shown even where there is no motion
}

/** What a game brings to the table besides its board: how its events are played on its views. */
export interface Stage<View, Event, Frame> {
  still: (view: View, before?: Frame) => Frame;
  play: (before: Frame, event: Event) => Beat<Frame>;
}

export interface BoardProps<Frame, Action = unknown, Sketch = unknown> {
  frame: Frame;
  seat: number | null;
  choices: Choice<Action, Sketch>[];
  names: readonly string[];
  forecast?: unknown; // what can be told of the chance to come
  table: string; // its id: a seed for what looks different at every table
  play: (choice: Choice<Action, Sketch>) => void;
  refuse: (message: Message) => void;
}
