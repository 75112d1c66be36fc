// What if: whether a line is being tried beside the game, and how to open and leave it.
import { tick } from "svelte";
import type { Imagined } from "../net/protocol.gen";
import type { Session } from "./session.svelte";
import type { TableStore } from "./store.svelte";
import type * as Imagining from "./whatif"; // loaded on the first what-if

export class Dreaming {
  dream = $state.raw<Imagining.Dream | null>(null); // while it is open, nothing is played at the table
  WhatIf = $state.raw<typeof Imagining.WhatIf | null>(null);

  constructor(
    private readonly store: TableStore,
    private readonly session: Session,
  ) {}

  // Questions and changes at the table during a what-if.
  news = $derived.by((): "" | "your-turn" | "went-on" => {
    const { dream, session } = this;
    const late = dream && (dream.seat === null || session.seqOf(dream.seat) !== dream.seq);
    if (!late) return "";
    if (session.asked.length) return "your-turn";
    return dream.seat === null ? "" : "went-on";
  });

  /** Begin a line, or leave the open one. */
  async toggle(): Promise<void> {
    const { seat, curtain } = this.session;
    const { info } = this.store;
    if (this.dream) this.leave();
    else if (seat !== null && !curtain && (info?.phase === "playing" || info?.phase === "paused")) {
      (await this.enter(seat)).begin(this.session.seqOf(seat));
    }
  }

  /** Begin again from the table's present position. */
  anew(): void {
    this.dream?.begin(this.session.seqOf(this.dream.seat ?? 0));
  }

  /** View another player's line. */
  async look(line: Imagined): Promise<void> {
    this.store.shared = null;
    (await this.enter(null)).look(line);
  }

  leave(): void {
    if (!this.dream) return;
    this.dream = null;
    this.store.dreamer = null;
    void tick().then(focusBack);
  }

  private async enter(from: number | null): Promise<Imagining.Dream> {
    const found = await import("./whatif");
    const begun = new found.Dream(this.store, from, () => this.leave());
    await begun.scene.open(this.store.info?.game ?? "");
    this.session.pending = null;
    this.WhatIf = found.WhatIf;
    this.store.dreamer = begun;
    this.dream = begun;
    return begun;
  }
}

/** Where the line was begun, or, on a phone, what opens its sheet. */
function focusBack(): void {
  const begun = document.getElementById("what-if") ?? document.querySelector<HTMLElement>("[data-tab=table]");
  begun?.focus();
}
