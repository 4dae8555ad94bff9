/** Where the rules of Pioneer Rails speak of something on a sheet. */

const RULES: Record<string, string> = {
  station: "R1.3", mine: "R8.3", saloon: "R8.4", bank: "R8.5", train_yard: "R8.6", fort: "R8.7", ranch: "R8.8", town: "R8.9",
  card: "R4.4", draw: "R6.2", box: "R7.1", nuggets: "R8.5", suit: "R7.8", done: "R6.9", activate: "R8.1",
  gold: "R13.2", hand: "R5.2", goal: "R11.1", target: "R15.7", sheet: "R4.3", dealer: "R4.2", tracks: "R6.1", specials: "R7.2", head: "R6.3",
};

/** The rule of a thing or of a choice such as `card QH`. */
export const ruleOf = (thing: string): string => RULES[thing.split(" ")[0] ?? ""] ?? "";
