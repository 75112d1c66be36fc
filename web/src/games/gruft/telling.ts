// Graves in words.
import type { Say } from "../../stage/board";
import type { View } from "./stage";
import * as yard from "./yard";

/** The visible contents of a grave, or the known ones with the memory aid. */
export function graveText(view: View, grave: number, names: readonly string[], say: Say): string {
  const name = yard.graveName(grave);
  const lid = view.lids[grave] ?? "#";
  const open = view.open.includes(grave);
  if (!yard.isColour(lid)) return say(open ? "web-gruft-open-rat" : "web-gruft-closed", { grave: name });
  const colour = say(`web-gruft-colour-${yard.COLOUR_OF[lid]}`);
  const id = open ? "web-gruft-open" : "web-gruft-closed-known";
  return say(id, { grave: name, colour, inside: insideText(view, grave, names, say) });
}

function insideText(view: View, grave: number, names: readonly string[], say: Say): string {
  const tile = view.tiles[grave] ?? ".";
  if (yard.isColour(tile)) return say("web-gruft-inside-vampire");
  const owner = yard.OWNERS.indexOf(tile);
  return owner >= 0 ? say("web-gruft-inside-garlic", { name: names[owner] ?? "" }) : say("web-gruft-inside-nothing");
}
