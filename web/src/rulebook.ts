/** Numbers of rules: their chapters, and links from a text to the rules that it names. */

export interface Part {
  text: string;
  rule: string | null;
}

export function chapterOf(number: string): string {
  return number.split(".")[0] ?? number;
}

/** A text cut at the rules that it names. */
export function withLinks(text: string): Part[] {
  return text
    .split(/(\bR\d+(?:\.\d+)?\b)/)
    .filter(Boolean)
    .map((part) => ({ text: part, rule: /^R\d+(\.\d+)?$/.test(part) ? part : null }));
}
