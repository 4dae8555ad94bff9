/** Where the rules of El Paso speak of a kind of piece. */

const RULES: Record<string, string> = { node: "R5.1", use: "R5.1", post: "R9.4", simmental: "R9.2", train: "R6.8", kind: "R6.10", breed: "R6.6", hire: "R6.5", worker: "R7.1", exchange: "R6.4", token: "R6.9", stack: "R6.9", hand: "R1.4", aux: "R8.1", disc: "R9.5", rancher: "R4.1", dollars: "R13.1", certificates: "R6.3", draw: "R10.2", steps: "R4.1", herd: "R10.5", sue: "R14.6", "node EP": "R5.3" };

/** The rule of a piece such as `node n4` or `of 1 aux 2`. */
export function ruleOf(piece: string): string {
  const [kind = ""] = piece.replace(/^of \d+ /, "").split(" ");
  return RULES[piece] ?? RULES[kind] ?? "";
}
