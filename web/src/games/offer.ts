// What the folder of a game declares in its `index.ts` and `parts.ts`: everything that shared code needs to know of a game.
import type { Component } from "svelte";
import type { BoardProps, Kinds, Stage, Twin } from "../stage/board";

/** Pages of a game's own, under an address of their own. */
export interface Room {
  name: string; // the first part of its addresses, and before its words: web-NAME, web-NAME-text …
  picture: string;
  page: (parts: readonly string[]) => () => Promise<{ default: Component }>;
}

/** What is known of a game before anybody plays it: this is part of the first page, and so it is small. */
export interface Offer<Game extends Kinds> {
  picture: string;
  parts: () => Promise<{ default: AnyParts }>;
  upFront?: readonly (keyof Game["options"] & string)[]; // what people ask for before they sit down
  rooms?: readonly Room[];
}

/** What a game is shown with, each fetched when it is needed. */
export interface Parts<Game extends Kinds, Frame> {
  board: () => Promise<{ default: Component<BoardProps<Game, Frame>> }>;
  stage: () => Promise<{ stage: Stage<Game, Frame> }>;
  twin?: () => Promise<{ twin: Twin<Game["view"]> }>;
  diagram?: () => Promise<{ default: Component<{ text: string }> }>; // draws what the rules have between fences
}

/** Any game: what is in its values is its own business. */
// biome-ignore lint/suspicious/noExplicitAny: here, and only here, the types of a game are forgotten
type Anything = Record<keyof Kinds, any>;
export type AnyOffer = Omit<Offer<Anything>, "upFront"> & { upFront?: readonly string[] };
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyParts = Parts<Anything, any>;
export type AnyStage = Awaited<ReturnType<AnyParts["stage"]>>["stage"];
export type AnyBoard = Awaited<ReturnType<AnyParts["board"]>>["default"];
export type AnyTwin = Twin<unknown>;

export function offer<Game extends Kinds>(declared: Offer<Game>): AnyOffer {
  return declared;
}

/** Checks that board, stage and words of a game agree with each other and with the server's types. */
export function parts<Game extends Kinds, Frame>(declared: Parts<Game, Frame>): AnyParts {
  return declared as unknown as AnyParts;
}
