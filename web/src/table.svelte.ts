/** One table as this browser knows it: what was heard, what is wished, what is under way. */

import { api, freshKey, Refused, Unreachable } from "./api";
import type { ChatLine, Entry, Problem, Table, Way } from "./contract";
import type { Message, Wish } from "./messages";
import { uiOf } from "./games";
import { actionsOf, forced, waysTo } from "./foresight";
import type { Done, PlayState } from "./games/documents";
import { refusalOf } from "./grouping";
import { whole } from "./changes";
import { Live } from "./live";
import { yourTurn } from "./notify";
import { prefs } from "./prefs.svelte";
import { lastSeen, remember } from "./seen";
import { play, playEvents } from "./sound";
import { PASS, TableSeen } from "./tableSeen.svelte";
import { gameTitle, knows, t, tellOf, words } from "./words";

export class TableSession extends TableSeen {
  private live: Live | null = null;
  /** The words of the game cannot be had: the engine's own are better than none. */
  private speechless = false;
  /** What each viewer was told: a seat's log is for its own eyes. */
  private logs = new Map<number | null, Entry[]>();
  private sentAt: PlayState | null = null;
  private next: (() => void) | null = null;
  /** What was taken back to is not done again by itself. */
  private calm = -1;
  /** Where the clicks of this seat began, as far as this page saw them: undo takes back a whole click. */
  private clicks: number[] = [];

  constructor(readonly id: string) {
    super();
  }

  async open(token: string | null): Promise<void> {
    try {
      const table = await this.enter(token);
      await tellOf(table.game);
      this.take(table);
    } catch (error) {
      this.fail(error);
      if (!(error instanceof Unreachable)) return;
    }
    this.live = new Live(this.id, {
      message: (message) => this.receive(message),
      online: (online) => (this.online = online),
      closed: (problem) => this.shut(problem),
      since: () => this.logs.get(this.seat)?.at(-1)?.seq ?? 0,
      seat: () => this.seat,
      watching: () => (this.table?.mine.length ?? 0) > 1,
    });
  }

  close(): void {
    this.live?.close();
  }

  /** The seat that this screen looked through is somebody else's now: look without one. */
  private shut(problem: Problem | null): void {
    if (problem?.status === 403 && this.seat !== null) {
      this.seat = null;
      this.live?.refresh();
    } else this.problem = problem;
  }

  /** Sits down by a link; a link that no longer works still shows the table. */
  private async enter(token: string | null): Promise<Table> {
    let refused: Refused | null = null;
    try {
      if (token) return await api.join(this.id, { token });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error;
    }
    const table = await api.table(this.id);
    if (refused && !table.mine.length) this.notice = { text: refused.message, rule: null };
    return table;
  }

  /** Turns to the log of whoever looks now; nothing of another seat stays on the page. */
  private turnTo(viewer: number | null): void {
    if (this.state?.viewer === viewer) return;
    this.left = this.logs.has(viewer) ? null : lastSeen(this.id, viewer);
    this.entries = this.logs.get(viewer) ?? [];
    this.preview = null;
    this.pending = null;
    this.routes = [];
    this.clicks = [];
    if (this.state) this.notice = null;
  }

  private append(entries: Entry[], viewer: number | null): Entry[] {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    this.logs.set(viewer, this.entries);
    return fresh;
  }

  private take(table: Table): void {
    const before = this.table;
    this.table = table;
    this.heard = Date.now();
    if (table.mine.length === 1) this.seat = table.mine[0] ?? null;
    else if (this.seat !== null && !table.mine.includes(this.seat)) this.seat = null;
    if (!this.components || before?.game !== table.game) void this.loadComponents(table);
  }

  private async loadComponents(table: Table): Promise<void> {
    const components = await api.components(table.game, table.options, table.components);
    [this.ui, this.components] = [await uiOf(components.kind), components];
  }

  private receive(message: Message): void {
    if (message.type === "chat") {
      if (message.chat.some((line) => line.n > (this.chat.at(-1)?.n ?? 0))) play("chat");
      this.hear(message.chat);
    } else if (message.type === "room") this.room = message;
    else if (message.type === "problem") this.problem = message.problem;
    else if (message.type === "hello" || message.type === "update") this.update(message);
  }

