// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  key: string;
  tokens?: string[];
  join?: boolean;
  name?: string;
  colour?: string;
  have?: Record<string, number>;
}

export interface Play {
  type: "play";
  id: string;
  seat: number;
  seq: number;
  action: unknown;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
}

export interface Answer {
  type: "answer";
  seat: number;
  undo: number;
  granted: boolean;
}

export interface Sync {
  type: "sync";
  have?: Record<string, number>;
}

export interface Chat {
  type: "chat";
  text: string;
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  colour?: string;
}

export interface Leave {
  type: "leave";
  seat: number;
}

export interface Start {
  type: "start";
}

export interface Pause {
  type: "pause";
  on: boolean;
}

export interface End {
  type: "end";
}

export interface Rematch {
  type: "rematch";
}

export interface Assign {
  type: "assign";
  seat: number;
  bot?: string;
}

export interface Quiet {
  type: "quiet";
  on: boolean;
}

export interface Imagine {
  type: "imagine";
  seat: number;
}

export interface Try {
  type: "try";
  by: number;
  action: unknown;
}

export interface Foresee {
  type: "foresee";
  id: string;
  seat: number;
  action: unknown;
}

export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  seq: number;
}

export interface Back {
  type: "back";
}

export interface Share {
  type: "share";
}

export interface Welcome {
  type: "welcome";
  version: number;
  seats: number[];
  watching: boolean;
  host: boolean;
  tokens: Record<string, string>;
}

export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  phase: "open" | "over" | "paused" | "playing";
  seats: Seated[];
  watchers: number;
  house: House;
  dice: string;
  seed: string | null;
  clocks: Clocks | null;
  undo: AskedUndo | null;
  next: string;
  queued: boolean;
}

export interface Seated {
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  bot: string;
  standin: boolean;
  online: boolean;
}

export interface House {
  public?: boolean;
  chat?: boolean;
  hints?: boolean;
  clock?: ClockRule | null;
  stand_in?: string;
  stand_in_after?: number;
}

export interface ClockRule {
  per: "game" | "move";
  seconds: number;
}

export interface Clocks {
  left: number[];
  running: number[];
}

export interface AskedUndo {
  number: number;
  by: number;
  waiting: number[];
}

export interface Step {
  type: "step";
  seat: number | null;
  seq: number;
  since: number | null;
  events: Told[];
  view: unknown;
  ask: Message;
  turn: Decision | Chance | Over;
  actions: Choice[] | null;
  forecast: unknown;
  clocks: Clocks | null;
  undone: boolean;
  standings: Standing[];
}

export interface Message {
  type: "message";
  id: string;
  args: Record<string, string | number | Who | Message | (Message | Who)[]>;
}

export interface Who {
  type: "who";
  seat: number;
}

export interface Decision {
  type: "decision";
  seats: number[];
}

export interface Chance {
  type: "chance";
}

export interface Over {
  type: "over";
  payoffs: number[];
}

export interface Standing {
  seats: number[];
  place: number;
  counts: Count[];
}

export interface Count {
  what: string;
  number: number;
  most: number;
}

export interface Past {
  type: "past";
  seat: number | null;
  events: Told[];
}

export interface Played {
  type: "played";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string;
  why: Message;
  step: Step | null;
}

export interface UndoAnswered {
  type: "undone";
  number: number;
  by: number;
  granted: boolean;
  why: Message;
}

export interface Said {
  type: "said";
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Notice {
  type: "notice";
  text: Message;
}

export interface Invite {
  type: "invite";
  seat: number;
  token: string;
}

export interface Alive {
  type: "alive";
}

export interface Imagined {
  type: "imagined";
  by: number | null;
  line: string[];
  events: Told[];
  view: unknown;
  turn: Decision | Chance | Over;
  actions: Record<string, Choice[]>;
  forecast: unknown;
}

export interface Foreseen {
  type: "foreseen";
  id: string;
  forecast: unknown;
}

export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  seq: number;
  action: unknown;
  text: string;
  reasons: Message[];
}

