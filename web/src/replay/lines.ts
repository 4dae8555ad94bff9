/** The moves of the turn in words. */

import { tell, type Line } from "../chronicle";
import { capital, words } from "../words";
import type { ReplaySession } from "./session.svelte";

/** The deeds of the turn; a last move that led to nothing that can be told is told itself. */
export function linesOf(session: ReplaySession): Line[] {
  const entries = session.shown?.entries ?? [];
  const { names } = session;
  const lines = [...tell(entries, session.teller)];
  const last = entries.at(-1);
  if (last?.action && lines.at(-1)?.seq !== last.seq) {
    const text = `${names[last.seat ?? 0]}: ${words().action(last.action)}`;
    const part = { text, rule: "", seat: last.seat, turn: false, events: [] };
    lines.push({ key: `${last.seq}`, seq: last.seq, seat: last.seat, at: last.at, turn: false, parts: [part] });
  }
  return lines.map((line) => ({ ...line, parts: line.parts.map((part) => ({ ...part, text: capital(part.text) })) }));
}
