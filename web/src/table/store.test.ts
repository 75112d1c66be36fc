import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Line, Socket } from "../net/client";
import type { ChatLine, FromClient, FromServer, Imagined, Message, TableInfo } from "../net/protocol.gen";
import { READING, TableStore } from "./store.svelte";

const why: Message = { type: "message", id: "why", args: {} };
const welcome: FromServer = { type: "welcome", version: 1, seats: [0], watching: false, host: true, tokens: {} };
const said = (number: number, seat: number | null): ChatLine => ({ number, seat, name: "Bo", text: "boo", at: 0 });

let line: Line;
let sent: FromClient[];
let kept: Map<string, string>;
let store: TableStore;

function open(of: Line): Socket {
  line = of;
  return { readyState: 1, send: (text) => sent.push(JSON.parse(text)), close: () => of.closed() };
}

function hear(message: FromServer): void {
  line.heard(JSON.stringify(message));
}

function sitDown(): TableStore {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const who = () => ({ key: "key", name: "Anna" });
  store = new TableStore("abc", [], { open, who, storage, now: () => 7 }, { step: () => {}, past: () => {} });
  line.opened();
  hear(welcome);
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  kept = new Map();
  sitDown();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

test("welcome says which seats are ours, and whether the table is", () => {
  expect(store.seats).toEqual([0]);
  expect(store.host).toBe(true);
  expect(store.link.online).toBe(true);
});

test("one new thing that another says is a notice, for as long as it takes to read it", () => {
  hear({ type: "said", lines: [said(1, 1)] });
  expect(store.notices.map(({ text }) => text.id)).toEqual(["web-says"]);
  vi.advanceTimersByTime(READING);
  expect(store.notices).toEqual([]);
  expect(store.chat).toHaveLength(1);
});

test("what we say ourselves, what the table says and what was said before we came is no notice", () => {
  hear({ type: "said", lines: [said(1, 0)] });
  hear({ type: "said", lines: [said(2, null)] });
  hear({ type: "said", lines: [said(3, 1), said(4, 1)] });
  expect(store.notices).toEqual([]);
  expect(store.chat).toHaveLength(4);
});

test("after a reload nothing is new that was heard before", () => {
  hear({ type: "said", lines: [said(5, 1)] });
  store.close();
  sitDown();
  hear({ type: "said", lines: [said(5, 1)] });
  expect(store.notices).toEqual([]);
});

test("whoever comes back finds the chat once", () => {
  hear({ type: "said", lines: [said(1, 1)] });
  hear(welcome);
  hear({ type: "said", lines: [said(1, 1)] });
  expect(store.chat).toHaveLength(1);
});

test("a refused move says why, until the next one", () => {
  store.play(0, "go");
  const play = sent.find((message) => message.type === "play");
  hear({ type: "refused", id: play?.type === "play" ? play.id : "", why, step: null });
  expect(store.refusal).toEqual(why);
  store.play(0, "stop");
  expect(store.refusal).toBeNull();
});

test("a refused hint says why like any refusal", async () => {
  const hint = store.hint(0);
  const asked = sent.at(-1);
  hear({ type: "refused", id: asked?.type === "hint" ? asked.id : "", why, step: null });
  expect(await hint).toBeNull();
  expect(store.refusal).toEqual(why);
});

test("several at one device take back the move of the one who moved last", () => {
  hear({ type: "welcome", version: 1, seats: [0, 1], watching: false, host: true, tokens: {} });
  store.play(0, "go");
  store.undo(1);
  expect(sent.at(-1)).toMatchObject({ type: "undo", seat: 0 });
});

test("whoever is sent away for good sees why", () => {
  hear({ type: "gone", why, again: false });
  expect(store.closed).toEqual(why);
});

test("a server that is started again is no end", () => {
  hear({ type: "gone", why, again: true });
  expect(store.closed).toBeNull();
});

test("whoever finds no free seat is told so, and goes on watching", () => {
  store.sitDown();
  hear({ type: "gone", why, again: false });
  expect(store.refusal).toEqual(why);
  expect(store.closed).toBeNull();
});

test("clocks are known with the moment they were heard of", () => {
  hear({ type: "table", clocks: { left: [9, 9], running: [1] } } as TableInfo);
  expect(store.clocks).toEqual({ left: [9, 9], running: [1], heard: 7 });
});

test("our own line of moves goes to whoever imagines it, the line of another is there to be looked at", () => {
  const imagined: Imagined = {
    type: "imagined",
    by: null,
    line: [],
    events: [],
    view: 1,
    turn: { type: "chance" },
    actions: {},
    forecast: null,
  };
  const heard: Imagined[] = [];
  let broken = 0;
  store.dreamer = { hear: (told) => heard.push(told), refused: () => {}, broken: () => (broken += 1) };
  hear(imagined);
  hear({ ...imagined, by: 1 });
  expect(heard).toEqual([imagined]);
  expect(store.shared).toEqual({ ...imagined, by: 1 });
  line.closed();
  expect(broken).toBe(1);
});
