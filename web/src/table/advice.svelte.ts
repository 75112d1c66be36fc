// A bot's move from your own view, with reasons; only on request.

import type { Hinted } from "../net/protocol.gen";
import type { Choice } from "../stage/board";
import type { TableStore } from "./store.svelte";

interface Question {
  seat: number | null | undefined;
  seq: number;
  choices: Choice[];
}

export class Advice {
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);

  private fresh = $derived.by(() => {
    const { seat, seq } = this.question();
    return this.hint && this.hint.seat === seat && this.hint.seq === seq ? this.hint : null;
  });
  move = $derived.by(() => this.fresh && this.question().choices.find((choice) => choice.text === this.fresh?.text));
  reasons = $derived(this.fresh?.reasons ?? []);
  canAsk = $derived.by(() => this.question().choices.length > 1 && !this.fresh);

  constructor(
    private store: TableStore,
    private question: () => Question,
  ) {}

  async ask(): Promise<void> {
    const { seat } = this.question();
    if (this.thinking || !this.canAsk || typeof seat !== "number") return;
    this.thinking = true;
    this.hint = await this.store.hint(seat);
    this.thinking = false;
  }

  forget(): void {
    this.hint = null;
  }
}
