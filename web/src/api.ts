/** Calls to the server: JSON both ways, problems as errors, safe retries. */

import type {
  ActionWish,
  Chat,
  ComponentsFiles,
  Devices,
  Differences,
  Entries,
  Game,
  Hint,
  JoinWish,
  Lesson,
  Me,
  NewComponents,
  Problem,
  Replay,
  ReplayScores,
  Room,
  Rulebook,
  SeatChange,
  Settings,
  Summaries,
  Table,
  TableName,
  TableWish,
  UndoWish,
  Why,
} from "./contract";
import type { Components, Done, Foresight, Position } from "./games/documents";
import { readJson } from "./json";
import type { Wish } from "./messages";
import { heard, unheard } from "./net.svelte";
import { problemWords } from "./problems";
import { t } from "./words";

export class Refused extends Error {
  constructor(public problem: Problem) {
    super(problemWords(problem));
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {
  constructor() {
    super(t("not-sent"));
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    unheard();
    throw new Unreachable();
  }
  heard(answer);
  if (answer.ok) return readJson<T>(await answer.text());
  throw new Refused(await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  const bare = { type: "about:blank", title: answer.statusText, status: answer.status };
  try {
    return { ...bare, ...((await answer.json()) as Problem) };
  } catch {
    return bare;
  }
}

export function get<T>(path: string): Promise<T> {
  return call<T>(path);
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { "content-type": "application/json" };
  return call<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** A key that makes a repeated POST harmless. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const WAITS = [300, 900, 2000];

/** Posts a body with an idempotency key; when the answer is lost it asks again with the same key. */
async function postOnce<T>(path: string, keyed: ActionWish | UndoWish): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await post<T>(path, keyed);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return post<T>(path, keyed);
}

/** What was done is shown as soon as it is answered: by what is new, if the server knows what we know. */
const TOLD = { position: true, changes: true };

export const api = {
  me: () => get<Me>("/me"),
  setMe: (name: string, password: string | null = null, old: string | null = null) => post<Me>("/me", { name, password, old }),
  revoke: () => post<Me>("/me/revoke"),
  devices: async () => (await get<Devices>("/me/devices")).devices,
  endDevice: async (id: string) => (await post<Devices>(`/me/devices/${id}/end`)).devices,
  login: (name: string, password: string) => post<Me>("/login", { name, password }),
  logout: () => post<unknown>("/logout"),
  games: () => get<Game[]>("/games"),
  components: (game: string, options: Record<string, string>, figures: string | null = null) => {
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    const query = new URLSearchParams();
    if (chosen.length) query.set("options", chosen.join(","));
    if (figures) query.set("figures", figures);
    return get<Components>(`/games/${game}/components${query.size ? `?${query}` : ""}`);
  },
  files: async () => (await get<ComponentsFiles>("/components")).files,
  bringFile: (game: string, text: string, name: string) =>
    post<NewComponents>("/components", { game, text, name }),
  differences: async (id: string) =>
    (await get<Differences>(`/components/${id}`)).differences,
  settings: () => get<Settings>("/me/settings"),
  setSettings: (chosen: Settings) => post<Settings>("/me/settings", chosen),
  languages: () => get<string[]>("/words"),
  rules: (game: string, lang: string) => get<Rulebook>(`/games/${game}/rules?lang=${lang}`),
  list: async (list: "mine" | "open" | "playing") =>
    (await get<Summaries>(`/tables?list=${list}`)).tables,
  create: (table: TableWish) => post<Table>("/tables", table),
  table: (id: string) => get<Table>(`/tables/${id}`),
  join: (id: string, body: JoinWish) =>
    post<Table>(`/tables/${id}/join`, body),
  leave: (id: string) => post<Table>(`/tables/${id}/leave`),
  seat: (id: string, body: SeatChange) =>
    post<Table>(`/tables/${id}/seats`, body),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  ready: (id: string, ready: boolean) => post<Room>(`/tables/${id}/ready`, { ready }),
  vote: (id: string, about: string, target: number, yes: boolean) =>
    post<Table>(`/tables/${id}/vote`, { about, target, yes }),
  rematch: (id: string) => post<TableName>(`/tables/${id}/rematch`),
  chat: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
  chatLines: async (id: string) => (await get<Chat>(`/tables/${id}/chat`)).chat,
  act: (id: string, wish: Wish) => postOnce<Done>(`/tables/${id}/actions`, { ...wish, ...TOLD }),
  undo: (id: string, seat: number, to: number, expected_seq: number) =>
    postOnce<Done>(`/tables/${id}/undo`, { seat, to, expected_seq, key: freshKey(), ...TOLD }),
  bring: (record: string) => post<Replay>("/replays", { record }),
  replay: (id: string) => get<Replay>(`/replays/${id}`),
  replayMove: (id: string, move: number, seat: number | null) =>
    get<Position>(`/replays/${id}/moves/${move}${seat === null ? "" : `?seat=${seat}`}`),
  foresight: (id: string, seat: number) => get<Foresight>(`/tables/${id}/foresight?seat=${seat}`),
  hint: (id: string, seat: number | null) => get<Hint>(`/tables/${id}/hint${seat === null ? "" : `?seat=${seat}`}`),
  replayWhy: (id: string, move: number) => get<Why>(`/replays/${id}/moves/${move}/why`),
  lesson: (game: string) => get<Lesson>(`/lessons/${game}`),
  replayScores: (id: string) => get<ReplayScores>(`/replays/${id}/scores`),
  /** Plays on from a move; `players` is a bot for each seat, or null for oneself. */
  branch: (id: string, move: number, players: (string | null)[]) =>
    post<TableName>(`/replays/${id}/branch`, { move, players }),
  entries: (id: string, since: number) =>
    get<Entries>(`/tables/${id}/entries?since=${since}&limit=500`),
};
