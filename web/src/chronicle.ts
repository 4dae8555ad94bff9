/** The log in words: what an entry says, and what happened since somebody left. */

import type { Entry } from "./contract";
import { t, words } from "./words";

export interface Part {
  text: string;
  rule: string;
}

export interface Line {
  seq: number;
  seat: number | null;
  at: number;
  turn: boolean;
  parts: Part[];
}

export function lineOf(entry: Entry, names: string[]): Line {
  const turn = entry.events.some((event) => event.verb === "turn");
  return { seq: entry.seq, seat: entry.seat, at: entry.at, turn, parts: partsOf(entry, names) };
}

function partsOf(entry: Entry, names: string[]): Part[] {
  if (entry.kind === "action") {
    return entry.events.map((event) => {
      const who = event.seat === null ? "" : (names[event.seat] ?? "");
      return { text: words().event(event, who), rule: event.rule };
    });
  }
  return [{ text: t(`log-${entry.kind}`, detailOf(entry, names)), rule: "" }];
}

function detailOf(entry: Entry, names: string[]): Record<string, string> {
  const { detail } = entry;
  const seat = entry.seat === null ? "" : (names[entry.seat] ?? "");
  return {
    who: String(detail.name ?? seat),
    about: String(detail.about ?? ""),
    passed: detail.passed === undefined || detail.passed === null ? "open" : String(detail.passed),
    yes: String(detail.yes ?? ""),
    count: String(entry.undone.length),
  };
}

/** What the others did after a moment, without what was taken back. */
export function since(entries: Entry[], left: number, mine: number[]): Entry[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  return entries.filter(
    (entry) =>
      entry.seq > left &&
      entry.kind === "action" &&
      entry.seat !== null &&
      !mine.includes(entry.seat) &&
      !undone.has(entry.seq) &&
      entry.events.length > 0,
  );
}
