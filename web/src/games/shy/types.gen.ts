// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.
export interface Options {
  master: "first" | "random" | "second";
  games: number;
  take_backs: number;
  peeks: "may" | "must";
  peeking: "one-by-one" | "together";
  jumped_at_exit: "revealed" | "stays-hidden";
  attack_in_place: boolean;
  attack_on_harmless: "kept" | "spent";
  uncomfortable_frightens: boolean;
  stuck: "loses" | "plays-on";
}

export interface View {
  type: "view";
  options: Options;
  phase: "build" | "draw" | "move" | "over" | "peek" | "roles";
  master: number;
  floor: number;
  survived: number[];
  ending: "" | "eaten" | "exit" | "gave-up" | "stuck";
  tiles: Tile[];
  hand: ("bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent")[] | null;
  take_backs: number | null;
  hero: number;
  peeks: number;
  named: number | null;
  attack: boolean;
  jump: boolean;
  discovered: ("bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent")[];
  undiscovered: ("bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent")[] | null;
  face_down: number;
  pile: number;
}

export interface Tile {
  cell: number;
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent" | null;
  status: "active" | "dead" | "frightened" | "hidden" | "open" | "uncomfortable";
}

export interface Place {
  type: "place";
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent";
  cell: number;
}

export interface Take {
  type: "take";
  cell: number;
}

export interface Done {
  type: "done";
}

export interface Peek {
  type: "peek";
  cell: number;
}

export interface Enough {
  type: "enough";
}

export interface Explore {
  type: "explore";
  cell: number;
  sure: boolean;
}

export interface Attack {
  type: "attack";
  cell: number;
  stay: boolean;
}

export interface Jump {
  type: "jump";
  over: number;
  to: number;
  attack: boolean;
  sure: boolean;
}

export interface GiveUp {
  type: "give-up";
}

export interface Draw {
  type: "draw";
  first: "bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent";
  second: "bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent";
}

export interface Roles {
  type: "roles";
  master: number;
}

export interface RolesDrawn {
  type: "roles-drawn";
  master: number;
}

export interface Drew {
  type: "drew";
  master: number;
  floor: number;
  monsters: ["bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent", "bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent"] | null;
}

export interface Placed {
  type: "placed";
  master: number;
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent";
  cell: number;
}

export interface Taken {
  type: "taken";
  master: number;
  cells: number[];
  faces: ("bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent")[];
}

export interface Built {
  type: "built";
  master: number;
  floor: number;
  cells: number[];
}

export interface Named {
  type: "named";
  hero: number;
  cell: number;
}

export interface Peeked {
  type: "peeked";
  hero: number;
  cell: number;
}

export interface Explored {
  type: "explored";
  hero: number;
  cell: number;
  sure: boolean;
}

export interface Attacked {
  type: "attacked";
  hero: number;
  cell: number;
  stay: boolean;
}

export interface Jumped {
  type: "jumped";
  hero: number;
  over: number;
  to: number;
  attack: boolean;
}

export interface Revealed {
  type: "revealed";
  cell: number;
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent";
  how: "attack" | "explore" | "jumped" | "land" | "peek";
  nature: "" | "active" | "frightened" | "uncomfortable";
  scare: number[];
}

export interface Killed {
  type: "killed";
  cell: number;
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent";
}

export interface Spared {
  type: "spared";
  cell: number;
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent";
}

export interface Missed {
  type: "missed";
  cell: number;
}

export interface Died {
  type: "died";
  hero: number;
  cell: number;
  face: "bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent";
  floor: number;
}

export interface Stuck {
  type: "stuck";
  hero: number;
  floor: number;
}

export interface GaveUp {
  type: "gave-up";
  hero: number;
  floor: number;
}

export interface Cleared {
  type: "cleared";
  hero: number;
  floor: number;
  discovered: ("bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent")[];
  undiscovered: number;
}

export interface Uncovered {
  type: "uncovered";
  cells: number[];
  faces: ("bat" | "beast" | "corridor" | "dragon" | "exit" | "gargoyle" | "kraken" | "serpent")[];
}

export interface Ended {
  type: "ended";
  winner: number;
  hero: number;
  survived: number;
}

export interface Swapped {
  type: "swapped";
  master: number;
}

export interface Compared {
  type: "compared";
  survived: [number, number];
  winner: number | null;
}

export interface Advice {
  suits: Record<string, ("bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent")[]> | null;
  fears: Record<string, ("bat" | "beast" | "dragon" | "gargoyle" | "kraken" | "serpent")[]> | null;
}

export type Move =
  | Place
  | Take
  | Done
  | Peek
  | Enough
  | Explore
  | Attack
  | Jump
  | GiveUp
  | Draw
  | Roles;

export type Event =
  | RolesDrawn
  | Drew
  | Placed
  | Taken
  | Built
  | Named
  | Peeked
  | Explored
  | Attacked
  | Jumped
  | Revealed
  | Killed
  | Spared
  | Missed
  | Died
  | Stuck
  | GaveUp
  | Cleared
  | Uncovered
  | Ended
  | Swapped
  | Compared;

export type Forecast =
  | Advice;

export interface Game {
  options: Options;
  view: View;
  move: Move;
  event: Event;
  sketch: never;
  forecast: Forecast | null;
}
