// Thinking time, formatted for people.

/** Seconds as a clock shows them: 0:09, 12:30, 1:05:00. A rest counts as a full second. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
