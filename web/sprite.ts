// Builds sprites of <symbol>s: one with the icons of the page, one for the cards of each game, one of bots' faces.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, "..", "src", "koldun", "games");

function files(folder: string, ends: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, ends);
    return ends.test(name) ? [path] : [];
  });
}

function onCards(game: string): Set<string> {
  const names = new Set<string>();
  for (const path of files(join(games, game), /\.toml$/))
    for (const found of readFileSync(path, "utf8").matchAll(/\bicon\s*=\s*"([^"]+)"/g)) names.add(found[1]);
  return names;
}

const PERSONAS = "personas"; // no game is called so

function ofPersonas(): Set<string> {
  const source = readFileSync(join(here, "..", "src", "koldun", "bots", "people", "personas.toml"), "utf8");
  return new Set([...source.matchAll(/^icon = "([^"]+)"/gm)].map((found) => found[1]));
}

function inPage(): Set<string> {
  const names = new Set<string>();
  for (const path of files(join(here, "src"), /\.(svelte|ts)$/))
    for (const found of readFileSync(path, "utf8").matchAll(/\bicon(?:=|:\s*)"([a-z0-9-]+)"/g)) names.add(found[1]);
  for (const path of files(join(here, "src"), /^icons\.ts$/))
    for (const found of readFileSync(path, "utf8").matchAll(/"([a-z0-9-]+)"/g)) names.add(found[1]);
  const set = JSON.parse(readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  const known = [...names].filter((name) => set.icons[name] || set.aliases?.[name]);
  return new Set(known);
}

const icons = (of: string) => (of === PERSONAS ? ofPersonas() : of ? onCards(of) : inPage());

export function sprite(): Plugin {
  const all = readdirSync(games).filter((name) => statSync(join(games, name)).isDirectory() && !name.startsWith("_"));
  const source = (names: Set<string>) => {
    const set = JSON.parse(readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
    const symbols = [...names].sort().flatMap((name) => {
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
      if (!icon) throw new Error(`no icon ${name} in game-icons: a card or a persona names it`);
      const body = icon.body.replaceAll('fill="currentColor"', "");
      return [`<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`];
    });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  };
  return {
    name: "sprite",
    configureServer(server) {
      for (const of of ["", PERSONAS, ...all])
        server.middlewares.use(of ? `/sprite-${of}.svg` : "/sprite.svg", (_request, response) => {
          response.setHeader("content-type", "image/svg+xml");
          response.end(source(icons(of)));
        });
    },
    generateBundle() {
      for (const of of ["", PERSONAS, ...all])
        this.emitFile({ type: "asset", fileName: of ? `sprite-${of}.svg` : "sprite.svg", source: source(icons(of)) });
    },
  };
}
