// A move that is being tried: the figure in hand, its path, and the monster's walks after it.

import type { Message } from "../../i18n/words";
import type { BoardProps, Choice } from "../../stage/board";
import { only } from "../../stage/choices";
import { OF_A_SEAT } from "./figures";
import { squareName } from "./hall";
import type { Frame } from "./stage";
import type { Game, Play, Sketch, Trail } from "./types.gen";

export type Try = Choice<Play, Sketch>;
type Table = BoardProps<Game, Frame>;

const THINKING = 90; // milliseconds on a square before the server is asked

export class Trying {
  tried = $state.raw<Try | null>(null);
  asked = $state<number | null>(null); // a square with several paths to it
  private figure = $state<number | null>(null);
  private foreseen = $state.raw(new Map<Try, Trail[]>());

  constructor(private readonly table: () => Table) {}

  private plays = $derived.by(() => only(this.table().choices, "play"));
  playable = $derived(new Set(this.plays.map(({ action }) => action.figure)));
  current = $derived(this.figure !== null && this.playable.has(this.figure) ? this.figure : null);
  stay = $derived(this.plays.find(({ action }) => action.figure === this.current && !action.path));
  ends = $derived.by(() => {
    const found = new Map<number, Try[]>();
    for (const choice of this.plays) {
      if (choice.action.figure !== this.current || !choice.sketch || !choice.action.path) continue;
      found.set(choice.sketch.end, [...(found.get(choice.sketch.end) ?? []), choice]);
    }
    for (const ways of found.values()) ways.sort((a, b) => effort(a) - effort(b));
    return found;
  });
  ways = $derived(this.asked === null ? [] : (this.ends.get(this.asked) ?? []));

  /** The monster's walks after the tried move, or from the present state while none is tried or known. */
  walks = $derived.by(() => {
    const now = this.table().forecast?.walks ?? [];
    return (this.tried && this.foreseen.get(this.tried)) ?? now;
  });
  thinking = $derived.by(() => this.tried !== null && !this.foreseen.has(this.tried) && Boolean(this.table().foresee));

  choose(id: number): void {
    this.look(null);
    const { refuse, seat } = this.table();
    if (this.playable.has(id)) this.figure = this.current === id ? null : id;
    else refuse({ id: seat === Math.floor(id / OF_A_SEAT) ? "web-flure-not-playable" : "web-flure-not-yours" });
  }

  take(id: number): void {
    this.look(null);
    this.figure = id;
  }

  putDown(): void {
    this.look(null);
    this.figure = null;
  }

  /** Try a move, or (null) none. */
  look(choice: Try | null): void {
    this.tried = choice;
    if (choice === null) this.asked = null;
  }

  /** Move to a square that was tried; if several paths lead there, ask first. */
  reach(cell: number): void {
    const [plain, other] = this.ends.get(cell) ?? [];
    if (!plain) return;
    this.tried = plain;
    if (other && this.asked !== cell) this.asked = cell;
    else this.commit(plain);
  }

  /** Why a click on a square does nothing. */
  whyNot(cell: number): Message {
    const { choices, frame } = this.table();
    if (frame.view.phase === "over") return { id: "flure-over" };
    if (!choices.length) return { id: "web-flure-wait" };
    if (frame.view.phase === "place") return { id: "web-flure-no-room", args: { square: squareName(cell) } };
    if (this.current === null) return { id: "web-flure-choose-first" };
    if (!this.ends.size) return { id: "web-flure-nowhere" };
    return { id: "web-flure-not-there", args: { square: squareName(cell) } };
  }

  /** The move along the squares under a finger, or the simplest one to its last square. */
  along(path: readonly number[]): Try | null {
    const ways = this.ends.get(path.at(-1) ?? -1) ?? [];
    const same = ways.find(({ sketch }) => sketch && sketch.way.join() === path.join());
    return same ?? ways[0] ?? null;
  }

  commit(choice: Try): void {
    this.asked = null;
    this.table().play(choice);
  }

  /** A new question empties the hand. */
  forget(): void {
    this.figure = null;
    this.foreseen = new Map();
    this.look(null);
  }

  /** Request the monster's walks after the tried move; returns a function that cancels the request. */
  foresee(): () => void {
    const { tried } = this;
    const ask = this.table().foresee;
    if (!tried || !ask || this.foreseen.has(tried)) return () => {};
    const timer = setTimeout(async () => {
      const told = await ask(tried);
      if (told) this.foreseen = new Map([...this.foreseen, [tried, told.walks]]);
    }, THINKING);
    return () => clearTimeout(timer);
  }
}

/** The disturbance of a path: those that push nothing come first. */
function effort({ sketch }: Try): number {
  return sketch ? 100 * (sketch.pushed.length + sketch.gone.length) + sketch.way.length : 0;
}
