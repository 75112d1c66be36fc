// The options of a game from its JSON Schema: what a form needs to know.
import type { GameInfo } from "./protocol.gen";

export interface Option {
  name: string;
  kind: "switch" | "choice" | "number" | "text";
  values: (string | number)[];
  usual: string | number | boolean;
}

interface Property {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
}

export function optionsOf(game: GameInfo): Option[] {
  const schema = game.options as { $ref?: string; $defs?: Record<string, unknown>; properties?: unknown };
  const name = schema.$ref?.split("/").at(-1) ?? "";
  const object = (schema.$defs?.[name] ?? schema) as { properties?: Record<string, Property> };
  return Object.entries(object.properties ?? {}).map(([name, property]) => option(name, property));
}

function option(name: string, property: Property): Option {
  const usual = property.default ?? "";
  if (property.enum) return { name, kind: "choice", values: property.enum, usual };
  if (property.type === "boolean") return { name, kind: "switch", values: [], usual };
  if (property.type === "integer") {
    const least = property.minimum ?? 0;
    const count = (property.maximum ?? least) - least + 1;
    return { name, kind: "number", values: Array.from({ length: count }, (_, step) => least + step), usual };
  }
  return { name, kind: "text", values: [], usual };
}
