// The log lines of a step. An event that is left out lends its squares to the next line.

import type { Message } from "../i18n/words";
import type { Kinds, Stage, Told } from "./board";

export interface Line {
  text: Message;
  marks: number[];
  passing: boolean;
}

type Telling<Event> = Pick<Stage<Kinds & { event: Event }, never>, "marks" | "untold">;

export function linesOf<Event>(events: readonly Told<Event>[], { marks, untold }: Telling<Event>): Line[] {
  const lines: Line[] = [];
  let lent: number[] = [];
  events.forEach(({ event, text, passing = false }, at) => {
    const about = [...new Set([...lent, ...marks(event)])];
    const told = !untold?.(event, events[at + 1]?.event);
    lent = told ? [] : about;
    if (told) lines.push({ text, marks: about, passing });
  });
  return lines;
}
