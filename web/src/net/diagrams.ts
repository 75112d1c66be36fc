// Views as text, drawn by the server: for boards that have no drawing of their own.
import { ask } from "./api";

const KEPT = 100;
const drawn = new Map<string, Promise<string>>(); // a replay requests each only once

export function diagramOf(game: string, view: unknown): Promise<string> {
  const body = JSON.stringify(view);
  const key = `${game} ${body}`;
  const known = drawn.get(key);
  if (known) return known;
  const asked = ask(`/api/games/${encodeURIComponent(game)}/diagram`, { method: "POST", body }).then((answer) =>
    answer.text(),
  );
  asked.catch(() => drawn.delete(key));
  drawn.set(key, asked);
  for (const oldest of [...drawn.keys()].slice(0, -KEPT)) drawn.delete(oldest);
  return asked;
}
