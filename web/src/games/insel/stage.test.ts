import { expect, test } from "vitest";
import { linesOf } from "../../stage/lines";
import { CODES } from "./island";
import { type Event, type Frame, stage, type Table } from "./stage";

const TABLE: Table = {
  type: "state",
  options: {} as Table["options"],
  seats: 2,
  phase: "actions",
  active: 0,
  left: 3,
  bonus: -2,
  flown: false,
  drawn: 0,
  passed: 0,
  level: 1,
  tiles: Array.from({ length: 24 }, (_, tile) => tile),
  flooded: 0b110,
  sunk: 0,
  floods: [0b1, 0xfffff8],
  flood_discard: 0b110,
  roles: ["diver", "pilot"],
  pawns: [4, 0],
  hands: [
    [4, 0, 0, 0, 1, 0],
    [0, 1, 0, 0, 0, 0],
  ],
  deck: [1, 4, 5, 5, 2, 2, 3],
  discard: [0, 0, 0, 0, 0, 0, 0],
  captured: 0,
  ended: [],
};

function after(...events: Event[]): Table {
  const begun = stage.still({ type: "view", table: TABLE, rows: [] });
  return events.reduce((frame: Frame, event) => stage.play(frame, event).frame, begun).view.table;
}

test("a captured treasure costs four cards", () => {
  const table = after({ type: "captured", seat: 0, treasure: "earth", tile: "TM" });
  expect([table.captured, table.hands[0], table.discard[0]]).toEqual([1, [0, 0, 0, 0, 1, 0], 4]);
});

test("when the waters rise the flood discards lie on top", () => {
  const table = after({ type: "waters-rose", seat: 0, level: 2, cards: 2, returned: 2 });
  expect([table.level, table.floods, table.flood_discard]).toEqual([2, [0b110, 0b1, 0xfffff8], 0]);
});

test("the card of a sunk tile is in no pile any more", () => {
  const table = after({ type: "sank", spot: 0, tile: CODES[0] ?? "" });
  expect([table.sunk, table.floods, table.flood_discard]).toEqual([0b1, [0xfffff8], 0b110]);
});

test("the last card of a deck brings the discards back", () => {
  expect(after({ type: "deck-shuffled", deck: "flood", cards: 2 }).floods).toEqual([0b110]);
});

test("a gift changes hands and nothing else", () => {
  const table = after({ type: "gave", seat: 0, to: 1, card: "earth", afar: true });
  expect(table).toEqual({
    ...TABLE,
    hands: [
      [3, 0, 0, 0, 1, 0],
      [1, 1, 0, 0, 0, 0],
    ],
  });
});

test("everybody boards the helicopter that wins", () => {
  const begun = stage.still({ type: "view", table: TABLE, rows: [] });
  expect(stage.play(begun, { type: "won", seat: 0 }).frame.travel).toEqual({ pawns: [0, 1], how: "helicopter" });
});

function log(...events: Event[]): string[] {
  const told = events.map((event) => ({ event, text: { id: event.type } }));
  return linesOf(told, stage).map(({ text }) => text.id);
}

test("the log does not tell who played no special card, nor how the island is laid", () => {
  expect(log({ type: "passed", seat: 0 }, { type: "laid", spot: 0, tile: "FL" }, { type: "passed", seat: 1 })).toEqual(
    [],
  );
});

test("the log tells a special card by what it does", () => {
  const shored: Event = { type: "shored-up", seat: 0, spot: 3, tile: "CG", how: "sandbags" };
  expect(log({ type: "played", seat: 0, card: "sandbags", instead: false }, shored)).toEqual(["shored-up"]);
  expect(log({ type: "played", seat: 0, card: "helicopter", instead: false })).toEqual(["played"]);
});
