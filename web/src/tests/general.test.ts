// General parts know no game: what they need comes with the view, the prompt or the layout.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(process.cwd(), "src");
const GAMES = join(process.cwd(), "..", "src", "koldun", "games");

function files(folder: string, ends: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, ends);
    return ends.test(name) ? [path] : [];
  });
}

const general = ["lib", "parts", "pages"]
  .flatMap((folder) => files(join(SRC, folder), /\.(ts|svelte)$/))
  .filter((path) => !path.endsWith("protocol.ts"));
const games = readdirSync(GAMES).filter((name) => !/^_|\./.test(name));
const read = (path: string) => readFileSync(path, "utf8");
/** The script and the markup; styles name no question. */
const code = (path: string) => read(path).replace(/<style>[\s\S]*<\/style>/, "");

const prefixes = new Set(
  games.flatMap((game) =>
    [...read(join(GAMES, game, "rules.toml")).matchAll(/^id = "([A-Z0-9]+)-/gm)].map((found) => found[1]),
  ),
);
const questions = new Set(
  games.flatMap((game) =>
    files(join(GAMES, game, "text"), /\.ftl$/).flatMap((path) =>
      [...read(path).matchAll(/^ask-([\w-]+)/gm)].map((found) => found[1]),
    ),
  ),
);

describe("general parts", () => {
  it("are compared with what the games really have", () => {
    expect(prefixes.size).toBeGreaterThanOrEqual(5);
    expect(questions.size).toBeGreaterThan(100);
  });

  it("name no rule", () => {
    const rule = new RegExp(`\\b(${[...prefixes].join("|")})-[A-Z0-9]+`);
    expect(general.filter((path) => rule.test(read(path)))).toEqual([]);
  });

  it("never ask which question it is", () => {
    // `what` may be put into the name of a message or handed on; comparing it is for the layout of a game
    const asks =
      /\bwhat\b\s*(===|!==|==|!=)\s*["'`/]|["'`]\s*(===|!==)\s*\S*\bwhat\b|\.test\(\S*\bwhat\)|case .*\bwhat\b/;
    expect(general.filter((path) => asks.test(code(path)))).toEqual([]);
  });

  it("hold no list of questions", () => {
    const names = [...questions].filter((name) => name.includes("-"));
    const found = general.flatMap((path) =>
      names.filter((name) => code(path).includes(`"${name}"`)).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
    for (const path of general)
      for (const [list] of code(path).matchAll(/\^\(([\w-]+\|)+[\w-]+\)\$/g)) {
        const known = list.slice(2, -2).split("|");
        const asked = known.filter((name) => questions.has(name));
        expect(asked.length, `${path}: ${list}`).toBeLessThanOrEqual(known.length / 2);
      }
  });

  it("do not decide by the game they show", () => {
    const named = new RegExp(`(===|!==|case|facts\\()\\s*["'](${games.join("|")})["']`);
    expect(general.filter((path) => named.test(code(path)))).toEqual([]);
  });
});
