import { expect, test } from "vitest";
import { linesOf } from "../../stage/lines";
import { stage } from "./stage";
import type { Event, FigureStepped, MonsterLooked, Pushed, Sight } from "./types.gen";

const figure = { id: 0, seat: 0, number: 5 };
const nobody: Sight = { direction: "E", figure: null, distance: 0 };
const step = (target: number): FigureStepped => {
  return { type: "figure-stepped", figure, source: target - 1, target, over: null };
};
const looked = (cell: number, reason: MonsterLooked["reason"]): Event => {
  return { type: "monster-looked", cell, facing: "E", turns: "E", ahead: nobody, left: nobody, right: nobody, reason };
};

function log(...events: Event[]): [string, number[]][] {
  const told = events.map((event) => ({ event, text: { id: event.type } }));
  return linesOf(told, stage).map(({ text, marks }) => [text.id, marks]);
}

test("a figure's way is one line of the log, with all its squares", () => {
  const way = [1, 2, 3].map(step);
  expect(log(...way, { type: "figure-flipped", figure, played: true })).toEqual([["figure-stepped", [0, 1, 2, 3]]]);
});

test("whoever pushes is told by what was pushed and by the end of the way", () => {
  const push = (source: number): Pushed => {
    return { type: "pushed", piece: "stone", source, target: source + 1, by_monster: false };
  };
  const told = log(step(1), push(2), step(2), push(3), step(3)).map(([id]) => id);
  expect(told).toEqual(["pushed", "pushed", "figure-stepped"]);
});

test("a move comes to the end of its way", () => {
  const events: Event[] = [step(1), step(2), { type: "figure-flipped", figure, played: true }];
  expect(events.findLast((event) => stage.isGist?.(event))).toEqual(step(2));
});

test("a figure that is turned over without having been played is told", () => {
  expect(log({ type: "figure-flipped", figure, played: false })).toEqual([["figure-flipped", []]]);
});

test("of a walk on which the monster sees nobody the log tells the end", () => {
  const steps = [1, 2].flatMap((target): Event[] => [
    looked(target - 1, "nothing"),
    { type: "monster-stepped", source: target - 1, target, facing: "E" },
  ]);
  const end: Event = { type: "walk-ended", cell: 2, facing: "E", steps: 2, lost: 0 };
  expect(log(...steps, looked(2, "nothing"), end)).toEqual([["walk-ended", [0, 1, 2]]]);
});

test("what the monster sees is told", () => {
  expect(log(looked(4, "nearest"))).toEqual([["monster-looked", [4]]]);
});
