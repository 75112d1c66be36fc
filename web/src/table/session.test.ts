import { beforeEach, expect, test } from "vitest";
import type { Step, TableInfo, Told } from "../net/protocol.gen";
import type { Choice } from "../stage/board";
import { linesOf } from "../stage/lines";
import { Session } from "./session.svelte";

const message = (id: string) => ({ type: "message" as const, id, args: {} });
const told = (id: string, passing = false): Told => ({ event: { type: id }, text: message(id), passing });
const choice = (text: string): Choice => ({ action: text, text, words: message(text) });

function step(seat: number | null, seq: number, more: Partial<Step> = {}): Step {
  const actions = [{ action: "go", text: "go", words: message("go") }];
  return {
    type: "step",
    seat,
    seq,
    since: seq - 1,
    events: [told(`event-${seq}`)],
    view: `view ${seat} ${seq}`,
    ask: message(`ask-${seq}`),
    turn: { type: "decision", seats: [0] },
    actions,
    forecast: null,
    clocks: null,
    undone: false,
    standings: [],
    ...more,
  };
}

/** A scene whose animations end when the test says so. */
class FakeScene {
  busy = false;
  shown: unknown[] = [];
  private waiting: (() => void)[] = [];

  show(view: unknown): void {
    this.shown.push(view);
  }

  beginAnew(): void {}

  play(_events: readonly Told[], view: unknown, done = () => {}): void {
    this.busy = true;
    this.waiting.push(() => {
      this.shown.push(view);
      done();
    });
  }

  lines(events: Parameters<typeof linesOf>[0]) {
    return linesOf(events, { marks: () => [] });
  }

  end(): void {
    this.busy = false;
    for (const done of this.waiting.splice(0)) done();
  }
}

class FakeStore {
  info: TableInfo | null = null;
  seats = [0];
  steps: Record<string, Step> = {};
  past = {};
  link = { online: true, late: false, waiting: 0 };
  made: unknown[] = [];

  play(seat: number, action: unknown): void {
    this.made.push([seat, action]);
  }
}

let scene: FakeScene;
let store: FakeStore;
let session: Session;

function hear(next: Step): void {
  store.steps = { ...store.steps, [String(next.seat ?? "watch")]: next };
  session.hear(next);
}

beforeEach(() => {
  scene = new FakeScene();
  store = new FakeStore();
  session = new Session(() => store, scene);
});

test("nothing can be done before what happened has been shown", () => {
  hear(step(0, 1));
  expect(session.choices).toEqual([]);
  expect(session.told).toEqual([]);
  scene.end();
  expect(session.choices.map(({ text }) => text)).toEqual(["go"]);
  expect(session.told.map(({ text }) => text.id)).toEqual(["event-1"]);
  expect(scene.shown).toEqual(["view 0 1"]);
});

test("where the events are not known, or a move was taken back, the view is shown at once", () => {
  hear(step(0, 5, { since: null, events: [] }));
  hear(step(0, 6, { undone: true }));
  expect(scene.shown).toEqual(["view 0 5", "view 0 6"]);
  expect(session.told.map(({ text }) => text.id)).toEqual(["event-6", "server-undo-granted"]);
});

test("nothing can be done while a move is not yet safe", () => {
  hear(step(0, 1, { since: null }));
  store.link = { ...store.link, waiting: 1 };
  expect(session.choices).toEqual([]);
});

test("nothing can be done during a pause", () => {
  hear(step(0, 1, { since: null }));
  store.info = { phase: "paused" } as TableInfo;
  expect(session.choices).toEqual([]);
});

test("a move is made for the seat whose eyes we look through", () => {
  hear(step(0, 1, { since: null }));
  session.play(choice("go"));
  expect(store.made).toEqual([[0, "go"]]);
});

test("whoever only watches makes no move", () => {
  store.seats = [];
  hear(step(null, 1, { since: null }));
  expect(session.seat).toBeNull();
  session.play(choice("go"));
  expect(store.made).toEqual([]);
});

