// Written by tools/typescript.py from the protocol's structs. Do not edit.

export const PROTOCOL = 2;

export interface GameInfo {
  id: string;
  version: string;
  title: Named;
  tagline: Named;
  about: Named;
  players: [number, number];
  minutes: number;
  weight: number;
  adult: boolean;
  capabilities: string[];
  options: Record<string, unknown>;
  levels: string[];
  lesson: boolean;
}

export interface Named {
  ru: string;
  en: string;
}

export interface CardInfo {
  id: string;
  name: Record<string, string>;
  kind: string;
  copies: number;
  text: Record<string, string>;
  rules: string[];
  icon: string;
  facts: Record<string, unknown>;
  flavour: Record<string, string>;
  disaster: Record<string, string>;
}

export interface Clause {
  id: string;
  rule: string;
  ru: string;
  source: string;
  basis: string;
  test: string;
  note: string;
  note_ru: string;
}

export interface ChapterInfo {
  title: Named;
  about: Named;
  rules: string[];
}

export interface TermInfo {
  term: Named;
  meaning: Named;
}

export interface PersonaInfo {
  id: string;
  name: Named;
  icon: string;
  temperament: string;
  hello: Named;
  says: Record<string, Named>;
}

export interface LessonScript {
  game: string;
  seats: string[];
  steps: LessonStep[];
}

export interface LessonStep {
  on: string;
  point: string[];
  waits: number[];
  first: number;
  until: number;
  rule: string;
}

export interface NewLesson {
  game: string;
}

export interface Me {
  id: string;
  name: string;
}

export interface Link {
  link: string;
}

export interface Whose {
  name: string;
  mine: boolean;
}

export interface Rename {
  name: string;
}

export interface TableInfo {
  id: string;
  game: string;
  status: string;
  players: number;
  seats: SeatInfo[];
  public: boolean;
  options: Record<string, unknown>;
  clock: Clock;
  absent: string;
  host: boolean;
  my_turn: boolean;
  created: number;
  changed: number;
  commitment: string;
  seed: string;
  winners: number[];
  rematch: string;
  casual: boolean;
  counts: boolean;
  lesson: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: string;
  mine: boolean;
  online: boolean;
  persona: string;
}

export interface Clock {
  kind: string;
  seconds: number;
  late: string;
  window: number;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clock;
  absent?: string;
  casual?: boolean;
}

export interface PlayNow {
  game: string;
  players?: number;
  level?: string;
  casual?: boolean;
}

export interface Start {
  fill?: string;
}

export interface Join {
  seat?: number;
}

export interface Problem {
  code: string;
  message: string;
}

export interface Replay {
  table: TableInfo;
  first: View;
  opening: EventView[];
  steps: ReplayStep[];
  chances: number[][];
}

export interface View {
  game: string;
  seat: number;
  table: Table;
  prompt: Prompt | null;
  waiting: number[];
  window: boolean;
  result: ResultView | null;
  aside: Prompt | null;
  attention: string;
  marked: string[];
}

export interface Table {
  phase: string;
  round: number;
  active: number;
  seats: SeatView[];
  facts: Record<string, unknown>;
  board: Board | null;
  zones: ZoneView[];
}

export interface SeatView {
  seat: number;
  counters: Record<string, number>;
  words: Record<string, string>;
  out: boolean;
}

export interface Board {
  width: number;
  height: number;
  cells: Cell[];
  edges: Edge[];
  tokens: Token[];
}

export interface Cell {
  id: string;
  x: number;
  y: number;
  shape?: string;
  kind?: string;
  near?: string[];
  tags?: string[];
}

export interface Edge {
  id: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind?: string;
  tags?: string[];
}

export interface Token {
  id: string;
  kind: string;
  at: string;
  owner?: number;
  face?: string;
  counters?: Record<string, number>;
  tags?: string[];
}

export interface ZoneView {
  id: string;
  name: string;
  owner: number;
  layout: string;
  count: number;
  back: string;
  cards: CardView[];
}

export interface CardView {
  id?: string;
  face?: string;
  back?: string;
  marks?: Record<string, number>;
}

export interface Prompt {
  number: number;
  what: string;
  rule: string;
  options: OptionView[];
  about?: CardView | null;
  by?: number;
  amount?: number | null;
  window?: boolean;
  aimed?: number[];
  word?: string;
  against?: number | null;
  every?: string;
  ways?: Record<string, string>;
}

export interface OptionView {
  key: string;
  verb: string;
  card?: CardView | null;
  other?: CardView | null;
  seat?: number;
  place?: string;
  number?: number | null;
  standing?: boolean;
  free?: boolean;
  sum?: string;
}

export interface ResultView {
  places: number[];
  winners: number[];
  reason: string;
  scores: number[];
  out: number[];
  capped: boolean;
}

export interface EventView {
  id: string;
  rule: string;
  seat?: number;
  other?: number;
  number?: number | null;
  place?: string;
  word?: string;
  cards?: CardView[];
}

export interface ReplayStep {
  seat: number;
  option: OptionView;
  view: View;
  events: EventView[];
}

export interface Verified {
  fair: boolean;
  commitment: string;
  seed: string;
  choices: number;
  digest: string;
  problem: string;
}

export interface KrendelFacts {
  first: number;
  neighbours: number[][];
}

