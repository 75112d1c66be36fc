import { expect, test } from "vitest";
import { CLOSEST, Fingers, moved, WHOLE, zoomed } from "./zoom";

const SIZE = { width: 400, height: 300 };

test("what is under the pointer stays there", () => {
  const at = { x: 100, y: 60 };
  const now = zoomed(WHOLE, 2, at, SIZE);
  expect(now).toEqual({ scale: 2, x: -100, y: -60 });
  expect((at.x - now.x) / now.scale).toBe(100);
});

test("a board is never smaller than its window, and never beside it", () => {
  expect(zoomed(WHOLE, 0.5, { x: 9, y: 9 }, SIZE)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99, { x: 0, y: 0 }, SIZE).scale).toBe(CLOSEST);
  const close = zoomed(WHOLE, 2, { x: 0, y: 0 }, SIZE);
  expect(moved(close, { x: 50, y: -1000 }, SIZE)).toEqual({ scale: 2, x: 0, y: -300 });
});

test("two fingers that part bring the board closer about their middle", () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 150, y: 100 });
  fingers.press(2, { x: 250, y: 100 });
  let now = fingers.drag(1, { x: 100, y: 100 }, WHOLE, SIZE);
  now = fingers.drag(2, { x: 300, y: 100 }, now, SIZE);
  expect(now.scale).toBeCloseTo(2);
  expect((200 - now.x) / now.scale).toBeCloseTo(200);
  expect(fingers.moving).toBe(true);
});

test("one finger moves a board that is closer, and nothing else", () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 100, y: 100 });
  expect(fingers.drag(1, { x: 160, y: 100 }, WHOLE, SIZE)).toBe(WHOLE);
  const close = { scale: 2, x: -200, y: -100 };
  expect(fingers.drag(1, { x: 160, y: 100 }, close, SIZE)).toEqual({ scale: 2, x: -140, y: -100 });
});

test("a tap with an unsteady finger is still a tap", () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 100, y: 100 });
  const close = { scale: 2, x: -200, y: -100 };
  expect(fingers.drag(1, { x: 104, y: 103 }, close, SIZE)).toBe(close);
  expect(fingers.moving).toBe(false);
});
