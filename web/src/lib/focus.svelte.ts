// The keyboard goes on: when the button it was on has gone with its question, the next thing to do gets the focus.
import { tick } from "svelte";

const NEXT = '.answer, [role="button"][tabindex="0"], button.lit';

export function keepFocus(choices: () => readonly unknown[]): (home: HTMLElement) => () => void {
  return (home) => {
    let byKey = false;
    const notice = (event: Event) => {
      byKey = event.type === "keydown";
    };
    home.addEventListener("keydown", notice, true);
    home.addEventListener("pointerdown", notice, true);
    $effect(() => {
      if (choices().length && byKey) void tick().then(() => goOn(home));
    });
    return () => {
      home.removeEventListener("keydown", notice, true);
      home.removeEventListener("pointerdown", notice, true);
    };
  };
}

function goOn(home: HTMLElement): void {
  if (document.activeElement === document.body) home.querySelector<HTMLElement | SVGElement>(NEXT)?.focus();
}
