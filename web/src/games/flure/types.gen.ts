// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.
export interface Options {
  setup: "basic" | "expert";
  starter: "first" | "random";
  three_hits: boolean;
  eaten: "flips" | "keeps";
  second_half: number;
  corner: "removes" | "rests";
  monster_corner: "removes" | "rests";
  gentle_half: boolean;
  free_corner: "three" | "two";
  diagonal_teleporters: boolean;
  into_teleporter: "destroyed" | "refused";
  sliding_piece: "pushes" | "stops";
  touching_pools: "pays" | "slides";
  slide_to_monster: "forbidden" | "stops";
  tie_at_turn_stone: "pushes" | "turns";
  must_enter: boolean;
  nobody_saved: "everybody" | "nobody";
}

export interface State {
  type: "state";
  options: Options;
  seats: number;
  phase: "figures" | "monster" | "over" | "place" | "starter";
  round: number;
  starter: number;
  mover: number;
  places: number[];
  black: boolean[];
  played: boolean[];
  saved: number[];
  monster: number;
  facing: "E" | "N" | "S" | "W";
  blocks: Block[];
  teleporters: Teleporter[];
  blood: number[];
  removed: number[];
  stock: number[];
  deck: Deck;
  drawn: number[];
}

export interface Block {
  cell: number;
  kind: "crystal" | "stone" | "turn-right" | "turn-round";
}

export interface Teleporter {
  cell: number;
  pair: "knobbed" | "round";
  arrow: "E" | "N" | "S" | "W";
}

export interface Deck {
  layers: number[][];
}

export interface Play {
  type: "play";
  figure: number;
  path: string;
}

export interface Place {
  type: "place";
  tile: "1x4" | "2x2" | "4x1" | "crystal" | "knobbed" | "round" | "stone" | "turn-right" | "turn-round";
  cell: number;
  arrow: "E" | "N" | "S" | "W" | null;
}

export interface Card {
  type: "card";
  card: "10" | "1h" | "2h" | "3h" | "5" | "7" | "8";
}

export interface Starter {
  type: "starter";
  seat: number;
}

export interface StarterDrawn {
  type: "starter-drawn";
  seat: number;
}

export interface TilePlaced {
  type: "tile-placed";
  seat: number;
  tile: "1x4" | "2x2" | "4x1" | "crystal" | "knobbed" | "round" | "stone" | "turn-right" | "turn-round";
  cell: number;
  arrow: "E" | "N" | "S" | "W" | null;
}

export interface SetupDone {
  type: "setup-done";
  starter: number;
}

export interface HalfBegan {
  type: "half-began";
  half: number;
}

export interface RoundBegan {
  type: "round-began";
  round: number;
  starter: number;
}

export interface FigureEntered {
  type: "figure-entered";
  figure: Figure;
  over: Figure | null;
}

export interface Figure {
  id: number;
  seat: number;
  number: number;
}

export interface FigureStepped {
  type: "figure-stepped";
  figure: Figure;
  source: number;
  target: number;
  over: Figure | null;
}

export interface FigureSlid {
  type: "figure-slid";
  figure: Figure;
  source: number;
  target: number;
  over: Figure | null;
}

export interface SlideStopped {
  type: "slide-stopped";
  figure: Figure;
  cell: number;
  by: "block" | "figure" | "monster" | "pool" | "stuck-block" | "teleporter" | "wall";
}

export interface FigureStayed {
  type: "figure-stayed";
  figure: Figure;
  inside: boolean;
}

export interface FigureFlipped {
  type: "figure-flipped";
  figure: Figure;
  played: boolean;
}

export interface FigureSaved {
  type: "figure-saved";
  figure: Figure;
  count: number;
}

export interface Pushed {
  type: "pushed";
  piece: "crystal" | "stone" | "turn-right" | "turn-round" | Figure;
  source: number;
  target: number;
  by_monster: boolean;
}

