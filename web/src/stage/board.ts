// The props that the table gives every board.
import type { Message } from "../i18n/words";
import type { Choice as SentChoice, Told as SentTold } from "../net/protocol.gen";
import type { Sound } from "../ui/sound";

/** The types of a game, as the server declares them: each game's `types.gen.ts` has them as `Game`. */
export interface Kinds {
  options: unknown;
  view: unknown;
  move: unknown;
  event: unknown;
  sketch: unknown; // the preview of a move
  forecast: unknown; // the forecast of chance
}

export type Choice<Move = unknown, Sketch = unknown> = Omit<SentChoice, "action" | "sketch" | "words"> & {
  action: Move;
  words: Message;
  sketch?: Sketch;
};

/** A choice of a game. */
export type ChoiceOf<Game extends Kinds> = Choice<Game["move"], Game["sketch"]>;

export type Told<Event = unknown> = Omit<SentTold, "event" | "text"> & { event: Event; text: Message };

export interface Beat<Frame> {
  frame: Frame;
  text?: Message; // what happens, in words
  weight: number; // its length, in paces
  sound?: Sound;
  hold?: number; // milliseconds it is shown even with reduced motion
}

/** A game's stage: how its events are played on its views. */
export interface Stage<Game extends Kinds, Frame> {
  still: (view: Game["view"], before?: Frame) => Frame;
  play: (before: Frame, event: Game["event"]) => Beat<Frame>;
  marks: (event: Game["event"]) => number[]; // the squares of an event, which light up with its log line
  about?: (choice: ChoiceOf<Game>) => number[]; // the squares of a choice
  isGist?: (event: Game["event"]) => boolean; // the last such event of a move sums it up; without any, the first does
  untold?: (event: Game["event"], next?: Game["event"]) => boolean; // left out of the log: it says nothing, or the next line says it too
}

/** A part of the table in words: a title and its lines. */
export interface Things {
  title: string;
  items: string[];
}

/** A game in words, for readers who cannot see its board. */
export type Twin<View> = (view: View, names: readonly string[], say: Say) => Things[];
export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<Game extends Kinds, Frame> {
  frame: Frame;
  seat: number | null;
  shared?: boolean; // whether several people share this device, so that nothing may shift between questions
  choices: ChoiceOf<Game>[];
  names: readonly string[];
  forecast?: Game["forecast"] | null;
  table: string; // its id: a seed for looks that vary from table to table
  marked: readonly number[]; // squares of the log line being read
  wanted?: ChoiceOf<Game> | undefined; // the move of a lesson or a hint
  play: (choice: ChoiceOf<Game>) => void;
  playAtOnce: (choice: ChoiceOf<Game>) => void; // without a decision, so without confirmation
  foresee?: (choice: ChoiceOf<Game>) => Promise<Game["forecast"] | null>; // the forecast after this
  refuse: (message: Message) => void;
}
