// Building a level: the tool in hand, its effect on a square, and all versions with undo and redo.
import { type Direction, SQUARES } from "../games/flure/hall";
import { ABSENT, type BlockKind, type View } from "../games/flure/stage";
import { type Draft, emptyDraft } from "./draft";
import type { Held } from "./Ghost.svelte";
import { isTeleporter, toTheRight } from "./tiles";

export type Tool = Held | { kind: "erase" } | { kind: "where" };

const KEY = "grusel.draft";

export class Drafting {
  now = $state.raw<Draft>(kept());
  tool = $state.raw<Tool | null>(null);
  private past = $state.raw<Draft[]>([]);
  private future = $state.raw<Draft[]>([]);

  held = $derived(this.tool && this.tool.kind !== "erase" && this.tool.kind !== "where" ? this.tool : null);
  /** Squares with something that can be moved. */
  things = $derived(new Set(SQUARES.filter((cell) => thingOn(this.now.view, cell))));
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);

  /** A new version, which drops the solver's result. */
  change(part: Partial<Draft>): void {
    this.past = [...this.past, this.now].slice(-200);
    this.future = [];
    this.keep({ ...this.now, known: null, ...part });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [this.now, ...this.future];
    this.past = this.past.slice(0, -1);
    this.keep(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.now];
    this.future = rest;
    this.keep(after);
  }

  clear(): void {
    this.tool = null;
    this.change(emptyDraft());
  }

  /** Pick a tool, or drop it if it is in hand. */
  choose(tool: Tool): void {
    this.tool = this.tool && nameOf(this.tool) === nameOf(tool) ? null : tool;
  }

  /** Use the tool on a square; without one, pick up what is there. */
  act(cell: number): void {
    const { tool } = this;
    if (!tool) this.lift(cell);
    else if (tool.kind === "erase") this.erase(cell);
    else if (tool.kind === "where") this.change({ where: toggled(this.now.where, cell) });
    else this.place(tool, cell);
  }

  private place(tool: Held, cell: number): void {
    const isThere = tool.kind === "tile" && isOn(this.now.view, tool, cell);
    this.change(isThere ? without(this.now, cell) : put(without(this.now, cell, tool), tool, cell));
    if (tool.kind !== "tile") this.tool = null; // there is only one of each
  }

  lift(cell: number): void {
    const found = thingOn(this.now.view, cell);
    if (!found) return;
    this.change(without(this.now, cell));
    this.tool = found;
  }

  erase(cell: number): void {
    if (thingOn(this.now.view, cell)) this.change(without(this.now, cell));
  }

  /** Turn a quarter to the right, or flip: the tool, or the piece on the square. */
  turn(cell: number): void {
    if (this.tool) {
      this.tool = turnedTool(this.tool, this.now.view);
      return;
    }
    const found = thingOn(this.now.view, cell);
    if (!found) return;
    this.change(put(without(this.now, cell), turnedTool(found, this.now.view) as Held, cell));
  }

  private keep(draft: Draft): void {
    this.now = draft;
    localStorage.setItem(KEY, JSON.stringify(draft));
  }
}

function kept(): Draft {
  try {
    return { ...emptyDraft(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return emptyDraft();
  }
}

/** Two tools with one name are the same, however they are turned. */
export function nameOf(tool: Tool): string {
  if (tool.kind === "tile") return tool.tile;
  return tool.kind === "figure" ? `figure ${tool.figure}` : tool.kind;
}

export function thingOn(view: View, cell: number): Held | null {
  if (view.monster === cell) return { kind: "monster", facing: view.facing };
  const figure = view.places.indexOf(cell);
  if (figure >= 0) return { kind: "figure", figure, black: view.black[figure] ?? false };
  const block = view.blocks.find((one) => one.cell === cell);
  if (block) return { kind: "tile", tile: block.kind, arrow: "N" };
  const teleporter = view.teleporters.find((one) => one.cell === cell);
  if (teleporter) return { kind: "tile", tile: teleporter.pair, arrow: teleporter.arrow };
  return view.blood.includes(cell) ? { kind: "tile", tile: "blood", arrow: "N" } : null;
}

function isOn(view: View, tool: Held, cell: number): boolean {
  const there = thingOn(view, cell);
  const same = there !== null && nameOf(there) === nameOf(tool);
  return same && (there.kind !== "tile" || tool.kind !== "tile" || there.arrow === tool.arrow);
}

/** The draft without the piece on the square; blood stays under a figure. */
function without(draft: Draft, cell: number, next: Held | null = null): Draft {
  const { view } = draft;
  if (next?.kind === "tile" && next.tile === "blood") return { ...draft, view: { ...view, ...cleared(view, cell) } };
  const somebody = view.monster === cell || view.places.includes(cell);
  const keepsBlood = next ? next.kind !== "tile" : somebody;
  const monster = view.monster === cell ? -1 : view.monster;
  const places = view.places.map((place) => (place === cell ? ABSENT : place));
  const ground = cleared(view, cell);
  return { ...draft, view: { ...view, ...ground, monster, places, blood: keepsBlood ? view.blood : ground.blood } };
}

function cleared(view: View, cell: number): Pick<View, "blocks" | "teleporters" | "blood"> {
  return {
    blocks: view.blocks.filter((one) => one.cell !== cell),
    teleporters: view.teleporters.filter((one) => one.cell !== cell),
    blood: view.blood.filter((one) => one !== cell),
  };
}

function put(draft: Draft, held: Held, cell: number): Draft {
  const { view } = draft;
  if (held.kind === "monster") return { ...draft, view: { ...view, monster: cell, facing: held.facing } };
  if (held.kind === "figure") {
    const black = view.black.with(held.figure, held.black ?? false);
    return { ...draft, view: { ...view, places: view.places.with(held.figure, cell), black } };
  }
  return { ...draft, view: { ...view, ...laid(view, held.tile, held.arrow, cell) } };
}

function laid(view: View, tile: string, arrow: Direction, cell: number): Partial<View> {
  if (tile === "blood") return { blood: [...view.blood, cell].sort((a, b) => a - b) };
  if (!isTeleporter(tile)) return { blocks: [...view.blocks, { cell, kind: tile as BlockKind }] };
  const others = view.teleporters.filter(({ pair }) => pair === tile).slice(-1); // there are two of each kind
  const rest = view.teleporters.filter(({ pair }) => pair !== tile);
  return { teleporters: [...rest, ...others, { cell, pair: tile, arrow }] };
}

function turnedTool(tool: Tool, view: View): Tool {
  if (tool.kind === "monster") return { ...tool, facing: toTheRight(tool.facing) };
  if (tool.kind === "tile") return { ...tool, arrow: toTheRight(tool.arrow) };
  if (tool.kind === "figure") return { ...tool, black: !(tool.black ?? view.black[tool.figure] ?? false) };
  return tool;
}

function toggled(cells: readonly number[], cell: number): number[] {
  const rest = cells.filter((one) => one !== cell);
  return rest.length < cells.length ? rest : [...cells, cell].sort((a, b) => a - b);
}
