/** The log in words: what the entries say, and what happened since somebody left. */

import type { Entry, GameEvent } from "./contract";
import { Chronicle, deedWords, type Deed, type Teller } from "./deeds";
import { key, t, words, type Values } from "./words";

export { Chronicle, type Teller } from "./deeds";

export interface Part {
  text: string;
  rule: string;
  /** Whose doing it is, if it is anybody's. */
  seat: number | null;
  /** True where a turn begins. */
  turn: boolean;
  /** What it tells of. */
  events: GameEvent[];
}

export interface Line {
  key: string;
  seq: number;
  seat: number | null;
  at: number;
  turn: boolean;
  parts: Part[];
}

/** What was said of a deed stays so until more is done in the same breath. */
const said = new WeakMap<Deed, Part>();

function partOf(deed: Deed, teller: Teller): Part {
  const known = said.get(deed);
  if (known?.events.length === deed.events.length) return known;
  const { main, events } = deed;
  const part = { text: deedWords(deed, teller), rule: main.rule, seat: main.seat, turn: main.verb === "turn", events: [...events] };
  said.set(deed, part);
  return part;
}

/** The log line by line: a line for each run of deeds of one seat, cut where a turn begins. */
export function tell(entries: Entry[], teller: Teller, chronicle = new Chronicle()): Line[] {
  const deeds = chronicle.deeds(entries, teller);
  return kept.get(deeds) ?? written(entries, deeds, teller);
}

/** Lines by their deeds: who reads the same log again does not write it again. */
const kept = new WeakMap<Deed[], Line[]>();

function written(entries: Entry[], deeds: Deed[], teller: Teller): Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (const entry of entries) {
    const own = entry.kind === "action" ? reasonOf(entry, teller.names) : [plain(entry, teller.names)];
    const start = lines.length;
    own.forEach((part) => join(lines, entry, part, start));
    for (; next < deeds.length && deeds[next]!.seq <= entry.seq; next += 1) join(lines, entry, partOf(deeds[next]!, teller), start);
  }
  kept.set(deeds, lines);
  return lines;
}

function join(lines: Line[], entry: Entry, part: Part, start: number): void {
  const last = lines.length > start ? lines.at(-1) : undefined;
  const other = part.seat !== null && part.seat !== last?.seat;
  if (last && !part.turn && !other) last.parts.push(part);
  else lines.push({ key: `${entry.seq}-${lines.length - start}`, seq: entry.seq, seat: part.seat ?? entry.seat, at: entry.at, turn: part.turn, parts: [part] });
}

function plain(entry: Entry, names: string[]): Part {
  return { text: t(`log-${entry.kind}`, detailOf(entry, names)), rule: "", seat: entry.seat, turn: false, events: [] };
}

/** What a learner's partner says about its turn, before what it does. */
function reasonOf(entry: Entry, names: string[]): Part[] {
  const { reason } = entry.detail;
  if (typeof reason !== "string") return [];
  const who = names[entry.seat ?? 0] ?? "";
  const bare = reason === "others" || reason === "prospects";
  const text = bare ? t(`reason-${reason}`, { who }) : t("reason", { who, category: words().say(key("score", reason), reason) });
  return [{ text, rule: "", seat: entry.seat, turn: false, events: [] }];
}

/** What a single event is told with. */
export function told(event: GameEvent, entries: Entry[], teller: Teller, chronicle: Chronicle): string {
  const deed = chronicle.deeds(entries, teller).findLast((one) => one.events.includes(event));
  return deed ? partOf(deed, teller).text : words().event(event, teller.names[event.seat ?? -1] ?? "");
}

/** The deeds that stand, without what was taken back. */
function standing(entries: Entry[], teller: Teller, chronicle: Chronicle): Part[] {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  const stands = new Set(entries.filter((entry) => entry.kind === "action" && !undone.has(entry.seq)).map((entry) => entry.seq));
  return tell(entries, teller, chronicle).filter((line) => stands.has(line.seq)).flatMap((line) => line.parts);
}

/** What the others did between the last turn of a seat and the one that it has now or waits for. */
export function meanwhile(entries: Entry[], teller: Teller, seat: number, chronicle = new Chronicle()): Part[] {
  const parts = standing(entries, teller, chronicle);
  const turn = parts.findLastIndex((part) => part.turn && part.seat === seat);
  const before = turn < 0 ? parts : parts.slice(0, turn);
  const own = before.findLastIndex((part) => part.seat === seat);
  return before.slice(own + 1).filter((part) => part.seat !== null && !part.turn);
}

/** What a seat did in its last turn, or as much of it as is over. */
export function lastTurn(entries: Entry[], teller: Teller, seat: number, chronicle = new Chronicle()): Part[] {
  const parts = standing(entries, teller, chronicle).filter((part) => part.seat !== null);
  const end = parts.findLastIndex((part) => part.seat === seat && !part.turn);
  const before = parts.slice(0, end + 1).findLastIndex((part) => part.seat !== seat || part.turn);
  return parts.slice(before + 1, end + 1);
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
