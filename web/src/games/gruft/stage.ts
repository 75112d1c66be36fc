// The events of Dicke Luft in der Gruft, played one by one on the view before them.
// A closing lid removes its contents from the frame: nothing here remembers them.
import type { Beat, ChoiceOf, Stage } from "../../stage/board";
import type {
  Added,
  Buried,
  Bury,
  Event,
  Game,
  GarlicFound,
  Given,
  Laid,
  Opened,
  PlagueBegan,
  Row,
  TurnedUp,
  View,
} from "./types.gen";
import { LETTER_OF, OWNERS, STAKES } from "./yard";

export type { Row, View } from "./types.gen";
export type End = Bury["end"];
export type Note = "buried" | "no-fit" | "staked" | "third-stake" | "garlic" | "laid" | "rat";

/** What is drawn: the view, and the event in progress. */
export interface Frame {
  view: View;
  lifting: number; // the lid being lifted, or -1
  note: { kind: Note; grave: number; seat: number } | null;
  gift: { from: number; to: number; letter: string } | null;
  turned: { seat: number; end: End } | null; // the vampire just turned up or added
}

const HIDDEN = "#";
const SPARE = "+";
const RAT = "%";

function still(view: View): Frame {
  return { view, lifting: -1, note: null, gift: null, turned: null };
}

function play(before: Frame, event: Event): Beat<Frame> {
  const frame: Frame = { ...before, lifting: -1, note: null, turned: null };
  switch (event.type) {
    case "began":
      return { frame: change(frame, { player: event.seat }), weight: 3 };
    case "turned-up":
      return { frame: turnedUp(frame, event), weight: frame.view.phase === "deal" ? 0.4 : 1.5, sound: "card" };
    case "chose":
      return { frame: { ...change(frame, { grave: event.grave }), lifting: event.grave }, weight: 1.2 };
    case "opened":
      return { frame: opened(frame, event), weight: 4.5, sound: "lid" };
    case "buried":
      return { frame: buried(frame, event), weight: 5, sound: "stone" };
    case "no-fit":
      return { frame: noted(frame, "no-fit", event.seat), weight: 1.5 };
    case "laid":
      return { frame: laid(frame, event), weight: 4, sound: "card" };
    case "staked":
      return { frame: staked(frame, event.seat, event.stakes, "staked"), weight: 4, sound: "step" };
    case "third-stake":
      return { frame: staked(frame, event.seat, 0, "third-stake"), weight: 4, sound: "gulp" };
    case "garlic-found":
      return { frame: garlicFound(frame, event), weight: 4, sound: "gulp" };
    case "given":
      return { frame: given(frame, event), weight: 4, sound: "card" };
    case "added":
      return { frame: added(frame, event), weight: 2.5, sound: "card" };
    case "closed":
      return { frame: closed(frame, event.grave), weight: frame.view.plague ? 0.7 : 1.5, sound: "lid" };
    case "plague-began":
      return { frame: plagueBegan(frame, event), weight: 6, sound: "gulp" };
    case "asked":
      return { frame: asked(frame, event.seat), weight: 1.5 };
    case "plague-over":
      return { frame: plagueOver(frame, event.grave), weight: 3 };
    case "next-turn":
      return { frame: change(frame, { player: event.seat, buried: false }), weight: 0.4 };
    case "ended":
      return { frame: change(frame, { winners: event.winners, phase: "over" }), weight: 4, sound: "bell" };
    default: // left-alone, stopped
      return { frame, weight: 0.6 };
  }
}

function change(frame: Frame, changes: Partial<View>): Frame {
  return { ...frame, view: { ...frame.view, ...changes } };
}

function noted(frame: Frame, kind: Note, seat: number): Frame {
  return { ...frame, note: { kind, grave: frame.view.grave, seat } };
}

function opened(frame: Frame, event: Opened): Frame {
  const letter = event.lid === "rat" ? RAT : LETTER_OF[event.lid];
  const inside =
    event.holds === "vampire" ? letter : event.holds === "garlic" ? (OWNERS[event.owner ?? -1] ?? ".") : ".";
  const { view } = frame;
  const plague = view.plague && letter !== RAT && { ...view.plague, opened: [...view.plague.opened, event.grave] };
  return change(frame, {
    grave: event.grave,
    open: [...new Set([...view.open, event.grave])],
    lids: put(view.lids, event.grave, letter),
    tiles: put(view.tiles, event.grave, inside),
    plague: plague || view.plague,
  });
}

function closed(frame: Frame, grave: number): Frame {
  const { view } = frame;
  const aid = isAllKnown(view);
  return change(frame, {
    grave: -1,
    open: view.open.filter((one) => one !== grave),
    lids: aid ? view.lids : put(view.lids, grave, HIDDEN),
    tiles: aid ? view.tiles : put(view.tiles, grave, HIDDEN),
  });
}

function buried(frame: Frame, event: Buried): Frame {
  const after = withRow(frame, event.seat, taken(rowOf(frame, event.seat), event.end));
  const tiles = put(after.view.tiles, event.grave, LETTER_OF[event.colour]);
  return noted(change(after, { tiles, grave: event.grave }), "buried", event.seat);
}

