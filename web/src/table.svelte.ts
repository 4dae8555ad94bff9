/** One table as this browser knows it: what was heard, what is wished, what is under way. */

import { api, Refused, Unreachable } from "./api";
import type { ChatLine, Choice, Components, Entry, PlayState, Question, Table } from "./contract";
import type { Message, Problem } from "./messages";
import { uiOf } from "./games";
import type { GameUI, Route, Scene } from "./games/contract";
import { plainQuestion } from "./games/kit/naming";
import { grouped, refusalOf } from "./grouping";
import { Live } from "./live";
import { yourTurn } from "./notify";
import { prefs } from "./prefs.svelte";
import { seatNames } from "./seats";
import { lastSeen, remember } from "./seen";
import { play, playEvents } from "./sound";
import { gameTitle, knows, t, tellOf, words } from "./words";

const PATIENCE = 2500;

export class TableSession {
  table = $state.raw<Table | null>(null);
  state = $state.raw<PlayState | null>(null);
  components = $state.raw<Components | null>(null);
  /** How the game is shown and told; here as soon as the components are. */
  ui = $state.raw<GameUI | null>(null);
  entries = $state.raw<Entry[]>([]);
  news = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  online = $state(true);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  notice = $state<{ text: string; rule: string | null } | null>(null);
  /** The seat that this screen looks through; hot-seat players take turns. */
  seat = $state<number | null>(null);
  /** Hot-seat: the seat whose hand is covered until its player says so. */
  covered = $state<number | null>(null);
  /** The action that is hovered or focused, on the board or in the bar. */
  preview = $state<string | null>(null);
  /** A choice that waits to be confirmed. */
  pending = $state<string | null>(null);
  /** Ways to a far place whose tolls differ. */
  routes = $state.raw<Route[]>([]);
  /** Entries after this number happened while nobody looked. */
  left = $state<number | null>(null);
  /** When the server said what the clocks show. */
  heard = $state(0);

  private live: Live | null = null;
  /** The words of the game cannot be had: the engine's own are better than none. */
  private speechless = false;
  /** What each viewer was told: a seat's log is for its own eyes. */
  private logs = new Map<number | null, Entry[]>();
  private sentAt: PlayState | null = null;
  private next: (() => void) | null = null;
  private waiters: (() => void)[] = [];

  constructor(readonly id: string) {}

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
    } else if (message.type === "problem") this.problem = message.problem;
    else if (message.type !== "ping") this.update(message);
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
    this.problem = null;
    this.take(message.table);
    this.turnTo(viewer);
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
    this.waiters.splice(0).forEach((done) => done());
    this.turnHotSeat();
    if (!asked && this.asked && this.table && message.state.question) {
      yourTurn(this.id, gameTitle(this.table.game), this.question(message.state.question));
    }
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

  /** True if what was heard is meant for whoever sits before this screen. */
  get shown(): boolean {
    return this.covered === null && (this.state === null || this.state.viewer === this.seat);
  }

  /** The player of the covered seat sits down. */
  uncover(): void {
    if (this.covered === null) return;
    this.seat = this.covered;
    this.covered = null;
    this.live?.look(this.seat);
  }

  /** True if the seat of this screen must act. */
  get asked(): boolean {
    const { state, seat } = this;
    return state !== null && seat !== null && state.viewer === seat && state.waiting.includes(seat);
  }

  get yourTurn(): boolean {
    return !!this.table && this.table.waiting.some((seat) => this.table?.mine.includes(seat));
  }

  get names(): string[] {
    const { table, state } = this;
    const named = seatNames(table?.seats ?? [], table?.automa ?? null);
    const players = state?.scores.length ?? 0;
    return players > named.length ? [...named, t("replay-target")] : named;
  }

  get scene(): Scene | null {
    const { components, state } = this;
    if (!components || !state) return null;
    return { components, view: state.view, question: state.question, seat: state.viewer, names: this.names };
  }

  /** In the order of the action bar, which is also that of the number keys. */
  get choices(): Choice[] {
    const asked = this.state?.legal.filter((choice) => !choice.free) ?? [];
    return grouped(asked).flatMap((group) => group.rows);
  }

  get anyTime(): Choice[] {
    return this.state?.legal.filter((choice) => choice.free) ?? [];
  }

  /** What the board may offer: the legal choices, and far places that steps lead to. */
  get offers(): Choice[] {
    const legal = this.state?.legal ?? [];
    const far = this.asked && this.scene && this.ui ? this.ui.far(this.scene) : [];
    return [...legal, ...far.map((text) => ({ text, verb: text.split(" ", 1)[0] ?? "", arg: -1, free: false }))];
  }

  say = (text: string): string => (this.scene && this.ui ? this.ui.name(this.scene, text) : text);

  detail = (text: string): string[] => (this.scene && this.ui ? this.ui.detail(this.scene, text) : []);

  question = (question: Question): string =>
    this.scene && this.ui ? this.ui.question(this.scene, question) : plainQuestion(question);

  why = (text: string): string | null => {
    if (this.offers.some((choice) => choice.text === text)) return null;
    const refusal = refusalOf(this.state?.refusals ?? [], text);
    return refusal ? t("why-line", { reason: words().reason(refusal), rule: refusal.rule }) : null;
  };

  /** A wish from the board or the bar: played, walked, confirmed first, or refused with its rule. */
  wish = (text: string): void => {
    if (!this.state || this.postponed(() => this.wish(text))) return;
    this.notice = null;
    if (this.state.legal.some((choice) => choice.text === text)) {
      if (prefs.confirm && this.pending !== text) this.pending = text;
      else void this.perform([text]);
      return;
    }
    const routes = this.asked && this.scene && this.ui ? this.ui.routes(this.scene, text) : [];
    if (routes.length > 1) this.routes = routes;
    else if (routes[0]) void this.walk(routes[0]);
    else this.refuse(text);
  };

  walk = (route: Route): Promise<void> => this.perform(route.steps.map((step) => `go ${step}`));

  private refuse(text: string): void {
    const refusal = refusalOf(this.state?.refusals ?? [], text);
    play("refused");
    const reason = refusal ? words().reason(refusal) : t("not-now");
    this.notice = { text: `${this.say(text)}: ${reason}`, rule: refusal?.rule ?? null };
  }

  private async perform(texts: string[]): Promise<void> {
    const { state, seat } = this;
    if (!state || seat === null) return;
    this.pending = null;
    this.routes = [];
    await this.during(async () => {
      let seq = state.seq;
      for (const text of texts) seq = (await api.act(this.id, seat, text, seq)).seq;
      await this.until(seq);
    });
  }

  undo = async (to: number | null): Promise<void> => {
    const { state, seat } = this;
    if (to === null || !state || seat === null || this.postponed(() => void this.undo(to))) return;
    await this.during(async () => {
      await this.until((await api.undo(this.id, seat, to, state.seq)).seq);
    });
  };

  /** Any other command of the table page; the table that it answers with is taken. */
  command = async (call: () => Promise<Table>): Promise<void> => {
    await this.during(async () => {
      const { seat } = this;
      this.take(await call());
      if (this.seat !== seat) this.live?.refresh();
    });
  };

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
    }
  }

  /** Waits for the news of what was just done; looks afresh if they do not come. */
  private async until(seq: number): Promise<void> {
    const end = Date.now() + PATIENCE;
    while ((this.state?.seq ?? 0) < seq) {
      if (Date.now() > end) {
        this.live?.refresh();
        return;
      }
      await Promise.race([
        new Promise<void>((done) => this.waiters.push(done)),
        new Promise<void>((done) => setTimeout(done, 250)),
      ]);
    }
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
