/** What a choice brings, in words: for the line above the map and for the bar of choices. */

import type { Scene } from "../contract";
import { t, words } from "../../words";
import type { Laid, Worth } from "./contract";
import type { Board } from "./geometry";
import { mapOf, promised, viewOf } from "./select";

/** A location in words: "mine E4". */
export function placeName(board: Board, cell: string): string {
  const kind = board.grid.byName.get(cell)?.kind ?? "";
  return t("pioneer-place", { kind: words().thing(kind), cell });
}

/** What a track does, most important first. */
export function effectLines(board: Board, effect: Laid): string[] {
  const lines = [];
  if (effect.activates.length) {
    lines.push(t("pioneer-activates", { what: effect.activates.map((cell) => placeName(board, cell)).join(", ") }));
  }
  if (effect.town) lines.push(t("pioneer-reaches", { number: effect.town }));
  if (effect.specials.length) {
    lines.push(t("pioneer-needs", { what: effect.specials.map((name) => words().thing(name)).join(" + ") }));
  }
  return lines;
}

/** All of it, with the points it brings and what is left to lay. */
export function outcomeOf(board: Board, effect: Laid): string[] {
  const more = effect.points ? [t("pioneer-points-more", { points: effect.points })] : [];
  return [...effectLines(board, effect), ...more, t("pioneer-then-left", { tracks: effect.left })];
}

/** A hand of a round in words. */
export function handLine(hand: Worth | undefined): string {
  return hand?.points ? t("pioneer-hand", { name: words().thing(hand.name), points: hand.points }) : t("pioneer-hand-open");
}

export function explain(scene: Scene, text: string): string[] {
  if (!scene.state.view || scene.state.viewer === null) return [];
  const board = mapOf(scene.components, viewOf(scene.state));
  const [verb = "", thing = ""] = text.split(" ");
  const more = promised(scene.foresight, text);
  if (more?.laid) return effectLines(board, more.laid);
  if (more?.hand) return [handLine(more.hand)];
  if (verb === "activate") return [placeName(board, thing)];
  if (verb === "box") return [t("pioneer-box-brings")];
  return [];
}