  private hear(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.n ?? 0;
    this.chat = [...this.chat, ...lines.filter((line) => line.n > last)];
  }

  private update(message: Extract<Message, { type: "hello" | "update" }>): void {
    const { game } = message.table;
    if (!knows(game) && !this.speechless) {
      void tellOf(game).then(() => {
        this.speechless = !knows(game);
        this.update(message);
      });
      return;
    }
    const asked = this.asked;
    const { viewer } = message.state;
    if (message.type === "update" && this.state?.viewer === viewer && message.seq <= this.state.seq) return this.again(message);
    this.problem = null;
    this.take(message.table);
    this.turnTo(viewer);
    if (this.foresight?.seq !== message.state.seq || this.state?.viewer !== viewer) this.foresight = null;
    this.before = message.type === "update" && this.state?.viewer === viewer ? this.state : null;
    this.state = message.state;
    if (message.type === "hello") this.hear(message.chat);
    if ((message.entries[0]?.seq ?? message.seq + 1) > (this.entries.at(-1)?.seq ?? 0) + 1) return this.live?.refresh();
    this.news = this.append(message.entries, viewer);
    if (this.news.length) {
      playEvents(this.news.flatMap((entry) => entry.events));
      this.pending = null;
      this.routes = [];
      if (!document.hidden && this.shown) remember(this.id, viewer, message.seq);
    }
    this.turnHotSeat();
    void this.foresee();
    if (!asked && this.asked) this.notice = null;
    if (!asked && this.asked && this.table && message.state.question) {
      yourTurn(this.id, gameTitle(this.table.game), this.question(message.state.question));
    }
  }

  /** The socket tells what an answer has told before: only the table around it may be new. */
  private again({ seq, table, state }: Extract<Message, { type: "update" }>): void {
    if (seq < (this.state?.seq ?? 0)) return;
    this.take(table);
    this.state = state;
  }

  /** With several seats of mine the screen goes to the one that is asked, hands covered. */
  private turnHotSeat(): void {
    const { table, state } = this;
    if (!table || !state || table.mine.length < 2 || table.status !== "playing") return;
    const next = state.waiting.find((seat) => table.mine.includes(seat));
    if (next === undefined || next === this.seat) return;
    if (this.covered !== next) play("turn");
    this.covered = next;
    this.notice = null;
    if (this.branched) this.uncover();
  }

  /** Whoever plays on from a replay has seen all hands, and needs no curtain. */
  private get branched(): boolean {
    return this.table?.commitment === null;
  }

  /** The player of the covered seat sits down. */
  uncover(): void {
    if (this.covered === null) return;
    this.seat = this.covered;
    this.covered = null;
    this.live?.look(this.seat);
  }

  /** Asks what the choices would do, and does what needs no thought. */
  private async foresee(): Promise<void> {
    const { state, seat } = this;
    if (!state?.legal.length || seat === null || !this.shown || this.busy || this.foresight) return;
    try {
      const found = await api.foresight(this.id, seat);
      if (this.busy || this.state?.seq !== found.seq || this.state.viewer !== seat) return;
      this.foresight = found;
      const only = prefs.auto && this.asked && this.calm !== found.seq ? forced(found, this.state.legal) : null;
      if (only) void this.perform([only], false);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** A wish from the board or the bar: played, walked, confirmed first, or refused with its rule. */
  wish = (text: string): void => {
    if (!this.state || this.postponed(() => this.wish(text))) return;
    this.notice = null;
    const legal = this.state.legal.some((choice) => choice.text === text);
    const ways = waysTo(this.foresight, text).filter((way) => !legal || way.steps.length === 1);
    const [way] = ways;
    if (!legal && !(way && this.asked)) this.refuse(text);
    else if (prefs.confirm && this.pending !== text) this.pending = text;
    else if (ways.length > 1) [this.routes, this.pending] = [ways, null];
    else void this.perform(way ? actionsOf(way) : [text]);
  };

  follow = (way: Way): Promise<void> => this.perform(actionsOf(way));

  /** A piece that no answer and no reason names: it has no part in what is asked, or somebody else is. */
  idle = (label: string, rule: string): void => {
    if (this.seat !== null && this.state?.waiting.length) this.notice = { text: `${label}: ${this.instead}`, rule: rule || null };
  };

  private refuse(text: string): void {
    const refusal = refusalOf(this.refusals, text);
    play("refused");
    const reason = refusal ? words().reason(refusal) : this.instead;
    this.notice = { text: `${this.say(text)}: ${reason}`, rule: refusal?.rule ?? null };
  }

  private async perform(texts: string[], clicked = true): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null) return;
    this.pending = null;
    this.routes = [];
    if (clicked) this.clicks.push(state.seq);
    await this.during(async () => {
      let seq = state.seq;
      for (const action of texts) seq = await this.act({ seat, action, expected_seq: seq, key: freshKey() });
    });
  }

