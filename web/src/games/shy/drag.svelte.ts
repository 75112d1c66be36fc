// A tile dragged by finger or mouse, from the hand or the field.
import type { Face } from "./field";
import type { Wish } from "./wish.svelte";

const FAR = 8; // pixels; less is a click

export class Drag {
  held = $state.raw<{ face: Face; from: number | null; x: number; y: number; far: boolean } | null>(null);

  constructor(private readonly wish: Wish) {}

  lift(event: PointerEvent, face: Face | null, from: number | null): void {
    if (!this.wish.building || !face || event.button) return;
    this.held = { face, from, x: event.clientX, y: event.clientY, far: false };
  }

  carry(event: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    if (!held.far && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= FAR) return;
    this.held = { ...held, far: true, x: event.clientX, y: event.clientY };
    if (held.from === null) this.wish.face = held.face;
  }

  drop(event: PointerEvent): void {
    const { held } = this;
    this.held = null;
    const cell = held?.far ? cellAt(event) : -1;
    if (!held || cell < 0 || cell === held.from) return;
    if (held.from === null) this.wish.act(cell);
    else this.wish.move(held.face, held.from, cell);
  }

  release(): void {
    this.held = null;
  }
}

function cellAt({ clientX, clientY }: PointerEvent): number {
  const spot = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>("[data-cell], [data-bare]");
  return Number(spot?.dataset.cell ?? spot?.dataset.bare ?? -1);
}
