/** Score pads: the arithmetic of trailboss/companion/pad.py. */

import { key, words } from "../words";
import { thing } from "./setup";
import type { PadCategory as Category, PadPart as Part, PadPlan } from "../contract";

/** What was written down, by category: points, or the number of things. */
export type Entries = Record<string, number>;

/** The points of what was written down. */
export function points(category: Category, entry: number): number {
  return Math.floor(entry / category.per) * category.each;
}

/** All points of a person, or of the opponent of somebody who plays alone. */
export function total(pad: PadPlan, entries: Entries, rival = false): number {
  const rows = pad.categories.filter((row) => (rival ? row.rival : row.people));
  return rows.reduce((sum, row) => sum + points(row, entries[row.key] ?? 0), rival ? pad.base : 0);
}

/** What decides between equal points, the more the better. */
export function tie(pad: PadPlan, entries: Entries): number {
  const row = pad.categories.find((category) => category.key === pad.tie);
  if (!row) return 0;
  const entry = entries[row.key] ?? 0;
  return row.per > 1 ? entry % row.per : points(row, entry);
}

/** The totals and the places, the opponent's last; who shares a place has the same number. */
export function places(pad: PadPlan, people: Entries[], rival: Entries | null = null): { totals: number[]; places: number[] } {
  const totals = people.map((entries) => total(pad, entries));
  const worth = people.map((entries, i) => [totals[i] ?? 0, 0, tie(pad, entries)]);
  if (rival) {
    totals.push(total(pad, rival, true));
    worth.push([totals.at(-1) ?? 0, Number(pad.unbeaten), 0]);
  }
  return { totals, places: worth.map((own) => 1 + worth.filter((other) => above(other, own)).length) };
}

function above(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** The lines of the pad for a number of players. */
export function shown(pad: PadPlan, players: number): Category[] {
  return pad.categories.filter(({ players: [fewest, largest] }) => players >= fewest && players <= largest);
}

/** Points of a category counted part by part. */
export function counted(category: Category, counts: number[]): number {
  const worth = category.parts.map((part, i) => Math.floor((counts[i] ?? 0) / part.per) * part.each);
  return category.times ? worth.reduce((product, n) => product * n, 1) : worth.reduce((sum, n) => sum + n, 0);
}

/** What was typed, as a number within the limits of the line; null if it is none. */
export function entered(category: Category, text: string): number | null {
  const plain = text.trim().replace(/^[−–]/, "-");
  if (!/^-?\d{1,4}$/.test(plain)) return null;
  return Math.min(category.most, Math.max(category.least, Number(plain)));
}

/** What to enter, in words. */
export function explained(category: Category): string {
  const { each, per } = category;
  return words().say(key("companion-pad", category.word), "", { each, per });
}

/** What is counted, in words. */
export function partWords(part: Part): string {
  const values = { thing: part.thing ? thing(part.thing) : "", each: part.each, per: part.per };
  return words().say(key("companion-pad-part", part.word), values.thing, values);
}
