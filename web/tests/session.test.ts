import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Problem, Table, Way } from "../src/contract";
import type { Hello, PlayState, Update } from "../src/games/documents";
import type { Wish } from "../src/messages";
import { prefs } from "../src/prefs.svelte";
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
  static OPEN = 1;
  static last: Socket | null = null;
  readyState = 0;
  wishes: Wish[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    Socket.last = this;
  }
  say = (message: object): void => this.onmessage({ data: JSON.stringify(message) });
  send = (text: string): void => void this.wishes.push((JSON.parse(text) as { act: Wish }).act);
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

describe("acts by the socket that it listens to", () => {
  const posted = (): unknown[] => asked.filter(({ path }) => path.endsWith("/actions")).map(({ body }) => body);
  const idle = (page: TableSession): Promise<void> => vi.waitFor(() => expect(page.busy).toBe(false));
  const answers = (message: object): void => void ANSWERS.unshift([/\/actions$/, message]);

  const way = (...steps: string[]): Way => ({ wish: "", cost: 0, stop: null, events: [], changes: [], points: 0, reveals: false, steps });

  /** A page that has wished, its open socket, and the wish as far as that has heard of it. */
  async function wished(opened = hello): Promise<{ page: TableSession; socket: Socket; wish: Wish | undefined }> {
    const page = new TableSession("x");
    await page.open(null);
    const socket = Socket.last!;
    socket.readyState = Socket.OPEN;
    socket.say(opened);
    page.wish("go A");
    await Promise.resolve();
    return { page, socket, wish: socket.wishes[0] };
  }

  /** What the server answers to a wish that it has heard twice. */
  const replayed = { seq: 4, replayed: true, update };

  beforeEach(() => {
    prefs.auto = false;
  });

  afterEach(() => {
    prefs.auto = true;
    vi.useRealTimers();
    vi.restoreAllMocks();
    ANSWERS.splice(0, ANSWERS.length - 4);
  });

  it("and goes on when it is told what was done", async () => {
    const { page, socket, wish } = await wished();
    expect(wish).toEqual({ seat: 0, action: "go A", expected_seq: 3, key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    socket.say({ ...update, seq: 4, entries: [{ ...entry(4), key: "of another request" }] });
    await Promise.resolve();
    expect([page.busy, page.state?.seq]).toEqual([true, 4]);
    socket.say({ type: "update", seq: 5, entries: [{ ...entry(5), key: wish?.key }], changes: { table: {}, state: { seq: 5 } } });
    expect(page.state?.seq).toBe(5);
    await idle(page);
    expect([posted(), socket.wishes.length, page.notice]).toEqual([[], 1, null]);
  });

  it("and goes on from there with the next step", async () => {
    const { page, socket } = await wished();
    socket.say({ ...update, entries: [{ ...entry(4), key: socket.wishes[0]?.key }] });
    await idle(page);
    const going = page.follow(way("go B", "go C"));
    await vi.waitFor(() => expect(socket.wishes.length).toBe(2));
    socket.say({ ...update, seq: 5, state: state(5), entries: [{ ...entry(5), key: socket.wishes[1]?.key }] });
    await vi.waitFor(() => expect(socket.wishes.length).toBe(3));
    socket.say({ ...update, seq: 6, state: state(6), entries: [{ ...entry(6), key: socket.wishes[2]?.key }] });
    await going;
    expect(socket.wishes.map(({ action, expected_seq }) => [action, expected_seq])).toEqual([["go A", 3], ["go B", 4], ["go C", 5]]);
    expect([posted(), new Set(socket.wishes.map(({ key }) => key)).size]).toEqual([[], 3]);
  });

  it("and goes on when it is told that it was done before", async () => {
    const { page, socket, wish } = await wished();
    socket.say({ type: "done", key: wish?.key, seq: 4 });
    await idle(page);
    expect([posted(), page.notice]).toEqual([[], null]);
  });

  it("and says why it was refused", async () => {
    const { page, socket, wish } = await wished();
    const problem: Problem = { type: "/problems/illegal", title: "Not allowed", status: 422, detail: "it costs 7", rule: "R8.4" };
    socket.say({ type: "refused", key: wish?.key, problem });
    await idle(page);
    expect([posted(), page.notice, Socket.last]).toEqual([[], { text: "it costs 7", rule: "R8.4" }, socket]);
  });

  it("and looks afresh when the game has moved on", async () => {
    const { page, socket, wish } = await wished();
    socket.say({ type: "refused", key: wish?.key, problem: { type: "/problems/conflict", title: "Moved on", status: 409 } });
    await idle(page);
    expect(posted()).toEqual([]);
    expect(Socket.last).not.toBe(socket);
  });

  it("but asks by a request when the socket closes, with the same key", async () => {
    const { page, socket, wish } = await wished();
    answers(replayed);
    socket.onclose({ code: 1006 });
    await idle(page);
    expect(posted()).toEqual([{ ...wish, position: true, changes: true }]);
    expect([page.state?.seq, page.entries.length]).toEqual([4, 4]);
  });

  it("but asks by a request when the connection is made anew, with the same key", async () => {
    const { page, socket, wish } = await wished();
    answers(replayed);
    socket.say({ ...update, seq: 9, state: state(9), entries: [entry(9)] });
    expect(Socket.last).not.toBe(socket);
    await idle(page);
    expect(posted()).toEqual([{ ...wish, position: true, changes: true }]);
  });

  it("but asks by a request when nothing is told, and by requests alone until it hears again", async () => {
    vi.useFakeTimers();
    const { page, socket, wish } = await wished();
    answers(replayed);
    await vi.advanceTimersByTimeAsync(1400);
    expect([posted(), page.busy]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(200);
    expect([posted(), page.busy]).toEqual([[{ ...wish, position: true, changes: true }], false]);
    expect(page.state?.seq).toBe(4);
    void page.follow(way("go B"));
    await vi.advanceTimersByTimeAsync(0);
    expect([posted().length, socket.wishes.length]).toEqual([2, 1]);
    socket.say({ type: "ping", now: 0 });
    void page.follow(way("go C"));
    await vi.advanceTimersByTimeAsync(0);
    expect([posted().length, socket.wishes.length]).toEqual([2, 2]);
  });

  it("but by a request without a network, which an open socket may not have noticed", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { page, socket } = await wished();
    await idle(page);
    expect([posted().length, socket.wishes]).toEqual([1, []]);
  });

  it("but by a request for a seat that the socket does not look through", async () => {
    const other = { ...hello, table: { ...table, mine: [0, 1] }, state: { ...hello.state, viewer: 1 } };
    const { page, socket } = await wished(other);
    await idle(page);
    expect([posted().length, socket.wishes]).toEqual([1, []]);
  });

  it("but by a request as long as the socket has told nothing", async () => {
    const { page, socket, wish } = await wished();
    socket.say({ ...update, seq: 9, state: state(9), entries: [{ ...entry(9), key: wish?.key }] });
    await idle(page);
    const fresh = Socket.last!;
    fresh.readyState = Socket.OPEN;
    await page.follow(way("go B"));
    expect([posted().length, fresh === socket, fresh.wishes]).toEqual([2, false, []]);
  });

  it("and minds nothing that it does not know", async () => {
    const { page, socket, wish } = await wished();
    socket.say({ type: "news of another year", seq: 99 });
    socket.say({ type: "done", key: "nobody waits for it", seq: 4 });
    socket.say({ ...update, entries: [{ ...entry(4), key: wish?.key }] });
    await idle(page);
    expect([page.state?.seq, posted()]).toEqual([4, []]);
  });
});
