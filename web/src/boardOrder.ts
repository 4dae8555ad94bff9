/** The order of the pieces on the page: lists of what they stand for have the same. */

import type { Choice } from "./contract";

/** What the pieces of a board stand for, as they lie on it. */
export function placedOn(board: ParentNode | null): string[] {
  const texts = [...(board?.querySelectorAll("[data-action]") ?? [])].map((piece) => piece.getAttribute("data-action") ?? "");
  return [...new Set(texts)];
}

/** Choices as their pieces lie; what lies nowhere comes last, in the order given. */
export function asOnBoard(choices: Choice[], placed: readonly string[]): Choice[] {
  const places = new Map(placed.map((text, at) => [text, at]));
  const place = (choice: Choice): number => places.get(choice.text) ?? placed.length;
  return [...choices].sort((one, other) => place(one) - place(other));
}
