// Requests that are not about one table's game: lists, new tables, records.

import type { Message } from "../i18n/words";
import { BASE } from "./base";
import { browserKey } from "./key";
import type { Analysed, Course, Created, Entry, GameInfo, LessonEntry, NewTable, Replay } from "./protocol.gen";
import { atHome, hasTables, isFile, isHere, isReady, isSilent, note, serverless, tableOf } from "./where";

/** The server refused; the message says why. */
export class Refusal extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  return (await ask(path, init)).json();
}

/** Ask the server, or the tables of this browser where they are asked about, or where no server answers. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await answered(path, init);
  if (!response.ok) {
    const problem = await response.json().catch(() => null);
    throw new Refusal(problem?.why ?? { id: "web-no-connection" });
  }
  return response;
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  const table = tableOf(path);
  if (serverless && isFile(path)) return fetch(`${BASE}${path.slice(1)}.json`).catch(() => askAtHome(path, init));
  if (serverless || (table && isHere(table))) return askAtHome(path, init);
  try {
    const response = await fetch(path, {
      ...init,
      // With the browser's key in a header: no secret belongs into an address.
      headers: { "content-type": "application/json", "x-grusel-key": browserKey(), ...init.headers },
    });
    isSilent(false);
    return response;
  } catch {
    isSilent(true);
    if (isReady()) return askAtHome(path, init);
    throw new Refusal({ id: "web-no-connection" });
  }
}

async function askAtHome(path: string, init: RequestInit): Promise<Response> {
  try {
    const { home } = await import("./home");
    return await home().ask(path, init);
  } catch {
    throw new Refusal({ id: "web-no-connection" });
  }
}

/** A new table, and where it lies. */
export async function newTable(path: string, body: string): Promise<Created> {
  const response = await ask(path, { method: "POST", body });
  const created: Created = await response.json();
  if (atHome()) note(created.table);
  return created;
}

let games: Promise<GameInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  games ??= request<GameInfo[]>("/api/games");
  games.catch(() => {
    games = undefined;
  });
  return games;
}

export const openTables = async () => (serverless ? [] : request<Entry[]>("/api/tables"));
export const myTables = async () => (serverless && !hasTables() ? [] : request<Entry[]>("/api/mine"));
export const createTable = (table: NewTable) => newTable("/api/tables", JSON.stringify(table));

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
