// The games with a folder here, found by glob, so that no shared code names one.
import { allGames } from "../net/api";
import { plainStage } from "../stage/plain";
import type { AnyBoard, AnyOffer, AnyParts, AnyStage, AnyTwin, Room } from "./offer";
import ghost from "./picture.svg?url";

const found = import.meta.glob<AnyOffer>("./*/index.ts", { eager: true, import: "default" });
const offers = new Map(Object.entries(found).map(([path, offer]) => [path.split("/")[1] ?? "", offer]));

/** A game without a picture gets the ghost at its table. */
export function picture(game: string): string {
  return offers.get(game)?.picture ?? ghost;
}

/** The options asked for before sitting down; all others are house rules. */
export function upFront(game: string): readonly string[] {
  return offers.get(game)?.upFront ?? [];
}

export function roomsOf(game: string): readonly Room[] {
  return offers.get(game)?.rooms ?? [];
}

export const ROOMS: readonly Room[] = [...offers.values()].flatMap(({ rooms = [] }) => rooms);

/** The board in words, loaded when a reader opens it. */
export async function loadTwin(game: string): Promise<AnyTwin | null> {
  return (await (await partsOf(game))?.twin?.())?.twin ?? null;
}

export async function loadDiagram(game: string) {
  return (await (await partsOf(game))?.diagram?.())?.default ?? null;
}

/** A game's board and stage, or the shared ones. */
export async function loadGame(game: string): Promise<{ Board: AnyBoard; stage: AnyStage }> {
  const parts = await partsOf(game);
  if (!parts) return loadPlain(game);
  const [{ default: Board }, { stage }] = await Promise.all([parts.board(), parts.stage()]);
  return { Board, stage };
}

async function partsOf(game: string): Promise<AnyParts | null> {
  return (await offers.get(game)?.parts())?.default ?? null;
}

/** What a game declares, or else its diagram. */
async function loadPlain(game: string): Promise<{ Board: AnyBoard; stage: AnyStage }> {
  const declared = (await allGames()).find(({ name }) => name === game)?.board;
  if (declared) {
    const [{ default: Board }, { declaredStage }] = await Promise.all([
      import("../stage/DeclaredBoard.svelte"),
      import("../stage/declared"),
    ]);
    return { Board, stage: declaredStage(declared) };
  }
  const { default: Board } = await import("../stage/PlainBoard.svelte");
  return { Board, stage: plainStage(game) };
}
