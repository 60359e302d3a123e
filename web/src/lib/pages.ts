// Pages that the lobby does without come when they are wanted, or a while after it.
import type { Component } from "svelte";

type Given = Record<string, string>;
export type Coming = Promise<{ default: Component<Given> }>;

const PAGES = {
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
};

export const page = (name: keyof typeof PAGES) => PAGES[name]() as unknown as Coming;

const A_WHILE = 2500; // milliseconds

/** Whoever stays in the lobby finds the table ready. */
export function fetchTable(): () => void {
  const timer = setTimeout(() => void page("table").catch(() => {}), A_WHILE);
  return () => clearTimeout(timer);
}
