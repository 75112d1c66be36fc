// Arrow keys lead from one thing on a board to the nearest one in that direction.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focus the nearest of these in the direction of the key; returns whether it was an arrow key. */
export function goBeside(event: KeyboardEvent, all: Iterable<HTMLElement | SVGElement>): boolean {
  const way = WAYS[event.key];
  if (!way) return false;
  event.preventDefault();
  const from = middle(event.currentTarget as Element);
  const ways = [...all].map((one) => ({ one, far: away(from, middle(one), way) }));
  const best = ways.filter(({ far }) => Number.isFinite(far)).sort((a, b) => a.far - b.far)[0];
  best?.one.focus();
  return true;
}

function middle(one: Element): readonly [number, number] {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The distance of a point in that direction; points off the axis count as further. */
function away(from: readonly [number, number], to: readonly [number, number], way: readonly [number, number]): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const ahead = x * way[0] + y * way[1];
  return ahead > 1 ? ahead + 2 * Math.abs(x * way[1] + y * way[0]) : Number.POSITIVE_INFINITY;
}
