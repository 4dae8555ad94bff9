/** What the server sends and takes: docs/api.md in types. */

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  seq?: number;
  action?: string;
  rule?: string;
  what?: string;
  needs?: number;
  has?: number;
  /** Where a record is not right. */
  move?: number;
  line?: number;
}

export interface Option {
  name: string;
  choices: string[];
  default: string;
  text: string;
  pattern?: string | null;
}

/** A components file of one's own; its id is the hash of its figures. */
export interface ComponentsFile {
  id: string;
  game: string;
  name: string;
  created: number;
}

/** A figure that is not the printed one; null where there is none. */
export interface Difference {
  place: string;
  ours: string | null;
  theirs: string | null;
}

export interface Game {
  name: string;
  title: string;
  version: number;
  seats: [number, number];
  solo: boolean;
  /** Who one plays against alone: `sam`, `sue`. */
  automa: string | null;
  options: Option[];
  bots: string[];
}

/** One printed row of a table, such as a tile; its fields differ from table to table. */
export type Row = Record<string, unknown>;

export interface TrailNode {
  name: string;
  kind: string;
  after: string[];
  beside: string[];
  forest: boolean;
  risk: unknown;
  zone: number;
  dollars: number;
  tokens: number;
}

export interface Components {
  game: string;
  version: number;
  /** Which folder of `games/` shows it. */
  kind: string;
  layout: Record<string, unknown>;
  tables: { nodes?: TrailNode[] } & Record<string, Row[] | unknown>;
  actions: Choice[];
}

export interface Choice {
  text: string;
  verb: string;
  arg: number;
  free: boolean;
}

/** Why actions are not legal: all that are refused alike, or with `rest` all others of the verb. */
export interface Refusal {
  actions: string[];
  rest: boolean;
  verb: string;
  rule: string;
  what: string;
  needs: number;
  has: number;
}

/** A frame or an effect as in a dump: its class in `is`, then its fields. */
export interface Dumped {
  is: string;
  [field: string]: unknown;
}

export interface Question {
  seat: number;
  rule: string;
  frame: Dumped | null;
}

export interface ScoreLine {
  rule: string;
  label: string;
  points: number;
}

export interface Score {
  seat: number;
  total: number;
  tie: number;
  lines: ScoreLine[];
}

/** `game.dump` of `game.view`: typed by whoever draws it. */
export type View = Record<string, unknown>;

export interface PlayState {
  seq: number;
  viewer: number | null;
  status: Status;
  waiting: number[];
  question: Question | null;
  legal: Choice[];
  refusals: Refusal[];
  scores: Score[];
  undo: { step: number | null; turn: number | null };
  view: View | null;
}

export type Status = "open" | "playing" | "over";
export type SeatKind = "human" | "bot" | "hotseat" | "automa";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  taken: boolean;
  you: boolean;
  left: boolean;
  stand_in: string | null;
  link: string | null;
  abandoned: boolean;
  clock: { left: number; running: boolean; out: boolean } | null;
}

export interface Clock {
  kind: "none" | "live" | "days";
  bank: number;
  increment: number;
}

export interface Vote {
  about: "bot" | "undo";
  target: number;
  by: number;
  yes: number[];
  missing: number[];
}

export interface Table {
  id: string;
  game: string;
  version: number;
  title: string;
  options: Record<string, string>;
  /** The hash of figures that its owner corrected. */
  components: string | null;
  status: Status;
  public: boolean;
  /** May people ask a bot what it would do in their place? */
  hints: boolean;
  owner: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  seq: number;
  seats: Seat[];
  /** Who plays behind the last seat of a table for one. */
  automa: string | null;
  mine: number[];
  waiting: number[];
  clock: Clock | null;
  votes: Vote[];
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  winners: number[];
  previous: string | null;
  rematch: string | null;
  webhook: boolean;
  /** The day whose challenge this is; while it is sealed nobody else may look. */
  daily: { day: string; closes: number; sealed: boolean } | null;
  now: number;
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  status: Status;
  public: boolean;
  created: number;
  updated: number;
  seats: { name: string | null; kind: SeatKind; taken: boolean }[];
  waiting: number[];
  mine: number[];
  your_turn: boolean;
  free: number;
  daily: string | null;
}

export interface GameEvent {
  verb: string;
  seat: number | null;
  rule: string;
  amount: number;
  thing: string;
}

export interface Entry {
  seq: number;
  kind: "open" | "join" | "leave" | "seats" | "start" | "action" | "undo" | "vote" | "rematch";
  seat: number | null;
  at: number;
  action: string | null;
  undone: number[];
  detail: Record<string, unknown>;
  events: GameEvent[];
}

export interface ReplayTurn {
  /** The number of moves before it. */
  move: number;
  /** Whose turn it is; `null` if all act at once. */
  seat: number | null;
}

export interface Replay {
  id: string;
  table: string | null;
  game: string;
  version: number;
  title: string;
  options: Record<string, string>;
  components: string | null;
  seats: { seat: number; kind: SeatKind; name: string | null; bot: string | null; explains: boolean }[];
  automa: string | null;
  /** The bots that can play on. */
  bots: string[];
  moves: number;
  /** The seat that made each move. */
  movers: number[];
  turns: ReplayTurn[];
  over: boolean;
  winners: number[];
}

/** A lesson: its replay, and the moves that the learner makes. */
export interface Lesson {
  game: string;
  replay: string;
  steps: { move: number; action: string }[];
  end: number;
}

/** A position of a replay; its entries are those of the turn so far. */
export interface Position extends PlayState {
  entries: Entry[];
}

/** Points at the beginning of each turn and at the end: `totals[seat][n]` after `moves[n]` moves. */
export interface ReplayScores {
  moves: number[];
  totals: number[][];
}

/** An option that a bot weighed: expected points, lead and chance, and the lead by category. */
export interface WhyRow {
  action: string;
  points: number;
  lead: number;
  chance: number | null;
  parts: Record<string, number>;
}

/** Why a bot did something: what it did, then the best others; no rows if it weighed nothing. */
export interface Why {
  rows: WhyRow[];
  categories: string[];
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Me {
  id: string | null;
  name: string | null;
  password: boolean;
  /** Where notices go; null where the server sends no e-mail. */
  email: { address: string | null; confirmed: boolean } | null;
}

/** A browser or a script by which somebody comes; `here` is this one. */
export interface Device {
  id: string;
  device: string;
  token: boolean;
  created: number;
  used: number;
  here: boolean;
}

export interface Rulebook {
  game: string;
  lang: string;
  chapters: { number: string; text: string }[];
  rules: Record<string, string>;
}

export type Message =
  | { type: "hello"; seq: number; table: Table; state: PlayState; entries: Entry[]; chat: ChatLine[] }
  | { type: "update"; seq: number; table: Table; state: PlayState; entries: Entry[] }
  | { type: "chat"; chat: ChatLine[] }
  | { type: "ping"; now: number }
  | { type: "problem"; problem: Problem };
