// The names of people and bots at a table.
import type { TableInfo } from "../net/protocol.gen";
import { botId, botName, say } from "./speech.svelte";
import { seatLetter } from "./words";

/** A name for each seat; equal names get the letter of their seat. */
export function namesOf(info: Pick<TableInfo, "game" | "seats">): string[] {
  const names = info.seats.map((seated, seat) => seated.name || unnamed(info.game, seated, seat));
  return names.map((name, seat) => {
    const twice = names.filter((other) => other === name).length > 1;
    return twice ? say("web-name-twice", { name, seat: seatLetter(seat) }) : name;
  });
}

function unnamed(game: string, seated: TableInfo["seats"][number], seat: number): string {
  if (seated.kind === "bot" && botId(game, seated.bot)) return botName(game, seated.bot);
  return say("web-seat", { seat: seatLetter(seat) });
}
