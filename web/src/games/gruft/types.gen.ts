// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.
export interface Options {
  paths_block: boolean;
  starter: "first" | "random";
  two_player_gift: number;
  must_bury: boolean;
  gift_chooser: "giver" | "receiver";
  gift_place: "giver" | "receiver";
  gift_order: "anticlockwise" | "clockwise";
  shared_win: boolean;
  plague_garlic: "goes-on" | "search-ends";
  plague_third_stake: "goes-on" | "search-ends";
  open_graves: boolean;
  rat_neighbour: "left" | "right";
  rat_chain: "finder" | "holder";
  after_plague: "holder" | "turn";
  rat_grave_garlic: boolean;
  must_continue: boolean;
  rats: boolean;
  garlic: boolean;
  memory_aid: boolean;
}

export interface View {
  options: Options;
  phase: "add" | "bury" | "deal" | "garlic" | "give" | "go-on" | "lid" | "open" | "over" | "search" | "settled" | "starter" | "turn-up";
  player: number;
  rows: Row[];
  stakes: number[];
  garlic: number[];
  lids: string;
  tiles: string;
  open: number[];
  spares: number;
  out: number;
  grave: number;
  buried: boolean;
  plague: Plague | null;
  gifts: Gifts | null;
  winners: number[];
}

export interface Row {
  left: string;
  hidden: number;
  right: string;
}

export interface Plague {
  rat: number;
  holder: number;
  finder: number;
  asked: number;
  opened: number[];
  done: boolean;
}

export interface Gifts {
  to: number;
  cause: "garlic" | "own-garlic" | "stakes";
  givers: number[];
  due: number;
  gift: string;
}

export interface Open {
  type: "open";
  grave: number;
}

export interface Use {
  type: "use";
  grave: number;
}

export interface Stop {
  type: "stop";
}

export interface Bury {
  type: "bury";
  end: "left" | "right";
}

export interface Lay {
  type: "lay";
}

export interface Leave {
  type: "leave";
}

export interface Give {
  type: "give";
  end: "left" | "right";
}

export interface Add {
  type: "add";
  end: "left" | "right";
}

export interface Starts {
  type: "starts";
  seat: number;
}

export interface Lid {
  type: "lid";
  kind: "black" | "blue" | "green" | "rat" | "red" | "white" | "yellow";
}

export interface TurnUp {
  type: "turn-up";
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
}

export interface Began {
  type: "began";
  seat: number;
}

export interface TurnedUp {
  type: "turned-up";
  seat: number;
  end: "left" | "right";
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
}

export interface Chose {
  type: "chose";
  seat: number;
  grave: number;
  uses: boolean;
}

export interface Opened {
  type: "opened";
  seat: number;
  grave: number;
  lid: "black" | "blue" | "green" | "rat" | "red" | "white" | "yellow";
  holds: "garlic" | "nothing" | "vampire";
  owner: number | null;
}

export interface Buried {
  type: "buried";
  seat: number;
  grave: number;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  end: "left" | "right";
  left: number;
}

export interface NoFit {
  type: "no-fit";
  seat: number;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
}

export interface Laid {
  type: "laid";
  seat: number;
  grave: number;
}

export interface LeftAlone {
  type: "left-alone";
  seat: number;
}

export interface Staked {
  type: "staked";
  seat: number;
  stakes: number;
  middle: number;
}

export interface ThirdStake {
  type: "third-stake";
  seat: number;
}

export interface GarlicFound {
  type: "garlic-found";
  seat: number;
  owner: number;
}

export interface Given {
  type: "given";
  seat: number;
  to: number;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  end: "left" | "right";
  left: number;
  cause: "garlic" | "own-garlic" | "stakes";
}

export interface Added {
  type: "added";
  seat: number;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  end: "left" | "right";
}

export interface Closed {
  type: "closed";
  grave: number;
}

export interface PlagueBegan {
  type: "plague-began";
  seat: number;
  grave: number;
  holder: number;
}

export interface Asked {
  type: "asked";
  seat: number;
  rat: number;
}

export interface Stopped {
  type: "stopped";
  seat: number;
  search: boolean;
}

export interface PlagueOver {
  type: "plague-over";
  grave: number;
  why: "all-asked" | "all-open" | "new-rat";
}

export interface NextTurn {
  type: "next-turn";
  seat: number;
}

export interface Ended {
  type: "ended";
  winners: number[];
  by: "burial" | "gift";
  left: number[];
}

export type Move =
  | Open
  | Use
  | Stop
  | Bury
  | Lay
  | Leave
  | Give
  | Add
  | Starts
  | Lid
  | TurnUp;

export type Event =
  | Began
  | TurnedUp
  | Chose
  | Opened
  | Buried
  | NoFit
  | Laid
  | LeftAlone
  | Staked
  | ThirdStake
  | GarlicFound
  | Given
  | Added
  | Closed
  | PlagueBegan
  | Asked
  | Stopped
  | PlagueOver
  | NextTurn
  | Ended;

export interface Game {
  options: Options;
  view: View;
  move: Move;
  event: Event;
  sketch: never;
  forecast: null;
}