function laid(frame: Frame, event: Laid): Frame {
  const tiles = put(frame.view.tiles, event.grave, OWNERS[event.seat] ?? ".");
  return noted(change(frame, { tiles, garlic: more(frame.view.garlic, event.seat, -1) }), "laid", event.seat);
}

function staked(frame: Frame, seat: number, stakes: number, kind: Note): Frame {
  return noted(change(frame, { stakes: frame.view.stakes.with(seat, stakes) }), kind, seat);
}

function garlicFound(frame: Frame, event: GarlicFound): Frame {
  const { view } = frame;
  const tiles = view.grave < 0 ? view.tiles : put(view.tiles, view.grave, ".");
  return noted(change(frame, { tiles, garlic: more(view.garlic, event.owner, 1) }), "garlic", event.owner);
}

function given(frame: Frame, event: Given): Frame {
  const after = withRow(frame, event.seat, taken(rowOf(frame, event.seat), event.end));
  return { ...after, gift: { from: event.seat, to: event.to, letter: LETTER_OF[event.colour] } };
}

function added(frame: Frame, event: Added): Frame {
  const letter = LETTER_OF[event.colour];
  const row = rowOf(frame, event.seat);
  const rest =
    event.end === "left"
      ? { ...row, left: letter + row.left }
      : row.hidden
        ? { ...row, right: row.right + letter }
        : { ...row, left: row.left + letter };
  return { ...withRow(frame, event.seat, rest), gift: null, turned: { seat: event.seat, end: event.end } };
}

function turnedUp(frame: Frame, event: TurnedUp): Frame {
  const letter = LETTER_OF[event.colour];
  const row = rowOf(frame, event.seat);
  const rest =
    row.hidden <= 1
      ? { left: row.left + letter + row.right, hidden: 0, right: "" }
      : event.end === "left"
        ? { ...row, left: row.left + letter, hidden: row.hidden - 1 }
        : { ...row, right: letter + row.right, hidden: row.hidden - 1 };
  return withRow(frame, event.seat, rest);
}

function plagueBegan(frame: Frame, event: PlagueBegan): Frame {
  const { holder, seat, grave } = event;
  const plague = { rat: grave, holder, finder: seat, asked: holder, opened: [], done: false };
  const open = [...new Set([...frame.view.open, grave])];
  const lids = put(frame.view.lids, grave, RAT);
  return { ...change(frame, { plague, open, lids, grave: -1 }), note: { kind: "rat", grave, seat } };
}

function asked(frame: Frame, seat: number): Frame {
  const { plague } = frame.view;
  return plague ? change(frame, { plague: { ...plague, asked: seat } }) : frame;
}

function plagueOver(frame: Frame, grave: number): Frame {
  const { view } = frame;
  const aid = isAllKnown(view);
  return change(frame, {
    plague: null,
    spares: view.spares - 1,
    open: view.open.filter((one) => one !== grave),
    lids: put(view.lids, grave, aid ? SPARE : HIDDEN),
    tiles: aid ? view.tiles : put(view.tiles, grave, HIDDEN),
  });
}

function rowOf(frame: Frame, seat: number): Row {
  return frame.view.rows[seat] ?? { left: "", hidden: 0, right: "" };
}

function withRow(frame: Frame, seat: number, row: Row): Frame {
  return change(frame, { rows: frame.view.rows.with(seat, row) });
}

function taken(row: Row, end: End): Row {
  if (end === "left") return { ...row, left: row.left.slice(1) };
  return row.hidden ? { ...row, right: row.right.slice(0, -1) } : { ...row, left: row.left.slice(0, -1) };
}

function more(numbers: number[], at: number, number: number): number[] {
  return numbers.with(at, (numbers[at] ?? 0) + number);
}

function put(text: string, at: number, letter: string): string {
  return text.slice(0, at) + letter + text.slice(at + 1);
}

/** Whether this view includes closed graves: with the memory aid, or in a replay. */
export function isAllKnown(view: View): boolean {
  return !view.lids.includes(HIDDEN);
}

export function size(row: Row): number {
  return row.left.length + row.hidden + row.right.length;
}

/** The vampire that can be used at an end. */
export function outermost(row: Row, end: End): string {
  if (end === "left") return row.left[0] ?? "";
  return (row.hidden ? row.right.at(-1) : row.left.at(-1)) ?? "";
}

export function onThePath(view: View): number {
  return STAKES - view.stakes.reduce((sum, stakes) => sum + stakes, 0);
}

function marks(event: Event): number[] {
  return "grave" in event ? [event.grave] : [];
}

/** A lifted lid is told with its contents; closing lids, turns and ends of searches are left out. */
function untold(event: Event, next?: Event): boolean {
  if (event.type === "chose") return !event.uses && next?.type === "opened";
  return event.type === "closed" || event.type === "next-turn" || event.type === "stopped";
}

function about({ action }: ChoiceOf<Game>): number[] {
  return "grave" in action ? [action.grave] : [];
}

export const stage: Stage<Game, Frame> = { still, play, marks, about, untold };
