// Something is carried over the hall with a finger or a mouse and let go on a square.

const FAR = 6; // pixels; less is a click
const CLICK = 60; // milliseconds after which a click is one of its own
const ABOVE = 34; // pixels: what a finger carries is held above it, where it can be seen

export class Drag {
  over = $state<number | null>(null); // the square under what is carried
  active = $state(false);
  private from: { x: number; y: number; take: () => Promise<void> | void } | null = null;
  private taken: Promise<void> | void = undefined;
  private wasDragged = false;

  constructor(
    private readonly drop: (cell: number | null) => void,
    private readonly pointed: () => ((x: number, y: number) => number | null) | null,
  ) {}

  /** A press on something that can be carried; taking it up waits until it is moved. */
  press(event: PointerEvent, take: () => Promise<void> | void): void {
    this.wasDragged = false;
    if (event.button) return;
    this.from = { x: event.clientX, y: event.clientY, take };
  }

  move = (event: PointerEvent): void => {
    if (!this.from) return;
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > FAR;
    if (!this.active && far) {
      this.active = true;
      this.taken = this.from.take();
    }
    if (this.active) this.over = this.under(event);
  };

  end = (event: PointerEvent): void => {
    this.from = null;
    if (!this.active) return;
    const cell = this.under(event);
    this.wasDragged = true;
    setTimeout(() => {
      this.wasDragged = false; // where no click follows, as after a finger
    }, CLICK);
    this.active = false;
    this.over = null;
    void Promise.resolve(this.taken).then(() => this.drop(cell));
  };

  give = (): void => {
    this.from = null;
    this.active = false;
    this.over = null;
  };

  /** While something is pressed that can be carried, a finger does not move the page. */
  keepPage = (event: TouchEvent): void => {
    if (this.from && event.cancelable) event.preventDefault();
  };

  /** Whether the click that comes now is the end of a drag. */
  swallow(): boolean {
    const was = this.wasDragged;
    this.wasDragged = false;
    return was;
  }

  private under(event: PointerEvent): number | null {
    const above = event.pointerType === "touch" ? ABOVE : 0;
    return this.pointed()?.(event.clientX, event.clientY - above) ?? null;
  }
}
