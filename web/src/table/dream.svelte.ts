// What if: a line of moves beside the game. Its messages to the server never change the table.

import type { FromClient, Imagined } from "../net/protocol.gen";
import type { Choice, Told } from "../stage/board";
import type { Line } from "../stage/lines";
import { Scene } from "../stage/scene.svelte";
import type { Dreamer, TableStore } from "./store.svelte";

interface Noted extends Line {
  number: number;
}
type Wish = Extract<FromClient, { type: "imagine" | "try" | "back" }>;

export class Dream implements Dreamer {
  readonly scene = new Scene();
  told = $state.raw<Imagined | null>(null);
  seq = $state(0); // the table's step when it began
  depth = $state(0); // moves that have been tried
  shared = $state(false); // as it is now
  lost = $state(false); // the connection broke, and the server has forgotten the line
  private wish = $state.raw<Wish | null>(null); // the pending request
  private wanted = $state<number | null>(null); // the chosen seat, if several may move
  private happened = $state.raw<Noted[][]>([]); // what happened, move by move
  private goingBack = false;
  private counted = 0;

  /** The seat whose knowledge the line starts from; none when viewing another player's line. */
  constructor(
    private readonly store: TableStore,
    readonly seat: number | null,
    private readonly leave: () => void,
  ) {}

  able = $derived(Object.keys(this.told?.actions ?? {}).map(Number));
  mover = $derived.by(() => {
    const first = this.told?.turn.type === "decision" ? this.told.turn.seats[0] : undefined;
    return this.wanted !== null && this.able.includes(this.wanted) ? this.wanted : (first ?? null);
  });
  waiting = $derived(this.wish !== null);
  over = $derived(this.told?.turn.type === "over");
  choices = $derived.by((): Choice[] => {
    if (this.waiting || this.lost || this.scene.busy || this.mover === null) return [];
    return this.told?.actions[this.mover] ?? [];
  });
  log = $derived(this.happened.flat());

  /** Begin from the table's present position. */
  begin(seq: number): void {
    if (this.seat === null || !this.store.link.online) return;
    this.seq = seq;
    this.ask({ type: "imagine", seat: this.seat });
  }

  /** View a shared line. */
  look(told: Imagined): void {
    this.told = told;
    this.happened = [this.lines(told.events)];
    this.scene.show(told.view);
  }

  play(choice: Choice): void {
    if (this.mover !== null && this.choices.includes(choice)) {
      this.ask({ type: "try", by: this.mover, action: choice.action });
    }
  }

  /** A move without a choice; it is skipped on the way back too. */
  playAtOnce(choice: Choice): void {
    if (!this.goingBack) this.play(choice);
    else if (this.depth) this.back();
  }

  /** Make a random move. */
  playAny(): void {
    const any = this.choices[Math.floor(Math.random() * this.choices.length)];
    if (any) this.play(any);
  }

  back(): void {
    if (this.depth && !this.lost) this.ask({ type: "back" });
  }

  choose(seat: number): void {
    this.wanted = seat;
  }

  share(): void {
    this.store.send({ type: "share" });
    this.shared = true;
  }

  hear(told: Imagined): void {
    const wish = this.wish;
    this.wish = null;
    this.wanted = null;
    this.shared = false;
    this.lost = false;
    this.goingBack = wish?.type === "back";
    this.told = told;
    if (wish?.type === "try") {
      this.depth += 1;
      this.scene.play(told.events, told.view, () => this.note(told.events));
    } else {
      this.forget(wish?.type === "back" ? this.depth - 1 : 0);
      this.scene.show(told.view);
    }
  }

  refused(): void {
    this.wish = null;
    if (!this.told) this.leave();
  }

  /** The line stays on the screen: it must not turn into the table under a finger. */
  broken(): void {
    this.wish = null;
    if (this.told) this.lost = this.seat !== null;
    else this.leave();
  }

  private ask(wish: Wish): void {
    if (this.wish) return;
    this.wish = wish;
    this.store.refusal = null;
    this.store.send(wish);
  }

  private note(events: readonly Told[]): void {
    this.happened = [...this.happened, this.lines(events)];
  }

  private forget(depth: number): void {
    this.depth = depth;
    this.happened = this.happened.slice(0, depth);
  }

  private lines(events: readonly Told[]): Noted[] {
    return this.scene.lines(events).map((line) => {
      this.counted += 1;
      return { ...line, number: this.counted };
    });
  }
}
