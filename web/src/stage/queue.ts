// Events are played one by one on the view before them; the true view always follows.
// Free of any framework, so that it can be tested alone.

import type { Beat } from "./board";

export interface Show<Frame> {
  beats: Beat<Frame>[];
  after: Frame;
  done?: () => void; // resolves when the true view is shown, or skipped by a jump
}

export interface QueueOptions<Frame> {
  show: (frame: Frame, beat?: Beat<Frame>) => void;
  pace: () => number; // milliseconds of one pace; 0 skips to the end
  idle?: () => void;
  most?: number; // waiting steps; beyond this only the newest view is shown
  within?: () => number; // milliseconds for a chain of steps, however long it is
}

const LEAST = 50; // milliseconds: shorter beats are shown together

export class EventQueue<Frame> {
  private waiting: Show<Frame>[] = [];
  private last: Show<Frame> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finish: (() => void) | undefined;
  private running = false;
  private jumps = 0;
  private spent = 0; // milliseconds that the chain has taken up to now
  private rested = 0; // when it last came to an end

  constructor(private options: QueueOptions<Frame>) {}

  get busy(): boolean {
    return this.running;
  }

  /** Play a step when those before it have been played. */
  add(show: Show<Frame>): void {
    this.waiting.push(show);
    if (this.waiting.length > (this.options.most ?? 40)) this.forget(this.waiting.length - 1);
    if (!this.running) void this.run();
  }

  /** Start a new chain. */
  beginAnew(): void {
    this.spent = 0;
  }

  /** Drop the waiting steps and show this. */
  jump(frame: Frame): void {
    this.forget(this.waiting.length);
    this.jumps += 1;
    this.skip();
    this.options.show(frame);
  }

  /** End the step that is being played. */
  skip(): void {
    const finish = this.finish;
    this.finish = undefined;
    clearTimeout(this.timer);
    finish?.();
  }

  /** Play the last step once more. */
  again(): void {
    if (this.last && !this.running) this.add(this.last);
  }

  private forget(count: number): void {
    for (const show of this.waiting.splice(0, count)) show.done?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.spent = Math.max(0, this.spent - (performance.now() - this.rested)); // a rest makes up for the time used before it
    for (let show = this.waiting.shift(); show; show = this.waiting.shift()) {
      this.last = show;
      await this.play(show);
    }
    this.running = false;
    this.rested = performance.now();
    this.options.idle?.();
  }

  private async play(show: Show<Frame>): Promise<void> {
    const jumps = this.jumps;
    let skipped = false;
    let owed = 0;
    for (const [at, beat] of show.beats.entries()) {
      const own = this.timeOf(beat);
      if (skipped || own === 0) continue;
      owed += own * this.share(own + this.rest(show, at + 1));
      if (owed < LEAST) continue;
      this.options.show(beat.frame, beat);
      skipped = await this.wait(owed);
      this.spent += owed;
      owed = 0;
    }
    this.spent += owed;
    if (jumps === this.jumps) this.options.show(show.after);
    show.done?.();
  }

  private timeOf(beat: Beat<Frame>): number {
    return this.options.pace() * beat.weight || (beat.hold ?? 0);
  }

  /** The length of all waiting steps at full length, beginning with a beat of this step. */
  private rest(show: Show<Frame>, from: number): number {
    const beats = [...show.beats.slice(from), ...this.waiting.flatMap((one) => one.beats)];
    return beats.reduce((sum, beat) => sum + this.timeOf(beat), 0);
  }

  /** The share of its full length that each beat gets. */
  private share(rest: number): number {
    const left = Math.max(0, (this.options.within?.() ?? Number.POSITIVE_INFINITY) - this.spent);
    return Math.min(1, left / rest);
  }

  private wait(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      this.finish = () => resolve(true);
      this.timer = setTimeout(() => {
        this.finish = undefined;
        resolve(false);
      }, milliseconds);
    });
  }
}
