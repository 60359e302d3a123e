import type {
  ChapterInfo,
  CardInfo,
  Clause,
  GameInfo,
  Join,
  LessonScript,
  Link,
  Me,
  NewTable,
  PersonaInfo,
  PlayNow,
  Problem,
  Replay,
  Start,
  TableInfo,
  TermInfo,
  Verified,
  Whose,
} from "./protocol";

/** A refusal of the server: a code for the page, a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? String(answer.status), problem.message ?? answer.statusText);
  }
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = ask<T>("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found as Promise<T>;
}

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  text: (game: string, lang: string) => once<string>(`/api/games/${game}/text/${lang}`),
  cards: (game: string) => once<CardInfo[]>(`/api/games/${game}/cards`),
  terms: (game: string) => once<TermInfo[]>(`/api/games/${game}/terms`),
  chapters: (game: string) => once<ChapterInfo[]>(`/api/games/${game}/chapters`),
  rules: (game: string) => once<Clause[]>(`/api/games/${game}/rules?q=`),
  personas: () => once<PersonaInfo[]>("/api/personas"),
  script: (game: string) => once<LessonScript>(`/api/games/${game}/lesson`),
  lessonText: (game: string, lang: string) => once<string>(`/api/games/${game}/lesson/${lang}`),
  /** The lesson of a game from its beginning. */
  learn: (game: string) => ask<TableInfo>("POST", "/api/lessons", { game }),
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("POST", "/api/me", { name }),
  /** A new link for my other devices; older ones, and all devices but this one, are strangers from now on. */
  newLink: () => ask<Link>("POST", "/api/me/link"),
  link: () => ask<Link>("GET", "/api/me/link"),
  whose: (token: string) => ask<Whose>("GET", `/api/me/claim/${token}`),
  claim: (token: string) => ask<Me>("POST", `/api/me/claim/${token}`),
  tables: (list: "open" | "mine" | "finished") => ask<TableInfo[]>("GET", `/api/tables?list=${list}`),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  create: (body: NewTable) => ask<TableInfo>("POST", "/api/tables", body),
  play: (body: PlayNow) => ask<TableInfo>("POST", "/api/play", body),
  join: (id: string, body: Join = {}) => ask<TableInfo>("POST", `/api/tables/${id}/join`, body),
  leave: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/leave`),
  start: (id: string, body: Start) => ask<TableInfo>("POST", `/api/tables/${id}/start`, body),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  replay: (id: string) => ask<Replay>("GET", `/api/tables/${id}/replay`),
  verify: (id: string) => ask<Verified>("GET", `/api/tables/${id}/verify`),
};
