import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventQueue } from "./queue";

let shown: string[];
let pace: number;
let queue: EventQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = 100;
  queue = new EventQueue<string>({ show: (frame) => shown.push(frame), pace: () => pace, most: 3 });
});
afterEach(() => vi.useRealTimers());

const step = (...frames: string[]) => ({
  beats: frames.slice(0, -1).map((frame) => ({ frame, weight: 1 })),
  after: frames.at(-1) ?? "",
});

test("beats are shown at their pace, then the true view", async () => {
  queue.add(step("a", "b", "end"));
  expect(shown).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual(["a", "b", "end"]);
  expect(queue.busy).toBe(false);
});

test("with motion off only the true view is shown", async () => {
  pace = 0;
  queue.add(step("a", "b", "end"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["end"]);
});

test("a step can be skipped, and the next one is played", async () => {
  queue.add(step("a", "b", "end"));
  queue.add(step("c", "end 2"));
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["a", "end", "c"]);
});

test("a backlog is dropped but for the newest step", async () => {
  queue.add(step("a", "end"));
  for (const name of ["b", "c", "d", "e"]) queue.add(step(name, `end ${name}`));
  queue.skip();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(["a", "end", "e", "end e"]);
});

test("a jump forgets what waits", async () => {
  queue.add(step("a", "b", "end"));
  queue.add(step("c", "end 2"));
  queue.jump("now");
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual(["a", "now"]);
});

test("the last step can be played again", async () => {
  queue.add(step("a", "end"));
  await vi.advanceTimersByTimeAsync(100);
  queue.again();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual(["a", "end", "a", "end"]);
});

test("without motion only what must be seen is held", async () => {
  pace = 0;
  queue.add({
    beats: [
      { frame: "quick", weight: 1 },
      { frame: "held", weight: 1, hold: 500 },
    ],
    after: "end",
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["held"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual(["held", "end"]);
});

test("everybody is told when a step is done, dropped or jumped over", async () => {
  const done: string[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) queue.add({ ...step(name, "end"), done: () => done.push(name) });
  queue.jump("now");
  await vi.advanceTimersByTimeAsync(1000);
  expect(done.sort()).toEqual(["a", "b", "c", "d", "e"]);
});

test("a long chain is told within the time it may take, and everything in it is told", async () => {
  const within = 3000;
  const hurried = new EventQueue<string>({
    show: (frame) => shown.push(frame),
    pace: () => pace,
    within: () => within,
  });
  const done: number[] = [];
  const begun = performance.now();
  for (let turn = 0; turn < 12; turn++) {
    const beats = Array.from({ length: 15 }, (_, beat) => ({ frame: `${turn}.${beat}`, weight: 1 }));
    hurried.add({ beats, after: `after ${turn}`, done: () => done.push(performance.now() - begun) });
  }
  await vi.advanceTimersByTimeAsync(within + 10);
  expect(hurried.busy).toBe(false);
  expect(done).toHaveLength(12);
  expect(shown.filter((frame) => frame.startsWith("after"))).toHaveLength(12);
  expect(shown.length).toBeLessThan(within / 50 + 13); // each is shown for a moment
});

test("after a rest there is time again, and so there is when a chain begins anew", async () => {
  const hurried = new EventQueue<string>({ show: (frame) => shown.push(frame), pace: () => pace, within: () => 150 });
  hurried.add(step("a", "b", "c", "end"));
  await vi.advanceTimersByTimeAsync(160);
  expect(hurried.busy).toBe(false);
  hurried.add(step("d", "end"));
  await vi.advanceTimersByTimeAsync(20);
  expect(hurried.busy).toBe(false); // there was no time left
  hurried.beginAnew();
  hurried.add(step("e", "end"));
  await vi.advanceTimersByTimeAsync(90);
  expect(hurried.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  hurried.add(step("f", "end"));
  await vi.advanceTimersByTimeAsync(90);
  expect(hurried.busy).toBe(true);
});
