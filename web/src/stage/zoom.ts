// Looking closer at a big board: how far, and where. Free of any framework, so that it can be tested alone.

export interface Point {
  x: number;
  y: number;
}

/** A board's scale, and its offset in pixels. */
export interface Closeness extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Closeness = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 4;
const FAR = 8; // pixels; less is a tap

/** Zoom so that the point under the pointer stays there. */
export function zoomed(now: Closeness, factor: number, at: Point, size: Size): Closeness {
  const scale = Math.min(CLOSEST, Math.max(1, now.scale * factor));
  const real = scale / now.scale;
  return within({ scale, x: at.x - (at.x - now.x) * real, y: at.y - (at.y - now.y) * real }, size);
}

export function moved(now: Closeness, by: Point, size: Size): Closeness {
  return within({ ...now, x: now.x + by.x, y: now.y + by.y }, size);
}

/** Keep the edges of the board outside its window. */
function within({ scale, x, y }: Closeness, size: Size): Closeness {
  const room = (length: number) => length * (1 - scale);
  return { scale, x: Math.min(0, Math.max(room(size.width), x)), y: Math.min(0, Math.max(room(size.height), y)) };
}

/** Fingers on the board: one moves it if it is larger than its window, two zoom. */
export class Fingers {
  private down = new Map<number, Point>();
  private first: Point | null = null;
  moving = false; // this is no tap any more

  press(id: number, at: Point): void {
    this.down.set(id, at);
    this.first = this.down.size === 1 ? at : null;
    this.moving = this.down.size > 1;
  }

  lift(id: number): void {
    this.down.delete(id);
    this.first = null;
  }

  /** The zoom after a finger has moved. */
  drag(id: number, at: Point, now: Closeness, size: Size): Closeness {
    const before = this.down.get(id);
    if (!before) return now;
    const other = [...this.down].find(([one]) => one !== id)?.[1];
    if (!other && !this.isFar(at, now)) return now;
    this.moving = true;
    this.down.set(id, at);
    if (!other) return moved(now, { x: at.x - before.x, y: at.y - before.y }, size);
    const factor = distance(at, other) / (distance(before, other) || 1);
    const [from, to] = [between(before, other), between(at, other)];
    return moved(zoomed(now, factor, from, size), { x: to.x - from.x, y: to.y - from.y }, size);
  }

  private isFar(at: Point, now: Closeness): boolean {
    if (now.scale === 1) return false;
    return this.moving || !this.first || distance(at, this.first) > FAR;
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
