/** The actions of Sue's cards at a real table: market, draw, train, build (R14.8-R14.14). */

import { must, NONE, range, YES, type Desk, type Script } from "../../../companion/opponents/base";
import type { SueFigures } from "../contract";
import type { SueThings } from "./things";

export const OTHER = "other";
const DRAWS: Record<string, number> = { draw_1: 1, draw_2: 2 };

/** Sue's actions: what is told, and what has to be asked. */
export class SueAtWork {
  /** What the train cards show that count for her, once it is known. */
  private readonly train = new Map<number, string[]>();
  private readonly figures: SueFigures;

  constructor(
    readonly desk: Desk,
    readonly things: SueThings,
    /** Does the person turn up the printed cards, instead of the companion? */
    readonly ownCards: boolean,
  ) {
    this.figures = things.figures;
  }

  /** Do the action of a card. */
  *act(shown: string): Script<void> {
    const action = shown === "best_of_three" ? this.bestOfThree() : shown;
    if (action === "market") yield* this.market();
    else if (action === "train") yield* this.useTrain();
    else if (action === "build") yield* this.build();
    for (let left = DRAWS[action] ?? 0; left > 0; left--) yield* this.draw("R14.9");
  }

  /** The action of her largest group (R14.13). */
  bestOfThree(): string {
    const worker = this.things.strongest(this.things.row);
    const action = must(this.figures.trades[worker]);
    this.desk.tell("sue-best", "R14.13", { worker, count: this.things.count(worker), action });
    return action;
  }

  // The market and the resource deck.

  /** A cow by the number of her cowboys, or the next cheaper one that is left (R14.8). */
  *market(): Script<void> {
    const cowboys = this.things.count("cowboy");
    const breeds = this.figures.market_by_cowboys.slice(0, cowboys).reverse();
    const first = must(breeds[0]);
    this.desk.tell("sue-market", "R14.8", { cowboys, cow: first });
    this.gain(yield* this.desk.ask("sue-ask-cow", "R14.8", [...breeds, NONE], first), "R14.8");
  }

  /** A cow onto her pile. */
  gain(cow: string, rule: string): void {
    if (cow === NONE) {
      this.desk.tell("sue-nothing", rule);
      return;
    }
    this.things.cows.push(cow);
    this.desk.tell("sue-cow", rule, { cow, vp: must(this.figures.cows[cow]) });
  }

  /** A cow of this breed, if the market has one. */
  *gainIfLeft(cow: string, rule: string): Script<void> {
    const left = yield* this.desk.agree("sue-ask-left", rule, YES, { cow });
    this.gain(left ? cow : NONE, rule);
  }

  /** The top card of the resource deck, if one is left (R14.9). */
  *draw(rule: string): Script<void> {
    const deck = this.things.resources;
    let card = deck[0];
    if (card === undefined) {
      this.desk.tell("sue-empty", "R14.9");
      return;
    }
    if (this.ownCards) card = yield* this.desk.ask("sue-ask-resource", rule, [...new Set([...deck].sort())]);
    deck.splice(deck.indexOf(card), 1);
    if (card in this.figures.cows) {
      this.desk.tell("sue-draws-cow", rule, { card });
      this.gain(card, "R14.9");
    } else {
      this.engage(card, rule);
    }
  }

  /** A worker joins its speciality, an all-rounder one of the three for good (R14.9). */
  engage(card: string, rule: string): void {
    const { workers } = this.things;
    const joined = card in workers ? card : this.things.calling();
    const full = Math.min(...Object.values(workers)) >= this.figures.enough;
    const count = this.things.count(joined) + 1;
    workers[joined] = count;
    if (card === joined) {
      this.desk.tell("sue-draws-worker", rule, { card, count });
      return;
    }
    this.desk.tell("sue-draws-all-rounder", rule);
    this.desk.tell(full ? "sue-joins-leftmost" : "sue-joins", "R14.9", { worker: joined, count });
  }

  // The train and the tokens.

  /** The train card for the number of her engineers, the last one for more (R14.10). */
  *useTrain(): Script<void> {
    const engineers = this.things.count("engineer");
    const card = Math.min(engineers, this.figures.trains.length);
    this.desk.tell("sue-train", "R14.10", { engineers, card });
    let shown = this.train.get(card);
    if (!shown) {
      shown = yield* this.askTrain(card);
      this.train.set(card, shown);
    }
    if (!shown.length) this.desk.tell("sue-train-nothing", "R14.10");
    for (const gift of shown) yield* this.accept(gift, "R14.10");
  }