test("of the seats at one device the one that is asked looks, and takes the device first", () => {
  store.seats = [0, 1];
  hear(step(0, 1, { since: null }));
  hear(step(1, 1, { since: null, turn: { type: "decision", seats: [1] } }));
  expect(session.seat).toBe(1);
  expect(session.curtain).toBe(true);
  expect(session.choices).toEqual([]);
  expect(session.question).toBeUndefined();
  session.takeDevice();
  expect(session.curtain).toBe(false);
  expect(session.choices).toHaveLength(1);
});

test("where both see the same, nobody has to pass the device", () => {
  store.seats = [0, 1];
  const view = "open";
  hear(step(0, 1, { since: null, view }));
  hear(step(1, 1, { since: null, view, turn: { type: "decision", seats: [1] } }));
  expect(session.curtain).toBe(false);
  session.passOn();
  hear(step(0, 2, { since: null, view: "secret" }));
  expect(session.seat).toBe(0);
  expect(session.curtain).toBe(true); // seat 1 had it
});

test("what one seat has seen is not in the log of another", () => {
  store.seats = [0, 1];
  hear(step(0, 1, { since: null }));
  hear(step(1, 7, { since: null }));
  expect(session.told.map(({ text }) => text.id)).toEqual(["event-1"]);
});

test("a log forgets with the next step what only passed by", () => {
  hear(step(0, 1, { since: null, events: [told("lifted", true), told("kept")] }));
  expect(session.told.map(({ text }) => text.id)).toEqual(["lifted", "kept"]);
  hear(step(0, 2, { since: null, events: [told("next")] }));
  expect(session.told.map(({ text }) => text.id)).toEqual(["kept", "next"]);
});

test("lines of a log keep their numbers while older ones are forgotten", () => {
  hear(step(0, 1, { since: null, events: [told("one", true), told("two")] }));
  const before = session.told.find(({ text }) => text.id === "two")?.number;
  hear(step(0, 2, { since: null, events: [told("three")] }));
  const numbers = session.told.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(before).toBeDefined();
});

test("what was seen before we came stands first, and when it is told anew nothing stands twice", () => {
  hear(step(0, 1, { since: null }));
  session.logs.forget("0");
  store.past = { "0": [told("before"), told("event-1")] };
  expect(session.told.map(({ text }) => text.id)).toEqual(["before", "event-1"]);
});

test("a choice to be confirmed goes with its question", () => {
  hear(step(0, 1, { since: null }));
  session.pending = session.choices[0] ?? null;
  session.forgetPending();
  expect(session.pending).not.toBeNull();
  hear(step(0, 2, { since: null }));
  session.forgetPending();
  expect(session.pending).toBeNull();
});

test("at the end the last thing that happened stands where the question stood", () => {
  store.info = { phase: "over" } as TableInfo;
  hear(step(0, 3, { since: null, turn: { type: "over", payoffs: [1, -1] } }));
  expect(session.question?.id).toBe("event-3");
});

test("a game that the host ends in our turn asks nothing more of us", () => {
  hear(step(0, 3, { since: null }));
  session.pending = session.choices[0] ?? null;
  store.info = { phase: "over" } as TableInfo;
  const next = new Session(() => store, scene);
  next.hear(step(0, 3, { since: null }));
  expect([next.asked, next.choices]).toEqual([[], []]);
  expect(next.question?.id).toBe("web-end-broken-off");
});

test("at one device the turn goes on only when the one who looks has seen what led there", () => {
  store.seats = [0, 1];
  const [first, second] = [
    { type: "decision" as const, seats: [0] },
    { type: "decision" as const, seats: [1] },
  ];
  for (const seat of [0, 1]) hear(step(seat, 1, { since: null, turn: second, view: "open" }));
  session.passOn();
  expect(session.seat).toBe(1);
  for (const seat of [0, 1]) hear(step(seat, 2, { turn: first, view: "open" }));
  expect(session.seat).toBe(1);
  scene.end();
  expect(session.seat).toBe(0);
});
