/** What an explanation says: by how much an option is better or worse than what was done, and where. */

import type { Why, WhyRow } from "../contract";
import { capital, key, words } from "../words";

const SHOWN = 5;
const SLIGHT = 0.05;

interface Bar {
  label: string;
  /** Points more or less than what was done. */
  gain: number;
  /** Part of the longest bar, from 0 to 1. */
  length: number;
}

export interface Option {
  row: WhyRow;
  /** Points of lead more or less than what was done. */
  gain: number;
  bars: Bar[];
}

export function optionsOf(why: Pick<Why, "rows" | "categories">): Option[] {
  const [done] = why.rows;
  if (!done) return [];
  const gains = (row: WhyRow) => why.categories.map((name) => [name, (row.parts[name] ?? 0) - (done.parts[name] ?? 0)] as const);
  const longest = Math.max(SLIGHT, ...why.rows.flatMap((row) => gains(row).map(([, gain]) => Math.abs(gain))));
  return why.rows.map((row) => ({
    row,
    gain: row.lead - done.lead,
    bars: gains(row)
      .filter(([, gain]) => Math.abs(gain) >= SLIGHT)
      .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
      .slice(0, SHOWN)
      .map(([name, gain]) => ({ label: categoryName(name), gain, length: Math.abs(gain) / longest })),
  }));
}

function categoryName(name: string): string {
  return capital(words().say(key("score", name), name.replaceAll(/[_-]/g, " ")));
}

/** A number with one digit behind the point, and its sign if it is a difference. */
export function written(value: number, difference = false): string {
  const signDisplay = difference ? "exceptZero" : "auto";
  return new Intl.NumberFormat(words().language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }).format(value);
}