export interface Gone {
  type: "gone";
  why: Message;
  again: boolean;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | null>;
  house?: House;
  start?: boolean;
}

export interface NewSeat {
  kind?: "bot" | "me" | "open";
  name?: string;
  colour?: string;
  bot?: string;
}

export interface Import {
  record: string;
  seats?: NewSeat[];
  house?: House;
}

export interface Created {
  table: string;
  invites: Record<string, string>;
  watch: string;
  dice: string;
}

export interface Entry {
  table: string;
  game: string;
  phase: "open" | "over" | "paused" | "playing";
  seats: Seated[];
  yours: number[];
  waits_for: number | null;
  host: boolean;
  created: number;
  next: string;
}

export interface GameInfo {
  name: string;
  version: number;
  least: number;
  most: number;
  options: OptionsSchema;
  presets: Record<string, Record<string, boolean | number | string | null>>;
  bots: string[];
  lessons: boolean;
  board: DeclaredBoard | null;
}

export interface DeclaredBoard {
  areas: (Squares | Cards)[];
  tokens?: Record<string, Token>;
}

export interface Squares {
  kind: "squares";
  at: string;
  rows: string[];
  tones?: Record<string, "blood" | "candle" | "ghost" | "moss" | "plain" | "quiet">;
  press?: string[][];
  turned?: number[];
  title?: string;
}

export interface Cards {
  kind: "cards";
  at: string;
  owned?: boolean;
  press?: string[][];
  title?: string;
}

export interface Token {
  mark?: string;
  seat?: number | null;
  tone?: "blood" | "candle" | "ghost" | "moss" | "plain" | "quiet";
  words?: string;
}

export interface Replay {
  game: string;
  seats: Seated[];
  moments: Shown[];
}

export interface Shown {
  by: number | null;
  text: string;
  events: Told[];
  view: unknown;
  ask: Message;
  standings: Standing[];
}

export interface Analysed {
  percent: number;
  analysis: Analysis | null;
}

export interface Analysis {
  game: string;
  together: boolean;
  points: Point[];
  turning: Turning[];
  accounts: Account[];
  samples: number;
  whole: boolean;
}

export interface Point {
  at: number;
  by: number | null;
  chances: number[];
  judgement: Judgement | null;
}

export interface Judgement {
  best: string;
  better: Message;
  made: Message;
  loss: number;
  error: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
}

export interface Turning {
  at: number;
  by: number | null;
  cause: "luck" | "move";
  seat: number;
  change: number;
}

export interface Account {
  luck: number;
  lost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface Course {
  game: string;
  title: string;
  names: string[];
  moments: Taught[];
}

export interface Taught {
  by: number | null;
  text: string;
  comment: string;
  events: Told[];
  view: unknown;
  ask: Message;
  choices: Choice[];
  next: string;
}

export interface LessonEntry {
  name: string;
  title: string;
}

export interface Problem {
  why: Message;
}

export interface Told {
  event: unknown;
  text: Message;
  passing?: boolean;
}

export interface Choice {
  action: unknown;
  text: string;
  words: Message;
  sketch?: unknown;
}

export type FromClient =
  | Hello
  | Play
  | Undo
  | Answer
  | Sync
  | Chat
  | Rename
  | Leave
  | Start
  | Pause
  | End
  | Rematch
  | Assign
  | Quiet
  | Imagine
  | Try
  | Foresee
  | Hint
  | Back
  | Share;

export type FromServer =
  | Welcome
  | TableInfo
  | Step
  | Past
  | Played
  | Refused
  | UndoAnswered
  | Said
  | Notice
  | Invite
  | Alive
  | Imagined
  | Foreseen
  | Hinted
  | Gone;

export interface OptionsSchema {
  $ref: string;
  $defs: Record<string, { properties?: Record<string, OptionSchema> }>;
}

export interface OptionSchema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  words?: Record<string, string>;
  default?: string | number | boolean;
}

export const VERSION = 1;
