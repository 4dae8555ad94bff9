/** Where the rules speak of a piece: the server says it by kinds and by names. */

import type { Components } from "../documents";

/** The rule of a piece such as `node KC`, or else of its kind: `node A`, `of 1 disc CERT_4`. */
export function ruleOf({ rules }: Pick<Components, "rules">, piece: string): string {
  const name = piece.replace(/^of \d+ |^no /, "");
  return rules[name] ?? rules[name.split(" ", 1)[0] ?? ""] ?? "";
}
