import { expect, test } from "vitest";
import { box, ENTRANCE, WIDTH } from "./field";
import { type Frame, stage, type View } from "./stage";
import type { Event } from "./types.gen";

function view(changes: Partial<View> = {}): View {
  return {
    type: "view",
    options: { games: 1 } as View["options"],
    phase: "move",
    master: 1,
    floor: 1,
    survived: [],
    ending: "",
    tiles: [
      { cell: 85, face: null, status: "hidden" },
      { cell: 86, face: null, status: "hidden" },
    ],
    hand: null,
    take_backs: null,
    hero: ENTRANCE,
    peeks: 0,
    named: null,
    attack: true,
    jump: true,
    discovered: [],
    undiscovered: null,
    face_down: 0,
    pile: 4,
    ...changes,
  };
}

function played(start: View, ...events: Event[]): Frame[] {
  const frames = [stage.still(start)];
  for (const event of events) frames.push(stage.play(frames.at(-1) as Frame, event).frame);
  return frames;
}

test("a hidden tile trembles for a beat before it is turned", () => {
  const [, before, after] = played(
    view(),
    { type: "explored", hero: 0, cell: 85, sure: false },
    { type: "revealed", cell: 85, face: "dragon", how: "explore", nature: "active", scare: [] },
  );
  expect(before?.suspense).toBe(85);
  expect(before?.view.tiles[0]?.face).toBeNull();
  expect(after?.suspense).toBe(-1);
  expect(after?.view.tiles[0]).toEqual({ cell: 85, face: "dragon", status: "active" });
});

test("jumping with an attack spends both skills and kills where it lands", () => {
  const frame = played(
    view(),
    { type: "jumped", hero: 0, over: 85, to: 86, attack: true },
    { type: "revealed", cell: 86, face: "bat", how: "land", nature: "active", scare: [] },
    { type: "killed", cell: 86, face: "bat" },
  ).at(-1) as Frame;
  expect(frame.view).toMatchObject({ hero: 86, jump: false, attack: false });
  expect(frame.view.tiles[1]?.status).toBe("dead");
});

test("what is built stays face down for the hero and known to the Dungeon Master", () => {
  const built: Event = { type: "built", master: 1, floor: 1, cells: [85, 97] };
  const seen = played(view({ tiles: [], phase: "build" }), built).at(-1) as Frame;
  expect(seen.view.tiles.map((tile) => tile.face)).toEqual([null, null]);
  const laid = view({ phase: "build", tiles: [{ cell: 85, face: "exit", status: "hidden" }] });
  expect((played(laid, built).at(-1) as Frame).view.tiles[0]?.face).toBe("exit");
});

test("taking back brings all its tiles to the hand", () => {
  const laid = view({ phase: "build", hand: ["exit"], tiles: [{ cell: 85, face: "bat", status: "hidden" }] });
  const frame = played(laid, { type: "taken", master: 1, cells: [85], faces: ["bat"] }).at(-1) as Frame;
  expect(frame.view.tiles).toEqual([]);
  expect(frame.view.hand).toEqual(["exit", "bat"]);
});

test("the window on the field holds every tile and keeps its size while it can", () => {
  expect(box([], 7, 6)).toEqual({ left: 3, top: 3, columns: 7, rows: 7 });
  expect(box([ENTRANCE + 4], 7, 6)).toEqual({ left: 4, top: 3, columns: 7, rows: 7 });
  expect(box([ENTRANCE - 5, ENTRANCE + 4 * WIDTH], 7, 6)).toEqual({ left: 1, top: 4, columns: 7, rows: 7 });
  expect(box([ENTRANCE - 4, ENTRANCE + 4], 7, 6)).toMatchObject({ left: 2, columns: 9 });
});
