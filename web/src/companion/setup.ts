/** Set-ups beside the cardboard: the interpreter of trailboss/companion/setup.py. */

import { key, t, words, type Values } from "../words";
import { Luck } from "./rng";
import type { SetupDraw as Draw, SetupPlan, SetupStep as Step } from "../contract";

export interface Row {
  at: string;
  thing: string;
  who: number | null;
  values: Record<string, number>;
}

export interface Laid {
  key: string;
  rule: string;
  values: Record<string, number>;
  rows: Row[];
  drawn: boolean;
  link: string;
}

export interface Layout {
  players: number;
  options: Record<string, string>;
  seed: string;
  again: Record<string, number>;
}

const MASK = (1n << 64n) - 1n;
const BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** Luck of its own for each line, so that one can be drawn anew (FNV-1a of its name). */
export function chance(seed: string, step: string, again: number): Luck {
  let state = BASIS;
  for (const byte of new TextEncoder().encode(`${seed}/${step}/${again}`)) {
    state = ((state ^ BigInt(byte)) * PRIME) & MASK;
  }
  return new Luck(state);
}

/** The check list of a table. */
export function layOut(plan: SetupPlan, layout: Layout): Laid[] {
  const options = chosen(plan, layout.options);
  let seats = numbers(layout.players);
  const found: Laid[] = [];
  for (const step of plan.steps) {
    if (!holds(step, layout.players, options)) continue;
    const luck = chance(layout.seed, step.key, layout.again[step.key] ?? 0);
    if (step.lot) seats = ordered(luck, layout.players, step.lot);
    found.push(laid(step, layout.players, seats, luck));
  }
  return found;
}

/** All options; what is not named or not known has its usual value. */
export function chosen(plan: SetupPlan, wished: Record<string, string>): Record<string, string> {
  const pairs = plan.options.map(({ name, choices }) => {
    const wish = wished[name] ?? "";
    return [name, choices.includes(wish) ? wish : (choices[0] ?? "")] as const;
  });
  return Object.fromEntries(pairs);
}

function numbers(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

function holds(step: Step, players: number, options: Record<string, string>): boolean {
  if (players < step.least || players > step.most) return false;
  return Object.entries(step.only).every(([name, value]) => options[name] === value);
}

function ordered(luck: Luck, players: number, lot: string): number[] {
  if (lot !== "first") return luck.shuffled(numbers(players));
  const first = luck.below(players);
  return numbers(players).map((i) => (first + i) % players);
}

function laid(step: Step, players: number, seats: number[], luck: Luck): Laid {
  const values = Object.entries(step.values).map(([name, value]) => [
    name,
    typeof value === "number" ? value : (value[players - 1] ?? 0),
  ]);
  const rows: Row[] = [];
  if (step.lot) rows.push(...(step.lot === "first" ? seats.slice(0, 1) : seats).map((who) => row({ who })));
  for (const draw of step.draws) rows.push(...drawn(draw, seats, luck));
  for (const [i, who] of seats.entries()) {
    const each = step.each[i];
    if (each) rows.push(row({ who, values: each }));
  }
  const byLot = Boolean(step.lot) || step.draws.length > 0;
  return { key: step.key, rule: step.rule, values: Object.fromEntries(values), rows, drawn: byLot, link: step.link };
}

function row(found: Partial<Row>): Row {
  return { at: "", thing: "", who: null, values: {}, ...found };
}

function drawn(draw: Draw, seats: number[], luck: Luck): Row[] {
  const many = draw.at.length || seats.length;
  const kinds = numbers(draw.from.length);
  const lots = draw.back ? numbers(many).map(() => luck.below(kinds.length)) : luck.shuffled(kinds).slice(0, many);
  const things = lots.map((i) => draw.from[i] ?? "");
  if (draw.at.length) return draw.at.map((at, i) => row({ at, thing: things[i] }));
  return seats.map((who, i) => row({ who, thing: things[i] }));
}

/** What a thing is called beside the cardboard, as in trailboss/companion/speech.py. */
export function thing(name: string): string {
  if (/^\d/.test(name)) return name;
  return words().say(key("companion-thing", name), words().thing(name));
}

/** A step in words. */
export function stepWords(step: Laid): string {
  return words().say(key("companion-setup", step.key), step.key, step.values);
}

/** A result in words. */
export function rowWords(step: Laid, found: Row, names: string[]): string {
  const values: Values = { ...found.values, at: thing(found.at), thing: thing(found.thing) };
  values.who = found.who === null ? "" : nameOf(names, found.who);
  return words().say(`${key("companion-setup", step.key)}-row`, `${found.at} ${found.thing}`.trim(), values);
}

/** What somebody is called; by the number of the seat if there is no name. */
export function nameOf(names: string[], who: number): string {
  return names[who]?.trim() || t("companion-player", { number: who + 1 });
}

/** The layout as a query: what a link carries. */
export function queryOf(game: string, layout: Layout, names: string[]): string {
  const query = new URLSearchParams({ game, players: String(layout.players), seed: layout.seed });
  for (const [name, value] of Object.entries(layout.options)) query.set(name, value);
  const again = Object.entries(layout.again).map(([step, n]) => `${step}:${n}`);
  if (again.length) query.set("again", again.join(","));
  const known = names.slice(0, layout.players).map((name) => name.trim().replaceAll(",", " "));
  if (known.some(Boolean)) query.set("names", known.join(","));
  return `?${query}`;
}

const SEED = /^\d{1,20}$/;

/** The layout of a query; null if it names no draw. */
export function layoutOf(plan: SetupPlan, query: URLSearchParams): { layout: Layout; names: string[] } | null {
  const seed = query.get("seed") ?? "";
  if (!SEED.test(seed)) return null;
  const wished = Object.fromEntries(plan.options.map(({ name }) => [name, query.get(name) ?? ""]));
  const again = (query.get("again") ?? "").split(",").map((part) => part.split(":"));
  const known = again.filter(([step, n]) => step && /^\d{1,4}$/.test(n ?? ""));
  const layout = {
    players: within(plan.players, Number(query.get("players"))),
    options: chosen(plan, wished),
    seed,
    again: Object.fromEntries(known.map(([step, n]) => [step, Number(n)])),
  };
  return { layout, names: (query.get("names") ?? "").split(",").map((name) => name.slice(0, 40)) };
}

/** A number of players that the game takes; two if the number makes no sense. */
export function within([least, most]: [number, number], players: number): number {
  if (!Number.isInteger(players) || players < 1) return Math.max(2, least);
  return Math.min(most, Math.max(least, players));
}
