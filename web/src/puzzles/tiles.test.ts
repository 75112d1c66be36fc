import { expect, test } from "vitest";
import { covered, isTurnable, turned } from "./tiles";

test("a pool covers the squares to the right of and below its first one", () => {
  expect(covered("2x2", 17)).toEqual([17, 18, 33, 34]);
  expect(covered("4x1", 0)).toEqual([0, 1, 2, 3]);
  expect(covered("1x4", 0)).toEqual([0, 16, 32, 48]);
});

test("squares outside the hall are not covered, and rows do not run into each other", () => {
  expect(covered("4x1", 10)).toEqual([10, 11]); // the stairs begin after l1
  expect(covered("2x2", 95)).toEqual([95, 111]); // p6 is at the wall
  expect(covered("1x4", 160 + 4)).toEqual([164]);
});

test("a teleporter turns its arrow, a long pool turns itself, a stone does not turn", () => {
  expect(turned({ tile: "knobbed", arrow: "W" })).toEqual({ tile: "knobbed", arrow: "N" });
  expect(turned({ tile: "4x1", arrow: "N" })).toEqual({ tile: "1x4", arrow: "N" });
  expect(isTurnable("stone")).toBe(false);
});
