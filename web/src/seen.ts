/** How far a seat has followed a table in this browser: the start of "since you left". */

const place = (table: string, seat: number | null): string => `trailboss.seen.${table}.${seat ?? ""}`;

export function lastSeen(table: string, seat: number | null): number | null {
  const stored = localStorage.getItem(place(table, seat));
  return stored === null ? null : Number(stored);
}

export function remember(table: string, seat: number | null, seq: number): void {
  localStorage.setItem(place(table, seat), String(seq));
}
