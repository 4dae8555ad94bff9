/** What a choice brings, in words: for the line above the map and for the bar of choices. */

import type { Scene } from "../contract";
import { t, words } from "../../words";
import { handOf, worthOf } from "./counting";
import { SUITS } from "./geometry";
import { must } from "../kit/pieces";
import { boardOf, rankOf, tablesOf, viewOf, type Board, type PioneerView, type Tables } from "./model";
import { effectOf, type Effect } from "./preview";

/** A location in words: "mine E4". */
export function placeName(board: Board, cell: string): string {
  const kind = board.grid.byName.get(cell)?.kind ?? "";
  return t("pioneer-place", { kind: words().thing(kind), cell });
}

/** What a track does, most important first. */
export function effectLines(board: Board, effect: Effect): string[] {
  const lines = [];
  if (effect.activates.length) {
    lines.push(t("pioneer-activates", { what: effect.activates.map((cell) => placeName(board, cell)).join(", ") }));
  }
  if (effect.town >= 0) lines.push(t("pioneer-reaches", { number: effect.town + 1 }));
  if (effect.specials.length) {
    lines.push(t("pioneer-needs", { what: effect.specials.map((name) => words().thing(name)).join(" + ") }));
  }
  return lines;
}

/** The hand of this round with one more card, in words. */
export function handLine(tables: Tables, view: PioneerView, ranks: string[]): string {
  const worth = worthOf(tables, handOf(ranks, view.round));
  return worth ? t("pioneer-hand", { name: words().thing(worth.name), points: worth.points }) : t("pioneer-hand-open");
}

export function explain(scene: Scene, text: string): string[] {
  if (!scene.view || scene.seat === null) return [];
  const [tables, view] = [tablesOf(scene.components), viewOf(scene.view)];
  const sheet = view.sheets[scene.seat];
  const board = boardOf(must(tables.maps[view.options.map ?? ""]));
  const [verb = "", thing = ""] = text.split(" ");
  if (!sheet) return [];
  if (verb === "draw") {
    const suit = SUITS.indexOf((sheet.now?.railway ?? "") as "hearts");
    return suit < 0 || !board.grid.tracks.has(thing) ? [] : effectLines(board, effectOf(board, view, sheet, suit, thing));
  }
  if (verb === "card" && thing !== "?") return [handLine(tables, view, [...sheet.ranks, rankOf(thing)])];
  if (verb === "activate") return [placeName(board, thing)];
  if (verb === "box") return [t("pioneer-box-brings")];
  if (verb === "nuggets") {
    const multiplier = board.data.banks[sheet.bank.length] ?? 0;
    return [t("pioneer-bank-brings", { points: Number(thing) * multiplier, count: Number(thing), multiplier })];
  }
  return [];
}
