// The puzzle hall, as the game it belongs to declares it.
import type { Room } from "../games/offer";
import picture from "./picture.svg?url";

export const puzzles: Room = {
  name: "puzzles",
  picture,
  page: ([level]) => {
    if (!level) return () => import("./Puzzles.svelte");
    return level === "edit" ? () => import("./PuzzleEditor.svelte") : () => import("./Puzzle.svelte");
  },
};
