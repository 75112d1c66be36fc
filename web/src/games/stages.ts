// The boards: one folder each with a Board and the stage on which its events are played.
import type { Component } from "svelte";
import type { BoardProps, Stage, Twin } from "../stage/board";
import { plainStage } from "../stage/plain";

// biome-ignore lint/suspicious/noExplicitAny: every game has its own views, events and frames
type Any = any;
export type AnyStage = Stage<Any, Any, Any>;
export type AnyBoard = Component<BoardProps<Any, Any, Any>>;

const boards = import.meta.glob<{ default: AnyBoard }>("./*/Board.svelte");
const stages = import.meta.glob<{ stage: AnyStage }>("./*/stage.ts");
const twins = import.meta.glob<{ twin: Twin<Any> }>("./*/twin.ts");

/** The board in words; fetched only where somebody wants to read it. */
export async function loadTwin(name: string): Promise<Twin<Any> | null> {
  return (await twins[`./${name}/twin.ts`]?.())?.twin ?? null;
}

/** A game's board and stage; those that all games share where it brings none. */
export async function loadGame(name: string): Promise<{ Board: AnyBoard; stage: AnyStage }> {
  const board = boards[`./${name}/Board.svelte`];
  const stage = stages[`./${name}/stage.ts`];
  if (!board || !stage) return loadPlain(name);
  const [{ default: Board }, { stage: found }] = await Promise.all([board(), stage()]);
  return { Board, stage: found };
}

async function loadPlain(name: string): Promise<{ Board: AnyBoard; stage: AnyStage }> {
  const { default: Board } = await import("../stage/PlainBoard.svelte");
  return { Board, stage: plainStage(name) };
}
