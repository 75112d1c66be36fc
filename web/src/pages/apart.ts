/** Places on a line, moved so that neighbours are a gap apart and none is beyond the end. */
export function apart(places: readonly number[], gap: number, end: number): number[] {
  const moved = [...places];
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  let least = 0;
  for (const one of order) {
    moved[one] = Math.max(moved[one] ?? 0, least);
    least = moved[one] + gap;
  }
  let most = end;
  for (const one of order.reverse()) {
    moved[one] = Math.min(moved[one] ?? 0, most);
    most = moved[one] - gap;
  }
  return moved;
}