export interface KrutagidonFacts {
  power: number;
  made: number;
  prize: number;
  rlyeh: number;
  ending: string[];
  on_top: number;
  echoes: number;
  prices: Record<string, number>;
  played: string[];
  most_life: number;
  life_factor: number[];
}

export interface MunchkinFacts {
  first: number;
  turn: number;
  night: boolean;
  fast: boolean;
  shared_victory: boolean;
  combat?: MunchkinCombat;
  offer?: MunchkinBargain;
}

export interface MunchkinCombat {
  main: number;
  helper: number;
  forced: boolean;
  stage: string;
  munchkins: number;
  monsters: number;
  munchkin_lines: MunchkinItem[];
  monster_lines: MunchkinItem[];
  treasures: number;
  levels: number;
  runner: number;
  run: number[];
  deal: MunchkinDeal | null;
  together: number[][];
}

export interface MunchkinItem {
  what: string;
  card: string;
  seat: number;
  amount: number;
}

export interface MunchkinDeal {
  share: number | string;
  order: string;
  items: string[];
  always: boolean;
  asks: string[];
}

export interface MunchkinBargain {
  what: string;
  seat: number;
  to: number;
  share: number | string;
  order: string;
  always: boolean;
  gives: string[];
  takes: string[];
  cards: number;
}

export interface ThreeMagesFacts {
  first: number;
  order: number[];
  idle: string[];
  mages: Record<string, number>;
  castles: Record<string, string>;
  roads: Record<string, ThreeMagesRoad>;
  round_limit: number;
  hexagon: number;
}

export interface ThreeMagesRoad {
  from: string;
  to: string;
  squares: string[];
}

export interface WizWarFacts {
  first: number;
  side: string;
  sectors: WizWarSector[];
  spells: WizWarRunning[];
  trophies: number[][];
  markers: WizWarHat[];
}

export interface WizWarSector {
  slot: number;
  seat: number;
  rotation: number;
}

export interface WizWarRunning {
  card: string;
  owner: number;
  tokens: number;
  hat?: number;
  creature?: string;
  edge?: string;
}

export interface WizWarHat {
  at: string;
  hat: number;
}

export interface Hello {
  type: "hello";
  protocol: number;
  heard?: number;
  seat?: number;
}

export interface Choose {
  type: "choose";
  number: number;
  key: string;
  seat?: number;
}

export interface Set {
  type: "set";
  key: string;
  seat?: number;
}

export interface Undo {
  type: "undo";
  seat?: number;
}

export interface Vote {
  type: "vote";
  yes: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

export interface React {
  type: "react";
  word: string;
}

export interface AskHint {
  type: "hint";
  seat?: number;
}

export interface HandOver {
  type: "hand-over";
  level?: string;
  seat?: number;
}

export interface LessonBack {
  type: "lesson-back";
  step?: number;
}

export interface Ping {
  type: "ping";
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number;
  view: View | null;
  step: number;
  first: number;
  events: EventView[];
  chat: Said[];
  timer: Timer;
  can_undo: boolean;
  reactions: string[];
}

export interface Said {
  type: "said";
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Timer {
  window: number;
  move: number;
  seats: number[];
}

export interface Update {
  type: "update";
  step: number;
  first: number;
  events: EventView[];
  timer: Timer;
  can_undo: boolean;
  view?: View;
  change?: Change;
  accepted?: Accepted;
}

export interface Change {
  table?: TableChange;
  prompt?: Prompt | null;
  waiting?: number[];
  window?: boolean;
  result?: ResultView | null;
  aside?: Prompt | null;
  attention?: string;
  marked?: string[];
}

export interface TableChange {
  phase?: string;
  round?: number;
  active?: number;
  seats?: SeatView[];
  facts?: Record<string, unknown>;
  gone?: string[];
  board?: Board | null;
  cells?: Cell[];
  edges?: Edge[];
  tokens?: Token[];
  token_order?: string[];
  zones?: ZoneView[];
  zone_order?: string[];
}

export interface Accepted {
  type: "accepted";
  number: number;
  seat: number;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Refused {
  type: "refused";
  code: string;
  message: string;
  number: number;
}

export interface Reacted {
  type: "reacted";
  seat: number;
  word: string;
}

export interface UndoAsked {
  type: "undo-asked";
  seat: number;
  done: boolean;
  granted: boolean;
}

export interface Hint {
  type: "hint";
  seat: number;
  number: number;
  options: HintOption[];
  reasons: HintReason[];
}

export interface HintOption {
  key: string;
  chance: number;
  visits: number;
}

export interface HintReason {
  whose: string;
  feature: string;
  way: string;
}

export interface LessonAt {
  type: "lesson";
  made: number;
  number: number;
  keys: string[];
}

export interface Bye {
  type: "bye";
  reason: string;
  again: number;
}

export interface Pong {
  type: "pong";
}

export interface GameFacts {
  krendel: KrendelFacts;
  krutagidon: KrutagidonFacts;
  munchkin: MunchkinFacts;
  three_mages: ThreeMagesFacts;
  wiz_war: WizWarFacts;
}

export type FromPage = Hello | Choose | Set | Undo | Vote | Say | React | AskHint | HandOver | LessonBack | Ping;
export type ToPage = Welcome | Update | TableChanged | Accepted | Refused | Said | Reacted | UndoAsked | Hint | LessonAt | Bye | Pong;
