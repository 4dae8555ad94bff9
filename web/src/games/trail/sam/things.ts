/** What Sam has beside the board, and what it is worth (R14.12). */

import { must, range, sum, told, type Line, type Told } from "../../../companion/opponents/base";
import type { SamBuilding, SamFigures, SamLevel } from "../contract";

/** A way to build: the tile, the builders it takes, and the tile it replaces (0: none). */
export interface Site {
  number: number;
  used: number;
  old: number;
}

type Rank = [used: number, vp: number, fees: number, number: number];

/** Is the first rank higher (1), lower (-1) or the same (0)? */
export function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : Math.sign(must(a[at]) - must(b[at]));
}

/** His workers, buildings, stations, cities and scoring pile. */
export class SamThings {
  workers: Record<string, number>;
  specialty: string;
  /** The numbers of his tiles on the trail. */
  buildings: number[] = [];
  /** Those that were replaced. */
  gone: number[] = [];
  stations: number[] = [];
  cities: number[] = [];
  hazards: number[] = [];
  cattle: number[] = [];
  objectives: number[] = [];
  token = false;

  constructor(
    readonly figures: SamFigures,
    readonly level: SamLevel,
  ) {
    const extra = (trade: string): number => level.extra.filter((one) => one === trade).length;
    this.workers = Object.fromEntries(figures.workers.map((trade) => [trade, 1 + extra(trade)]));
    this.specialty = must(figures.workers[0]);
  }

  /** How many workers of a trade he has. */
  count(trade: string): number {
    return must(this.workers[trade]);
  }

  building(number: number): SamBuilding {
    return must(this.figures.buildings[number - 1]);
  }

  cityName(city: number): string {
    return must(this.figures.cities[city]).name;
  }

  /** Is there a free space in his row of this trade (R14.7)? */
  room(trade: string): boolean {
    return this.count(trade) < this.figures.full_row;
  }

  /** His discs that lie neither on stations nor on cities (R14.1). */
  discsLeft(): number {
    return this.figures.discs - this.stations.length - this.cities.length;
  }

  /** The stations at turnouts, 1 to 9, that he has not upgraded. */
  lacking(): number[] {
    return range(this.figures.stations.length).slice(1).filter((number) => !this.stations.includes(number));
  }

  /** The city of his level first, then the one to the right, New York at last (R14.11). */
  nextCity(): number {
    const last = this.cities.at(-1);
    const { cities } = this.figures;
    if (last !== undefined) return Math.min(last + 1, cities.length - 1);
    return cities.findIndex((city) => city.name === this.level.first_city);
  }

  /** Every way to build with his builders; on a new space only if there is one (R14.9). */
  sites(space: boolean): Site[] {
    const most = this.count("builder");
    const reserve = this.figures.buildings.filter(({ number }) => !this.buildings.includes(number) && !this.gone.includes(number));
    const fresh = space ? reserve.map(({ number, builders }) => ({ number, used: builders, old: 0 })) : [];
    const over = reserve.flatMap(({ number, builders }) =>
      this.buildings.map((old) => ({ number, used: builders - this.building(old).builders, old })),
    );
    return [...fresh, ...over].filter((site) => 0 < site.used && site.used <= most);
  }

  /** Most builders, most points replaced, most fees won, the highest number (R14.9). */
  rank(site: Site): Rank {
    const fees = this.building(site.number).fees;
    if (!site.old) return [site.used, 0, fees, site.number];
    const old = this.building(site.old);
    return [site.used, old.vp, fees - old.fees, site.number];
  }

  /** Discs on cities and the arrows between two of them. */
  cityVp(): number {
    const { arrows, cities } = this.figures;
    const both = arrows.filter((_, i) => this.cities.includes(i) && this.cities.includes(i + 1));
    return sum(this.cities.map((city) => must(cities[city]).vp)) + sum(both.map((arrow) => arrow.vp));
  }

  /** His points so far, line by line (R14.12). */
  score(): Line[] {
    const { top_workers, top_worker_vp, token_vp, stations } = this.figures;
    const top = top_workers.flatMap((n) => Object.values(this.workers).filter((have) => have >= n));
    const points = {
      buildings: sum(this.buildings.map((number) => this.building(number).vp)),
      cities: this.cityVp(),
      stations: sum(this.stations.map((number) => must(stations[number - 1]).vp)),
      hazards: sum(this.hazards),
      cattle: sum(this.cattle),
      objectives: sum(this.objectives),
      workers: top.length * top_worker_vp,
      "job-market-token": this.token ? token_vp : 0,
    };
    return Object.entries(points).map(([label, vp]) => ({ rule: "R14.12", label, points: vp }));
  }

  /** What lies before him, for a look at the table. */
  status(): Told[] {
    const inOrder = (numbers: number[]): number[] => [...numbers].sort((a, b) => a - b);
    const lines = Object.entries(this.workers).map(([worker, count]) => told("sam-has-workers", "R14.7", { worker, count }));
    lines.push(told("sam-has-specialty", "R14.2", { worker: this.specialty }));
    const rows: [string, string[]][] = [
      ["buildings", inOrder(this.buildings).map((n) => this.building(n).name)],
      ["stations", inOrder(this.stations).map(String)],
      ["cities", this.cities.map((city) => this.cityName(city))],
    ];
    for (const [key, names] of rows) {
      if (names.length) lines.push(told(`sam-has-${key}`, "R14.12", { names: names.join(",") }));
    }
    return [...lines, told("sam-has-discs", "R14.1", { count: this.discsLeft() })];
  }
}
