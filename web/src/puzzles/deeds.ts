// Every possible change of an arrangement, as a list for readers who do not see the hall.
import { squareName } from "../games/flure/hall";
import type { Message } from "../i18n/words";
import type { Choice } from "../stage/board";
import type { Position } from "./arranging.svelte";
import { changesOf, facingText, movedText, pathText, placedText, tokenOf, turnedText } from "./telling";
import { DIRECTIONS, isTeleporter } from "./tiles";
import type { Arrangement, Place, Puzzle } from "./types.gen";

/** Each choice leads to an arrangement; the changes made come last, so that they can be taken back. */
export function deeds(puzzle: Puzzle, now: Position): Choice<Arrangement>[] {
  return [...moves(now), ...turns(puzzle, now), ...facings(puzzle, now), ...places(now), ...undoings(now)];
}

function places({ arrangement, choices }: Position): Choice<Arrangement>[] {
  return choices.spots.flatMap(({ tile, cell }) => {
    return (isTeleporter(tile) ? DIRECTIONS : [null]).map((arrow) => {
      const place: Place = { type: "place", tile, cell, arrow };
      const after = { ...arrangement, places: [...(arrangement.places ?? []), place] };
      return deed(after, `${tile} ${squareName(cell)} ${arrow ?? ""}`, placedText(tile, cell, arrow));
    });
  });
}

function moves({ arrangement, choices, view }: Position): Choice<Arrangement>[] {
  return choices.ways.map(({ figure, path, end }) => {
    const after: Arrangement = {
      ...arrangement,
      moves: [...(arrangement.moves ?? []), { type: "play", figure, path }],
    };
    return deed(after, `${tokenOf(view, figure)} ${pathText(path)}`, movedText(view, figure, path, end));
  });
}

function turns(puzzle: Puzzle, { arrangement, choices, view }: Position): Choice<Arrangement>[] {
  const drawn = puzzle.view.teleporters;
  return puzzle.arrows.flatMap((cell) => {
    const others = (arrangement.turns ?? []).filter((turn) => turn.cell !== cell);
    const isTurned = others.length < (arrangement.turns ?? []).length;
    const [now, first] = [view.teleporters, drawn].map((all) => all.find((one) => one.cell === cell)?.arrow);
    if (!choices.left && !isTurned) return [];
    return DIRECTIONS.filter((arrow) => arrow !== now && arrow !== first).map((arrow) => {
      return deed(
        { ...arrangement, turns: [...others, { cell, arrow }] },
        `turn ${cell} ${arrow}`,
        turnedText(cell, arrow),
      );
    });
  });
}

function facings(puzzle: Puzzle, { arrangement, choices, view }: Position): Choice<Arrangement>[] {
  if (!choices.left && !arrangement.facing) return [];
  const others = puzzle.facings.filter((facing) => facing !== view.facing);
  return others.map((facing) => deed({ ...arrangement, facing }, `face ${facing}`, facingText(facing)));
}

function undoings({ arrangement, view }: Position): Choice<Arrangement>[] {
  return changesOf(view, arrangement).map(({ text, without }, number) => {
    return deed(without, `back ${number}`, { id: "web-puzzle-take-back-one", args: { change: text } });
  });
}

function deed(action: Arrangement, text: string, words: Message): Choice<Arrangement> {
  return { action, text, words };
}
