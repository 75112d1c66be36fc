// A board with its queue: the views and events of a game, played one by one.
import { loadGame } from "../games";
import type { AnyBoard, AnyStage } from "../games/offer";
import { speak } from "../i18n/speech.svelte";
import type { Message } from "../i18n/words";
import { PACE, settings } from "../ui/settings.svelte";
import { sound } from "../ui/sound";
import type { Choice, Told } from "./board";
import { type Line, linesOf } from "./lines";
import { EventQueue } from "./queue";

export class Scene {
  Board = $state.raw<AnyBoard | null>(null);
  frame = $state.raw<unknown>(null);
  busy = $state(false);
  caption = $state.raw<Message | null>(null); // the event in progress

  private stage = $state.raw<AnyStage | null>(null);
  private last: unknown = null; // the view after all waiting steps
  private queue: EventQueue<unknown>;

  constructor(whenIdle: () => void = () => {}, within: () => number = () => Number.POSITIVE_INFINITY) {
    this.queue = new EventQueue<unknown>({
      show: (frame, beat) => {
        this.frame = frame;
        this.caption = beat?.text ?? null;
        if (beat?.sound && settings.sound) sound(beat.sound);
      },
      pace: () => (document.hidden ? 0 : PACE[settings.speed]),
      within,
      idle: () => {
        this.busy = false;
        whenIdle();
      },
    });
  }

  /** Fetch the board of a game and its words. */
  async open(game: string): Promise<void> {
    const [found] = await Promise.all([loadGame(game), speak(game)]);
    this.stage = found.stage;
    this.Board = found.Board;
  }

  /** Show this view at once. */
  show(view: unknown): void {
    if (!this.stage) return;
    this.last = this.stage.still(view, this.frame ?? undefined);
    this.queue.jump(this.last);
  }

  /** Play these events, then show the view. */
  play(events: readonly Told[], view: unknown, done: () => void = () => {}): void {
    const stage = this.stage;
    if (!stage || this.last === null) {
      this.show(view);
      done();
      return;
    }
    this.busy = true;
    let at = this.last;
    const beats = events.map(({ event, text }) => {
      const beat = stage.play(at, event);
      at = beat.frame;
      return { ...beat, text };
    });
    this.last = stage.still(view, at);
    this.queue.add({ beats, after: this.last, done });
  }

  /** Play one event and stop there. */
  playOne({ event, text }: Told): void {
    if (!this.stage || this.last === null) return;
    this.busy = true;
    const beat = this.stage.play(this.last, event);
    this.last = beat.frame;
    this.queue.add({ beats: [{ ...beat, text }], after: beat.frame });
  }

  /** The log lines of these events. */
  lines(events: readonly Told[]): Line[] {
    return linesOf(events, this.stage ?? { marks: () => [] });
  }

  /** The most telling of these events; undefined if there are none. */
  gist(events: readonly Told[]): Told | undefined {
    return events.findLast(({ event }) => this.stage?.isGist?.(event)) ?? events[0];
  }

  /** The squares of a choice. */
  about(choice: Choice): number[] {
    return [...new Set(this.stage?.about?.(choice) ?? [])].filter((square) => square >= 0);
  }

  /** The squares of an event. */
  marks(event: unknown): number[] {
    return this.stage?.marks(event) ?? [];
  }

  /** We have moved: the events until our next question are one chain. */
  beginAnew(): void {
    this.queue.beginAnew();
  }

  skip(): void {
    this.queue.skip();
  }

  again(): void {
    this.queue.again();
  }
}
