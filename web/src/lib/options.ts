// A game's options as fields of a form, from the JSON Schema that the server gives.
import type { GameInfo } from "./protocol";

export interface Field {
  name: string;
  type: "boolean" | "integer" | "choice" | "first";
  choices: (string | number)[];
  start: unknown;
}

type Property = Record<string, unknown>;

/** Whole sentences of a game's own (lists, free text) are for programs: the form leaves them alone. */
export function fields(game: GameInfo, players: number): Field[] {
  const defs = (game.options.$defs ?? {}) as Record<string, { properties?: Record<string, Property> }>;
  const root = game.options.$ref
    ? defs[String(game.options.$ref).split("/").pop()!]
    : (game.options as { properties?: Record<string, Property> });
  return Object.entries(root?.properties ?? {}).flatMap(([name, value]): Field[] => {
    const start = value.default;
    if (Array.isArray(value.enum)) return [{ name, type: "choice", choices: value.enum, start }];
    // who begins: by lot, or one of the seats after that number
    if (name === "first" && typeof start === "number")
      return [{ name, type: "first", choices: Array.from({ length: players + 1 }, (_, i) => start + i), start }];
    if (value.type === "boolean" || value.type === "integer") return [{ name, type: value.type, choices: [], start }];
    return [];
  });
}
