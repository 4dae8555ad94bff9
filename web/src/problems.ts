/** What the server refuses, said in the language of the page. */

import type { Problem, Told } from "./contract";
import { key, words } from "./words";

type Value = Told["values"][string];

/** What a bare answer of something between us and the server means. */
function bare(status: number): string {
  const kinds: Record<number, string> = { 403: "forbidden", 404: "not-found", 413: "too-large", 429: "too-many" };
  return status >= 500 ? "unavailable" : (kinds[status] ?? "");
}

/** Why a wish was refused: by the rules, in the words of its code, or at least of which kind. */
export function problemWords(problem: Problem): string {
  const { what, needs = 0, has = 0, thing = "" } = problem;
  if (what) return words().reason({ what, needs, has, thing });
  const said = problem.detail || problem.title;
  const known = inWords(problem.code ?? "", problem.values ?? {});
  if (known || (said && words().language === "en")) return known || said;
  return words().say(key("problem-kind", kindOf(problem)), problem.title || said);
}

/** The message of a code, which the command line may share; empty if only programs meet it. */
function inWords(code: string, values: Told["values"]): string {
  const plain = Object.entries(values).map(([name, value]) => [name, worded(value)]);
  const said = Object.fromEntries(plain);
  return words().say(`problem-${code}`, "", said) || words().say(`error-${code}`, "", said);
}

/** All that is wrong with a components file, a line each, in the words of the part `figures`. */
export function faultWords(problem: Problem): string {
  const values = problem.values ?? {};
  const lines = Object.values(values).map(worded).join("\n");
  return inWords(problem.code ?? "", values) || lines || (problem.detail ?? "");
}

/** A value of a message; one that is a message itself has words of its own. */
function worded(value: Value): string | number {
  if (typeof value !== "object") return value;
  const { place, trouble } = value.values;
  if (!value.code && place && trouble) return `${worded(place)}: ${worded(trouble)}`;
  return inWords(value.code, value.values) || value.detail;
}

function kindOf(problem: Problem): string {
  if (problem.type === "about:blank") return bare(problem.status);
  return problem.type.split("/").at(-1) ?? "";
}
