/** Composed clicks: a wish for a far location becomes steps, asking only where tolls differ. */

import { toll, type Route, type Scene, type Toll } from "../contract";
import { must } from "../kit/pieces";
import { fee, owned, tablesOf, viewOf, type Tables, type TrailView } from "./model";

/** What the open question allows a herder: where it stands and how many steps are left. */
export interface Walker {
  seat: number;
  from: string;
  left: number;
  /** Kansas City ends a free move before it is reached. */
  kansasCity: boolean;
  /** A free move pays no tolls. */
  pays: boolean;
}

const LAST = "KC";

/** The walker of the open question, or `null` if nobody walks now. */
export function walker(view: TrailView, seat: number | null): Walker | null {
  const top = view.stack.at(-1);
  if (seat === null || !top || Number(top.seat ?? 0) !== seat) return null;
  const from = view.players[seat]?.herder;
  if (!from || (top.is !== "Walk" && top.is !== "FreeWalk")) return null;
  const free = top.is === "FreeWalk";
  return { seat, from, left: Number(top.left ?? 0), kansasCity: !free, pays: !free };
}

/** The locations one step ahead: the first tile on every branch; empty spaces are passed. */
export function onward(tables: Tables, view: TrailView, at: string): string[] {
  const nodes = new Map(tables.nodes.map((node) => [node.name, node]));
  const found: string[] = [];
  const ahead = [...must(nodes.get(at)).after];
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    if (name === LAST || view.trail[name] !== undefined) {
      if (!found.includes(name)) found.push(name);
    } else ahead.push(...must(nodes.get(name)).after);
  }
  return found;
}

function tollAt(tables: Tables, view: TrailView, who: Walker, at: string): Toll[] {
  const tile = view.trail[at];
  const dollars = tile && who.pays ? fee(tables, view, tile, who.seat) : 0;
  return dollars ? [{ at, dollars, payee: owned(tile)?.owner ?? null }] : [];
}

/** All ways of the walker, by the location they end at; short ways come first. */
export function ways(tables: Tables, view: TrailView, who: Walker): Map<string, Route[]> {
  const found = new Map<string, Route[]>();
  let edge: Route[] = [{ steps: [], tolls: [] }];
  for (let left = who.left; left > 0 && edge.length; left--) {
    edge = edge.flatMap((route) => {
      const at = route.steps.at(-1) ?? who.from;
      return at === LAST ? [] : onward(tables, view, at).map((to) => lengthen(tables, view, who, route, to));
    });
    if (!who.kansasCity) edge = edge.filter((route) => route.steps.at(-1) !== LAST);
    for (const route of edge) {
      const end = must(route.steps.at(-1));
      found.set(end, [...(found.get(end) ?? []), route]);
    }
  }
  return found;
}

function lengthen(tables: Tables, view: TrailView, who: Walker, route: Route, to: string): Route {
  return { steps: [...route.steps, to], tolls: [...route.tolls, ...tollAt(tables, view, who, to)] };
}

/** What a route costs and to whom: routes that agree in this need no question. */
function bill(route: Route): string {
  const paid = new Map<string, number>();
  for (const { dollars, payee } of route.tolls) {
    const name = String(payee);
    paid.set(name, (paid.get(name) ?? 0) + dollars);
  }
  return [...paid].sort().join(" ");
}

/** One route for every different bill, the cheapest first: one means there is nothing to ask. */
export function routesTo(tables: Tables, view: TrailView, who: Walker, target: string): Route[] {
  const byBill = new Map<string, Route>();
  for (const route of ways(tables, view, who).get(target) ?? []) {
    if (!byBill.has(bill(route))) byBill.set(bill(route), route);
  }
  return [...byBill.values()].sort((a, b) => toll(a) - toll(b));
}

/** Locations farther than one step that the walker can reach. */
export function farTargets(tables: Tables, view: TrailView, who: Walker): string[] {
  const near = onward(tables, view, who.from);
  return [...ways(tables, view, who).keys()].filter((name) => !near.includes(name));
}

/** The far places that steps of the open question lead to, as wishes. */
export function farWishes(scene: Scene): string[] {
  const walk = walking(scene);
  return walk ? farTargets(walk.tables, walk.view, walk.who).map((name) => `go ${name}`) : [];
}

/** The ways to a place that is wished for. */
export function wishedRoutes(scene: Scene, text: string): Route[] {
  const walk = text.startsWith("go ") ? walking(scene) : null;
  return walk ? routesTo(walk.tables, walk.view, walk.who, text.slice(3)) : [];
}

function walking({ components, view, seat }: Scene) {
  const seen = view && viewOf(view);
  const who = seen && walker(seen, seat);
  return who && { tables: tablesOf(components), view: seen, who };
}
