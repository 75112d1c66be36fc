// The player's plan: the picked tile or skills, and the meaning of each cell for them.

import type { Message } from "../../i18n/words";
import type { BoardProps, ChoiceOf } from "../../stage/board";
import { only } from "../../stage/choices";
import { cellName, ENTRANCE, type Face, isMonster } from "./field";
import type { Frame, Tile } from "./stage";
import type { Game, Jump, Move } from "./types.gen";

export type Play = ChoiceOf<Game>;
export type Skill = "attack" | "jump";

/** Whether a move is known to end badly, so that it needs to be confirmed. */
export function isSure(move: Move): boolean {
  return "sure" in move && move.sure;
}

/** The cell a move ends on; -1 if it has none. */
export function endOf(move: Move): number {
  if (move.type === "jump") return move.to;
  return "cell" in move ? move.cell : -1;
}

const SAID = ["done", "enough", "give-up"]; // made with a button, not with a cell

export class Wish {
  face = $state<Face | null>(null);
  attacking = $state(false);
  jumping = $state(false);
  landing = $state<number | null>(null); // the end of a jump, while its way is chosen
  asked = $state.raw<Play[]>([]); // choices to confirm or choose from
  fearing = $state(false); // whether the hero wants to see the dangers
  private moving = $state.raw<{ face: Face; cell: number } | null>(null); // a laid tile on its way to another cell

  constructor(private readonly table: () => BoardProps<Game, Frame>) {}

  choices = $derived.by(() => this.table().choices);
  view = $derived.by(() => this.table().frame.view);
  advice = $derived.by(() => this.table().forecast ?? null);
  master = $derived.by(() => this.table().seat === this.view.master);
  building = $derived(this.view.phase === "build" && this.choices.length > 0);
  // What happens while this player is not asked.
  idle = $derived.by(() => {
    const { phase } = this.view;
    if (phase === "roles" || phase === "draw") return `shy-ask-${phase}`;
    if (this.master) return "web-shy-watch";
    return this.table().seat === null && phase !== "build" ? "shy-ask-wait-hero" : "web-shy-wait";
  });
  fears = $derived((this.fearing && !this.master && this.advice?.fears) || {});
  kinds = $derived([...new Set(this.view.hand ?? [])]);
  chosen = $derived(this.face && this.kinds.includes(this.face) ? this.face : (this.kinds[0] ?? null));
  attack = $derived(this.attacking && this.view.attack && this.view.phase === "move");
  jump = $derived(this.jumping && this.view.jump && this.view.phase === "move");
  targets = $derived.by(() => {
    const found = new Map<number, Play[]>();
    for (const choice of this.choices) {
      const cell = this.target(choice.action);
      if (cell !== undefined) found.set(cell, [...(found.get(cell) ?? []), choice]);
    }
    return found;
  });
  answers = $derived(
    this.asked.length || this.landing !== null ? [] : this.choices.filter(({ action }) => SAID.includes(action.type)),
  );
  free = $derived([...this.targets.keys()].filter((cell) => cell !== ENTRANCE && !this.tileAt(cell)));

  /** The cell of an action, which depends on the picked tile and skills. */
  private target(move: Move): number | undefined {
    switch (move.type) {
      case "place":
        return move.face === this.chosen ? move.cell : undefined;
      case "take":
      case "peek":
        return move.cell;
      case "explore":
        return this.attack || this.jump ? undefined : move.cell;
      case "attack":
        return this.attack && !this.jump ? move.cell : undefined;
      case "jump":
        return this.jump && move.attack === this.attack ? this.leap(move) : undefined;
      default:
        return undefined;
    }
  }

  /** The ends of a jump, and after that choice the cells it crosses. */
  private leap({ over, to }: Jump): number | undefined {
    if (this.landing === null) return to;
    return to === this.landing ? over : undefined;
  }

  tileAt(cell: number): Tile | undefined {
    return this.view.tiles.find((tile) => tile.cell === cell);
  }

  /** What a click on a cell does now. */
  aim(cell: number): string {
    const found = this.targets.get(cell)?.[0];
    if (!found) return "";
    if (found.action.type !== "jump") return found.action.type;
    return this.landing !== null ? "over" : found.action.attack ? "jump-attack" : "jump";
  }

  /** Whether that cell is known to be deadly. */
  isDangerous(cell: number): boolean {
    const [first] = this.targets.get(cell) ?? [];
    return first !== undefined && isSure(first.action);
  }

  suits(cell: number, face: Face | null): boolean {
    return isMonster(face) && Boolean(this.advice?.suits?.[cell]?.includes(face));
  }

  act(cell: number): void {
    const found = this.targets.get(cell) ?? [];
    const [first] = found;
    if (!first) this.table().refuse(this.whyNot(cell));
    else if (found.length > 1 && first.action.type === "jump") this.landing = cell;
    else if (found.length > 1 || isSure(first.action)) this.asked = found;
    else this.commit(first);
  }

  /** Make a move, or ask once more before giving up. */
  commit(choice: Play): void {
    const { action } = choice;
    if (action.type === "give-up" && !this.asked.includes(choice)) {
      this.asked = [choice];
      return;
    }
    if (action.type === "take") this.face = this.tileAt(action.cell)?.face ?? null;
    else this.attacking = this.jumping = false;
    this.cancel();
    this.table().play(choice);
  }

  cancel(): void {
    this.asked = [];
    this.landing = null;
  }

  toggle(skill: Skill): void {
    this.cancel();
    const { phase } = this.view;
    if (!this.choices.length) this.table().refuse({ id: "shy-not-your-turn" });
    else if (phase !== "move") this.table().refuse({ id: "web-shy-peek-first" });
    else if (!this.view[skill]) this.table().refuse({ id: `shy-${skill}-spent` });
    else if (skill === "attack") this.attacking = !this.attack;
    else this.jumping = !this.jump;
  }

  /** Move a placed tile to another cell: take it back now, place it once it is in the hand. */
  move(face: Face, from: number, cell: number): void {
    const take = only(this.choices, "take").find(({ action }) => action.cell === from);
    if (!take || this.tileAt(cell)) {
      this.table().refuse(this.whyNot(take ? cell : from));
      return;
    }
    this.moving = { face, cell };
    this.commit(take);
  }

  /** Place the dragged tile, once that is possible. */
  arrive(): void {
    const { moving } = this;
    const places = only(this.choices, "place").filter(({ action }) => action.face === moving?.face);
    if (!moving || !places.length) return;
    this.moving = null;
    const place = places.find(({ action }) => action.cell === moving.cell);
    if (place) this.commit(place);
    else this.table().refuse(this.whyNot(moving.cell));
  }

  private whyNot(cell: number): Message {
    const name = cellName(cell);
    const { phase } = this.view;
    if (phase === "over") return { id: "shy-ask-over" };
    if (!this.choices.length) return { id: (phase === "build") === this.master ? "shy-not-now" : "shy-not-your-turn" };
    if (phase === "peek")
      return { id: cell === this.view.named ? "shy-already-named" : "shy-already-open", args: { cell: name } };
    if (phase === "move") return this.jump ? { id: "web-shy-no-jump" } : { id: "shy-too-far", args: { cell: name } };
    if (this.tileAt(cell)) return { id: "shy-no-take-backs" };
    return { id: this.kinds.length ? "shy-must-touch" : "web-shy-hand-empty", args: { cell: name } };
  }
}
