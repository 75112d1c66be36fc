// Requests that are not about one table's game: lists, new tables, records.

import type { Message } from "../i18n/words";
import { browserKey } from "./key";
import type { Analysed, Course, Created, Entry, GameInfo, LessonEntry, NewTable, Replay } from "./protocol.gen";

/** The server refused; the message says why. */
export class Refusal extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  return (await ask(path, init)).json();
}

/** With the browser's key in a header: secrets do not belong in an address. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      headers: { "content-type": "application/json", "x-grusel-key": browserKey(), ...init.headers },
    });
  } catch {
    throw new Refusal({ id: "web-no-connection" });
  }
  if (!response.ok) {
    const problem = await response.json().catch(() => null);
    throw new Refusal(problem?.why ?? { id: "web-no-connection" });
  }
  return response;
}

let games: Promise<GameInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  games ??= request<GameInfo[]>("/api/games");
  games.catch(() => {
    games = undefined;
  });
  return games;
}

export const openTables = () => request<Entry[]>("/api/tables");
export const myTables = () => request<Entry[]>("/api/mine");
export const createTable = (table: NewTable) =>
  request<Created>("/api/tables", { method: "POST", body: JSON.stringify(table) });

export const replayOf = (table: string, seat: number | null) =>
  request<Replay>(`/api/tables/${encodeURIComponent(table)}/replay${seat === null ? "" : `?seat=${seat}`}`);

/** The analysis of a finished game, or its progress. */
export const analysisOf = (table: string) =>
  request<Analysed>(`/api/tables/${encodeURIComponent(table)}/analysis`, { method: "POST" });

/** The words and rules of a game that was not part of this build. */
export const wordsOf = (game: string, language: string) => textOf(game, `words/${language}`);
export const rulesOf = (game: string, language: string) => textOf(game, `rules/${language}`);

async function textOf(game: string, path: string): Promise<string> {
  const there = (await allGames()).some(({ name }) => name === game);
  if (!there) throw new Refusal({ id: "web-lost" });
  return (await ask(`/api/games/${game}/${path}`)).text();
}

export const lessonsOf = (game: string, language: string) =>
  request<LessonEntry[]>(`/api/games/${game}/lessons/${language}`);
export const lessonOf = (game: string, language: string, name: string) =>
  request<Course>(`/api/games/${game}/lessons/${language}/${encodeURIComponent(name)}`);
