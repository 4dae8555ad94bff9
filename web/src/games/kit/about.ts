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

interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}
/** What lies around a piece, and how much it matters that it stays in sight. */
export interface Neighbour {
  box: DOMRect;
  weight: number;
}

const within = (spot: Spot, size: Size, { box }: Neighbour): boolean =>
  box.right > spot.left && box.left < spot.left + size.width && box.bottom > spot.top && box.top < spot.top + size.height;

/** Where a box stands beside a piece without covering it: right, left, below or above, wherever it has room and covers the least. */
export function beside(piece: DOMRect, box: Size, screen: Size, around: readonly Neighbour[] = []): Spot {
  const GAP = 10;
  const inside = (at: number, size: number, whole: number): number => Math.max(4, Math.min(at, whole - size - 4));
  const top = inside(piece.top + piece.height / 2 - box.height / 2, box.height, screen.height);
  const left = inside(piece.left + piece.width / 2 - box.width / 2, box.width, screen.width);
  const spots: Spot[] = [];
  if (piece.right + GAP + box.width <= screen.width) spots.push({ left: piece.right + GAP, top });
  if (piece.left - GAP - box.width >= 0) spots.push({ left: piece.left - GAP - box.width, top });
  if (piece.bottom + GAP + box.height <= screen.height) spots.push({ left, top: piece.bottom + GAP });
  if (piece.top - GAP - box.height >= 0) spots.push({ left, top: piece.top - GAP - box.height });
  const costs = spots.map((spot) => around.reduce((sum, one) => sum + (within(spot, box, one) ? one.weight : 0), 0));
  return spots[costs.indexOf(Math.min(...costs))] ?? { left, top: Math.max(4, piece.top - GAP - box.height) };
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
