import { expect, test } from "vitest";
import type { Seated } from "../net/protocol.gen";
import { colourOf, painted } from "./colours";

function seated(colour: string): Seated {
  return { kind: "person", name: "", colour, bot: "", standin: false, online: true };
}

test("whoever has chosen no colour, or one we do not have, has that of the seat", () => {
  expect(colourOf(seated(""), 1)).toBe("sky");
  expect(colourOf(seated("mauve"), 2)).toBe("green");
});

test("two people can change colours with each other", () => {
  expect(painted([seated("sky"), seated("orange")])).toBe("--seat-0: var(--sky);--seat-1: var(--orange)");
});
