// The colours a player can choose at a table; the default is the seat's.
import type { Seated } from "../net/protocol.gen";

export const COLOURS = ["orange", "sky", "green", "yellow", "blue", "vermilion", "pink"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seated: Seated | undefined, seat: number): Colour {
  const chosen = COLOURS.find((colour) => colour === seated?.colour);
  return chosen ?? COLOURS[seat % COLOURS.length] ?? "orange";
}

/** A style that gives each seat its player's colour, for everything drawn inside. */
export function painted(seats: readonly Seated[]): string {
  return seats.map((seated, seat) => `--seat-${seat}: var(--${colourOf(seated, seat)})`).join(";");
}
