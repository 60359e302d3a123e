// A game's options as fields of a form, from the JSON Schema that the server gives.
import type { GameInfo } from "./protocol";

export interface Field {
  name: string;
  type: "boolean" | "integer" | "string" | "choice";
  choices: (string | number)[];
  start: unknown;
}

// values that a game takes where its schema says only "a string" or "a number"
const KNOWN: Record<string, (string | number)[]> = {
  "munchkin.night": ["rounds", "always", "never", "clock"],
  "wiz_war.side": ["A", "B"],
  "wiz_war.spellbook": ["standard", "giant"],
  "wiz_war.vp_to_win": [2, 3, 4],
};

type Property = Record<string, unknown>;

export function fields(game: GameInfo): Field[] {
  const defs = (game.options.$defs ?? {}) as Record<string, { properties?: Record<string, Property> }>;
  const root = game.options.$ref ? defs[String(game.options.$ref).split("/").pop()!] : (game.options as { properties?: Record<string, Property> });
  return Object.entries(root?.properties ?? {}).flatMap(([name, value]): Field[] => {
    const choices = (value.enum as string[] | undefined) ?? KNOWN[`${game.id}.${name}`];
    if (choices) return [{ name, type: "choice", choices, start: value.default }];
    if (value.type === "boolean" || value.type === "integer" || value.type === "string") return [{ name, type: value.type, choices: [], start: value.default }];
    return [];
  });
}
