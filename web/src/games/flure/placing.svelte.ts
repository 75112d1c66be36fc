// The expert set-up: the tile in hand, its rotation, and its legal places, which the server lists.
import type { BoardProps } from "../../stage/board";
import { only } from "../../stage/choices";
import type { Frame } from "./stage";
import type { Game, Place } from "./types.gen";

type Tile = Place["tile"];
export type Kind = Exclude<Tile, "1x4">; // a pool of four is one tile, lying either way
const ARROWS = ["N", "E", "S", "W"] as const;
const POOL = "4x1";
const COLUMNS = 16;
const SHAPES: Record<string, readonly number[]> = {
  "2x2": [0, 1, COLUMNS, COLUMNS + 1],
  "4x1": [0, 1, 2, 3],
  "1x4": [0, COLUMNS, 2 * COLUMNS, 3 * COLUMNS],
};

export class Placing {
  over = $state<number | null>(null); // the square under it
  private kind = $state<Kind | null>(null);
  private turns = $state(0);

  constructor(private readonly table: () => BoardProps<Game, Frame>) {}

  private places = $derived.by(() => only(this.table().choices, "place"));
  kinds = $derived([...new Set(this.places.map(({ action }) => kindOf(action.tile)))]);
  current = $derived(this.kinds.find((kind) => kind === this.kind) ?? this.kinds[0] ?? null);
  arrow = $derived(ARROWS[this.turns % ARROWS.length] ?? "N");
  tile = $derived<Tile | null>(this.current === POOL && this.turns % 2 ? "1x4" : this.current);
  turnable = $derived(this.current === POOL || this.current === "knobbed" || this.current === "round");
  spots = $derived.by(() => {
    const fitting = this.places.filter(({ action }) => this.fits(action));
    return new Map(fitting.map((choice) => [choice.action.cell, choice]));
  });
  covered = $derived.by(() => {
    const { over } = this;
    return over === null ? [] : (SHAPES[this.tile ?? ""] ?? [0]).map((step) => over + step);
  });

  choose(kind: Kind): void {
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

  private fits({ tile, arrow }: Place): boolean {
    return tile === this.tile && (!arrow || arrow === this.arrow);
  }
}

function kindOf(tile: Tile): Kind {
  return tile === "1x4" ? POOL : tile;
}
