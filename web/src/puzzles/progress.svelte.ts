// A player's progress in the puzzle hall, kept only in this browser.
import { dayOf, longest, streak } from "./streak";

export interface Reached {
  stars: number;
  changes: number;
  steps: number;
  tries: number; // until it was solved for the first time
  day: string; // on which that was
}

const KEY = "grusel.puzzles";
const DAILY = "daily/";

function kept(): Record<string, Reached> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}").levels ?? {};
  } catch {
    return {};
  }
}

const progress = $state<{ levels: Record<string, Reached> }>({ levels: kept() });

/** The result in a level; null before the first try. */
export function reached(id: string): Reached | null {
  return progress.levels[id] ?? null;
}

/** Store a try: the first solution stops the count of tries, a better one replaces the result. */
export function note(id: string, stars: number, changes: number, steps: number): void {
  const before = reached(id);
  const tries = before?.stars ? before.tries : (before?.tries ?? 0) + 1;
  const day = before?.stars ? before.day : dayOf(new Date());
  const fewer = changes - (before?.changes ?? 0) || steps - (before?.steps ?? 0);
  const better = stars > 0 && (!before?.stars || fewer < 0);
  const best = Math.max(stars, before?.stars ?? 0);
  progress.levels[id] = better || !before ? { stars: best, changes, steps, tries, day } : { ...before, tries };
  localStorage.setItem(KEY, JSON.stringify({ levels: progress.levels }));
}

/** Days whose puzzle was solved on the day itself. */
function days(): Set<string> {
  const daily = Object.entries(progress.levels).filter(([id, { stars }]) => stars && id.startsWith(DAILY));
  return new Set(daily.filter(([id, { day }]) => id === DAILY + day).map(([, { day }]) => day));
}

export const streakToday = () => streak(days(), dayOf(new Date()));
export const longestStreak = () => longest(days());
