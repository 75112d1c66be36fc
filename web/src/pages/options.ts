// The options of a game from its JSON Schema: what a form needs to know.
import type { GameInfo } from "../net/protocol.gen";

export interface Option {
  name: string;
  kind: "switch" | "choice" | "number" | "words" | "text";
  values: (string | number)[];
  called: Record<string, string>; // the id of what people call a value, where it is not the option's own
  usual: string | number | boolean;
}

interface Property {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  words?: Record<string, string>; // of a text that consists of such words: what each is called
  default?: string | number | boolean;
}

/** What people ask for before they sit down; everything else is a house rule. */
const UP_FRONT: Record<string, readonly string[]> = { insel: ["difficulty"], shy: ["master", "games"] };

export function upFront(game: string): readonly string[] {
  return UP_FRONT[game] ?? [];
}

export function optionsOf(game: GameInfo): Option[] {
  const schema = game.options as { $ref?: string; $defs?: Record<string, unknown>; properties?: unknown };
  const name = schema.$ref?.split("/").at(-1) ?? "";
  const object = (schema.$defs?.[name] ?? schema) as { properties?: Record<string, Property> };
  return Object.entries(object.properties ?? {}).map(([name, property]) => option(name, property));
}

function option(name: string, property: Property): Option {
  const usual = property.default ?? "";
  if (property.enum) return { name, kind: "choice", values: property.enum, called: {}, usual };
  if (property.type === "boolean") return { name, kind: "switch", values: [], called: {}, usual };
  if (property.type === "integer") {
    const least = property.minimum ?? 0;
    const count = (property.maximum ?? least) - least + 1;
    return {
      name,
      kind: "number",
      values: Array.from({ length: count }, (_, step) => least + step),
      called: {},
      usual,
    };
  }
  if (property.words)
    return { name, kind: "words", values: Object.keys(property.words), called: property.words, usual };
  return { name, kind: "text", values: [], called: {}, usual };
}
