/** Numbers of rules: their chapters, and links from a text to the rules that it names. */

export interface Part {
  text: string;
  rule: string | null;
  /** How the rulebook sets it: `*` stressed, `**` strong, a backquote for what is written so. */
  mark: "" | "*" | "**" | "`";
}

const MARKED = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/;
const RULE = /(\bR\d+(?:\.\d+)?\b)/;

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

/** The words of a text alone, for where nothing can be set. */
export const plainly = (text: string): string => withLinks(text).map((part) => part.text).join("");

/** A text cut at the rules that it names and at what it stresses. */
export function withLinks(text: string): Part[] {
  return text.split(MARKED).flatMap((piece, i) => {
    const mark = i % 2 ? ((/^(\*\*|\*|`)/.exec(piece)?.[0] ?? "") as Part["mark"]) : "";
    const plain = piece.slice(mark.length, piece.length - mark.length);
    return plain.split(RULE).flatMap((part, n) => (part ? [{ text: part, rule: n % 2 ? part : null, mark }] : []));
  });
}
