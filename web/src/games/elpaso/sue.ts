/** What Sue did, card by card, out of what was heard. */

import type { Entry, GameEvent } from "../../contract";
import { SUE } from "./model";

/** Her last turn in some news: from her card to the end of her turn. */
export function toldBy(news: Entry[]): GameEvent[] {
  const events = news.flatMap((entry) => entry.events);
  const first = events.findLastIndex((event) => event.verb === "sue-card");
  if (first < 0) return [];
  const turn = events.slice(first);
  const end = turn.findIndex((event) => event.verb === "turn" || event.verb === "over");
  return (end < 0 ? turn : turn.slice(0, end)).filter((event) => event.seat === SUE);
}
