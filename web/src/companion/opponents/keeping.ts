/** Sessions that this browser keeps, one for each opponent, as the text of their file. */

const place = (opponent: string): string => `trailboss.companion.${opponent}`;

/** The kept text; empty if there is none or the browser keeps nothing. */
export function kept(opponent: string): string {
  try {
    return localStorage.getItem(place(opponent)) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text; false if the browser does not. */
export function keep(opponent: string, text: string): boolean {
  try {
    localStorage.setItem(place(opponent), text);
    return true;
  } catch {
    return false;
  }
}

export function forget(opponent: string): void {
  try {
    localStorage.removeItem(place(opponent));
  } catch {
    // There is nothing to forget.
  }
}

/** Give a text to the person as a file. */
export function handOver(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
