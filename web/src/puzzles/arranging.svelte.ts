// The hall before the walk: the thing in hand, its places, and all changes with undo and redo.
import type { Direction } from "../games/flure/hall";
import type { View } from "../games/flure/stage";
import type { Message } from "../i18n/words";
import { Refusal } from "../net/api";
import { arranged } from "./api";
import { changesOf, squareText } from "./telling";
import { covered, DIRECTIONS, isTurnable, type Kind, kindOf, STOCK, type Tile, toTheRight, turned } from "./tiles";
import type { Arrangement, Choices, Puzzle, Way } from "./types.gen";

/** An arrangement, its hall, and the changes left. */
export interface Position {
  arrangement: Arrangement;
  view: View;
  choices: Choices;
  changes: number;
}

/** Something in hand, and the position without it. */
export type Hand = { base: Position } & (
  | { kind: "tile"; tile: Tile; arrow: Direction }
  | { kind: "figure"; figure: number }
);

const LEFT = "grusel.puzzle";

function leftAt(): { level?: string; arrangement?: Arrangement } {
  try {
    return JSON.parse(localStorage.getItem(LEFT) ?? "{}");
  } catch {
    return {};
  }
}

/** The number of changes a level allows, or has material for. */
export function mostOf({ most, view, moves, arrows, facings }: Puzzle): number {
  const tiles = view.stock.reduce((sum, count) => sum + count, 0);
  return Math.min(most, tiles + moves.length + arrows.length + Math.min(1, facings.length));
}

export class Arranging {
  now = $state.raw<Position>() as Position;
  hand = $state.raw<Hand | null>(null);
  asked = $state.raw<Way[]>([]); // several paths lead to the chosen square
  refusal = $state.raw<Message | null>(null);
  private waiting = false; // for the server: no other change until it answers
  private past = $state.raw<Position[]>([]);
  private future = $state.raw<Position[]>([]);

  constructor(
    readonly puzzle: Puzzle,
    private readonly level: string, // its id or its link
  ) {
    this.now = this.drawn;
  }

  view = $derived.by(() => this.hand?.base.view ?? this.now.view);
  changes = $derived.by(() => changesOf(this.now.view, this.now.arrangement));
  remaining = $derived.by(() => mostOf(this.puzzle) - this.now.changes);
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  kinds = $derived.by(() => STOCK.filter((_, at) => this.drawn.view.stock[at]));

  /** Squares for the thing in hand. */
  lit = $derived.by(() => {
    const { hand } = this;
    if (!hand) return new Set<number>();
    const { spots, ways } = hand.base.choices;
    if (hand.kind === "tile") return new Set(spots.filter(({ tile }) => tile === hand.tile).map(({ cell }) => cell));
    return new Set(ways.filter(({ figure }) => figure === hand.figure).map(({ end }) => end));
  });

  /** Squares with something to change. */
  movable = $derived.by(() => {
    const { view } = this;
    const figures = this.puzzle.moves.map(({ figure }) => view.places[figure] ?? -1);
    const monster = this.puzzle.facings.length ? [view.monster] : [];
    return new Set([...figures, ...this.placedCells(), ...this.puzzle.arrows, ...monster]);
  });

  left(kind: Kind): number {
    return this.view.stock[STOCK.indexOf(kind)] ?? 0;
  }

  /** Resume this level if it was the last one played. */
  async resume(): Promise<void> {
    const { level, arrangement } = leftAt();
    if (level === this.level && arrangement) await this.change(arrangement);
  }

  // --- by hand ---

  /** Take a tile of the stock, or put it back if it is in hand. */
  take(kind: Kind): void {
    const same = this.hand?.kind === "tile" && kindOf(this.hand.tile) === kind;
    this.cancel();
    if (same) return;
    if (!this.now.choices.left) this.refuse({ id: "web-puzzle-no-more" });
    else if (!this.left(kind)) this.refuse({ id: "web-puzzle-none-left" });
    else this.hand = { kind: "tile", tile: kind, arrow: "N", base: this.now };
  }

  /** Act on a square: put down the thing in hand, or take or turn what is there. */
  async act(cell: number): Promise<void> {
    const spot = this.spotFor(cell);
    if (spot !== null) return this.put(spot);
    if (this.hand && !this.movable.has(cell)) return this.refuse({ id: "web-puzzle-not-here" });
    this.cancel();
    if (this.isCarried(cell)) return this.lift(cell);
    if (this.puzzle.arrows.includes(cell)) return this.turnArrow(cell);
    if (cell === this.view.monster && this.puzzle.facings.length) return this.turnMonster();
    return this.refuse(squareText(this.view, cell).length ? { id: "web-puzzle-fixed" } : null);
  }

  /** The place of the thing in hand for this square: any square that a pool covers selects it. */
  spotFor(cell: number): number | null {
    const { hand, lit } = this;
    if (!hand || lit.has(cell)) return hand ? cell : null;
    if (hand.kind !== "tile" || this.isCarried(cell)) return null;
    return [...lit].find((spot) => covered(hand.tile, spot).includes(cell)) ?? null;
  }

  /** Whether something on the square can be moved. */
  isCarried(cell: number): boolean {
    return this.figureOn(cell) !== undefined || this.placeOn(cell) !== undefined;
  }

