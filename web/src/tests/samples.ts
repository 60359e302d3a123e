// Views, prompts and cards with nothing in them but what a test names.
import type {
  CardInfo,
  Cell,
  EventView,
  OptionView,
  Prompt,
  Replay,
  SeatView,
  Table,
  TableInfo,
  View,
  ZoneView,
} from "../lib/protocol";

export const option = (key: string, more: Partial<OptionView> = {}): OptionView => ({ key, verb: "go", ...more });

export const prompt = (options: OptionView[], more: Partial<Prompt> = {}): Prompt => ({
  number: 0,
  what: "act",
  rule: "",
  options,
  ...more,
});

export const zone = (name: string, cards: string[], owner = -1): ZoneView => ({
  id: owner < 0 ? name : `${name}/${owner}`,
  name,
  owner,
  layout: "row",
  count: cards.length,
  back: "",
  cards: cards.map((id) => ({ id, face: id })),
});

export const cell = (id: string, x: number, y: number, shape = "square"): Cell => ({ id, x, y, shape });

export const seat = (number: number, counters: Record<string, number> = {}): SeatView => ({
  seat: number,
  counters,
  words: {},
  out: false,
});

export const table = (more: Partial<Table> = {}): Table => ({
  phase: "",
  round: 1,
  active: 0,
  seats: [seat(0), seat(1)],
  facts: {},
  board: null,
  zones: [],
  ...more,
});

export const view = (asked: Prompt | null, more: Partial<Table> = {}): View => ({
  game: "nim",
  seat: 0,
  table: table(more),
  prompt: asked,
  waiting: [],
  window: false,
  result: null,
  aside: null,
  attention: "matter",
  marked: [],
});

export const card = (id: string, facts: Record<string, unknown> = {}, kind = "spell"): CardInfo => ({
  id,
  kind,
  copies: 1,
  name: { ru: `${id} по-русски`, en: `The ${id}` },
  text: { ru: "", en: "" },
  rules: [],
  icon: "",
  facts,
  flavour: {},
  disaster: {},
});

export const event = (id: string, more: Partial<EventView> = {}): EventView => ({ id, rule: "", ...more });

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "nim",
  status: "running",
  players: 2,
  seats: [
    { seat: 0, kind: "human", name: "Ann", level: "", online: true, mine: true, persona: "" },
    { seat: 1, kind: "bot", name: "Bot 2", level: "mage", online: true, mine: false, persona: "" },
  ],
  public: false,
  options: {},
  clock: { kind: "none", seconds: 0, late: "", window: 0 },
  absent: "wait",
  host: true,
  my_turn: false,
  created: 0,
  changed: 0,
  commitment: "",
  seed: "",
  winners: [],
  rematch: "",
  casual: false,
  counts: true,
  lesson: false,
  ...more,
});

/** A match told only by how both seats stood after each choice. */
export const replay = (chances: number[][]): Replay => ({
  table: tableInfo(),
  first: view(null),
  opening: [],
  steps: chances.map((_, i) => ({
    seat: i % 2,
    option: option(`choice-${i}`),
    view: view(null),
    events: [event("window"), event(`plain-${i}`), event(`told-${i}`, { seat: 1, cards: [{ id: "c", face: "c" }] })],
  })),
  chances,
});
