/** The daily challenge: what the server says about a day, and days in words. */

import { get, post } from "../api";
import { words } from "../words";

export interface Result {
  /** `null`: the game is not over, or ended too late. */
  rank: number | null;
  name: string;
  you: boolean;
  points: number | null;
  poker: number | null;
  target: number | null;
  beaten: boolean | null;
  ended: number | null;
  /** Of others: when the day is over. */
  table: string | null;
}

export interface Day {
  day: string;
  today: boolean;
  game: string;
  title: string;
  options: Record<string, string>;
  begins: number;
  ends: number;
  /** Games that end later do not count; tables and the deal are open from then on. */
  closes: number;
  sealed: boolean;
  now: number;
  begun: number;
  finished: number;
  mine: Result | null;
  results: Result[];
  days: string[];
}

export const daily = {
  day: (day: string | null) => get<Day>(day === null ? "/daily" : `/daily/${encodeURIComponent(day)}`),
  play: () => post<{ table: string }>("/daily"),
};

/** A day as people write it; it is the same day everywhere. */
export function dateOf(day: string, month: "long" | "short" = "long", language = words().language): string {
  const form = new Intl.DateTimeFormat(language, { day: "numeric", month, year: "numeric", timeZone: "UTC" });
  return form.format(Date.parse(`${day}T00:00:00Z`));
}

/** A time of the next days where the reader is: `Tue 02:00`. */
export function moment(at: number, language = words().language): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(at);
}

/** How far the points are from the target: `+12`, `−3`. */
export function difference(result: Result, language = words().language): string {
  if (result.points === null || result.target === null) return "";
  const form = new Intl.NumberFormat(language, { signDisplay: "exceptZero" });
  return form.format(result.points - result.target).replace("-", "−");
}
