/** What Sue has beside the board, and what it is worth (R13, R14.16). */

import { must, sum, told, type Line, type Told } from "../../../companion/opponents/base";
import type { SueFigures } from "../contract";

export const SIMMENTAL = "simmental";

/** Her row, workers, cows, buildings, discs and tokens. */
export class SueThings {
  /** How many count for each speciality; all-rounders that joined it are among them. */
  workers: Record<string, number>;
  cows: string[] = [];
  buildings: { builders: number; vp: number }[] = [];
  posts: string[];
  postVp: Record<string, number>;
  objectives: number[] = [];
  bonuses: number[] = [];
  /** Does her rancher stand on the Simmental space? */
  space = false;

  constructor(
    readonly figures: SueFigures,
    /** Her specialities from left to right. */
    readonly row: string[],
    /** The resource deck, its top card first. */
    readonly resources: string[],
  ) {
    this.workers = Object.fromEntries(row.map((name) => [name, 1]));
    this.posts = [figures.first_post];
    this.postVp = Object.fromEntries(Object.entries(figures.posts).map(([name, post]) => [name, post.vp]));
  }

  /** How many workers of a speciality she has. */
  count(name: string): number {
    return must(this.workers[name]);
  }

  /** The speciality with the most workers, the leftmost of equals (R14.13). */
  strongest(among: string[]): string {
    return among.reduce((best, name) => (this.count(name) > this.count(best) ? name : best));
  }

  /** The speciality that an all-rounder joins (R14.9). */
  calling(): string {
    const small = this.row.filter((name) => this.count(name) < this.figures.enough);
    return small.length ? this.strongest(small) : must(this.row[0]);
  }

  /** Her discs that lie on no post (R14.1). */
  discsLeft(): number {
    return this.figures.discs - this.posts.length;
  }

  /** Where the next disc goes: the list, and its last post again and again (R14.15). */
  nextPost(): string {
    const { deliveries } = this.figures;
    return must(deliveries[Math.min(this.posts.length, deliveries.length) - 1]);
  }

  /** Her points so far, line by line. */
  score(): Line[] {
    const { worker_vp, cows, space_vp } = this.figures;
    const space = this.space ? space_vp : 0;
    return [
      { rule: "R14.16", label: "dollars", points: 0 },
      { rule: "R13.2", label: "buildings", points: sum(this.buildings.map((row) => row.vp)) },
      { rule: "R13.3", label: "deliveries", points: sum(this.posts.map((post) => must(this.postVp[post]))) },
      { rule: "R13.4", label: "workers", points: sum(Object.values(this.workers)) * worker_vp },
      { rule: "R13.5", label: "cattle", points: sum(this.cows.map((cow) => must(cows[cow]))) + space },
      { rule: "R13.6", label: "bonus-tokens", points: sum(this.bonuses) },
      { rule: "R14.16", label: "objectives", points: sum(this.objectives) },
    ];
  }

  /** What lies before her, for a look at the table. */
  status(): Told[] {
    const lines = this.row.map((worker) => told("sue-has-workers", "R14.4", { worker, count: this.count(worker) }));
    for (const cow of Object.keys(this.figures.cows)) {
      const count = this.cows.filter((one) => one === cow).length;
      if (count) lines.push(told("sue-has-cows", "R13.5", { cow, count }));
    }
    for (const { builders, vp } of this.buildings) lines.push(told("sue-has-building", "R13.2", { builders, vp }));
    lines.push(told("sue-has-discs", "R14.15", { posts: this.posts.join(", ") }));
    return [...lines, told("sue-has-resources", "R14.2", { count: this.resources.length })];
  }
}

/** The 18 cards in the order of the list (R14.2). */
export function resourceDeck(figures: SueFigures): string[] {
  return figures.resource_cards.flatMap(([name, count]) => Array<string>(count).fill(name));
}
