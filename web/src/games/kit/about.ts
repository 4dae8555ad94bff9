/** What a piece is and does, for the popover beside it. */

export interface About {
  /** What it is called. */
  title: string;
  /** What it does, costs and is worth, a line each. */
  lines: string[];
  /** What a click would do, or why it would not. */
  click?: string | undefined;
  /** Where the rules speak of it. */
  rule: string;
}

const known = new WeakMap<Element, () => About>();

/** An action of an element: it has a popover, whose words are asked for when it is shown. */
export function about(node: Element, ask: () => About): { destroy(): void } {
  known.set(node, ask);
  node.setAttribute("data-about", "");
  return { destroy: () => void known.delete(node) };
}

export const aboutOf = (node: Element): About | null => known.get(node)?.() ?? null;

/** Where a box stands beside a piece without covering it: right, left, below or above, whichever has room. */
export function beside(piece: DOMRect, box: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const GAP = 10;
  const within = (at: number, size: number, whole: number): number => Math.max(4, Math.min(at, whole - size - 4));
  const top = within(piece.top + piece.height / 2 - box.height / 2, box.height, screen.height);
  const left = within(piece.left + piece.width / 2 - box.width / 2, box.width, screen.width);
  if (piece.right + GAP + box.width <= screen.width) return { left: piece.right + GAP, top };
  if (piece.left - GAP - box.width >= 0) return { left: piece.left - GAP - box.width, top };
  if (piece.bottom + GAP + box.height <= screen.height) return { left, top: piece.bottom + GAP };
  return { left, top: Math.max(4, piece.top - GAP - box.height) };
}

/** The next piece in a direction: near, and rather ahead than aside. */
export function towards(from: DOMRect, others: readonly Element[], key: string): Element | null {
  const [dx, dy] = [Number(key === "ArrowRight") - Number(key === "ArrowLeft"), Number(key === "ArrowDown") - Number(key === "ArrowUp")];
  let best: [number, Element | null] = [Infinity, null];
  for (const other of others) {
    const { left, top, width, height } = other.getBoundingClientRect();
    const [x, y] = [left + width / 2 - from.left - from.width / 2, top + height / 2 - from.top - from.height / 2];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    if (width && ahead > 4 && ahead + 2 * aside < best[0]) best = [ahead + 2 * aside, other];
  }
  return best[1];
}
