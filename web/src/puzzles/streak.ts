// Days in a row on which the puzzle of the day was solved. Pure, so that it can be tested alone.

const DAY = 86_400_000;

/** A day as it is written, in the reader's own calendar. */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
}

/** The number of days in a row up to today; an unsolved today does not break it. */
export function streak(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : daysBefore(today, 1);
  let length = 0;
  while (days.has(day)) {
    length += 1;
    day = daysBefore(day, 1);
  }
  return length;
}

export function longest(days: ReadonlySet<string>): number {
  return Math.max(0, ...[...days].map((day) => streak(days, day)));
}
