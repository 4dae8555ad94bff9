/** The keyboard at the table: numbers choose, u takes back, ? explains. */

import type { TableSession } from "./table.svelte";

export const CHOICE_KEYS = "123456789";

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
}

export function onKey(event: KeyboardEvent, session: TableSession, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (!session.shown) return;
  const choice = session.choices[CHOICE_KEYS.indexOf(event.key)];
  if (event.key === "?") help();
  else if (event.key === "u") void session.undo(session.state?.undo.step ?? null);
  else if (event.key === "U") void session.undo(session.state?.undo.turn ?? null);
  else if (event.key === "Escape") cancel(session);
  else if (event.key === "c" && session.pending) session.wish(session.pending);
  else if (session.asked && CHOICE_KEYS.includes(event.key) && choice) session.wish(choice.text);
  else return;
  event.preventDefault();
}

export function cancel(session: TableSession): void {
  session.pending = null;
  session.routes = [];
  session.notice = null;
}
