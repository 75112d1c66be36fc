// The dungeon in words, for readers who cannot see it.
import type { Say, Twin } from "../../stage/board";
import { cellName, ENTRANCE, isMonster } from "./field";
import type { Tile, View } from "./stage";

export const twin: Twin<View> = (view, names, say) => {
  const sections = [
    { title: say("web-shy-floor", { floor: view.floor }), items: floor(view, names, say) },
    { title: say("web-shy-tiles"), items: view.tiles.map((tile) => tileText(tile, say)) },
    { title: say("web-shy-hand"), items: (view.hand ?? []).map((face) => say(`shy-${face}`)) },
    { title: say("web-shy-seen"), items: view.discovered.map((face) => say(`shy-${face}`)) },
  ];
  return sections.filter(({ items }) => items.length);
};

function floor(view: View, names: readonly string[], say: Say): string[] {
  if (view.master < 0) return [];
  const skill = (ready: boolean) => say(ready ? "web-shy-ready" : "web-shy-spent");
  return [
    `${say("shy-master")}: ${names[view.master] ?? ""}`,
    `${say("shy-hero")}: ${names[1 - view.master] ?? ""}, ${cellName(view.hero)}`,
    `${say("shy-entrance")}: ${cellName(ENTRANCE)}`,
    `${say("shy-attack")}: ${skill(view.attack)}`,
    `${say("shy-jump")}: ${skill(view.jump)}`,
  ];
}

function tileText(tile: Tile, say: Say): string {
  const face = tile.face ? say(`shy-${tile.face}`) : say("web-shy-face-down");
  const status = isMonster(tile.face) && say(`web-shy-status-${tile.status}`);
  return [`${cellName(tile.cell)}: ${face}`, status].filter(Boolean).join(", ");
}
