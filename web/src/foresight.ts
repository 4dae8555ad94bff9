/** What the server foresees, in the words of the page: the page itself knows no rules. */

import type { Choice, Outcome, Way } from "./contract";
import type { Foresight } from "./games/documents";
import { t } from "./words";

type Told = Pick<Outcome, "changes" | "points" | "reveals">;

/** All actions of a way: a walk ends where it was meant to end. */
export const actionsOf = (way: Way): string[] => (way.stop ? [...way.steps, way.stop] : way.steps);

/** The ways to an action, one for every bill, the cheapest first: one means there is nothing to ask. */
export function waysTo(foresight: Foresight | null, text: string): Way[] {
  const found = (foresight?.ways ?? []).filter((way) => way.wish === text);
  return found.sort((one, other) => one.cost - other.cost);
}

/** Actions that are a few steps away, as choices: one for each wish that is not legal at once. */
export function farChoices(foresight: Foresight | null, legal: Choice[], verbs: readonly string[]): Choice[] {
  const known = new Set(legal.map((choice) => choice.text));
  const found: Choice[] = [];
  for (const way of foresight?.ways ?? []) {
    const text = way.wish;
    const verb = text.split(" ", 1)[0] ?? "";
    if (!known.has(text) && verbs.includes(verb)) found.push({ text, verb, arg: -1, free: false });
    known.add(text);
  }
  return found;
}

/** What an action would do: of its own, or by the cheapest way to it. */
export function outcomeOf(foresight: Foresight | null, text: string): Told | undefined {
  return foresight?.actions.find((row) => row.action === text) ?? waysTo(foresight, text)[0];
}

/** What goes on after an action costs at least this many dollars; 0 if something of it is free or brings some. */
export function leastOf(foresight: Foresight | null, text: string): number {
  const bills = (foresight?.ways ?? []).filter((way) => way.steps.length > 1 && way.steps[0] === text);
  return bills.length ? Math.max(0, Math.min(...bills.map((way) => way.cost))) : 0;
}

/** How the turn ends in one go, with all that the place still brings, if it takes more than one action. */
export function ends(foresight: Foresight | null): { end: Way | null; closing: Way | null } {
  const { end, closing } = foresight ?? { end: null, closing: null };
  return { end: end && end.steps.length > 1 ? end : null, closing };
}

/** What is paid, gained and revealed. */
export function outcomeLines(told: Told, seat: number, names: string[]): string[] {
  const lines = told.changes.map(({ seat: whose, what, amount }) => {
    const thing = t("amount", { what, amount: Math.abs(amount) });
    if (whose === seat) return t(amount < 0 ? "outcome-pay" : "outcome-gain", { thing });
    return t(amount < 0 ? "outcome-other-pay" : "outcome-other-gain", { who: names[whose] ?? "", thing });
  });
  if (told.points) lines.push(t(told.points < 0 ? "outcome-less" : "outcome-more", { amount: Math.abs(told.points) }));
  if (told.reveals) lines.push(t("outcome-reveals"));
  return lines;
}

const changes = (foresight: Foresight, text: string): boolean => !!foresight.actions.find((row) => row.action === text)?.changes.length;

/**
 * The only thing that can be done, if it needs no thought: one may not walk on, and nothing is paid, gained,
 * revealed or ended that something any-time could come before. What is left and only brings something
 * is taken, and of answers that differ in nothing else the one that brings the most.
 */
export function forced(foresight: Foresight, legal: Choice[]): string | null {
  const [only, ...others] = legal.filter((choice) => !choice.free);
  const gains = foresight.closing?.steps ?? [];
  if (gains.length && legal.every((choice) => gains.includes(choice.text))) return gains[0] ?? null;
  if (foresight.plain && (legal.every((choice) => !choice.free) || !changes(foresight, foresight.plain))) return foresight.plain;
  if (!only || others.length || foresight.ways.some((way) => way.stop)) return null;
  if (legal.length === 1) return only.text;
  const told = foresight.actions.find((row) => row.action === only.text);
  const ends = foresight.end?.steps.length === 1 && foresight.end.steps[0] === only.text;
  return ends || !told || told.reveals || told.points || told.changes.length ? null : only.text;
}