  /** Which side of a train card lies up, or what it shows if it is none of ours. */
  *askTrain(card: number): Script<string[]> {
    const { sides: names, token_kinds, fields } = this.figures;
    const sides = must(this.figures.trains[card - 1]);
    const shown = Object.fromEntries(names.map((name, i) => [name, must(sides[i]).join(",")]));
    const answer = yield* this.desk.ask("sue-ask-side", "R14.10", [...names, OTHER], "", { card, ...shown });
    if (answer !== OTHER) return must(sides[names.indexOf(answer)]);
    const kinds = [NONE, ...token_kinds.map((kind) => `token-${kind}`)];
    const token = yield* this.desk.ask("sue-ask-train-token", "R14.10", kinds, "", { card });
    const cows = [NONE, ...fields.map((name) => `cow-${name}`)];
    const cow = yield* this.desk.ask("sue-ask-train-cow", "R14.10", cows, "", { card });
    const hires = yield* this.desk.agree("sue-ask-train-hire", "R14.10", undefined, { card });
    return [...[token, cow].filter((gift) => gift !== NONE), ...(hires ? ["hire"] : [])];
  }

  /** A token, a cow or a resource card, without any cost (R14.10). */
  *accept(gift: string, rule: string): Script<void> {
    const [what = ""] = gift.split("-", 1);
    const kind = gift.slice(what.length + 1);
    if (what === "token") yield* this.takeToken(kind);
    else if (what === "cow") yield* this.gainIfLeft(kind, rule);
    else if (what === "hire") {
      this.desk.tell("sue-hire", rule);
      yield* this.draw(rule);
    }
  }

  /** The face-up token with the most points, the leftmost of equals (R14.14). */
  *takeToken(offered: string): Script<void> {
    let kind = offered;
    this.desk.tell(`sue-token-${kind}`, "R14.14");
    if (kind === "any") {
      kind = yield* this.desk.ask("sue-ask-token-kind", "R14.14", ["objective", "bonus", NONE]);
    }
    if (kind === NONE) {
      this.desk.tell("sue-nothing", "R14.14");
      return;
    }
    const vp = yield* this.desk.count(`sue-ask-${kind}`, "R14.14", this.figures.token_vp);
    (kind === "objective" ? this.things.objectives : this.things.bonuses).push(vp);
  }

  // Building.

  /** Build, replace, or with both buildings of the largest kind gain a Hereford (R14.11). */
  *build(): Script<void> {
    this.desk.tell("sue-build", "R14.11", { builders: this.things.count("builder") });
    if (yield* this.buildNew()) return;
    if (yield* this.replace()) return;
    if (!full(this.things)) {
      this.desk.tell("sue-build-nothing", "R14.11");
      return;
    }
    const cow = must(this.figures.fields.at(-1));
    this.desk.tell("sue-build-cow", "R14.11", { cow });
    yield* this.gainIfLeft(cow, "R14.11");
  }

  /** Up to two buildings: the tile with the most builders that is left (R14.11). */
  *buildNew(): Script<boolean> {
    if (this.things.buildings.length >= this.figures.most_buildings) return false;
    const most = Math.min(this.things.count("builder"), this.figures.kinds.length);
    this.desk.tell("sue-build-new", "R14.11", { builders: most });
    const builders = yield* this.desk.count("sue-ask-kind", "R14.11", range(most + 1), String(most));
    if (!builders) return false;
    const vp = yield* this.askPoints(builders);
    this.things.buildings.push({ builders, vp });
    this.desk.tell("sue-build-site", "R14.17", { builders });
    return true;
  }

  /** The building that takes the most further builders, the nearest of equals (R14.11). */
  *replace(): Script<boolean> {
    const choices = replacements(this.things);
    const first = choices[0];
    if (!first) return false;
    this.desk.tell("sue-replace", "R14.11", { builders: this.things.count("builder") });
    const names = choices.map(({ name }) => name);
    const usual = choices.filter(({ gain }) => gain === first.gain).length === 1 ? first.name : "";
    const answer = yield* this.desk.ask("sue-ask-replace", "R14.11", [...names, NONE], usual);
    if (answer === NONE) return false;
    const [old = 0, next = 0] = answer.split(":").slice(1).map(Number);
    const vp = yield* this.askPoints(next);
    const { buildings } = this.things;
    buildings.splice(buildings.findIndex((row) => row.builders === old), 1);
    buildings.push({ builders: next, vp });
    this.desk.tell("sue-replaced", "R14.11", { old, new: next });
    return true;
  }

  /** The points on a building tile; ours are offered. */
  askPoints(builders: number): Script<number> {
    const offered = String(must(this.figures.kinds[builders - 1]).vp);
    return this.desk.count("sue-ask-building", "R13.2", this.figures.building_vp, offered, { builders });
  }
}

interface Replacement {
  gain: number;
  name: string;
}

/** Are both her buildings of the largest kind? (R14.11) */
function full({ buildings, figures }: SueThings): boolean {
  return buildings.length === figures.most_buildings && buildings.every(({ builders }) => builders === figures.kinds.length);
}

/** Further builders and name of each replacement she may count for, the largest first. */
function replacements(things: SueThings): Replacement[] {
  const most = things.count("builder");
  const found = things.buildings.flatMap(({ builders: old }) =>
    range(Math.min(most, things.figures.kinds.length - old)).map((i): [string, number] => [`replace:${old}:${old + i + 1}`, i + 1]),
  );
  const once = [...new Map(found)].map(([name, gain]) => ({ gain, name }));
  return once.sort((a, b) => b.gain - a.gain || (a.name < b.name ? 1 : -1));
}
