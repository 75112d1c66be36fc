// What the table gives a board, whichever game it is.
import type { Message } from "../i18n/words";
import type { Choice as SentChoice, Told as SentTold } from "../net/protocol.gen";
import type { Sound } from "../ui/sound";

/** The types of a game, as the server declares them: each game's `types.gen.ts` has them as `Game`. */
export interface Kinds {
  options: unknown;
  view: unknown;
  move: unknown;
  event: unknown;
  sketch: unknown; // what a move looks like before it is made
  forecast: unknown; // what can be told of the chance to come
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
  weight: number; // how long it takes, in paces
  sound?: Sound;
  hold?: number; // milliseconds it is shown even where there is no motion
}

/** What a game brings to the table besides its board: how its events are played on its views. */
export interface Stage<Game extends Kinds, Frame> {
  still: (view: Game["view"], before?: Frame) => Frame;
  play: (before: Frame, event: Game["event"]) => Beat<Frame>;
  marks: (event: Game["event"]) => number[]; // the squares an event is about: they light up where it is told
  about?: (choice: ChoiceOf<Game>) => number[]; // the squares a choice is about
  isGist?: (event: Game["event"]) => boolean; // the last such event of a move sums it up; without any, the first does
  untold?: (event: Game["event"], next?: Game["event"]) => boolean; // a log leaves it out: it says nothing, or the next says it too
}

/** What lies on the table, in words: a title and what belongs under it. */
export interface Things {
  title: string;
  items: string[];
}

/** What a game tells those who cannot see its board. */
export type Twin<View> = (view: View, names: readonly string[], say: Say) => Things[];
export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<Game extends Kinds, Frame> {
  frame: Frame;
  seat: number | null;
  shared?: boolean; // whether several people share this device: nothing moves because another is asked
  choices: ChoiceOf<Game>[];
  names: readonly string[];
  forecast?: Game["forecast"] | null;
  table: string; // its id: a seed for what looks different at every table
  marked: readonly number[]; // squares that somebody reads about
  wanted?: ChoiceOf<Game> | undefined; // the move that a lesson or a hint is about
  play: (choice: ChoiceOf<Game>) => void;
  playAtOnce: (choice: ChoiceOf<Game>) => void; // where nothing was to be decided: no confirmation
  foresee?: (choice: ChoiceOf<Game>) => Promise<Game["forecast"] | null>; // the forecast after this
  refuse: (message: Message) => void;
}
