// The score of a game in words; free of any page.
import type { Standing } from "../net/protocol.gen";
import type { Say } from "../stage/board";

/** The numbers of one line, as a player would say them. */
export function inWords({ counts }: Standing, say: Say): string {
  return counts.map(({ what, number, most }) => say(what, { number, most })).join(", ");
}

/** The line of a seat that plays for itself. */
export function lineOf(standings: readonly Standing[], seat: number): Standing | undefined {
  return standings.find(({ seats }) => seats.length === 1 && seats[0] === seat);
}

/** The one line of a team game. */
export function together(standings: readonly Standing[]): Standing | undefined {
  return standings.find(({ seats }) => seats.length > 1);
}

/** The best place of these seats; undefined if they have none. */
export function bestPlace(standings: readonly Standing[], seats: readonly number[]): number | undefined {
  const places = standings.flatMap((line) => (line.seats.some((seat) => seats.includes(seat)) ? [line.place] : []));
  return places.length ? Math.min(...places) : undefined;
}
