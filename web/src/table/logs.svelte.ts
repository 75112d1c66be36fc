// The log of each place, step by step; one place's log is secret from another.
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

  /** The history of a place, then its steps since we joined. */
  of(place: string, past: readonly SentTold[] = []): Noted[] {
    return [{ number: -MOST, events: [...past] }, ...(this.noted[place] ?? [])];
  }

  /** Log the events for the place that saw them; passing ones are dropped. */
  note(place: string, step: Step): void {
    const events = eventsOf(step);
    const kept = (this.noted[place] ?? []).map((one) => ({ ...one, events: one.events.filter(isLasting) }));
    const lasting = kept.filter(({ events }) => events.length);
    this.noted = { ...this.noted, [place]: [...lasting, { number: this.counted, events }].slice(-MOST) };
    this.counted += events.length;
  }

  /** Replace a place's log by a longer history. */
  forget(place: string): void {
    this.noted = { ...this.noted, [place]: [] };
  }
}

function isLasting({ passing }: Told): boolean {
  return !passing;
}

/** A step for the log. The seat asked again is the one that took a move back. */
function eventsOf({ events, undone, turn }: Step): Told[] {
  if (!undone || turn.type !== "decision") return events;
  const [seat = 0] = turn.seats;
  const text = { id: "server-undo-granted", args: { seat: { type: "who" as const, seat } } };
  return [...events, { event: { type: "taken-back" }, text }];
}
