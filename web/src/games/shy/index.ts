import { offer } from "../offer";
import picture from "./picture.svg?url";
import type { Game } from "./types.gen";

export default offer<Game>({
  picture,
  parts: () => import("./parts"),
  upFront: ["master", "games"],
});
