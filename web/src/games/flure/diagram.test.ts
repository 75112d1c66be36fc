import { expect, test } from "vitest";
import { parse } from "./diagram";

const HALL = `    a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p
  4 .  .  .  .  .  .  .  A4 .  .  .  .  .  .  .
  7 .  .  .  .  .  .  .  M> .  #  b2 .  .  .  .  .
  9       .  .  ~  ~  .  .  K^ .  .  .  .  .  .  .`;

test("what stands in a row stands on the square below its letter", () => {
  const hall = parse(HALL);
  expect(hall?.monster).toEqual({ cell: 6 * 16 + 7, facing: "E" });
  expect(hall?.blocks).toEqual([{ cell: 6 * 16 + 9, kind: "stone" }]);
  expect(hall?.blood).toEqual([8 * 16 + 4, 8 * 16 + 5]);
  expect(hall?.teleporters).toEqual([{ cell: 8 * 16 + 8, pair: "knobbed", arrow: "N" }]);
});

test("a small letter is a figure with its black side up, and both sides make seven", () => {
  expect(parse(HALL)?.figures).toEqual([
    { cell: 3 * 16 + 7, seat: 0, number: 4, other: 3, black: false },
    { cell: 6 * 16 + 10, seat: 1, number: 2, other: 5, black: true },
  ]);
});

test("words are no hall", () => {
  expect(parse("turn: A\nnow: open")).toBeNull();
});
