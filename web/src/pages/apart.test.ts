import { expect, test } from "vitest";
import { apart } from "./apart";

test("what has room stays where it is", () => {
  expect(apart([10, 100, 50], 14, 360)).toEqual([10, 100, 50]);
});

test("neighbours are moved apart, in whatever order they are told", () => {
  expect(apart([104, 100, 102], 14, 360)).toEqual([128, 100, 114]);
});

test("at the end there is room on the other side only", () => {
  expect(apart([359, 360], 14, 360)).toEqual([346, 360]);
});
