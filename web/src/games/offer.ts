// What the folder of a game declares in its `index.ts`: everything that shared code needs to know of a game.
import type { Component } from "svelte";
import type { BoardProps, Kinds, Stage, Twin } from "../stage/board";

/** Pages of a game's own, under an address of their own. */
export interface Room {
  name: string; // the first part of its addresses, and before its words: web-NAME, web-NAME-text …
  picture: string;
  page: (parts: readonly string[]) => () => Promise<{ default: Component }>;
}

export interface Offer<Game extends Kinds, Frame> {
  picture: string;
  board: () => Promise<{ default: Component<BoardProps<Game, Frame>> }>;
  stage: () => Promise<{ stage: Stage<Game, Frame> }>;
  twin?: () => Promise<{ twin: Twin<Game["view"]> }>;
  diagram?: () => Promise<{ default: Component<{ text: string }> }>; // draws what the rules have between fences
  upFront?: readonly (keyof Game["options"] & string)[]; // what people ask for before they sit down
  rooms?: readonly Room[];
}

/** Any game: what is in its values is its own business. */
// biome-ignore lint/suspicious/noExplicitAny: here, and only here, the types of a game are forgotten
type Anything = Record<keyof Kinds, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyOffer = Offer<Anything, any>;
export type AnyStage = Awaited<ReturnType<AnyOffer["stage"]>>["stage"];
export type AnyBoard = Awaited<ReturnType<AnyOffer["board"]>>["default"];
export type AnyTwin = Twin<unknown>;

/** Checks that board, stage and words of a game agree with each other and with the server's types. */
export function offer<Game extends Kinds, Frame>(declared: Offer<Game, Frame>): AnyOffer {
  return declared as unknown as AnyOffer;
}
