import { expect, test } from "vitest";
import { linesOf } from "./lines";

const text = (id: string) => ({ type: "message" as const, id, args: {} });
const told = (id: string, square: number) => ({ event: { id, square }, text: text(id) });
type Event = ReturnType<typeof told>["event"];

const telling = {
  marks: ({ square }: Event) => [square],
  untold: ({ id }: Event, next?: Event) => id === "step" && next?.id === "step",
};

test("of steps in a row the last is told, and lights up every square of the way once", () => {
  const lines = linesOf([told("step", 1), told("step", 2), told("step", 1), told("rest", 1)], telling);
  expect(lines.map((line) => line.text.id)).toEqual(["step", "rest"]);
  expect(lines.map((line) => line.marks)).toEqual([[1, 2], [1]]);
});

test("a game that leaves nothing out has a line for every event", () => {
  expect(linesOf([told("step", 1), told("step", 2)], { marks: telling.marks })).toHaveLength(2);
});
