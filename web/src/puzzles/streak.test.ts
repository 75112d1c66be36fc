import { expect, test } from "vitest";
import { dayOf, daysBefore, longest, streak } from "./streak";

test("a day is the reader's own", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("days are counted over the ends of months and years", () => {
  expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
  expect(daysBefore("2027-01-01", 2)).toBe("2026-12-30");
});

test("a streak goes on until a whole day was missed", () => {
  const days = new Set(["2026-11-13", "2026-11-14", "2026-11-15"]);
  expect(streak(days, "2026-11-15")).toBe(3);
  expect(streak(days, "2026-11-16")).toBe(3);
  expect(streak(days, "2026-11-17")).toBe(0);
});

test("the longest streak is kept in mind after it broke", () => {
  expect(longest(new Set(["2026-11-01", "2026-11-02", "2026-11-05"]))).toBe(2);
  expect(longest(new Set())).toBe(0);
});