export interface PieceSlid {
  type: "piece-slid";
  piece: "crystal" | "stone" | "turn-right" | "turn-round" | Figure;
  source: number;
  target: number;
  by: "block" | "figure" | "monster" | "pool" | "stuck-block" | "teleporter" | "wall" | null;
}

export interface BlockGone {
  type: "block-gone";
  block: "crystal" | "stone" | "turn-right" | "turn-round";
  cell: number;
  how: "corner" | "edge" | "teleporter";
}

export interface CardDrawn {
  type: "card-drawn";
  card: "10" | "1h" | "2h" | "3h" | "5" | "7" | "8";
  left: number;
}

export interface MonsterLooked {
  type: "monster-looked";
  cell: number;
  facing: "E" | "N" | "S" | "W";
  ahead: Sight;
  left: Sight;
  right: Sight;
  turns: "E" | "N" | "S" | "W";
  reason: "nearest" | "nothing" | "tie";
}

export interface Sight {
  direction: "E" | "N" | "S" | "W";
  figure: Figure | null;
  distance: number;
}

export interface MonsterStepped {
  type: "monster-stepped";
  source: number;
  target: number;
  facing: "E" | "N" | "S" | "W";
}

export interface MonsterSlid {
  type: "monster-slid";
  source: number;
  target: number;
  facing: "E" | "N" | "S" | "W";
}

export interface MonsterWrapped {
  type: "monster-wrapped";
  source: number;
  target: number;
  facing: "E" | "N" | "S" | "W";
  letter: string;
}

export interface MonsterTeleported {
  type: "monster-teleported";
  source: number;
  target: number;
  facing: "E" | "N" | "S" | "W";
}

export interface MonsterTurned {
  type: "monster-turned";
  cell: number;
  stone: "crystal" | "stone" | "turn-right" | "turn-round";
  at: number;
  before: "E" | "N" | "S" | "W";
  facing: "E" | "N" | "S" | "W";
}

export interface StepLost {
  type: "step-lost";
  cell: number;
  facing: "E" | "N" | "S" | "W";
  sliding: boolean;
}

export interface FigureLost {
  type: "figure-lost";
  figure: Figure;
  cell: number;
  how: "eaten" | "edge" | "teleporter";
  for_good: boolean;
  turned: boolean;
}

export interface WalkEnded {
  type: "walk-ended";
  cell: number;
  facing: "E" | "N" | "S" | "W";
  steps: number;
  lost: number;
}

export interface LeftBehind {
  type: "left-behind";
  figure: Figure;
  cell: number | null;
}

export interface GameEnded {
  type: "game-ended";
  why: "cards" | "nobody-left" | "saved";
  winners: number[];
}

export interface Sketch {
  end: number;
  way: number[];
  pushed: ([number, number])[];
  gone: number[];
}

export interface Forecast {
  walks: Trail[];
}

export interface Trail {
  card: "10" | "1h" | "2h" | "3h" | "5" | "7" | "8";
  probability: number;
  poses: Pose[];
  lost: number[];
}

export interface Pose {
  cell: number;
  facing: "E" | "N" | "S" | "W";
}

export type View =
  | State;

export type Move =
  | Play
  | Place
  | Card
  | Starter;

export type Event =
  | StarterDrawn
  | TilePlaced
  | SetupDone
  | HalfBegan
  | RoundBegan
  | FigureEntered
  | FigureStepped
  | FigureSlid
  | SlideStopped
  | FigureStayed
  | FigureFlipped
  | FigureSaved
  | Pushed
  | PieceSlid
  | BlockGone
  | CardDrawn
  | MonsterLooked
  | MonsterStepped
  | MonsterSlid
  | MonsterWrapped
  | MonsterTeleported
  | MonsterTurned
  | StepLost
  | FigureLost
  | WalkEnded
  | LeftBehind
  | GameEnded;

export interface Game {
  options: Options;
  view: View;
  move: Move;
  event: Event;
  sketch: Sketch;
  forecast: Forecast | null;
}
