/** Numbers of rules: their chapters, and links from a text to the rules that it names. */

export interface Part {
  text: string;
  rule: string | null;
}

/** The heading of a chapter: `Terms` of `## R1 Terms`. */
export function headingOf(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  return line.replace(/^#*\s*(R\d+\s+)?/, "");
}

/** The rows of the tables in a chapter, cell by cell, without the rule under the head. */
export function tableOf(text: string): string[][] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[-| ]+\|$/.test(line))
    .map((line) => line.slice(1, -1).split("|").map((cell) => cell.trim()));
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