  /** Pick up a figure, with its move, or a placed tile. */
  async lift(cell: number): Promise<void> {
    const { arrangement } = this.now;
    const figure = this.figureOn(cell);
    const place = this.placeOn(cell);
    if (figure !== undefined) {
      const moves = (arrangement.moves ?? []).filter((move) => move.figure !== figure);
      const base = await this.position({ ...arrangement, moves });
      if (base) this.hand = { kind: "figure", figure, base };
    } else if (place) {
      const base = await this.position({
        ...arrangement,
        places: (arrangement.places ?? []).filter((one) => one !== place),
      });
      if (base) this.hand = { kind: "tile", tile: place.tile, arrow: place.arrow ?? "N", base };
    }
  }

  async put(cell: number): Promise<void> {
    const { hand } = this;
    if (!hand) return;
    const { arrangement, choices } = hand.base;
    if (hand.kind === "tile") {
      const arrow = hand.tile === "knobbed" || hand.tile === "round" ? hand.arrow : null;
      const places = [...(arrangement.places ?? []), { type: "place" as const, tile: hand.tile, cell, arrow }];
      return this.change({ ...arrangement, places });
    }
    const ways = choices.ways.filter(({ figure, end }) => figure === hand.figure && end === cell);
    if (ways.length > 1) this.asked = ways;
    else if (ways[0]) return this.go(ways[0]);
  }

  /** Move the figure in hand along this path. */
  async go({ figure, path }: Way): Promise<void> {
    const { arrangement } = this.hand?.base ?? this.now;
    return this.change({ ...arrangement, moves: [...(arrangement.moves ?? []), { type: "play", figure, path }] });
  }

  /** Turn a quarter to the right: the thing in hand, or the arrow or monster on that square. */
  async turn(cell: number): Promise<void> {
    const { hand } = this;
    if (hand?.kind === "tile" && isTurnable(hand.tile)) this.hand = turned(hand);
    else if (!hand && this.puzzle.arrows.includes(cell)) return this.turnArrow(cell);
    else if (!hand && cell === this.view.monster && this.puzzle.facings.length) return this.turnMonster();
  }

  /** Put back the thing in hand, or else the thing on the square. */
  async takeBack(cell: number): Promise<void> {
    if (!this.hand && this.isCarried(cell)) await this.lift(cell);
    const { hand } = this;
    if (hand && hand.base !== this.now) return this.change(hand.base.arrangement);
    this.cancel();
  }

  cancel(): void {
    this.hand = null;
    this.asked = [];
    this.refusal = null;
  }

  // --- arrows and facing ---

  private turnArrow(cell: number): Promise<void> {
    const arrow = this.view.teleporters.find((one) => one.cell === cell)?.arrow ?? "N";
    return this.point(cell, toTheRight(arrow));
  }

  point(cell: number, arrow: Direction): Promise<void> {
    const drawn = this.drawn.view.teleporters.find((one) => one.cell === cell)?.arrow;
    const others = (this.now.arrangement.turns ?? []).filter((turn) => turn.cell !== cell);
    const turns = arrow === drawn ? others : [...others, { cell, arrow }];
    return this.change({ ...this.now.arrangement, turns });
  }

  private turnMonster(): Promise<void> {
    const { facing } = this.view;
    const allowed = [this.drawn.view.facing, ...this.puzzle.facings];
    const from = DIRECTIONS.indexOf(facing);
    const next = [1, 2, 3]
      .map((quarters) => DIRECTIONS[(from + quarters) % 4] ?? "N")
      .find((way) => allowed.includes(way));
    return this.face(next ?? facing);
  }

  face(facing: Direction): Promise<void> {
    return this.change({ ...this.now.arrangement, facing: facing === this.drawn.view.facing ? null : facing });
  }

  // --- undo and redo ---

  async change(arrangement: Arrangement): Promise<void> {
    const position = await this.position(arrangement);
    if (!position) return;
    this.past = [...this.past, this.now];
    this.future = [];
    this.show(position);
  }

  private show(position: Position): void {
    this.now = position;
    this.cancel();
    localStorage.setItem(LEFT, JSON.stringify({ level: this.level, arrangement: position.arrangement }));
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || this.waiting) return;
    this.future = [this.now, ...this.future];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after || this.waiting) return;
    this.past = [...this.past, this.now];
    this.future = rest;
    this.show(after);
  }

  /** Reset the hall; that too can be undone. */
  reset(): void {
    if (!this.now.changes || this.waiting) return;
    this.past = [...this.past, this.now];
    this.future = [];
    this.show(this.drawn);
  }

  refuse(message: Message | null): void {
    this.refusal = message;
  }

  private get drawn(): Position {
    return { arrangement: {}, view: this.puzzle.view, choices: this.puzzle.choices, changes: 0 };
  }

  private async position(arrangement: Arrangement): Promise<Position | null> {
    if (this.waiting) return null;
    this.refusal = null;
    this.waiting = true;
    try {
      const { view, choices, changes } = await arranged(this.level, arrangement);
      return { arrangement, view: view, choices, changes };
    } catch (error) {
      this.refuse(error instanceof Refusal ? error.why : { id: "web-no-connection" });
      return null;
    } finally {
      this.waiting = false;
    }
  }

  private figureOn(cell: number): number | undefined {
    return this.puzzle.moves.find(({ figure }) => this.now.view.places[figure] === cell)?.figure;
  }

  private placeOn(cell: number) {
    return (this.now.arrangement.places ?? []).find((place) => covered(place.tile, place.cell).includes(cell));
  }

  private placedCells(): number[] {
    const { places = [] } = (this.hand?.base ?? this.now).arrangement;
    return places.flatMap((place) => covered(place.tile, place.cell));
  }
}
