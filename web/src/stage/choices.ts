// Choices told apart by the type of their move, so that each has the fields of its own kind.
import type { Choice } from "./board";

interface Tagged {
  type: string;
}
export type Of<Move extends Tagged, Kind extends Move["type"], Sketch = unknown> = Choice<
  Extract<Move, { type: Kind }>,
  Sketch
>;

/** The choices whose moves are of these kinds. */
export function only<Move extends Tagged, Kind extends Move["type"], Sketch>(
  choices: readonly Choice<Move, Sketch>[],
  ...kinds: Kind[]
): Of<Move, Kind, Sketch>[] {
  const wanted: readonly string[] = kinds;
  return choices.filter((choice): choice is Of<Move, Kind, Sketch> => wanted.includes(choice.action.type));
}
