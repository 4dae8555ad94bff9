/** The end of a session: the person's points and who has won. */

import { range, type Desk, type Script } from "./base";

interface Limits {
  most_points: number;
  /** Dollars that are no full five. */
  most_left: number;
}

/** Tell the opponent's points and who is ahead: 1 the person, 0 nobody, -1 the opponent. */
export function* verdict(desk: Desk, limits: Limits, who: string, points: number, rule: string): Script<number> {
  desk.head("final", rule, { who, points });
  const own = yield* desk.count("ask-own-points", rule, range(limits.most_points + 1));
  if (own === points) return 0;
  desk.tell(own > points ? "won" : "lost", rule, { who, own, points });
  return own > points ? 1 : -1;
}

/** With equal points the dollars left over decide, and the opponent has none. */
export function* dollarsDecide(desk: Desk, limits: Limits, who: string, rule: string): Script<void> {
  const left = yield* desk.count("ask-own-dollars", rule, range(limits.most_left + 1));
  desk.tell(left ? "won-by-dollars" : "shared", rule, { who, dollars: left });
}
