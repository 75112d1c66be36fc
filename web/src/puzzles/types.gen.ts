// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.
import type { Event, View } from "../games/flure/types.gen";

export interface AskedPuzzle {
  level: string;
}

export interface Tried {
  level: string;
  arrangement?: Arrangement;
}

export interface Arrangement {
  moves?: Play[];
  places?: Place[];
  turns?: Turn[];
  facing?: "E" | "N" | "S" | "W" | null;
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

export interface Turn {
  cell: number;
  arrow: "E" | "N" | "S" | "W";
}

export interface AskedHint {
  level: string;
  arrangement?: Arrangement;
  grade?: 1 | 2 | 3;
  language?: string;
}

export interface PuzzleWorld {
  name: string;
  levels: PuzzleEntry[];
}

export interface PuzzleEntry {
  id: string;
  names: Record<string, string>;
  grade: number;
  best: Best | null;
}

export interface Best {
  changes: number;
  steps: number;
}

export interface Puzzle {
  id: string;
  names: Record<string, string>;
  text: string;
  link: string;
  view: View;
  moves: Movable[];
  arrows: number[];
  facings: ("E" | "N" | "S" | "W")[];
  where: number[];
  most: number;
  best: Best | null;
  grade: number;
  choices: Choices;
}

export interface Movable {
  figure: number;
  points: number;
}

export interface Choices {
  spots: Spot[];
  ways: Way[];
  left: number;
}

export interface Spot {
  tile: "1x4" | "2x2" | "4x1" | "crystal" | "knobbed" | "round" | "stone" | "turn-right" | "turn-round";
  cell: number;
}

export interface Way {
  figure: number;
  path: string;
  end: number;
}

export interface Arranged {
  view: View;
  changes: number;
  choices: Choices;
}

export interface Walked {
  outcome: "endless" | "loop" | "lost" | "solved";
  text: Message;
  view: View;
  steps: Stride[];
  loop: number | null;
  gone: number[];
  lost: number[];
  changes: number;
  stars: number;
  score: Message | null;
  idea: "bait" | "crystal" | "pushed-out" | "row" | "slide" | "stone-gone" | "teleporter" | "tie" | "turn" | "wall" | null;
  share: Message | null;
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

export interface Stride {
  events: Told[];
  view: View;
}

export interface Hinted {
  text: Message;
}

export interface SolvedPuzzle {
  outcome: "found" | "late" | "none";
  text: Message;
  solutions: number;
  shown: FoundSolution[];
  walks: number;
  seconds: number;
  difficulty: Difficulty | null;
}

export interface FoundSolution {
  arrangement: Arrangement;
  changes: string[];
  steps: number;
}

export interface Difficulty {
  grade: number;
  score: number;
  search: number;
  near: number;
  ahead: number;
  kinds: number;
}

export interface Told {
  event: Event;
  text: Message;
  passing?: boolean;
}
