// The colours a person can have at a table; whoever has chosen none has that of the seat.
import type { Seated } from "../net/protocol.gen";

export const COLOURS = ["orange", "sky", "green", "yellow", "blue", "vermilion", "pink"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seated: Seated | undefined, seat: number): Colour {
  const chosen = COLOURS.find((colour) => colour === seated?.colour);
  return chosen ?? COLOURS[seat % COLOURS.length] ?? "orange";
}

/** A style that gives each seat the colour of its person, for everything drawn inside. */
export function painted(seats: readonly Seated[]): string {
  return seats.map((seated, seat) => `--seat-${seat}: var(--${colourOf(seated, seat)})`).join(";");
}
