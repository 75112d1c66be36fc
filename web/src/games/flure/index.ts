import { puzzles } from "../../puzzles/room";
import { offer } from "../offer";
import picture from "./picture.svg?url";
import type { Frame } from "./stage";
import type { Game } from "./types.gen";

export default offer<Game, Frame>({
  picture,
  board: () => import("./Board.svelte"),
  stage: () => import("./stage"),
  twin: () => import("./twin"),
  diagram: () => import("./Diagram.svelte"),
  rooms: [puzzles],
});
