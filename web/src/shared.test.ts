// Shared code names no game: a game's folder declares what shared code needs.
import { expect, test } from "vitest";
import { ROOMS } from "./games";

const files = import.meta.glob<string>("./**/*.{ts,svelte,css,ftl}", { query: "?raw", import: "default", eager: true });
const games = Object.keys(import.meta.glob("./games/*/index.ts")).map((path) => path.split("/")[2] ?? "");
const rooms = ROOMS.map(({ name }) => name);
const own = [...games.map((game) => `./games/${game}/`), ...rooms.map((room) => `./${room}/`)];
const shared = Object.entries(files).filter(([path]) => !own.some((folder) => path.startsWith(folder)));
const names = new RegExp(`(?<![a-z])(${[...games, ...rooms].join("|")})(?![a-z])`, "i");

test("there are games, rooms and shared files to look at", () => {
  expect(games.length).toBeGreaterThan(3);
  expect(rooms).not.toEqual([]);
  expect(shared.length).toBeGreaterThan(80);
});

test("no shared file names a game or a room of one", () => {
  const found = shared.flatMap(([path, text]) => {
    const lines = text.split("\n").filter((line) => names.test(line));
    return lines.map((line) => `${path}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

test("games do not know each other", () => {
  const found = games.flatMap((game) => {
    const others = games.filter((other) => other !== game).map((other) => `/${other}/`);
    const texts = Object.entries(files).filter(([path]) => path.startsWith(`./games/${game}/`));
    return texts.filter(([, text]) => others.some((other) => text.includes(other))).map(([path]) => path);
  });
  expect(found).toEqual([]);
});
