/** What the companion keeps in this browser. */

const PLACE = "trailboss.companion.";

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PLACE + name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage loses only the memory of this page.
  }
}

export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}
