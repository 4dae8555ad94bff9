/** What cards, tracks and choices of Pioneer Rails are called. */

import { t, words } from "../../words";

const SUIT: Record<string, string> = { H: "hearts", D: "diamonds", C: "clubs", S: "spades" };

/** A card in words: "queen of diamonds". */
export function cardName(card: string): string {
  if (card === "?") return t("board-card-hidden");
  const suit = words().thing(SUIT[card.slice(-1)] ?? "");
  return t("pioneer-card", { rank: card.slice(0, -1), suit });
}

/** A track in words: "the east side of C3". */
export function trackName(name: string): string {
  const [, cell = "", way = ""] = name.match(/^X:(\w+):(.+)$/) ?? [];
  if (cell) return t("pioneer-shortcut", { cell, way });
  const [where = "", side = ""] = name.split(".");
  return t("pioneer-side", { cell: where, side });
}

/** The thing that a choice is about. */
export function thingName(text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const thing = rest.join(" ");
  if (verb === "draw") return trackName(thing);
  if (verb === "card") return cardName(thing);
  if (verb === "nuggets") return t("pioneer-nugget-count", { count: Number(thing) });
  return words().thing(thing);
}
