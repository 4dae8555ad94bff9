import { beforeEach, expect, it, vi } from "vitest";
import type { Entry, Table } from "../src/contract";
import type { Hello, PlayState, Update } from "../src/games/documents";
import { TableSession } from "../src/table.svelte";
import { speak, Words } from "../src/words";
import { ENGLISH } from "./language";
import { partial } from "./partial";

const table = partial<Table>({ id: "x", game: "toy", mine: [0], seats: [], status: "playing", waiting: [0], winners: [], options: {} });
const state = (seq: number): PlayState =>
  partial<PlayState>({ kind: "trail", seq, viewer: 0, waiting: [0], legal: [], refusals: [], scores: [], undo: { step: seq, turn: seq } });
const entry = (seq: number): Entry => ({ seq, kind: "action", seat: 0, at: 0, action: "go A", undone: [], detail: {}, events: [] });
const hello: Hello = partial<Hello>({ type: "hello", seq: 3, table, state: { ...state(3), legal: [{ text: "go A", verb: "go", arg: 0, free: false }] } as PlayState, entries: [1, 2, 3].map(entry), chat: [] });
const update: Update = { type: "update", seq: 4, table, state: state(4), entries: [entry(4)] };

/** The socket of the page: it says what a test lets it say. */
class Socket {
  static last: Socket | null = null;
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Socket.last = this;
  }
  say = (message: object): void => this.onmessage({ data: JSON.stringify(message) });
  close(): void {}
}

const asked: { path: string; body: unknown }[] = [];
const ANSWERS: [RegExp, unknown][] = [
  [/\/actions$|\/undo$/, { seq: 4, replayed: false, update }],
  [/\/foresight/, partial({ kind: "trail", seq: 3, actions: [], ways: [] })],
  [/\/components/, { kind: "trail" }],
  [/\/tables\/x$/, table],
];

async function session(): Promise<TableSession> {
  const opened = new TableSession("x");
  await opened.open(null);
  Socket.last?.say(hello);
  return opened;
}

beforeEach(() => {
  asked.splice(0);
  speak(new Words(ENGLISH));
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body && JSON.parse(String(init.body)) });
    const found = ANSWERS.find(([pattern]) => pattern.test(path));
    return Promise.resolve(new Response(found ? JSON.stringify(found[1]) : "", { status: 200 }));
  });
});

it("shows what was done when the answer comes, whatever the socket does", async () => {
  const page = await session();
  expect(page.state?.seq).toBe(3);
  page.wish("go A");
  await vi.waitFor(() => expect(page.busy).toBe(false));
  expect(asked.find(({ path }) => path.endsWith("/actions"))?.body).toMatchObject({ action: "go A", expected_seq: 3, position: true, changes: true });
  expect([page.state?.seq, page.news.map(({ seq }) => seq), page.before?.seq]).toEqual([4, [4], 3]);
});

it("takes what is new from the answer where the server tells no more", async () => {
  const page = await session();
  const { table: before, state: was } = page;
  const changes = { table: { waiting: [1] }, state: { seq: 4, "undo.step": 3 } };
  const changed = { type: "update", seq: 4, entries: [entry(4)], changes };
  ANSWERS.unshift([/\/actions$/, { seq: 4, replayed: false, changed }]);
  page.wish("go A");
  await vi.waitFor(() => expect(page.busy).toBe(false));
  ANSWERS.shift();
  expect([page.state?.seq, page.state?.undo, page.news.length]).toEqual([4, { step: 3, turn: 3 }, 1]);
  expect([page.table?.waiting, before?.waiting, was?.seq]).toEqual([[1], [0], 3]);
});

it("does not tell again what the socket tells too, before or after", async () => {
  for (const first of ["answer", "socket"]) {
    const page = await session();
    if (first === "socket") Socket.last?.say(update);
    const done = page.undo(3);
    await done;
    const { news, before } = page;
    Socket.last?.say({ ...update, table: { ...table, votes: [] } });
    expect([page.news, page.before]).toEqual([news, before]);
    expect(page.table?.votes).toEqual([]);
    expect([page.state?.seq, page.entries.length]).toEqual([4, 4]);
  }
});

it("says of a piece that has no part what is asked now, or whose turn it is", async () => {
  const seats = partial<Table["seats"]>([{ kind: "human", name: "Ada" }, { kind: "human", name: "Bob" }]);
  const page = await session();
  const seen = (waiting: number[]): Update => ({
    ...update,
    seq: 4 + waiting[0]!,
    table: { ...table, seats, waiting },
    state: partial<PlayState>({ ...state(4 + waiting[0]!), waiting, question: { seat: waiting[0]!, rule: "R1.1", frame: { is: "" } } }),
    entries: [entry(4 + waiting[0]!)],
  });
  Socket.last?.say(seen([0]));
  page.idle("mine", "R8.3");
  expect(page.notice).toEqual({ text: "mine: not now; the question is: What do you do?", rule: "R8.3" });
  Socket.last?.say(seen([1]));
  page.wish("go Z");
  expect(page.notice?.text).toContain("it is not your turn; waiting for Bob");
  page.idle("mine", "");
  expect(page.notice).toEqual({ text: "mine: it is not your turn; waiting for Bob", rule: null });
  Socket.last?.say({ ...seen([0]), seq: 6, state: { ...seen([0]).state, seq: 6 }, entries: [entry(6)] });
  expect(page.notice).toBeNull();
});
