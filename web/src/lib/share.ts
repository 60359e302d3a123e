// Links that people give each other, and refusals of the server said aloud.
import { Refusal } from "./api";
import { toast, ui } from "./page.svelte";

/** Copied where the browser lets us; shown where it does not. */
export function share(link: string) {
  if (!navigator.clipboard) return toast(link);
  navigator.clipboard.writeText(link).then(
    () => toast(ui("link-copied")),
    () => toast(link),
  );
}

export const tableLink = (id: string) => `${location.origin}/t/${id}`;

export function tell(error: unknown) {
  toast(error instanceof Refusal ? error.message || ui("offline") : String(error), true);
}
