/** What the choices of Pioneer Rails are called; small, because it comes with every table. */

import type { Scene } from "../../naming";
import { t, words } from "../../words";
import { plugged } from "./plug.svelte";

const SUIT: Record<string, string> = { H: "hearts", D: "diamonds", C: "clubs", S: "spades" };

/** A card in words: "queen of diamonds". */
export function cardName(card: string): string {
  if (card === "?") return t("sheet-card-hidden");
  const suit = words().thing(SUIT[card.slice(-1)] ?? "");
  return t("sheet-card", { rank: card.slice(0, -1), suit });
}

/** A track in words: "the east side of C3". */
export function trackName(name: string): string {
  const [, cell = "", way = ""] = name.match(/^X:(\w+):(.+)$/) ?? [];
  if (cell) return t("sheet-shortcut", { cell, way });
  const [where = "", side = ""] = name.split(".");
  return t("sheet-side", { cell: where, side });
}

/** The thing that a choice is about, if the game is played on sheets. */
export function sheetThing(scene: Scene, verb: string, thing: string): string | null {
  if (scene.components.kind !== "sheet") return null;
  if (verb === "draw") return trackName(thing);
  if (verb === "card") return cardName(thing);
  if (verb === "nuggets") return t("sheet-nugget-count", { count: Number(thing) });
  return words().thing(thing);
}

/** What a choice does; known as soon as the board is there. */
export function sheetDetail(scene: Scene, text: string): string[] {
  return scene.components.kind === "sheet" ? plugged.explain(scene, text) : [];
}
