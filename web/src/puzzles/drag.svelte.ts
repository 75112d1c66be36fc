// Dragging over the hall with a finger or a mouse, and dropping on a square.

const FAR = 6; // pixels; less is a click
const CLICK = 60; // milliseconds after a drop during which a click belongs to it
const ABOVE = 34; // pixels by which a dragged thing floats above the finger, to be visible

export class Drag {
  over = $state<number | null>(null); // the square under the dragged thing
  active = $state(false);
  private from: { x: number; y: number; take: () => Promise<void> | void } | null = null;
  private taken: Promise<void> | void = undefined;
  private wasDragged = false;

  constructor(
    private readonly drop: (cell: number | null) => void,
    private readonly pointed: () => ((x: number, y: number) => number | null) | null,
  ) {}

  /** A press on something draggable; it is picked up when the pointer moves. */
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
      this.wasDragged = false; // when no click follows, as after a touch
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

  /** While something draggable is pressed, a finger does not scroll the page. */
  keepPage = (event: TouchEvent): void => {
    if (this.from && event.cancelable) event.preventDefault();
  };

  /** Whether this click is the end of a drag. */
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
