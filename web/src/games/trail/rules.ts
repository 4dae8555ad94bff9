/** Where the rules of each edition speak of a kind of piece. */

const RULES: Record<string, Record<string, string>> = {
  gwt1: { node: "R6.1", use: "R6.1", space: "R10.1", station: "R11.1", master: "R11.3", city: "R8.10", arrow: "R8.10", job: "R9.4", foresight: "R8.1", option: "R9.9", cow: "R9.9", stack: "R9.9", objective: "R14.1", hand: "R2.2", reserve: "R9.5", aux: "R7.1", double: "R7.4", disc: "R13.1", worker: "R9.4", herder: "R5.2", engine: "R10.1", "engine-space": "R10.1", dollars: "R16.1", certificates: "R9.3", draw: "R2.4", discard: "R2.6", row: "R9.4", cross: "R8.14", hazard: "R9.8", bandit: "R9.7", tile: "R16.3", "node KC": "R8.1", "node START": "R8.15" },
  gwt2: { node: "R5.1", use: "R5.1", space: "R8.11", station: "R8.14", master: "R8.15", city: "R6.8", arrow: "R6.12", job: "R8.4", foresight: "R6.1", option: "R8.8", cow: "R8.8", stack: "R8.9", objective: "R9.2", hand: "R1.5", reserve: "R8.19", aux: "R8.22", double: "R8.24", disc: "R6.9", worker: "R8.7", herder: "R4.1", engine: "R8.11", "engine-space": "R8.11", dollars: "R11.3", certificates: "R8.1", "exchange-tokens": "R10.1", draw: "R1.9", discard: "R1.10", row: "R8.4", cross: "R6.13", hazard: "R8.27", bandit: "R8.26", tile: "R11.3", "node KC": "R5.7", "node START": "R6.14" },
};

/** The rule of a piece such as `node KC`, or else of its kind: `node A`, `of 1 disc CERT_4`. */
export function ruleOf(game: string, piece: string): string {
  const [kind = ""] = piece.replace(/^of \d+ |^no /, "").split(" ");
  return RULES[game]?.[piece] ?? RULES[game]?.[kind] ?? "";
}