  /** The number of what was done: by the socket that tells it, or else by a request, which does no wish twice. */
  private async act(wish: Wish): Promise<number> {
    const heard = this.state?.viewer === wish.seat ? await this.live?.act(wish) : null;
    return heard ?? this.done(await api.act(this.id, wish), wish.expected_seq, wish.seat);
  }

  undo = async (to: number | null): Promise<void> => {
    const { state, seat } = this;
    if (to === null || !state || seat === null || this.postponed(() => void this.undo(to))) return;
    const click = to === state.undo.step ? this.lastClick() : null;
    this.clicks = this.clicks.filter((began) => began < (click ?? to));
    await this.during(async () => {
      this.calm = this.done(await api.undo(this.id, seat, click ?? to, state.seq), state.seq, seat);
    });
    if (click === null) await this.behindForced();
  };

  /** Where the last click began that can be taken back as a whole. */
  private lastClick(): number | null {
    const { step, turn } = this.state?.undo ?? { step: null, turn: null };
    return step === null || turn === null ? null : (this.clicks.findLast((began) => began <= step && began >= turn) ?? null);
  }

  /** What was done by itself is taken back with what led to it. */
  private async behindForced(): Promise<void> {
    const step = this.state?.undo.step ?? null;
    const asked = this.state?.legal.filter((choice) => !choice.free) ?? [];
    if (prefs.auto && step !== null && asked.length === 1 && asked[0]?.text !== PASS) await this.undo(step);
  }

  /** Any other command of the table page; the table that it answers with is taken. */
  command = async (call: () => Promise<Table>): Promise<void> => {
    await this.during(async () => {
      const { seat } = this;
      this.take(await call());
      if (this.seat !== seat) this.live?.refresh();
    });
  };

  /** Says that whoever sits here may begin, or not yet. */
  ready = async (ready: boolean): Promise<void> => {
    await this.during(async () => void (this.room = await api.ready(this.id, ready)));
  };

  /** Looks again as who one is now: a guest who has got a name is in the room from then on. */
  greet(): void {
    if (this.table?.status === "open") this.live?.refresh();
  }

  /** While the last wish is still on its way a quick hand may already answer what came of it. */
  private postponed(wish: () => void): boolean {
    if (this.busy && this.state !== this.sentAt) this.next = wish;
    return this.busy;
  }

  private async during(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.sentAt = this.state;
    this.notice = null;
    try {
      await work();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
      const next = this.next;
      this.next = null;
      next?.();
      void this.foresee();
    }
  }

  /** The number of what was done; what is seen now, if the socket has not told it yet. */
  private done({ seq, update, changed }: Done, before: number, seat: number): number {
    const { table, state } = this;
    if (update && update.seq > (state?.seq ?? 0)) this.update(update);
    else if (changed && table && state?.seq === before && state.viewer === seat) this.update(whole(changed, { table, state }));
    return seq;
  }

  private fail(error: unknown): void {
    if (error instanceof Refused) {
      const { problem } = error;
      if (problem.status === 409) this.live?.refresh();
      if (this.table) this.notice = { text: error.message, rule: problem.rule ?? null };
      else this.problem = problem;
    } else if (error instanceof Unreachable) {
      this.notice = { text: t("not-sent"), rule: null };
    } else throw error;
  }
}
