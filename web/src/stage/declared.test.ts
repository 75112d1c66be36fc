import { expect, test } from "vitest";
import type { DeclaredBoard, Squares } from "../net/protocol.gen";
import type { Choice } from "./board";
import {
  declaredStage,
  fieldOf,
  isSquare,
  leadingOn,
  lying,
  NOTHING,
  pressed,
  squareName,
  squaresSeen,
  toneOf,
  unpressed,
  waysOf,
} from "./declared";

const squares: Squares = {
  kind: "squares",
  at: "cells",
  rows: ["lw", "w."],
  tones: { l: "moss" },
  press: [["from", "to"], ["from"]],
  turned: [1],
};
const board: DeclaredBoard = { areas: [squares] };
const choice = (text: string, action: unknown): Choice => ({ action, text, words: { id: text } });
const left = choice("left", { from: 1, to: 0 });
const down = choice("down", { from: 0, to: 2 });
const right = choice("right", { from: 0, to: 1 });
const off = choice("off", { from: 0 });
const pass = choice("pass", { type: "pass" });
const all = [left, down, right, pass];
const ways = waysOf(board, all);
const held = { area: 0, places: [0] };

test("what lies on the squares is read from the view, as a list or as letters", () => {
  expect(lying({ cells: [null, 3, "x"] }, squares)).toEqual([null, "3", "x"]);
  expect(lying({ cells: ".b" }, squares)).toEqual([".", "b"]);
  expect(lying({}, squares)).toEqual([]);
});

test("a path leads into things that lie in each other, and no further", () => {
  expect(fieldOf({ table: { hand: [7] } }, "table.hand.0")).toBe(7);
  expect(fieldOf({ table: null }, "table.hand")).toBeUndefined();
  expect(fieldOf({}, "constructor")).toBeUndefined();
});

test("a point is no square, a letter may have a tone, and squares have names", () => {
  expect([0, 1, 2, 3].filter((place) => isSquare(squares, place))).toEqual([0, 1, 2]);
  expect([toneOf(squares, 0), toneOf(squares, 1)]).toEqual(["moss", "plain"]);
  expect([0, 1, 2].map((place) => squareName(squares, place))).toEqual(["a1", "b1", "a2"]);
});

test("a seat on the other side sees the board from there", () => {
  expect(squaresSeen(squares, 0)).toEqual([0, 1, 2, 3]);
  expect(squaresSeen(squares, 1)).toEqual([3, 2, 1, 0]);
  expect(squaresSeen(squares, null)).toEqual([0, 1, 2, 3]);
});

test("first lights up what can be taken in hand, then where it can go", () => {
  expect(leadingOn(ways, NOTHING, 0)).toEqual(new Set([1, 0]));
  expect(leadingOn(ways, held, 0)).toEqual(new Set([2, 1]));
});

test("a press takes in hand, the next makes the choice", () => {
  expect(pressed(ways, NOTHING, 0, 0)).toEqual(held);
  expect(pressed(ways, held, 0, 2)).toBe(down);
});

test("what is in hand is put down by pressing it again, and exchanged by pressing another", () => {
  expect(pressed(waysOf(board, [down, right]), held, 0, 0)).toEqual(NOTHING);
  expect(
    pressed(waysOf(board, [down, choice("far", { from: 3, to: 0 }), choice("", { from: 3, to: 1 })]), held, 0, 3),
  ).toEqual({ area: 0, places: [3] });
});

test("a press that leads nowhere is none", () => {
  expect(pressed(ways, NOTHING, 0, 2)).toBeNull();
});

test("where one press says it all, it is enough", () => {
  expect(pressed(waysOf(board, [off]), NOTHING, 0, 0)).toBe(off);
});

test("what presses cannot say is said with a button, and what they leave open", () => {
  expect(unpressed(all, ways, NOTHING)).toEqual([pass]);
  const more = [...all, off];
  expect(unpressed(more, waysOf(board, more), held)).toEqual([pass, off]);
});

test("a log lights up the squares that an event names", () => {
  const stage = declaredStage(board);
  expect(stage.marks({ type: "moved", from: 2, to: -1, seat: 1 })).toEqual([2]);
  expect(stage.about?.(down)).toEqual([0, 2]);
});
