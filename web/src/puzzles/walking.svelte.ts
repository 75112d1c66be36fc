// The monster's walk, step by step: played, paused, rewound, or shown at once.
import { type Frame, stage } from "../games/flure/stage";
import type { Message } from "../i18n/words";
import { EventQueue } from "../stage/queue";
import { PACE, settings } from "../ui/settings.svelte";
import { sound } from "../ui/sound";
import type { Walked } from "./types.gen";

const FOOTPRINTS = 24;
const BETWEEN = 0.5; // paces from one step to the next

export class Walking {
  walk = $state.raw<Walked | null>(null);
  at = $state(0); // steps that were made
  private seen = $state(0); // the furthest of them
  frame = $state.raw<Frame | null>(null);
  caption = $state.raw<Message | null>(null);
  running = $state(false);
  private frames: Frame[] = []; // before the first step, and after each
  private jumps = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private queue = new EventQueue<Frame>({
    show: (frame, beat) => {
      this.frame = frame;
      if (beat?.text) this.caption = beat.text;
      if (beat?.sound && settings.sound) sound(beat.sound);
    },
    pace: () => (document.hidden ? 0 : PACE[settings.speed]),
  });

  last = $derived(this.walk?.steps.length ?? 0);
  done = $derived(this.walk !== null && this.at === this.last && !this.running);

  /** The steps shown so far, in words. */
  told = $derived.by(() => {
    const steps = this.walk?.steps.slice(0, this.seen) ?? [];
    return steps.map(({ events }) => ({
      texts: events.map(({ text }) => text),
      marks: events.flatMap(({ event }) => stage.marks(event)),
    }));
  });

  /** The squares of the monster's endless loop. */
  round = $derived.by(() => {
    const from = this.walk?.loop;
    if (!this.walk || from === null || from === undefined || this.at < this.last) return [];
    return this.frames.slice(from).map(({ view }) => view.monster);
  });

  /** Let the monster go. With reduced motion the end is shown at once, and every step can be viewed. */
  start(walk: Walked): void {
    this.walk = walk;
    this.frames = framesOf(walk);
    this.seen = 0;
    this.show(0);
    this.run();
  }

  stop(): void {
    this.halt();
    this.walk = null;
  }

  run(): void {
    if (PACE[settings.speed] === 0) this.show(this.last);
    else {
      if (this.at === this.last) this.show(0);
      this.running = true;
      this.next();
    }
  }

  halt(): void {
    this.running = false;
    clearTimeout(this.pause);
  }

  forward(): void {
    if (this.queue.busy) this.queue.skip();
    else if (!this.running) this.next();
  }

  show(step: number): void {
    this.halt();
    this.jumps += 1;
    this.at = Math.max(0, Math.min(step, this.last));
    this.seen = Math.max(this.seen, this.at);
    this.caption = this.walk?.steps[this.at - 1]?.events[0]?.text ?? null;
    const frame = this.frames[this.at];
    if (frame) this.queue.jump(frame);
  }

  private next(): void {
    const [before, after] = [this.frames[this.at], this.frames[this.at + 1]];
    const stride = this.walk?.steps[this.at];
    if (!before || !after || !stride) {
      this.halt();
      return;
    }
    let frame = before;
    const beats = stride.events.map(({ event, text }) => {
      const beat = stage.play(frame, event);
      frame = beat.frame;
      return { ...beat, text };
    });
    const { jumps } = this;
    this.queue.add({ beats, after, done: () => jumps === this.jumps && this.made() });
  }

  private made(): void {
    this.at += 1;
    this.seen = Math.max(this.seen, this.at);
    if (PACE[settings.speed] === 0) this.caption = this.walk?.steps[this.at - 1]?.events[0]?.text ?? null;
    if (this.at === this.last) this.finish();
    else if (this.running) this.pause = setTimeout(() => this.next(), PACE[settings.speed] * BETWEEN);
  }

  private finish(): void {
    this.halt();
    if (settings.sound && this.walk?.outcome === "solved") sound("bell");
  }
}

function framesOf({ view, steps }: Walked): Frame[] {
  let frame: Frame = { ...stage.still(view), trail: [view.monster] };
  const frames = [frame];
  for (const { events, view } of steps) {
    let looking: Frame["looking"] = null; // stays: it is why the step was made
    for (const { event } of events) {
      frame = stage.play(frame, event).frame;
      looking ??= frame.looking;
    }
    frame = { ...stage.still(view, frame), looking, trail: frame.trail.slice(-FOOTPRINTS) };
    frames.push(frame);
  }
  return frames;
}
