import { parts } from "../offer";
import type { Frame } from "./stage";
import type { Game } from "./types.gen";

export default parts<Game, Frame>({
  board: () => import("./Board.svelte"),
  stage: () => import("./stage"),
  twin: () => import("./twin"),
});
