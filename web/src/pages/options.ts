// The options of a game for a form, from their JSON Schema.
import type { GameInfo, OptionSchema } from "../net/protocol.gen";

export interface Option {
  name: string;
  kind: "switch" | "choice" | "number" | "words" | "text";
  values: (string | number)[];
  called: Record<string, string>; // the id of the words for a value, if it is not the option's own
  usual: string | number | boolean;
}

export function optionsOf({ options }: GameInfo): Option[] {
  const name = options.$ref.split("/").at(-1) ?? "";
  return Object.entries(options.$defs[name]?.properties ?? {}).map(([name, about]) => option(name, about));
}

function option(name: string, property: OptionSchema): Option {
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
