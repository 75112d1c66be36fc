// The expert set-up: which tile is in hand, how it lies, and where it may go. The server says what is legal.
import type { BoardProps } from "../../stage/board";
import type { Frame } from "./stage";
import type { Action, Sketch, Try } from "./trying.svelte";

const ARROWS = ["N", "E", "S", "W"];
const POOLS = ["4x1", "1x4"]; // one tile, lying either way
const COLUMNS = 16;
const SHAPES: Record<string, readonly number[]> = {
  "2x2": [0, 1, COLUMNS, COLUMNS + 1],
  "4x1": [0, 1, 2, 3],
  "1x4": [0, COLUMNS, 2 * COLUMNS, 3 * COLUMNS],
};

export class Placing {
  over = $state<number | null>(null); // the square it is held over
  private kind = $state("");
  private turns = $state(0);

  constructor(private readonly table: () => BoardProps<Frame, Action, Sketch>) {}

  private places = $derived.by(() => this.table().choices.filter(({ action }) => action.type === "place"));
  kinds = $derived([...new Set(this.places.map(({ action }) => kindOf(action.tile ?? "")))]);
  current = $derived(this.kinds.includes(this.kind) ? this.kind : (this.kinds[0] ?? ""));
  arrow = $derived(ARROWS[this.turns % ARROWS.length] ?? "N");
  tile = $derived(this.current === POOLS[0] ? (POOLS[this.turns % POOLS.length] ?? "") : this.current);
  turnable = $derived(this.current === POOLS[0] || this.current === "knobbed" || this.current === "round");
  spots = $derived.by(() => {
    const fitting = this.places.filter(({ action }) => this.fits(action));
    return new Map<number, Try>(fitting.map((choice) => [choice.action.cell ?? -1, choice]));
  });
  covered = $derived.by(() => {
    const { over } = this;
    return over === null ? [] : (SHAPES[this.tile] ?? [0]).map((step) => over + step);
  });

  choose(kind: string): void {
    this.kind = kind;
  }

  turn(): void {
    this.turns += 1;
  }

  put(cell: number): void {
    const choice = this.spots.get(cell);
    this.over = null;
    if (choice) this.table().play(choice);
  }

  private fits({ tile, arrow }: Action): boolean {
    return tile === this.tile && (!arrow || arrow === this.arrow);
  }
}

function kindOf(tile: string): string {
  return tile === POOLS[1] ? (POOLS[0] ?? tile) : tile;
}
