// What the folder of a game declares in its `index.ts` and `parts.ts`: everything that shared code needs from a game.
import type { Component } from "svelte";
import type { BoardProps, Kinds, Stage, Twin } from "../stage/board";

/** A game's own pages, with their own address. */
export interface Room {
  name: string; // the first part of its addresses, and before its words: web-NAME, web-NAME-text …
  picture: string;
  page: (parts: readonly string[]) => () => Promise<{ default: Component }>;
}

/** The part of a game that the first page contains, so it is small. */
export interface Offer<Game extends Kinds> {
  picture: string;
  parts: () => Promise<{ default: AnyParts }>;
  upFront?: readonly (keyof Game["options"] & string)[]; // options asked for before sitting down
  rooms?: readonly Room[];
}

/** The parts of a game, each loaded when needed. */
export interface Parts<Game extends Kinds, Frame> {
  board: () => Promise<{ default: Component<BoardProps<Game, Frame>> }>;
  stage: () => Promise<{ stage: Stage<Game, Frame> }>;
  twin?: () => Promise<{ twin: Twin<Game["view"]> }>;
  diagram?: () => Promise<{ default: Component<{ text: string }> }>; // draws the fenced diagrams of the rules
}

/** Any game, whatever its values. */
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

/** Checks that a game's board, stage and words agree with each other and with the server's types. */
export function parts<Game extends Kinds, Frame>(declared: Parts<Game, Frame>): AnyParts {
  return declared as unknown as AnyParts;
}
