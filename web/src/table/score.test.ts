import { expect, test } from "vitest";
import type { Standing } from "../net/protocol.gen";
import { bestPlace, inWords, lineOf, together } from "./score";

const line = (seats: number[], place: number, ...numbers: number[]): Standing => ({
  seats,
  place,
  counts: numbers.map((number, at) => ({ what: `count-${at}`, number, most: 0 })),
});
const RACE = [line([2], 1, 3), line([0], 2, 2, 1), line([1], 2, 2, 0)];
const say = (id: string, args: Record<string, string | number> = {}) => `${id}=${Object.values(args)[0]}`;

test("a line is told with all its numbers", () => {
  expect(inWords(line([0], 1, 3, 1), say)).toBe("count-0=3, count-1=1");
});

test("a seat stands for itself, or with the others", () => {
  expect(lineOf(RACE, 0)?.place).toBe(2);
  expect(together(RACE)).toBeUndefined();
  const all = [line([0, 1], 1, 4)];
  expect(lineOf(all, 0)).toBeUndefined();
  expect(together(all)?.seats).toEqual([0, 1]);
});

test("of several seats of ours the best place counts", () => {
  expect(bestPlace(RACE, [1, 2])).toBe(1);
  expect(bestPlace(RACE, [1])).toBe(2);
  expect(bestPlace([], [1])).toBeUndefined();
});
