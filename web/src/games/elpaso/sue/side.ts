/** Sue beside a real table of El Paso: set-up, her turns, El Paso, the end (R14). */

import { GO, LAST, must, range, sum, TURN, type Desk, type Line, type Script, type Told } from "../../../companion/opponents/base";
import type { SueCard, SueFigures } from "../contract";
import { dollarsDecide, verdict } from "../../../companion/opponents/ending";
import { resourceDeck, SIMMENTAL, SueThings } from "./things";
import { OTHER, SueAtWork } from "./work";

const CARD = "card";
const EMPTY = "empty";

/** All A cards and some B cards by lot, as places in the table (R14.3). */
function botDeck(desk: Desk, figures: SueFigures, strong: number): number[] {
  const places = (deck: string): number[] => range(figures.cards.length).filter((i) => figures.cards[i]?.deck === deck);
  const others = places("B");
  const mixed = 0 < strong && strong < others.length ? desk.shuffled(others) : others;
  return [...places("A"), ...mixed.slice(0, strong)];
}

/** Sue: what she has, and what happens. */
export class SueSide {
  private readonly strong: number;
  private readonly ownCards: boolean;
  private readonly things: SueThings;
  private readonly work: SueAtWork;
  private deck: number[];
  private used: number[] = [];
  /** Has she moved before? Then some things need not be said again. */
  private moved = false;
  /** What posts give, once it is known. */
  private readonly rewards: Record<string, string> = {};

  constructor(
    private readonly desk: Desk,
    private readonly figures: SueFigures,
    options: Record<string, string>,
  ) {
    this.strong = Number(options["b-cards"]);
    this.ownCards = options.deck === "box";
    const row = desk.shuffled(figures.specialities);
    this.things = new SueThings(figures, row, desk.shuffled(resourceDeck(figures)));
    this.work = new SueAtWork(desk, this.things, this.ownCards);
    this.deck = desk.shuffled(botDeck(desk, figures, this.strong));
  }

  score(): Line[] {
    return this.things.score();
  }

  status(): Told[] {
    return this.things.status();
  }

  /** The whole game. */
  *script(): Script<void> {
    this.setUp();
    let last = false;
    while (!last && !this.things.space) {
      const answer = yield* this.desk.ask(TURN, "R14.5", [GO, LAST], GO, { who: "sue" });
      last = answer === LAST;
      yield* this.takeTurn(last);
    }
    if (this.things.space) this.desk.tell("sue-your-last", "R12.2");
    const points = sum(this.score().map((line) => line.points));
    const ahead = yield* verdict(this.desk, this.figures, "sue", points, "R14.16");
    if (!ahead) yield* dollarsDecide(this.desk, this.figures, "sue", "R13.8");
  }

  /** What to lay out (R14.1-R14.5). */
  private setUp(): void {
    const { desk } = this;
    const whose = this.ownCards ? "box" : "app";
    desk.head("sue-set-up", "R14.1");
    desk.tell("sue-set-up-discs", "R14.1");
    desk.tell("sue-set-up-row", "R14.4", { row: this.things.row.join(",") });
    desk.tell(`sue-set-up-resources-${whose}`, "R14.2");
    desk.tell("sue-set-up-check", "R14.2", { ...this.figures.markets });
    desk.tell(`sue-set-up-deck-${whose}`, "R14.3", { cards: this.deck.length, b_cards: this.strong });
    desk.tell("sue-set-up-start", "R14.5");
  }

  /** A card, its move, its action, and perhaps El Paso (R14.6). */
  private *takeTurn(last: boolean): Script<void> {
    const { desk } = this;
    if (last) desk.head("sue-last", "R12.2");
    const card = yield* this.turnUp();
    const steps = card.per ? this.things.count(card.per) : card.steps;
    if (card.per) desk.tell("sue-counts", "R14.7", { worker: card.per, count: steps });
    desk.tell("sue-move", "R14.7", { steps });
    if (!this.moved) desk.tell("sue-move-note", "R14.7");
    this.moved = true;
    const arrived = yield* desk.agree("sue-ask-arrived", "R14.7");
    yield* this.work.act(card.action);
    if (arrived) yield* this.visit(last);
  }

  /** The top card; used ones are shuffled when there is none (R14.3). */
  private *turnUp(): Script<SueCard> {
    if (this.ownCards) return yield* this.readOut();
    if (!this.deck.length) {
      [this.deck, this.used] = [this.desk.shuffled(this.used), []];
      this.desk.head("sue-shuffle", "R14.3");
    }
    const place = must(this.deck.shift());
    this.used.push(place);
    const card = must(this.figures.cards[place]);
    this.desk.head("sue-card", "R14.6", { card: `sue-${card.name}` });
    return card;
  }

  /** What the printed card says. */
  private *readOut(): Script<SueCard> {
    const { moves, actions } = this.figures;
    this.desk.head("sue-card-box", "R14.6");
    const [steps, per] = must(moves[yield* this.desk.ask("sue-ask-move", "R14.7", Object.keys(moves))]);
    const action = yield* this.desk.ask("sue-ask-action", "R14.6", actions);
    return { name: "", deck: "", steps, per, action };
  }

  /** A Simmental card or the end, then a delivery (R14.15). */
  private *visit(last: boolean): Script<void> {
    const { desk, things } = this;
    if (last) {
      desk.tell("sue-no-simmental", "R12.3");
    } else {
      things.space = (yield* desk.ask("sue-ask-simmental", "R14.15", [CARD, EMPTY], CARD)) === EMPTY;
      if (things.space) desk.tell("sue-space", "R12.1");
      else this.work.gain(SIMMENTAL, "R14.15");
    }
    if (!things.discsLeft()) {
      desk.tell("sue-no-disc", "R14.15");
      return;
    }
    yield* this.deliver(things.nextPost());
  }

  /** A disc on the next post, and of its reward a token or a resource card (R14.15). */
  private *deliver(post: string): Script<void> {
    this.things.posts.push(post);
    this.desk.tell("sue-deliver", "R14.15", { post, left: this.things.discsLeft() });
    const known = this.rewards[post] ?? (yield* this.askPost(post));
    const reward = this.figures.rewards[known];
    if (reward) yield* this.work.accept(reward, "R14.15");
    else this.desk.tell("sue-no-reward", "R14.15");
  }

  /** What is printed at a post; our reading is offered. */
  private *askPost(post: string): Script<string> {
    const { rewards, posts, post_vp } = this.figures;
    const row = must(posts[post]);
    if (row.dark) {
      this.things.postVp[post] = yield* this.desk.count("sue-ask-post", "R13.3", post_vp, String(row.vp), { post });
    }
    const names = Object.keys(rewards);
    const ours = names.find((name) => row.deeds.includes(must(rewards[name]))) ?? OTHER;
    const reward = yield* this.desk.ask("sue-ask-reward", "R14.15", [...names, OTHER], ours, { post });
    this.rewards[post] = reward;
    return reward;
  }
}
