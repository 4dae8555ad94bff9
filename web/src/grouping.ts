/** Choices in sensible groups, and refusals that share a reason. */

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

/** Refusals by reason: one line for all choices that are refused alike. */
export function reasons(refusals: Refusal[]): Group<Refusal>[] {
  return gather(refusals, (row) => [row.verb, row.rule, row.what, row.needs, row.has].join(" "));
}

function gather<T>(rows: T[], nameOf: (row: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return [...groups].map(([name, members]) => ({ name, rows: members }));
}
