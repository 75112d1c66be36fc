// A picture for each game, drawn by us; a game without one gets the ghost at its table.
import ghost from "./picture.svg?url";

const drawings = import.meta.glob<string>("./*/picture.svg", { query: "?url", import: "default", eager: true });

export function picture(game: string): string {
  return drawings[`./${game}/picture.svg`] ?? ghost;
}
