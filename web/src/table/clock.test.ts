import { expect, test } from "vitest";
import { clockText } from "./clock";

test("a clock shows minutes and seconds, and hours where there are some", () => {
  expect([0, 8.2, 60, 750, 3900].map(clockText)).toEqual(["0:00", "0:09", "1:00", "12:30", "1:05:00"]);
});

test("no clock shows less than nothing", () => {
  expect(clockText(-3)).toBe("0:00");
});
