/** Choices in sensible groups, and the reason why something is refused. */

import type { Choice, Refusal } from "./contract";

export interface Group<T> {
  name: string;
  rows: T[];
}

const LAST = ["stop", "pass"];

/** Choices by verb, in the order given; stopping and passing come last. */
export function grouped(choices: Choice[]): Group<Choice>[] {
  const groups = gather(choices, (choice) => (LAST.includes(choice.verb) ? "done" : choice.verb));
  const done = groups.filter((group) => group.name === "done");
  return [...groups.filter((group) => group.name !== "done"), ...done];
}

/** Why an action is refused, if a reason names it or holds for all others of its verb. */
export function refusalOf(refusals: Refusal[], text: string): Refusal | undefined {
  const verb = text.split(" ", 1)[0];
  return refusals.find((row) => row.actions.includes(text)) ?? refusals.find((row) => row.rest && row.verb === verb);
}

/** Refusals without what can be done after all, as by walking on. */
export function withoutOffers(refusals: Refusal[], offers: Choice[]): Refusal[] {
  const offered = new Set(offers.map((choice) => choice.text));
  return refusals
    .map((row) => ({ ...row, actions: row.actions.filter((text) => !offered.has(text)) }))
    .filter((row) => row.rest || row.actions.length);
}

function gather<T>(rows: T[], nameOf: (row: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups].map(([name, members]) => ({ name, rows: members }));
}
