// The hall in words, for readers who cannot see it.
import type { Say, Twin } from "../../stage/board";
import { figuresOf, type Piece } from "./figures";
import { squareName } from "./hall";
import { OUTSIDE, SAVED, type View } from "./stage";

export const twin: Twin<View> = (view, names, say) => {
  const figures = figuresOf(view);
  const told = (figure: Piece) => figureText(figure, names, say);
  return [
    { title: say("web-flure-monster"), items: monster(view, say) },
    { title: say("web-flure-inside"), items: figures.filter(({ cell }) => cell >= 0).map(told) },
    { title: say("web-flure-waiting"), items: figures.filter(({ cell }) => cell === OUTSIDE).map(told) },
    { title: say("web-flure-saved"), items: figures.filter(({ cell }) => cell === SAVED).map(told) },
    { title: say("web-flure-ground"), items: ground(view, say) },
  ].filter(({ items }) => items.length);
};

/** A figure: owner, both numbers, place, and whether it has been played. */
export function figureText(figure: Piece, names: readonly string[], say: Say): string {
  const where = figure.cell >= 0 ? squareName(figure.cell) : "";
  const args = { name: names[figure.seat] ?? "", number: figure.number, other: figure.other };
  return [say("web-flure-figure", args), where, figure.spent && say("web-flure-spent")].filter(Boolean).join(", ");
}

function monster(view: View, say: Say): string[] {
  if (view.monster < 0) return [];
  const facing = say(`flure-direction-${view.facing}`);
  return [say("web-flure-monster-at", { square: squareName(view.monster), facing })];
}

function ground(view: View, say: Say): string[] {
  const blocks = view.blocks.map(({ cell, kind }) => `${squareName(cell)}: ${say(`flure-tile-${kind}`)}`);
  const teleporters = view.teleporters.map(({ cell, pair, arrow }) => {
    return `${squareName(cell)}: ${say(`flure-tile-${pair}`)}, ${say(`flure-direction-${arrow}`)}`;
  });
  const blood = view.blood.length ? [`${say("web-flure-blood")}: ${view.blood.map(squareName).join(" ")}`] : [];
  return [...blocks, ...teleporters, ...blood];
}
