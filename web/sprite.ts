// Builds one sprite of <symbol>s: the icons named on cards and in the page, and no others.
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

function named(): Set<string> {
  const names = new Set<string>();
  for (const path of files(games, /\.toml$/))
    for (const found of readFileSync(path, "utf8").matchAll(/^\s*icon\s*=\s*"([^"]+)"/gm)) names.add(found[1]);
  for (const path of files(join(here, "src"), /\.(svelte|ts)$/))
    for (const found of readFileSync(path, "utf8").matchAll(/\bicon(?:=|:\s*)"([a-z0-9-]+)"/g)) names.add(found[1]);
  const page = readFileSync(join(here, "src", "lib", "icons.ts"), "utf8");
  for (const found of page.matchAll(/"([a-z0-9-]+)"/g)) names.add(found[1]);
  return names;
}

export function sprite(): Plugin {
  const source = () => {
    const set = JSON.parse(readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
    const symbols = [...named()].sort().flatMap((name) => {
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
      if (!icon) return [];
      const body = icon.body.replaceAll('fill="currentColor"', "");
      return [`<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`];
    });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  };
  return {
    name: "sprite",
    configureServer(server) {
      server.middlewares.use("/sprite.svg", (_request, response) => {
        response.setHeader("content-type", "image/svg+xml");
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sprite.svg", source: source() });
    },
  };
}
