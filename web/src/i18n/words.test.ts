import { expect, test } from "vitest";
import { ROOMS } from "../games";
import { LANGUAGES, TITLE, Words } from "./words";

const games = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2] ?? "");

test.each(LANGUAGES)("the words of every page are there (%s)", async (language) => {
  const words = new Words(language);
  await words.load();
  expect(words.has("web-start-title")).toBe(true); // of the pages
  expect(words.has("list-and")).toBe(true); // of the terminal too
  expect(words.has("web-undo")).toBe(false); // of the table
});

test("the table has words of its own", async () => {
  const words = new Words("en");
  await words.load("table");
  expect(words.has("web-undo")).toBe(true);
});

test.each(games)("the title of a game comes without its other words (%s)", async (game) => {
  const words = new Words("en");
  await words.load(TITLE + game);
  expect(words.has(game)).toBe(true);
  expect(words.has(`${game}-blurb`)).toBe(true);
  const others = [`web-${game}-facts`, `${game}-not-your-turn`];
  const before = others.map((id) => words.has(id));
  await words.load(game);
  expect([before, others.map((id) => words.has(id))]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("rooms of games are named with the titles of the games", async () => {
  const words = new Words("en");
  await Promise.all(games.map((game) => words.load(TITLE + game)));
  const named = (name: string) => ["", "-alone", "-text", "-enter"].every((part) => words.has(`web-${name}${part}`));
  expect(ROOMS.filter(({ name }) => !named(name))).toEqual([]);
});

test("a sentence that is missing is told by its id and what it is about", () => {
  expect(new Words("en").say({ id: "no-such", args: { seat: { type: "who", seat: 1 } } })).toBe("no-such: seat B");
});
