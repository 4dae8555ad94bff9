/** What the server refuses, said in the language of the page. */

import type { Problem } from "./messages";
import { key, words } from "./words";

/** What a bare answer of something between us and the server means. */
function bare(status: number): string {
  const kinds: Record<number, string> = { 403: "forbidden", 404: "not-found", 413: "too-large", 429: "too-many" };
  return status >= 500 ? "unavailable" : (kinds[status] ?? "");
}

/** Why a wish was refused: by the rules, in so many words, or at least of which kind. */
export function problemWords(problem: Problem): string {
  const { what, needs = 0, has = 0 } = problem;
  if (what) return words().reason({ what, needs, has });
  const said = problem.detail || problem.title;
  const known = inWords(problem.detail ?? "");
  if (known || (said && words().language === "en")) return known || said;
  return words().say(key("problem-kind", kindOf(problem)), problem.title || said);
}

/** The message of a detail: numbers are values, and what follows a colon is for programs. */
function inWords(detail: string): string {
  const [plain = ""] = detail.split(":", 1);
  const [n = 0, m = 0] = (plain.match(/\d+/g) ?? []).map(Number);
  return words().say(key("problem", plain.replace(/\d+/g, "n")), "", { n, m });
}

function kindOf(problem: Problem): string {
  if (problem.type === "about:blank") return bare(problem.status);
  return problem.type.split("/").at(-1) ?? "";
}
