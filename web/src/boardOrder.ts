/** The order of the pieces on the page: lists of what they stand for have the same. */

import type { Choice } from "./contract";

/** Choices as their pieces lie on a board; what lies nowhere comes last, in the order given. */
export function asOnBoard(choices: Choice[], board: ParentNode | null): Choice[] {
  const texts = [...(board?.querySelectorAll("[data-action]") ?? [])].map((piece) => piece.getAttribute("data-action"));
  const place = (choice: Choice): number => {
    const at = texts.indexOf(choice.text);
    return at < 0 ? texts.length : at;
  };
  return [...choices].sort((one, other) => place(one) - place(other));
}
