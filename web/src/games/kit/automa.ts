/** What an automa did, card by card, out of what was heard. */

import type { Entry, GameEvent } from "../../contract";

/** Its last turn in some news: from its card to the end of its turn. */
export function toldBy(news: Entry[], card: string, seat: number): GameEvent[] {
  const events = news.flatMap((entry) => entry.events);
  const first = events.findLastIndex((event) => event.verb === card);
  if (first < 0) return [];
  const turn = events.slice(first);
  const end = turn.findIndex((event) => event.verb === "turn" || event.verb === "over");
  return (end < 0 ? turn : turn.slice(0, end)).filter((event) => event.seat === seat);
}
