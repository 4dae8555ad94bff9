/** Sam beside a real table of the second edition: set-up, turns, Kansas City, the end (R14). */

import { GO, LAST, must, range, sum, TURN, type Desk, type Line, type Script, type Told } from "../../../companion/opponents/base";
import type { SamCard, SamFigures, SamLevel } from "../contract";
import { verdict } from "../../../companion/opponents/ending";
import { SamThings } from "./things";
import { SamAtWork } from "./work";

/** Sam: what he has, and what happens. */
export class SamSide {
  private readonly level: SamLevel;
  private readonly ownCards: boolean;
  private readonly things: SamThings;
  private readonly work: SamAtWork;
  private deck: number[];
  private used: number[] = [];
  /** Has he moved before? Then some things need not be said again. */
  private moved = false;

  constructor(
    private readonly desk: Desk,
    private readonly figures: SamFigures,
    options: Record<string, string>,
  ) {
    this.level = must(figures.levels[options.level ?? ""]);
    this.ownCards = options.deck === "box";
    this.things = new SamThings(figures, this.level);
    this.work = new SamAtWork(desk, this.things);
    this.deck = desk.shuffled(figures.cards.map((card) => card.n).filter((n) => !this.level.removed.includes(n)));
  }

  score(): Line[] {
    return this.things.score();
  }

  status(): Told[] {
    return this.things.status();
  }

  /** The whole game. */
  *script(): Script<void> {
    yield* this.setUp();
    let last = false;
    while (!last && !this.things.token) {
      const answer = yield* this.desk.ask(TURN, "R14.4", [GO, LAST], GO, { who: "sam" });
      last = answer === LAST;
      yield* this.takeTurn(last);
    }
    if (this.things.token) this.desk.tell("sam-your-last", "R14.13");
    const points = sum(this.score().map((line) => line.points));
    const ahead = yield* verdict(this.desk, this.figures, "sam", points, "R14.12");
    if (!ahead) this.desk.tell("shared", "R14.12", { who: "sam", dollars: 0 });
  }

  /** What to lay out, and the worker that chance gives him (R14.1-R14.3). */
  private *setUp(): Script<void> {
    const { desk, level, things } = this;
    desk.head("sam-set-up", "R14.1");
    desk.tell("sam-set-up-side", "R14.1");
    desk.tell(`sam-set-up-deck-${this.ownCards ? "box" : "app"}`, "R14.3", { cards: this.deck.length });
    if (level.removed.length) desk.tell("sam-set-up-removed", "R14.3");
    if (level.extra.length) desk.tell("sam-set-up-extra", "R14.3");
    desk.tell("sam-set-up-worker", "R14.2");
    const trade = yield* desk.ask("sam-ask-worker", "R14.2", this.figures.workers);
    things.workers[trade] = things.count(trade) + 1;
    things.specialty = trade;
    desk.tell("sam-specialty", "R14.2", { worker: trade });
    desk.tell("sam-set-up-objective", "R14.1");
    const { objective_vp, first_objective } = this.figures;
    things.objectives.push(yield* desk.count("sam-ask-starting", "R14.1", objective_vp, first_objective));
    desk.tell("sam-set-up-start", "R14.4");
  }

  /** A card, its move, its actions, and perhaps Kansas City (R14.4). */
  private *takeTurn(last: boolean): Script<void> {
    const { desk } = this;
    if (last) desk.head("sam-last", "R14.13");
    const card = yield* this.turnUp();
    const steps = yield* this.steps(card);
    desk.tell("sam-move", "R14.5", { steps });
    if (!this.moved) desk.tell("sam-move-note", "R14.5");
    this.moved = true;
    const arrived = yield* desk.agree("sam-ask-arrived", "R14.5");
    const { specialty } = this.things;
    if (card.specialist && card.specialist !== specialty) {
      desk.tell("sam-idle", "R14.6", { worker: card.specialist, specialty });
    } else {
      for (const action of card.actions) yield* this.work.act(action);
    }
    if (arrived) yield* this.visit(last);
  }

  /** The top card; used ones are shuffled when there is none (R14.4). */
  private *turnUp(): Script<SamCard> {
    if (this.ownCards) return yield* this.readOut();
    if (!this.deck.length) {
      [this.deck, this.used] = [this.desk.shuffled(this.used), []];
      this.desk.head("sam-shuffle", "R14.4");
    }
    const number = must(this.deck.shift());
    this.used.push(number);
    this.desk.head("sam-card", "R14.6", { number, card: `sam-card-${number}` });
    return must(this.figures.cards[number - 1]);
  }

  /** What the printed card says. */
  private *readOut(): Script<SamCard> {
    const { moves, deeds } = this.figures;
    this.desk.head("sam-card-box", "R14.4");
    const move = yield* this.desk.ask("sam-ask-move", "R14.6", Object.keys(moves));
    const answer = yield* this.desk.ask("sam-ask-action", "R14.6", Object.keys(deeds), "", { worker: this.things.specialty });
    const [steps, per] = must(moves[move]);
    return { n: 0, steps, per, actions: must(deeds[answer]), specialist: "" };
  }

  /** How far a card sends him; your buildings have to be counted (R14.6). */
  private *steps(card: SamCard): Script<number> {
    if (card.per === "buildings") {
      const own = this.things.buildings.length;
      const yours = yield* this.desk.count("sam-ask-buildings", "R14.6", range(this.figures.tiles + 1));
      const steps = Math.max(card.steps, own, yours);
      this.desk.tell("sam-counts-buildings", "R14.6", { own, yours, steps });
      return steps;
    }
    if (!card.per) return card.steps;
    const trade = card.per === "cowboys" ? "cowboy" : this.things.specialty;
    const count = this.things.count(trade);
    this.desk.tell("sam-counts", "R14.6", { worker: trade, count });
    return Math.max(card.steps, count);
  }

  /** Tiles by lot, a delivery, and back to the start (R14.11). */
  private *visit(last: boolean): Script<void> {
    const { desk, things } = this;
    desk.tell("sam-visit", "R14.11", { first: this.half(), second: this.half(), third: this.half() });
    desk.tell(last ? "sam-no-workers" : "sam-tiles", "R14.11");
    if (!last) {
      things.token = yield* desk.agree("sam-ask-token", "R14.13");
      if (things.token) desk.tell("sam-token", "R14.13");
    }
    if (things.discsLeft()) yield* this.deliver(things.nextCity());
    else desk.tell("sam-no-delivery", "R14.11");
    desk.tell("sam-return", "R14.11");
  }

  /** Chance picks a tile of a foresight column (R14.11). */
  private half(): string {
    return must(this.figures.halves[this.desk.luck.below(this.figures.halves.length)]);
  }

  /** One disc; of the arrows only objective cards are his (R14.11). */
  private *deliver(city: number): Script<void> {
    const { desk, things } = this;
    const before = things.cities.includes(city - 1) && !things.cities.includes(city);
    things.cities.push(city);
    const { name, vp } = must(this.figures.cities[city]);
    desk.tell("sam-deliver", "R14.11", { city: name });
    if (vp) desk.tell("sam-city-points", "R14.12", { vp });
    if (!before) return;
    const arrow = must(this.figures.arrows[city - 1]);
    if (arrow.vp) desk.tell("sam-arrow-points", "R14.12", { vp: arrow.vp });
    if (arrow.objective) yield* this.work.objective("R14.11");
  }
}
