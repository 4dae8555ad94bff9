/** The daily challenge: what the server says about a day, and days in words. */

import { get, post } from "../api";
import type { Day, TableName, Try } from "../contract";
import { minus } from "../numbers";
import { words } from "../words";

export type { Day };
export type Result = Try;

export const daily = {
  day: (day: string | null) => get<Day>(day === null ? "/daily" : `/daily/${encodeURIComponent(day)}`),
  play: () => post<TableName>("/daily"),
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
  return minus(form.format(result.points - result.target));
}
