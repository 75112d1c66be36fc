// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.
export interface Options {
  difficulty: "custom" | "elite" | "legendary" | "normal" | "novice";
  start_level: number;
  layout: "arch" | "atoll" | "baby" | "bone" | "bridge" | "coral" | "crescent" | "death" | "gulls" | "harpoon" | "mutiny" | "palm" | "serpent" | "shadows" | "shipwreck" | "skull" | "standard" | "treasure" | "twins" | "volcano";
  drawn: string;
  roles: "chosen" | "random";
  banned: string;
  starter: "first" | "random";
  waters_rise: number;
  first_floods: number;
  navigator: "single" | "split";
  navigator_explorer: boolean;
  navigator_diver: boolean;
  hand_limit: "both" | "each";
  windows: "all" | "few";
  sandbags: "always" | "before-floods";
  rescue: boolean;
  diver_gaps: boolean;
  diver_swim: "dive" | "nearest";
}

export interface View {
  type: "view";
  table: State;
  rows: string[];
}

export interface State {
  type: "state";
  options: Options;
  seats: number;
  phase: "actions" | "discard" | "draw" | "draw-window" | "flood" | "flood-window" | "floods" | "hands" | "over" | "roles" | "starter" | "swim" | "tiles";
  active: number;
  left: number;
  bonus: number;
  flown: boolean;
  drawn: number;
  passed: number;
  level: number;
  tiles: number[];
  flooded: number;
  sunk: number;
  floods: number[];
  flood_discard: number;
  roles: ("diver" | "engineer" | "explorer" | "messenger" | "navigator" | "pilot")[];
  pawns: number[];
  hands: number[][];
  deck: number[];
  discard: number[];
  captured: number;
  ended: ("drowned" | "landing" | "skull" | "treasure" | "won")[];
}

export interface Choose {
  type: "choose";
  role: "diver" | "engineer" | "explorer" | "messenger" | "navigator" | "pilot";
}

export interface Go {
  type: "go";
  to: number;
}

export interface Shore {
  type: "shore";
  spot: number;
}

export interface Push {
  type: "push";
  pawn: number;
  to: number;
}

export interface Give {
  type: "give";
  card: "earth" | "fire" | "helicopter" | "sandbags" | "water" | "wind";
  to: number;
}

export interface Capture {
  type: "capture";
  treasure: "earth" | "fire" | "water" | "wind";
}

export interface EndActions {
  type: "end";
}

export interface Pass {
  type: "pass";
}

export interface Sandbags {
  type: "sandbags";
  spot: number;
}

export interface Helicopter {
  type: "helicopter";
  pawns: number[];
  to: number;
}

export interface Leave {
  type: "leave";
}

export interface Discard {
  type: "discard";
  card: "earth" | "fire" | "helicopter" | "sandbags" | "water" | "wind";
}

export interface Swim {
  type: "swim";
  to: number;
}

export interface LayTile {
  type: "lay";
  tile: number;
}

export interface Flood {
  type: "flood";
  spot: number;
}

export interface DealRole {
  type: "role";
  role: "diver" | "engineer" | "explorer" | "messenger" | "navigator" | "pilot";
}

export interface DrawCard {
  type: "card";
  card: "earth" | "fire" | "helicopter" | "rise" | "sandbags" | "water" | "wind";
}

export interface Starter {
  type: "starter";
  seat: number;
}

export interface TileLaid {
  type: "laid";
  spot: number;
  tile: string;
}

export interface Flooded {
  type: "flooded";
  spot: number;
  tile: string;
  setup: boolean;
}

export interface Sank {
  type: "sank";
  spot: number;
  tile: string;
}

export interface RoleTaken {
  type: "role-taken";
  seat: number;
  role: "diver" | "engineer" | "explorer" | "messenger" | "navigator" | "pilot";
  tile: string;
  chosen: boolean;
}

export interface Dealt {
  type: "dealt";
  seat: number;
  card: "earth" | "fire" | "helicopter" | "sandbags" | "water" | "wind";
}

export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

export interface Moved {
  type: "moved";
  pawn: number;
  by: number;
  start: number;
  to: number;
  tile: string;
  how: "diagonal" | "dive" | "flight" | "helicopter" | "push" | "swim" | "walk";
}

export interface ShoredUp {
  type: "shored-up";
  seat: number;
  spot: number;
  tile: string;
  how: "action" | "engineer" | "sandbags";
}

export interface Gave {
  type: "gave";
  seat: number;
  to: number;
  card: "earth" | "fire" | "helicopter" | "sandbags" | "water" | "wind";
  afar: boolean;
}

export interface Captured {
  type: "captured";
  seat: number;
  treasure: "earth" | "fire" | "water" | "wind";
  tile: string;
}

export interface ActionsEnded {
  type: "actions-ended";
  seat: number;
  left: number;
}

export interface Passed {
  type: "passed";
  seat: number;
}

export interface Declined {
  type: "declined";
  seat: number;
}

export interface Drew {
  type: "drew";
  seat: number;
  card: "earth" | "fire" | "helicopter" | "sandbags" | "water" | "wind";
}

export interface WatersRose {
  type: "waters-rose";
  seat: number;
  level: number;
  cards: number;
  returned: number;
}

export interface DeckShuffled {
  type: "deck-shuffled";
  deck: "flood" | "treasure";
  cards: number;
}

export interface Discarded {
  type: "discarded";
  seat: number;
  card: "earth" | "fire" | "helicopter" | "sandbags" | "water" | "wind";
}

export interface Played {
  type: "played";
  seat: number;
  card: "helicopter" | "sandbags";
  instead: boolean;
}

export interface Won {
  type: "won";
  seat: number;
}

export interface Lost {
  type: "lost";
  cause: "drowned" | "landing" | "skull" | "treasure";
  treasures: ("earth" | "fire" | "water" | "wind")[];
  pawns: number[];
}

export interface Forecast {
  this_turn: Risk[];
  before_next: Risk[];
}

export interface Risk {
  floods: number;
  sinks: number;
}

export type Move =
  | Choose
  | Go
  | Shore
  | Push
  | Give
  | Capture
  | EndActions
  | Pass
  | Sandbags
  | Helicopter
  | Leave
  | Discard
  | Swim
  | LayTile
  | Flood
  | DealRole
  | DrawCard
  | Starter;

export type Event =
  | TileLaid
  | Flooded
  | Sank
  | RoleTaken
  | Dealt
  | TurnBegan
  | Moved
  | ShoredUp
  | Gave
  | Captured
  | ActionsEnded
  | Passed
  | Declined
  | Drew
  | WatersRose
  | DeckShuffled
  | Discarded
  | Played
  | Won
  | Lost;

export interface Game {
  options: Options;
  view: View;
  move: Move;
  event: Event;
  sketch: never;
  forecast: Forecast | null;
}
