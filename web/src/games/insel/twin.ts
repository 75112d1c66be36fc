// The island in words, for readers who cannot see it.
import type { Say, Twin } from "../../stage/board";
import { CARDS, FLOODS, has, SKULL, shape, sum, TREASURES, tileId } from "./island";
import type { Table, View } from "./stage";

export const twin: Twin<View> = (view, names, say) => {
  const { table } = view;
  const { places } = shape(view.rows, false);
  const tiles = places.map((place, spot) => tileText(table, spot, place.name, names, say));
  return [
    { title: say("web-insel-island"), items: tiles },
    { title: say("web-insel-players"), items: table.hands.map((hand, seat) => player(table, hand, seat, names, say)) },
    { title: say("web-insel-water-and-cards"), items: decks(table, say) },
  ];
};

function tileText(table: Table, spot: number, square: string, names: readonly string[], say: Say): string {
  const tile = table.tiles[spot];
  if (tile === undefined) return `${square}: ${say("web-insel-not-laid")}`;
  const state = has(table.sunk, spot) ? "sunk" : has(table.flooded, spot) ? "flooded" : "dry";
  const standing = table.pawns.flatMap((at, pawn) => (at === spot ? [names[pawn] ?? ""] : []));
  const told = say(`web-insel-tile-${state}`, { tile: say(tileId(tile)), square });
  return standing.length ? `${told} ${say("web-insel-standing", { names: standing.join(", ") })}` : told;
}

function player(table: Table, hand: number[], seat: number, names: readonly string[], say: Say): string {
  const role = table.roles[seat];
  const cards = CARDS.flatMap((card, kind) => (hand[kind] ? [`${say(`insel-card-${card}`)} ×${hand[kind]}`] : []));
  const who = role ? `${names[seat] ?? ""} (${say(`insel-role-${role}`)})` : (names[seat] ?? "");
  return `${who}: ${cards.join(", ") || say("web-insel-no-cards")}`;
}

function decks(table: Table, say: Say): string[] {
  const fetched = TREASURES.filter((_, kind) => has(table.captured, kind)).map((treasure) =>
    say("web-insel-fetched", { treasure: say(`insel-card-${treasure}`) }),
  );
  const cards = FLOODS[table.level - 1] ?? 0;
  const id = table.level < SKULL ? "web-insel-water" : "web-insel-water-skull";
  const water = say(id, { level: table.level, cards, most: SKULL });
  return [water, say("web-insel-treasure-deck", { number: sum(table.deck) }), ...fetched];
}
