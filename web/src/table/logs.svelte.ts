// What each place has seen happen, step by step. What one has seen is not for another.
import type { Told as SentTold, Step } from "../net/protocol.gen";
import type { Told } from "../stage/board";

export interface Noted {
  number: number; // of its first event: lines keep their numbers
  events: Told[]; // of one step
}

const MOST = 300; // steps

export class Logs {
  private noted = $state.raw<Record<string, Noted[]>>({});
  private counted = 0;

  /** What a place had seen before we came, then step by step what it has seen since. */
  of(place: string, past: readonly SentTold[] = []): Noted[] {
    return [{ number: -MOST, events: [...past] }, ...(this.noted[place] ?? [])];
  }

  /** Write down what happened, for the place that saw it; what only passed by is forgotten. */
  note(place: string, step: Step): void {
    const events = eventsOf(step);
    const kept = (this.noted[place] ?? []).map((one) => ({ ...one, events: one.events.filter(isLasting) }));
    const lasting = kept.filter(({ events }) => events.length);
    this.noted = { ...this.noted, [place]: [...lasting, { number: this.counted, events }].slice(-MOST) };
    this.counted += events.length;
  }

  /** What a place has seen has just been told anew, from further back. */
  forget(place: string): void {
    this.noted = { ...this.noted, [place]: [] };
  }
}

function isLasting({ passing }: Told): boolean {
  return !passing;
}

/** What a log is told of a step. Who took a move back is whoever is asked for it again. */
function eventsOf({ events, undone, turn }: Step): Told[] {
  if (!undone || turn.type !== "decision") return events;
  const [seat = 0] = turn.seats;
  const text = { id: "server-undo-granted", args: { seat: { type: "who" as const, seat } } };
  return [...events, { event: { type: "taken-back" }, text }];
}
