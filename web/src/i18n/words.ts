// Messages become sentences in the reader's language: the same Fluent catalogs as in Python.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { wordsOf } from "../net/api";

export type Arg = string | number | Who | Message | (Message | Who)[];
export interface Who {
  type: "who";
  seat: number;
}
export interface Message {
  type?: "message";
  id: string;
  args?: Record<string, Arg>;
}

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

type Load = (() => Promise<string>) & { key?: string };
const shell = import.meta.glob<string>("../../../src/grusel/locales/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/grusel/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const names = import.meta.glob<string>("../../../src/grusel/games/*/locales/*.ftl", {
  query: "?title",
  import: "default",
});
const boards = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });
const titles = import.meta.glob<string>("../games/*/title/*.ftl", { query: "?raw", import: "default" });
const rooms = import.meta.glob<string>("../*/*.ftl", { query: "?raw", import: "default" });

/** The prefix of a game's title catalog: its name and blurb, and the names of its rooms. */
export const TITLE = "title:";

/** One language's catalogs, which grow as games are opened. */
export class Words {
  private bundle: FluentBundle;
  private loaded = new Map<string, Promise<void>>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** The words of every page, and those of a game or of a part such as the table. */
  async load(room?: string): Promise<void> {
    await Promise.all([
      this.add(rooms[`./${this.language}.ftl`]),
      this.add(shell[`../../../src/grusel/locales/${this.language}.ftl`]),
      ...(room ? this.room(room) : []).map((load) => this.add(load)),
    ]);
  }

  private room(name: string): (Load | undefined)[] {
    if (name.startsWith(TITLE)) return this.title(name.slice(TITLE.length));
    const beside = rooms[`../${name}/${this.language}.ftl`];
    const more = Object.entries(games).filter(([path]) => path.endsWith(`/locales/${name}.${this.language}.ftl`));
    const own = beside ? [] : [this.game(name) ?? this.fetched(name), this.beside(name)];
    return [...own, ...more.map(([, load]) => load), boards[`../games/${name}/${this.language}.ftl`], beside];
  }

  private title(game: string): (Load | undefined)[] {
    return [names[this.path(game)] ?? this.fetched(game), this.beside(game)];
  }

  private game(name: string): Load | undefined {
    return games[this.path(name)];
  }

  private path(game: string): string {
    return `../../../src/grusel/games/${game}/locales/${this.language}.ftl`;
  }

  /** The names of a game's rooms, such as its puzzle hall. */
  private beside(game: string): Load | undefined {
    return titles[`../games/${game}/title/${this.language}.ftl`];
  }

  /** The words of a game of another package; without them, events are shown by their names. */
  private fetched(game: string): Load {
    return named(`fetched ${game}`, () => wordsOf(game, this.language).catch(() => ""));
  }

  private add(load: Load | undefined): Promise<void> {
    if (!load) return Promise.resolve();
    const key = load.key ?? load.toString();
    let adding = this.loaded.get(key);
    if (!adding) {
      adding = load().then((text) => {
        this.bundle.addResource(new FluentResource(text));
      });
      this.loaded.set(key, adding);
    }
    return adding;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A whole sentence, with a capital first letter. */
  sentence(message: Message, names: readonly string[] = []): string {
    const text = this.say(message, names);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  say(message: Message, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(message.id)?.value;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.arg(value, names);
    if (!pattern) return bare(message.id, args);
    return this.bundle.formatPattern(pattern, args, []);
  }

  private arg(value: Arg, names: readonly string[]): string | number {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.arg(item, names))));
    if ("seat" in value) return names[value.seat] ?? seatLetter(value.seat);
    return this.say(value, names);
  }

  private list(items: string[]): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : this.say({ id: "list-and", args: { first: items.slice(0, -1).join(", "), last } });
  }
}

function named(key: string, load: () => Promise<string>): Load {
  return Object.assign(load, { key });
}

/** The name and arguments of a message without a sentence. */
function bare(id: string, args: Record<string, FluentVariable>): string {
  const about = Object.entries(args).map(([name, value]) => `${name} ${value}`);
  return about.length ? `${id}: ${about.join(", ")}` : id;
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2) as Language;
    if (LANGUAGES.includes(code)) return code;
  }
  return "en";
}
