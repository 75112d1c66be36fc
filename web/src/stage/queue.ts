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
}

export class EventQueue<Frame> {
  private waiting: Show<Frame>[] = [];
  private last: Show<Frame> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finish: (() => void) | undefined;
  private running = false;
  private jumps = 0;

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
    for (let show = this.waiting.shift(); show; show = this.waiting.shift()) {
      this.last = show;
      await this.play(show);
    }
    this.running = false;
    this.options.idle?.();
  }

  private async play(show: Show<Frame>): Promise<void> {
    const jumps = this.jumps;
    let skipped = false;
    for (const beat of show.beats) {
      const time = this.options.pace() * beat.weight || (beat.hold ?? 0);
      if (skipped || time === 0) continue;
      this.options.show(beat.frame, beat);
      skipped = await this.wait(time);
    }
    if (jumps === this.jumps) this.options.show(show.after);
    show.done?.();
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
