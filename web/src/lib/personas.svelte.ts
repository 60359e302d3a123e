// Who bots are: names and faces, the same at seats, in the log and after the match.
import { api } from "./api";
import { named, settings } from "./page.svelte";
import type { PersonaInfo, SeatInfo } from "./protocol";

const known: { all: Record<string, PersonaInfo> } = $state({ all: {} });

/** Asked for once; until then bots go by the names the server gives them. */
export async function meet() {
  const found = await api.personas();
  known.all = Object.fromEntries(found.map((one) => [one.id, one]));
}

export function persona(seat: { persona?: string } | undefined): PersonaInfo | undefined {
  return seat?.persona ? known.all[seat.persona] : undefined;
}

/** The name of who sits there, in the language of the page. */
export function nameOf(seat: Pick<SeatInfo, "name" | "persona">): string {
  return persona(seat)?.name[settings.lang] ?? named(seat.name);
}
