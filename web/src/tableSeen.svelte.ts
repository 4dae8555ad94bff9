/** What this browser knows of a table, and what can be said about it. */

import { asOnBoard } from "./boardOrder";
import { Chronicle, told, type Teller } from "./chronicle";
import type { ChatLine, Choice, Entry, GameEvent, Problem, Question, Refusal, Room, Table, Way } from "./contract";
import { farChoices, leastOf, outcomeLines, outcomeOf } from "./foresight";
import type { GameUI, Scene } from "./games/contract";
import type { Components, Foresight, PlayState } from "./games/documents";
import { plainQuestion } from "./games/kit/naming";
import { grouped, refusalOf } from "./grouping";
import { seatNames } from "./seats";
import { t, words } from "./words";

export const PASS = "pass";

export class TableSeen {
  table = $state.raw<Table | null>(null);
  state = $state.raw<PlayState | null>(null);
  components = $state.raw<Components | null>(null);
  /** How the game is shown and told; here as soon as the components are. */
  ui = $state.raw<GameUI | null>(null);
  entries = $state.raw<Entry[]>([]);
  news = $state.raw<Entry[]>([]);
  /** What this seat saw before the news; nothing where it has just come. */
  before: PlayState | null = null;
  /** The log as it was told so far. */
  readonly chronicle = new Chronicle();
  chat = $state.raw<ChatLine[]>([]);
  /** Who is in the waiting room; empty as soon as the game has begun. */
  room = $state.raw<Room>({ here: [], ready: [], people: [] });
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
  /** Ways to what was wished for that differ in what they cost. */
  routes = $state.raw<Way[]>([]);
  /** What the server foresees for this seat here; it comes a moment after the position. */
  foresight = $state.raw<Foresight | null>(null);
  /** Entries after this number happened while nobody looked. */
  left = $state<number | null>(null);
  /** When the server said what the clocks show. */
  heard = $state(0);

  /** True if what was heard is meant for whoever sits before this screen. */
  get shown(): boolean {
    return this.covered === null && (this.state === null || this.state.viewer === this.seat);
  }

  /** True if the seat of this screen must act. */
  get asked(): boolean {
    const { state, seat } = this;
    return state !== null && seat !== null && state.viewer === seat && state.waiting.includes(seat);
  }

  /** Who is asked, by name. */
  get others(): string {
    return (this.state?.waiting ?? []).map((seat) => this.names[seat]).join(", ");
  }

  /** What is so instead of what was wished for: another question is open, or it is somebody else's turn. */
  get instead(): string {
    const question = this.asked && this.state?.question;
    return question ? t("not-now", { question: this.question(question) }) : t("not-your-turn", { names: this.others });
  }

  get yourTurn(): boolean {
    return !!this.table && this.table.waiting.some((seat) => this.table?.mine.includes(seat));
  }

  private called: string[] = [];
  /** Always the same list while nobody is called otherwise: whatever names somebody is not drawn again. */
  names: string[] = $derived.by(() => {
    const { table, state } = this;
    const named = seatNames(table?.seats ?? [], table?.automa ?? null);
    if ((state?.scores.length ?? 0) > named.length) named.push(t("replay-target"));
    const same = named.length === this.called.length && named.every((name, seat) => name === this.called[seat]);
    return same ? this.called : (this.called = named);
  });

  scene: Scene | null = $derived.by(() => {
    const { components, state, names, foresight } = this;
    return components && state && { components, state, foresight, names };
  });

  /** What the pieces of the board stand for, as they lie on it; known as soon as it is drawn. */
  placed = $state.raw<string[]>([]);

  /** In the order of the action bar, which is also that of the number keys: by verbs, each where its first piece lies. */
  choices: Choice[] = $derived.by(() => {
    const asked = this.state?.legal.filter((choice) => !choice.free) ?? [];
    const places = this.asked ? farChoices(this.foresight, asked, ["go"]) : [];
    return grouped(asOnBoard([...asked, ...places], this.placed)).flatMap((group) => group.rows);
  });

  anyTime: Choice[] = $derived(asOnBoard(this.state?.legal.filter((choice) => choice.free) ?? [], this.placed));

  /** What the board may offer: the legal choices, and what several of them lead to. */
  offers: Choice[] = $derived.by(() => {
    const legal = this.state?.legal ?? [];
    if (!this.asked || !this.ui) return legal;
    const walks = legal.some((choice) => choice.verb === "go");
    const verbs = walks ? this.ui.far : [...this.ui.far, ...this.ui.near];
    return [...legal, ...farChoices(this.foresight, legal, verbs)];
  });
  private offered = $derived(new Set(this.offers.map((choice) => choice.text)));

  say = (text: string): string => {
    if (text === PASS) return t(this.foresight?.end?.steps.length === 1 ? "end-turn" : "enough");
    return this.scene && this.ui ? this.ui.name(this.scene, text) : text;
  };

  place = (name: string): string => (this.scene && this.ui?.place?.(this.scene, name)) || words().thing(name);

  /** What a choice does: what the server foresees, then what is printed on its piece. */
  detail = (text: string): string[] => {
    if (!this.scene || !this.ui) return [];
    const seat = this.seat ?? 0;
    const told = text === PASS ? undefined : outcomeOf(this.foresight, text);
    const least = told?.changes.length ? 0 : leastOf(this.foresight, text);
    const name = this.say(text).toLowerCase();
    const lines = told ? outcomeLines(told, seat, this.names).filter((line) => line.toLowerCase() !== name) : [];
    if (least) lines.push(t("outcome-least", { thing: t("amount", { what: "dollars", amount: least }) }));
    return [...lines, ...this.ui.detail(this.scene, text)];
  };

  question = (question: Question): string =>
    this.scene && this.ui ? this.ui.question(this.scene, question) : plainQuestion(question);

  /** What happened, in words. */
  tell = (event: GameEvent): string => told(event, this.entries, this.teller, this.chronicle);

  get teller(): Teller {
    return { names: this.names, scene: this.scene, telling: this.ui?.telling };
  }

  /** What is refused, here and further on. */
  refusals: Refusal[] = $derived([...(this.state?.refusals ?? []), ...(this.asked ? (this.foresight?.refusals ?? []) : [])]);

  why = (text: string): string | null => {
    if (this.offered.has(text)) return null;
    const refusal = refusalOf(this.refusals, text);
    return refusal ? t("why-line", { reason: words().reason(refusal), rule: refusal.rule }) : null;
  };
}
