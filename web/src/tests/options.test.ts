import { describe, expect, it } from "vitest";
import { fields } from "../lib/options";
import type { GameInfo } from "../lib/protocol";

const game = (properties: Record<string, unknown>): GameInfo => ({
  id: "nim",
  version: "1",
  title: { ru: "", en: "" },
  tagline: { ru: "", en: "" },
  about: { ru: "", en: "" },
  players: [2, 4],
  minutes: 5,
  weight: 1,
  adult: false,
  capabilities: [],
  options: { $ref: "#/$defs/Options", $defs: { Options: { properties } } },
  levels: [],
  lesson: false,
});

describe("a game's options as a form", () => {
  it("are switches, numbers and choices", () => {
    const found = fields(
      game({
        fast: { type: "boolean", default: false },
        goal: { type: "integer", default: 2 },
        side: { enum: ["a", "b"], default: "a" },
      }),
      2,
    );
    expect(found.map(({ name, type, start }) => [name, type, start])).toEqual([
      ["fast", "boolean", false],
      ["goal", "integer", 2],
      ["side", "choice", "a"],
    ]);
    expect(found[2].choices).toEqual(["a", "b"]);
  });

  it("offer every seat, or the lot, as the one who begins", () => {
    const [first] = fields(game({ first: { type: "integer", default: -1 } }), 3);
    expect(first).toEqual({ name: "first", type: "first", choices: [-1, 0, 1, 2], start: -1 });
  });

  it("leave out lists and free text, which are for programs", () => {
    expect(fields(game({ figures: { type: "array" }, note: { type: "string" } }), 2)).toEqual([]);
  });

  it("may stand in the schema itself", () => {
    const plain = { ...game({}), options: { properties: { fast: { type: "boolean", default: true } } } };
    expect(fields(plain, 2).map((field) => field.name)).toEqual(["fast"]);
    expect(fields({ ...plain, options: {} }, 2)).toEqual([]);
  });
});
