// The puzzle hall's requests to the server: levels, arrangements, walks, hints, the solver.
import { request } from "../net/api";
import type { Arranged, Arrangement, Hinted, Puzzle, PuzzleWorld, SolvedPuzzle, Walked } from "./types.gen";

const post = <Answer>(what: string, wish: object, signal?: AbortSignal) =>
  request<Answer>(`/api/puzzles/${what}`, {
    method: "POST",
    body: JSON.stringify(wish),
    ...(signal ? { signal } : {}),
  });

let worlds: Promise<PuzzleWorld[]> | undefined;

export function allWorlds(): Promise<PuzzleWorld[]> {
  worlds ??= request<PuzzleWorld[]>("/api/puzzles");
  worlds.catch(() => {
    worlds = undefined;
  });
  return worlds;
}

export const levelOf = (id: string) =>
  request<Puzzle>(`/api/puzzles/${id.split("/").map(encodeURIComponent).join("/")}`);

// A level is named by its id, its link, or its whole text.
export const openLevel = (level: string) => post<Puzzle>("open", { level });
export const arranged = (level: string, arrangement: Arrangement) => post<Arranged>("arrange", { level, arrangement });
export const walkOf = (level: string, arrangement: Arrangement) => post<Walked>("try", { level, arrangement });
export const hintFor = (level: string, arrangement: Arrangement, grade: number, language: string) =>
  post<Hinted>("hint", { level, arrangement, grade, language });
export const solved = (level: string, signal: AbortSignal) => post<SolvedPuzzle>("solve", { level }, signal);
