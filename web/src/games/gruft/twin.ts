// The graveyard in words, for readers who cannot see it. It tells no more than the picture.
import type { Say, Twin } from "../../stage/board";
import { onThePath, type Row, type View } from "./stage";
import { graveText } from "./telling";
import { COLOUR_OF, GRAVES, isColour } from "./yard";

export const twin: Twin<View> = (view, names, say) => [
  ...view.rows.map((row, seat) => ({ title: names[seat] ?? "", items: player(view, row, seat, say) })),
  { title: say("web-gruft-yard-now"), items: [...seen(view, names, say), middle(view, say)] },
];

function player(view: View, row: Row, seat: number, say: Say): string[] {
  const colours = (letters: string) =>
    [...letters].map((letter) => (isColour(letter) ? say(`web-gruft-colour-${COLOUR_OF[letter]}`) : "")).join(", ");
  const open = say("web-gruft-row-open", { left: colours(row.left), hidden: row.hidden, right: colours(row.right) });
  return [
    row.hidden ? open : say("web-gruft-row-all", { all: colours(row.left) }),
    say("web-gruft-garlic-left", { number: view.garlic[seat] ?? 0 }),
    say("web-gruft-stakes", { number: view.stakes[seat] ?? 0 }),
  ];
}

function seen(view: View, names: readonly string[], say: Say): string[] {
  const graves = Array.from({ length: GRAVES }, (_, grave) => grave);
  const telling = graves.filter((grave) => view.open.includes(grave) || isColour(view.lids[grave]));
  return telling.map((grave) => graveText(view, grave, names, say));
}

function middle(view: View, say: Say): string {
  return say("web-gruft-middle", { stakes: onThePath(view), spares: view.spares });
}
