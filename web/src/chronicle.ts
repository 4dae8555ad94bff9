/** The log in words: what an entry says, and what happened since somebody left. */

import type { Entry } from "./contract";
import { key, t, words, type Values } from "./words";

export interface Part {
  text: string;
  rule: string;
  /** Whose doing it is, if it is anybody's. */
  seat: number | null;
  /** True where a turn begins. */
  turn: boolean;
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
    const parts = entry.events.map((event) => {
      const who = event.seat === null ? "" : (names[event.seat] ?? "");
      return { text: words().event(event, who), rule: event.rule, seat: event.seat, turn: event.verb === "turn" };
    });
    return [...reasonOf(entry, names), ...parts];
  }
  return [{ text: t(`log-${entry.kind}`, detailOf(entry, names)), rule: "", seat: entry.seat, turn: false }];
}

/** What a learner's partner says about its turn, before what it does. */
function reasonOf(entry: Entry, names: string[]): Part[] {
  const { reason } = entry.detail;
  if (typeof reason !== "string") return [];
  const who = names[entry.seat ?? 0] ?? "";
  const plain = reason === "others" || reason === "prospects";
  const text = plain ? t(`reason-${reason}`, { who }) : t("reason", { who, category: words().say(key("score", reason), reason) });
  return [{ text, rule: "", seat: entry.seat, turn: false }];
}

/** A line cut where somebody else goes on: an automa plays within the move of the one before. */
export function bySeat(line: Line): (Line & { key: string })[] {
  const cut: (Line & { key: string })[] = [];
  for (const part of line.parts) {
    const last = cut.at(-1);
    const other = part.seat !== null && part.seat !== (last?.seat ?? line.seat);
    if (last && !part.turn && !other) last.parts.push(part);
    else cut.push({ ...line, key: `${line.seq}-${cut.length}`, seat: part.seat ?? line.seat, turn: part.turn, parts: [part] });
  }
  return cut;
}

const RECENT = 60;

/** What the others did between the last turn of a seat and the one that it has now or waits for. */
export function meanwhile(entries: Entry[], names: string[], seat: number): Part[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  const parts = entries
    .slice(-RECENT)
    .filter((entry) => entry.kind === "action" && !undone.has(entry.seq))
    .flatMap((entry) => partsOf(entry, names));
  const turn = parts.findLastIndex((part) => part.turn && part.seat === seat);
  const before = turn < 0 ? parts : parts.slice(0, turn);
  const own = before.findLastIndex((part) => part.seat === seat);
  return before.slice(own + 1).filter((part) => part.seat !== null && !part.turn);
}

function detailOf(entry: Entry, names: string[]): Values {
  const { detail } = entry;
  const seat = entry.seat === null ? "" : (names[entry.seat] ?? "");
  return {
    who: String(detail.name ?? seat),
    about: detail.redealt ? "redeal" : String(detail.about ?? ""),
    passed: detail.passed === undefined || detail.passed === null ? "open" : String(detail.passed),
    yes: String(detail.yes ?? ""),
    count: entry.undone.length,
  };
}

/** What the others did after a moment, without what was taken back. */
export function since(entries: Entry[], left: number, seat: number): Entry[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  return entries.filter(
    (entry) =>
      entry.seq > left &&
      entry.kind === "action" &&
      entry.seat !== null &&
      entry.seat !== seat &&
      !undone.has(entry.seq) &&
      entry.events.length > 0,
  );
}
