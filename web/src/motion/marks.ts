/** How pieces are found on the page: each says by `data-piece` what it is. */

const word = (piece: string): string => piece.replaceAll(" ", "_");

/** What a piece writes into `data-piece`. */
export const mark = (...pieces: string[]): string => pieces.map(word).join(" ");

const MIN = 2;

/** True if some of it is on the screen. */
function seen(element: Element): boolean {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  return width + height > MIN && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** The first of the pieces that is in sight. */
export function find(...pieces: string[]): Element | null {
  for (const piece of pieces) {
    const found = [...document.querySelectorAll(`[data-piece~="${CSS.escape(word(piece))}"]`)].find(seen);
    if (found) return found;
  }
  return null;
}
