import { expect, test } from "vitest";
import { plainStage } from "./plain";

test("what happens is told on the view before it, and the view that follows is shown as it came", () => {
  const stage = plainStage("dice");
  const before = stage.still({ bid: null });
  expect(stage.play(before, { type: "raised" }).frame).toBe(before);
  expect(stage.still({ bid: 3 }, before)).toEqual({ game: "dice", view: { bid: 3 } });
});
