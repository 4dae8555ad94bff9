/** One replay as this browser looks at it: where it is, through whose eyes, what is hidden. */

import { api, Refused, Unreachable } from "../api";
import { Chronicle, told, type Teller } from "../chronicle";
import type { Entry, GameEvent, Problem, Replay, ReplayScores } from "../contract";
import { uiOf } from "../games";
import type { GameUI, Scene } from "../games/contract";
import type { Components, Position } from "../games/documents";
import { seatNames } from "../seats";
import { t, tellOf } from "../words";
import { clamp, nextTurn, previousTurn, turnAt, type Wish } from "./timeline";

/** Through whose eyes: who moves, nobody's, or a seat. */
type Eyes = "mover" | "nobody" | number;

export function eyesOf(value: string): Eyes {
  return value === "mover" || value === "nobody" ? value : Number(value);
}

export const SPEEDS = { slow: 2200, steady: 1100, quick: 450, hasty: 150 };
export type Speed = keyof typeof SPEEDS;
const KEPT = 300;

/** Who plays on by default: bots stay bots, the seat that one looks through is one's own, a bot takes any other. */
export function playersFrom(replay: Replay, viewer: number | null): string[] {
  const seats = replay.seats.filter((seat) => seat.kind !== "automa");
  const people = seats.filter((seat) => seat.kind === "human");
  const mine = people.length ? people : seats;
  const own = mine.find((seat) => seat.seat === viewer) ?? mine[0];
  return seats.map((seat) => (seat === own ? "" : (seat.bot ?? replay.bots.at(-1) ?? "")));
}

export class ReplaySession {
  replay = $state.raw<Replay | null>(null);
  components = $state.raw<Components | null>(null);
  /** How the game is shown and told; here as soon as the components are. */
  ui = $state.raw<GameUI | null>(null);
  scores = $state.raw<ReplayScores | null>(null);
  shown = $state.raw<Position | null>(null);
  news = $state.raw<Entry[]>([]);
  /** What was shown before the news. */
  before: Position | null = null;
  problem = $state.raw<Problem | null>(null);
  notice = $state("");
  move = $state(0);
  eyes = $state<Eyes>("mover");
  playing = $state(false);
  speed = $state<Speed>("steady");
  quiet = $state(false);
  /** The farthest move that was looked at: all that a quiet replay tells about its length. */
  farthest = $state(0);

  private kept = new Map<string, Position>();
  private loading = false;
  private shownAs = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async open(move: number, quiet: boolean): Promise<void> {
    this.quiet = quiet;
    try {
      const replay = await api.replay(this.id);
      await tellOf(replay.game);
      this.replay = replay;
      this.move = this.farthest = clamp(move, replay.moves);
      const [components, scores] = await Promise.all([
        api.components(replay.game, replay.options, replay.components),
        api.replayScores(this.id),
        this.show(),
      ]);
      [this.ui, this.components, this.scores] = [await uiOf(components.kind), components, scores];
    } catch (error) {
      this.fail(error);
    }
  }

  close(): void {
    this.pause();
  }

  /** How far the slider goes. */
  get end(): number {
    return this.quiet ? this.farthest : (this.replay?.moves ?? 0);
  }

  get atEnd(): boolean {
    return this.move === this.replay?.moves;
  }

  /** The number of the turn, from 1. */
  get turn(): number {
    return turnAt(this.replay?.turns ?? [], this.move) + 1;
  }

  get names(): string[] {
    const { replay } = this;
    if (!replay) return [];
    const named = seatNames(replay.seats, replay.automa);
    const players = this.scores?.totals.length ?? 0;
    return players > named.length ? [...named, t("replay-target")] : named;
  }

  /** Whose eyes a position is seen with. */
  private seatAt(move: number): number | null {
    if (this.eyes === "nobody") return null;
    if (this.eyes !== "mover") return this.eyes;
    return this.replay?.movers[Math.max(0, move - 1)] ?? null;
  }

  /** Goes to a move. */
  go = async (move: number): Promise<void> => {
    if (!this.replay) return;
    const from = this.move;
    this.move = clamp(move, this.replay.moves);
    this.farthest = Math.max(this.farthest, this.move);
    await this.show(from);
  };

  look = async (eyes: Eyes): Promise<void> => {
    this.eyes = eyes;
    await this.show();
  };

  /** Shows where one is; while an answer is on its way only the latest wish is remembered. */
  private async show(from = this.move): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.shownAs !== this.wanted) from = await this.take(this.move, this.seatAt(this.move), from);
      this.notice = "";
      void this.ahead();
    } catch (error) {
      this.pause();
      this.fail(error);
    } finally {
      this.loading = false;
    }
  }

  private get wanted(): string {
    return `${this.move} ${this.seatAt(this.move)}`;
  }

  private async take(move: number, seat: number | null, from: number): Promise<number> {
    const position = await this.fetched(move, seat);
    this.before = this.shown;
    this.shown = position;
    this.shownAs = `${move} ${seat}`;
    this.news = move === from + 1 ? position.entries.slice(-1) : [];
    return move;
  }

  /** Fetches the next move before it is asked for. */
  private async ahead(): Promise<void> {
    if (this.atEnd) return;
    try {
      await this.fetched(this.move + 1, this.seatAt(this.move + 1));
    } catch {
      // It will be asked for again when it is wanted.
    }
  }

  private async fetched(move: number, seat: number | null): Promise<Position> {
    const name = `${move} ${seat}`;
    const known = this.kept.get(name);
    if (known) return known;
    const position = await api.replayMove(this.id, move, seat);
    this.kept.set(name, position);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value ?? "");
    return position;
  }

  /** What a button or a key asks for. */
  wish = (wish: Wish): void => {
    const { replay } = this;
    if (!replay) return;
    if (wish === "play") return this.playing ? this.pause() : this.play();
    this.pause();
    const goals = {
      first: 0,
      "previous-turn": previousTurn(replay.turns, this.move),
      previous: this.move - 1,
      next: this.move + 1,
      "next-turn": nextTurn(replay.turns, this.move, replay.moves),
      last: this.end,
    };
    void this.go(goals[wish]);
  };

  private play(): void {
    this.playing = true;
    if (this.atEnd) void this.go(0);
    this.later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.step(), SPEEDS[this.speed]);
  }

  private async step(): Promise<void> {
    if (!this.playing) return;
    if (this.atEnd) return this.pause();
    await this.go(this.move + 1);
    if (this.playing) this.later();
  }

  /** Hides or shows the points, the winner and how long the game still lasts. */
  hush(quiet: boolean): void {
    this.quiet = quiet;
    this.farthest = this.move;
  }

  /** What happened, in words. */
  tell = (event: GameEvent): string => told(event, this.shown?.entries ?? [], this.teller, new Chronicle());

  get teller(): Teller {
    return { names: this.names, scene: this.scene, telling: this.ui?.telling };
  }

  private get scene(): Scene | null {
    const { components, shown, names } = this;
    return components && shown && { components, state: shown, foresight: null, names };
  }

  say = (text: string): string => {
    return this.scene && this.ui ? this.ui.name(this.scene, text) : text;
  };

  private fail(error: unknown): void {
    if (error instanceof Refused) {
      if (this.replay) this.notice = error.message;
      else this.problem = error.problem;
    } else if (error instanceof Unreachable) {
      if (this.replay) this.notice = t("not-sent");
      else this.problem = { type: "", title: t("not-sent"), status: 0 };
    } else throw error;
  }
}
