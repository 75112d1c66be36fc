import { expect, test } from "vitest";
import { linesOf } from "../../stage/lines";
import { type Frame, outermost, stage, type View } from "./stage";
import type { Event } from "./types.gen";

const CLOSED = "#".repeat(60);

function view(changes: Partial<View> = {}): View {
  return {
    options: { garlic: true, rats: true } as View["options"],
    phase: "open",
    player: 0,
    rows: [
      { left: "rb", hidden: 3, right: "gw" },
      { left: "ky", hidden: 0, right: "" },
    ],
    stakes: [0, 2],
    garlic: [3, 2],
    lids: CLOSED,
    tiles: CLOSED,
    open: [],
    spares: 6,
    out: 20,
    grave: -1,
    buried: false,
    plague: null,
    gifts: null,
    winners: [],
    ...changes,
  };
}

function played(start: View, ...events: Event[]): Frame[] {
  const frames = [stage.still(start)];
  for (const event of events) frames.push(stage.play(frames.at(-1) as Frame, event).frame);
  return frames;
}

const opening: Event[] = [
  { type: "chose", seat: 0, grave: 7, uses: false },
  { type: "opened", seat: 0, grave: 7, lid: "red", holds: "vampire", owner: null },
  { type: "staked", seat: 0, stakes: 1, middle: 10 },
];

test("an open grave shows its lid and what lies in it", () => {
  const frame = played(view(), ...opening).at(-1) as Frame;
  expect(frame.view.open).toEqual([7]);
  expect(frame.view.lids[7]).toBe("r");
  expect(frame.view.tiles[7]).toBe("r");
  expect(frame.view.stakes).toEqual([1, 2]);
});

test("nothing in the frame remembers what a closed lid hides", () => {
  const frame = played(view(), ...opening, { type: "closed", grave: 7 }).at(-1) as Frame;
  expect(frame).toEqual({ ...stage.still(view({ stakes: [1, 2] })) });
});

test("the memory aid keeps what was seen", () => {
  const frame = played(view({ lids: "?".repeat(60), tiles: ".".repeat(60) }), ...opening, {
    type: "closed",
    grave: 7,
  }).at(-1) as Frame;
  expect(frame.view.lids[7]).toBe("r");
  expect(frame.view.open).toEqual([]);
});

test("a plague keeps its graves open until it is over, and then forgets them", () => {
  const frames = played(
    view(),
    { type: "plague-began", seat: 0, grave: 12, holder: 0 },
    { type: "opened", seat: 0, grave: 13, lid: "blue", holds: "garlic", owner: 1 },
    { type: "garlic-found", seat: 0, owner: 1 },
    { type: "asked", seat: 1, rat: 12 },
    { type: "closed", grave: 13 },
    { type: "plague-over", grave: 12, why: "all-asked" },
  );
  expect(frames[2]?.view.plague?.opened).toEqual([13]);
  expect(frames[2]?.view.tiles[13]).toBe("B");
  expect(frames[3]?.view.tiles[13]).toBe(".");
  expect(frames[4]?.view.plague?.asked).toBe(1);
  expect(frames.at(-1)?.view).toEqual(view({ garlic: [3, 3], spares: 5 }));
});

test("a gift leaves one row and comes to an end of the other", () => {
  const frames = played(
    view(),
    { type: "given", seat: 1, to: 0, colour: "black", end: "left", left: 1, cause: "stakes" },
    { type: "added", seat: 0, colour: "black", end: "right" },
  );
  expect(frames[1]?.gift).toEqual({ from: 1, to: 0, letter: "k" });
  expect(frames[2]?.view.rows).toEqual([
    { left: "rb", hidden: 3, right: "gwk" },
    { left: "y", hidden: 0, right: "" },
  ]);
});

test("the last hidden vampire joins both ends of a row", () => {
  const start = view({ rows: [{ left: "r", hidden: 1, right: "gw" }] });
  const frame = played(start, { type: "turned-up", seat: 0, end: "left", colour: "blue" }).at(-1) as Frame;
  expect(frame.view.rows[0]).toEqual({ left: "rbgw", hidden: 0, right: "" });
  expect(outermost(frame.view.rows[0] as View["rows"][number], "right")).toBe("w");
});

test("the log tells what lay under a lid, and neither that it went back nor whose turn it is", () => {
  const events: Event[] = [
    ...opening,
    { type: "closed", grave: 7 },
    { type: "stopped", seat: 1, search: true },
    { type: "next-turn", seat: 1 },
  ];
  const lines = linesOf(
    events.map((event) => ({ event, text: { id: event.type } })),
    stage,
  );
  expect(lines.map(({ text }) => text.id)).toEqual(["opened", "staked"]);
});
