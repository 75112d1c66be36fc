// The place the page shows, its view, and its possible moves.
import type { Message } from "../i18n/words";
import { placeOf } from "../net/client";
import type { Step } from "../net/protocol.gen";
import type { Choice } from "../stage/board";
import type { Line } from "../stage/lines";
import type { Scene } from "../stage/scene.svelte";
import { Logs, type Noted } from "./logs.svelte";
import type { TableStore } from "./store.svelte";

type Known = Pick<TableStore, "info" | "seats" | "steps" | "past" | "link" | "play">;
type Shows = Pick<Scene, "busy" | "show" | "play" | "lines" | "beginAnew">;

export class Session {
  readonly logs = new Logs();
  turn = $state.raw<Step["turn"] | undefined>(); // the view after everything has been played
  pending = $state.raw<Choice | null>(null); // a choice that is to be confirmed
  why = $state.raw<Message | null>(null); // a press that does nothing
  private shown = $state.raw<Record<string, Step>>({}); // the last step of each place that has been fully played
  private passed = $state(0); // the seat with the device, if several people share it

  constructor(
    private readonly store: () => Known, // it sends steps to the session, so it is made later
    private readonly scene: Shows,
  ) {}

  // Our own seats that may act now.
  asked = $derived.by(() => {
    const { seats, info } = this.store();
    if (this.turn?.type !== "decision" || info?.phase === "over") return []; // a host may end a game on any seat's turn
    return this.turn.seats.filter((seat) => seats.includes(seat));
  });
  // The one of our seats that is asked, else the last one shown.
  seat = $derived.by(() => {
    const { seats } = this.store();
    return this.asked[0] ?? seats.find((one) => one === this.passed) ?? seats[0] ?? null;
  });
  place = $derived(placeOf(this.seat));
  step = $derived.by((): Step | undefined => this.shown[this.place] ?? this.store().steps[this.place]);
  told = $derived.by(() => this.logs.of(this.place, this.store().past[this.place]).flatMap((one) => this.lines(one)));
  shared = $derived.by(() => this.store().seats.length > 1);
  // The next person at this device has to take it first.
  curtain = $derived.by(
    () => this.shared && this.seat !== null && this.seat !== this.passed && this.differs(this.seat),
  );
  // At the end there is no question: the last event says how it ended.
  question = $derived.by((): Message | undefined => {
    if (this.curtain) return undefined; // it belongs to the next holder of the device
    if (this.store().info?.phase !== "over") return this.step?.ask;
    if (this.turn?.type !== "over") return { id: "web-end-broken-off" };
    return this.told.at(-1)?.text ?? this.step?.ask;
  });
  choices = $derived.by((): Choice[] => (this.still ? [] : (this.step?.actions ?? [])));

  /** Whether nothing can be played at the moment. */
  private get still(): boolean {
    const { link, info } = this.store();
    const rests = info?.phase === "paused" || info?.phase === "over";
    return this.scene.busy || this.curtain || link.waiting > 0 || rests;
  }

  /** Play events if the shown place saw them, then log them. */
  hear(next: Step): void {
    this.why = null;
    if (next.seat !== this.seat) this.settle(next);
    else if (next.since === null || next.undone) {
      this.scene.show(next.view);
      this.settle(next);
    } else this.scene.play(next.events, next.view, () => this.settle(next));
  }

  /** Show the true view when the board has loaded or another place is shown. */
  look(): void {
    if (this.step) this.scene.show(this.step.view);
  }

  /** The asked seat gets the device, unless its view holds secrets from the last one. */
  passOn(): void {
    if (this.shared && this.seat !== null && !this.differs(this.seat)) this.passed = this.seat;
  }

  takeDevice(): void {
    this.passed = this.seat ?? 0;
  }

  play(choice: Choice): void {
    this.pending = null;
    this.scene.beginAnew();
    if (this.seat !== null) this.store().play(this.seat, choice.action);
  }

  /** A vanished question takes its unconfirmed answer with it. */
  forgetPending(): void {
    if (this.pending && !this.choices.includes(this.pending)) this.pending = null;
  }

  seqOf(seat: number): number {
    const place = placeOf(seat);
    return (this.shown[place] ?? this.store().steps[place])?.seq ?? 0;
  }

  private settle(step: Step): void {
    const place = placeOf(step.seat);
    this.logs.note(place, step);
    this.shown = { ...this.shown, [place]: step };
    // Another place's steps run ahead of ours, whose events are still being played.
    const ours = step.seat === this.seat || (step.since === null && !this.scene.busy);
    if (ours) this.turn = step.turn;
  }

  /** Words are ready when the board has loaded, which may be after the first events. */
  private lines({ number, events }: Noted): (Line & { number: number })[] {
    return this.scene.lines(events).map((line, at) => ({ ...line, number: number + at }));
  }

  private differs(other: number): boolean {
    const { steps } = this.store();
    const mine = steps[placeOf(this.passed)];
    return mine !== undefined && JSON.stringify(mine.view) !== JSON.stringify(steps[placeOf(other)]?.view);
  }
}
