/** How far this browser has followed a table: the start of "since you left". */

const place = (table: string): string => `trailboss.seen.${table}`;

export function lastSeen(table: string): number | null {
  const stored = localStorage.getItem(place(table));
  return stored === null ? null : Number(stored);
}

export function remember(table: string, seq: number): void {
  localStorage.setItem(place(table), String(seq));
}
