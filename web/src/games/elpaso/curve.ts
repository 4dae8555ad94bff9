/** The trail as smooth curves through its spaces. */

import type { Point } from "../kit/pieces";
import type { Node } from "./contract";

const middle = (points: Point[]): Point => [
  points.reduce((total, [x]) => total + x, 0) / points.length,
  points.reduce((total, [, y]) => total + y, 0) / points.length,
];

/** The direction in which the trail runs through a space: from what comes before to what comes after it. */
function heading(before: Point[], after: Point[]): Point {
  const [x0, y0] = middle(before);
  const [x1, y1] = middle(after);
  const far = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(x1 - x0) / far, (y1 - y0) / far];
}

/** One curve for each way from a space to the next, as SVG paths. */
export function curves(nodes: Node[], at: Record<string, Point>): string[] {
  const place = (name: string): Point => at[name] ?? [0, 0];
  const before = (name: string): Point[] => nodes.filter((node) => node.after.includes(name)).map((node) => place(node.name));
  const headings = new Map(nodes.map((node) => [node.name, heading(before(node.name), node.after.map(place))]));
  return nodes.flatMap((node) =>
    node.after.map((next) => {
      const [x0, y0] = place(node.name);
      const [x1, y1] = place(next);
      const [a, b] = headings.get(node.name) ?? [0, 0];
      const [c, d] = headings.get(next) ?? [0, 0];
      const pull = Math.hypot(x1 - x0, y1 - y0) / 3;
      const points = [x0 + a * pull, y0 + b * pull, x1 - c * pull, y1 - d * pull, x1, y1].map(Math.round);
      return `M${x0} ${y0}C${points.join(" ")}`;
    }),
  );
}
