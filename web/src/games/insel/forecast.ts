// The server's forecast of the flood, as a mark on a tile.
import type { Forecast } from "./types.gen";

export type Span = "off" | keyof Forecast;
export const SPANS: readonly Span[] = ["off", "this_turn", "before_next"];

export interface Mark {
  kind: "floods" | "sinks";
  percent: number;
}

/** The threat to a tile: a flooded one sinks, a dry one floods. */
export function riskAt(forecast: Forecast, span: Span, spot: number, state: "dry" | "flooded" | "sunk"): Mark | null {
  if (span === "off" || state === "sunk") return null;
  const kind = state === "flooded" ? "sinks" : "floods";
  const percent = Math.round((forecast[span][spot]?.[kind] ?? 0) * 100);
  return percent > 0 ? { kind, percent } : null;
}
