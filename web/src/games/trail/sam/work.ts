/** The actions of Sam's cards at a real table: hire, engine, take, buy, build (R14.7-R14.10). */

import { must, NOBODY, YES, type Desk, type Script } from "../../../companion/opponents/base";
import type { SamFigures } from "../contract";
import { compared, type SamThings, type Site } from "./things";

/** Sam's actions: what is told, and what has to be asked. */
export class SamAtWork {
  private readonly figures: SamFigures;
  /** The station at the end of the line. */
  private readonly terminus: number;

  constructor(
    readonly desk: Desk,
    readonly things: SamThings,
  ) {
    this.figures = things.figures;
    this.terminus = things.figures.stations.length;
  }

  /** Do one action of a card. */
  *act(action: string): Script<void> {
    if (action === "hire-cheapest") yield* this.hireCheapest();
    else if (action === "hire-specialist") yield* this.hireSpecialist();
    else if (action === "hire-engineer") yield* this.hireEngineer();
    else if (action === "engine") yield* this.engine();
    else if (action === "objective") yield* this.objective("R14.10");
    else if (action === "bandit") this.desk.tell("sam-bandit", "R14.10");
    else if (action === "hazard") yield* this.hazard();
    else if (action === "reveal") this.desk.tell("sam-reveal", "R14.6", { cards: this.figures.revealed });
    else if (action === "build") yield* this.build();
    else yield* this.buy(action === "buy-one-less" ? 1 : 0);
  }

  // Workers.

  /** The trades that he has room for. */
  able(): string[] {
    return this.figures.workers.filter((trade) => this.things.room(trade));
  }

  /** Of the cheapest row with somebody for him: a specialist, or else the leftmost (R14.7). */
  *hireCheapest(): Script<void> {
    this.desk.tell("sam-hire-cheapest", "R14.7", { worker: this.things.specialty });
    yield* this.askHired();
  }

  /** The cheapest of his specialization, or else of the trade that waits most (R14.7). */
  *hireSpecialist(): Script<void> {
    const specialty = this.things.specialty;
    const key = this.things.room(specialty) ? "sam-hire-specialist" : "sam-hire-other";
    this.desk.tell(key, "R14.7", { worker: specialty });
    yield* this.askHired(specialty);
  }

  /** Whom has he hired? The trades that are full are said and not offered. */
  *askHired(first = ""): Script<void> {
    const able = this.able();
    for (const trade of this.figures.workers) {
      if (!able.includes(trade)) this.desk.tell("sam-row-full", "R14.7", { worker: trade });
    }
    if (!able.length) return;
    const usual = able.includes(first) ? first : "";
    const trade = yield* this.desk.ask("sam-ask-hired", "R14.7", [...able, NOBODY], usual);
    if (trade !== NOBODY) this.hire(trade);
  }

  /** The cheapest engineer (R14.6, R14.7). */
  *hireEngineer(): Script<void> {
    if (!this.things.room("engineer")) {
      this.desk.tell("sam-row-full", "R14.7", { worker: "engineer" });
      return;
    }
    this.desk.tell("sam-hire-engineer", "R14.7");
    const hired = yield* this.desk.agree("sam-ask-engineer", "R14.7", YES);
    if (hired) this.hire("engineer");
  }

  /** The worker comes to his board; more of a trade may make it his specialization. */
  hire(trade: string): void {
    const count = this.things.count(trade) + 1;
    this.things.workers[trade] = count;
    this.desk.tell("sam-hired", "R14.7", { worker: trade, count });
    if (count <= this.things.count(this.things.specialty)) return;
    this.things.specialty = trade;
    this.desk.tell("sam-specialty", "R14.7", { worker: trade });
  }

  // The railroad.

  /** The stations where his engine would stop, as long as he has a disc. */
  wanted(): number[] {
    return this.things.discsLeft() ? this.things.lacking() : [];
  }

  /** To the first turnout of a station that he lacks, or as far as it goes (R14.8). */
  *engine(): Script<void> {
    const wanted = this.wanted();
    const key = wanted.length ? "sam-engine" : "sam-engine-only";
    this.desk.tell(key, "R14.8", { spaces: this.things.count("engineer") });
    const station = yield* this.desk.count(
      wanted.length ? "sam-ask-station" : "sam-ask-terminus",
      "R14.8",
      [0, ...wanted, this.terminus],
    );
    if (station) this.upgrade(station);
    if (station === this.terminus) yield* this.goBack();
  }

  /** From the end of the line to the first free turnout of a station he lacks (R14.8). */
  *goBack(): Script<void> {
    const wanted = this.wanted();
    const first = wanted[0];
    if (first === undefined) {
      this.desk.tell("sam-engine-back", "R14.8");
      return;
    }
    this.desk.tell("sam-engine-return", "R14.8", { station: first });
    const station = yield* this.desk.count("sam-ask-return", "R14.8", [0, ...wanted], String(first));
    if (station) this.upgrade(station);
    else this.desk.tell("sam-engine-back", "R14.8");
  }

