import { expect, test, vi } from "vitest";
import type { BoardProps } from "../../stage/board";
import type { Frame } from "./stage";
import { Trying } from "./trying.svelte";
import type { Game } from "./types.gen";

const stay = { text: "A1", words: { id: "stay" }, action: { type: "play", figure: 0, path: "" } };

test("where a figure can go nowhere, it is not sent to squares that are not lit", () => {
  const table = { choices: [stay], seat: 0, frame: { view: { phase: "figures" } }, refuse: vi.fn() };
  const trying = new Trying(() => table as unknown as BoardProps<Game, Frame>);
  expect(trying.whyNot(0).id).toBe("web-flure-choose-first");
  trying.take(0);
  expect(trying.whyNot(0).id).toBe("web-flure-nowhere");
});
