/** The moves of the turn in words. */

import { lineOf, type Line } from "../chronicle";
import type { Entry } from "../contract";
import { capital, words } from "../words";
import type { ReplaySession } from "./session.svelte";

export function linesOf(session: ReplaySession): Line[] {
  return (session.shown?.entries ?? []).map((entry) => told(entry, session.names));
}

/** A move that led to nothing that can be told is told itself. */
function told(entry: Entry, names: string[]): Line {
  const line = lineOf(entry, names);
  const silent = line.parts.length === 0 && entry.action;
  const own = silent ? [{ text: `${names[entry.seat ?? 0]}: ${words().action(silent)}`, rule: "", seat: entry.seat, turn: false }] : line.parts;
  return { ...line, parts: own.map((part) => ({ ...part, text: capital(part.text) })) };
}
