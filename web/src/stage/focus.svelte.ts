// Keeps the keyboard focus: when a focused button vanishes with its question, the focus returns to its last place on the
// board, or goes to the next thing to do.
import { tick } from "svelte";

const PLACES = '[role="button"][tabindex="0"]';
const NEXT = `.answer, ${PLACES}, button.lit`;

export function keepFocus(choices: () => readonly unknown[]): (home: HTMLElement) => () => void {
  return (home) => {
    let byKey = false;
    let there = "";
    const notice = (event: Event) => {
      byKey = event.type === "keydown";
      there = placeOf(event.target as Element) || there;
    };
    home.addEventListener("keydown", notice, true);
    home.addEventListener("pointerdown", notice, true);
    $effect(() => {
      if (choices().length && byKey) void tick().then(() => goOn(home, there));
    });
    return () => {
      home.removeEventListener("keydown", notice, true);
      home.removeEventListener("pointerdown", notice, true);
    };
  };
}

/** From such a thing, the keyboard moves on to the first thing that appeared for it. */
export function leadOn(from: string, to: string): (home: Element) => void {
  return (home) => {
    if (document.activeElement?.matches(`${from}:focus-visible`)) {
      home.querySelector<HTMLElement | SVGElement>(to)?.focus();
    }
  };
}

/** A selector that finds a cell or spot again, even when its contents have changed. */
function placeOf(one: Element): string {
  const { cell, spot } = one.closest<SVGElement>("[data-cell], [data-spot]")?.dataset ?? {};
  if (cell) return `[data-cell="${cell}"]`;
  return spot ? `[data-spot="${spot}"]` : "";
}

function goOn(home: HTMLElement, there: string): void {
  if (document.activeElement !== document.body) return;
  const found = there && home.querySelector(PLACES) ? home.querySelector<SVGElement>(there) : null;
  (found ?? home.querySelector<HTMLElement | SVGElement>(NEXT))?.focus();
}