  /** Without cost; a stationmaster comes along and does nothing (R14.8). */
  upgrade(station: number): void {
    if (this.things.stations.includes(station)) return;
    if (!this.things.discsLeft()) {
      this.desk.tell("sam-no-disc", "R14.8");
      return;
    }
    this.things.stations.push(station);
    const row = must(this.figures.stations[station - 1]);
    this.desk.tell("sam-upgrade", "R14.8", { station, vp: row.vp });
    if (row.master) this.desk.tell("sam-master", "R14.8", { station });
  }

  // What he takes.

  /** The card of the display with the most points, the topmost of equals (R14.10). */
  *objective(rule: string): Script<void> {
    this.desk.tell("sam-objective", rule);
    const vp = yield* this.desk.count("sam-ask-objective", "R14.10", this.figures.objective_vp);
    if (vp) this.things.objectives.push(vp);
  }

  /** Of the fullest zone the tile with the most points (R14.10). */
  *hazard(): Script<void> {
    this.desk.tell("sam-hazard", "R14.10");
    const vp = yield* this.desk.count("sam-ask-hazard", "R14.10", this.figures.hazard_vp);
    if (vp) this.things.hazards.push(vp);
  }

  /** One purchase: the field with most points within cowboys and 8 dollars (R14.9). */
  *buy(fewer: number): Script<void> {
    const cowboys = this.things.count("cowboy") - fewer;
    this.desk.tell("sam-buy", "R14.9", { cowboys, dollars: this.figures.buy_dollars });
    const found = purchases(this.figures, cowboys);
    if (!found.length) {
      this.desk.tell("sam-buy-none", "R14.9");
      return;
    }
    this.desk.tell("sam-buy-one", "R14.9", { fields: found.join(",") });
    const vp = yield* this.desk.count("sam-ask-cattle", "R14.9", this.figures.cattle_vp);
    if (vp) this.things.cattle.push(vp);
  }

  // Building.

  /** The sites that nothing outranks. */
  best(sites: Site[]): Site[] {
    const ranks = sites.map((site) => this.things.rank(site));
    return sites.filter((_, i) => ranks.every((rank) => compared(rank, must(ranks[i])) <= 0));
  }

  /** Most builders, then most points replaced, most fees won, the highest number (R14.9). */
  *build(): Script<void> {
    this.desk.tell("sam-build", "R14.9", { builders: this.things.count("builder") });
    let sites = this.things.sites(true);
    if (this.best(sites)[0]?.old === 0) {
      this.desk.tell("sam-build-space", "R14.9");
      const space = yield* this.desk.agree("sam-ask-space", "R14.9", YES);
      if (!space) sites = this.things.sites(false);
    }
    const equal = this.best(sites);
    let chosen = equal[0];
    if (!chosen) {
      this.desk.tell("sam-build-none", "R14.9");
      return;
    }
    if (equal.length > 1) {
      const names = equal.map((site) => `tile:${site.old}`);
      const answer = yield* this.desk.ask("sam-ask-old", "R14.9", names, "", { new: chosen.number });
      chosen = must(equal[names.indexOf(answer)]);
    }
    this.putUp(chosen.number, chosen.old);
  }

  /** The tile comes to the trail; one that it replaces leaves the game. */
  putUp(number: number, old: number): void {
    const { name, vp } = this.things.building(number);
    this.things.buildings.push(number);
    if (!old) {
      this.desk.tell("sam-built", "R14.9", { tile: name, vp });
      return;
    }
    this.things.buildings.splice(this.things.buildings.indexOf(old), 1);
    this.things.gone.push(old);
    this.desk.tell("sam-replaced", "R14.9", { tile: name, vp, old: this.things.building(old).name });
  }
}

type Use = [cowboys: number, dollars: number, what: string, cards: number];

function earlier(a: Use, b: Use): number {
  const byNumber = a[0] - b[0] || a[1] - b[1];
  if (byNumber) return byNumber;
  if (a[2] !== b[2]) return a[2] < b[2] ? -1 : 1;
  return a[3] - b[3];
}

/**
 * What he may buy, the uses of fields with fewer cowboys, then fewer dollars first (R14.9).
 *
 * A field for a single card may be used twice. Of two uses that bring the same only the first
 * is named, since he pays nothing.
 */
function purchases(figures: SamFigures, cowboys: number): string[] {
  const uses = figures.market.flatMap((field) =>
    (field.count === 1 ? [1, 2] : [1]).map(
      (times): Use => [field.cowboys * times, field.dollars * times, field.what, field.count * times],
    ),
  );
  const able = uses.sort(earlier).filter((use) => use[0] <= cowboys && use[1] <= figures.buy_dollars);
  return [...new Set(able.map(([, , what, cards]) => `${what}-${cards}`))];
}
