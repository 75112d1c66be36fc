// Sentences in the chosen language, rendered again when its catalog arrives.
import { settings } from "../ui/settings.svelte";
import { Words } from "./words";

// The catalogs of the chosen language; a new object for each arrival, so that every sentence is rendered again.
const spoken = $state.raw<{ words: Words }>({ words: new Words("en") });

const opened = new Set<string>(); // games whose words are needed

export async function speak(game?: string): Promise<void> {
  if (game) opened.add(game);
  const words = spoken.words.language === settings.language ? spoken.words : new Words(settings.language);
  await Promise.all([words.load(), ...[...opened].map((one) => words.load(one))]);
  if (words.language !== settings.language) return;
  spoken.words = words;
  heard.count += 1;
}

const heard = $state({ count: 0 });

/** Say something in the chosen language. */
export function say(id: string, args?: Record<string, string | number>): string {
  void heard.count;
  return spoken.words.say(args ? { id, args } : { id });
}

/** Undefined if the game has no words for it. */
export function sayIfKnown(id: string, args?: Record<string, string | number>): string {
  return words().has(id) ? say(id, args) : "";
}

export function words(): Words {
  void heard.count;
  return spoken.words;
}

export function playersText(game: { least: number; most: number }): string {
  const exactly = game.least === game.most ? "-exactly" : "";
  return say(`terminal-players${exactly}`, { least: game.least, most: game.most });
}

/** The message that names a bot: by the game it plays, or in general. */
export function botId(game: string, bot: string): string | null {
  return [`bot-${game}-${bot}`, `bot-${bot}`].find((id) => words().has(id)) ?? null;
}

export function botName(game: string, bot: string): string {
  const id = botId(game, bot);
  return id ? say(id) : bot;
}

/** The default bot: neither the weakest nor the strongest. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("level3") ? "level3" : "random";
}
