/** Far stops: a wish for a stop several steps ahead becomes steps, on the shortest way. */

import { must } from "../kit/pieces";
import { EL_PASO, type ElPasoView, type Tables } from "./model";

/** The first stop on every branch ahead; empty spaces are passed. */
export function onward(tables: Tables, view: ElPasoView, at: string): string[] {
  const nodes = new Map(tables.nodes.map((node) => [node.name, node]));
  const found: string[] = [];
  const ahead = [...must(nodes.get(at)).after];
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    if (name === EL_PASO || view.trail[name] !== undefined) {
      if (!found.includes(name)) found.push(name);
    } else ahead.push(...must(nodes.get(name)).after);
  }
  return found;
}

/** The shortest way to each stop that so many steps reach; nobody passes El Paso. */
export function ways(tables: Tables, view: ElPasoView, from: string, steps: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let edge: string[][] = [[]];
  for (let left = steps; left > 0 && edge.length; left--) {
    const next: string[][] = [];
    for (const way of edge) {
      const at = way.at(-1) ?? from;
      if (way.length && at === EL_PASO) continue;
      for (const to of onward(tables, view, at)) {
        if (found.has(to)) continue;
        found.set(to, [...way, to]);
        next.push([...way, to]);
      }
    }
    edge = next;
  }
  return found;
}

/** Where the seat may walk now, or nothing if it does not walk. */
export function walking(tables: Tables, view: ElPasoView, seat: number | null): Map<string, string[]> {
  const top = view.stack.at(-1);
  const from = seat === null ? null : view.players[seat]?.rancher;
  if (top?.is !== "Walk" || Number(top.seat ?? 0) !== seat || !from) return new Map();
  return ways(tables, view, from, view.steps);
}
