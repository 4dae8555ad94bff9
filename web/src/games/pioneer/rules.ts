/** Where the rules of Pioneer Rails speak of something on a sheet. */

export const RULES: Record<string, string> = { station: "R1.3", mine: "R8.3", saloon: "R8.4", bank: "R8.5", train_yard: "R8.6", fort: "R8.7", ranch: "R8.8", town: "R8.9", card: "R4.4", box: "R7.3", nuggets: "R8.5", suit: "R7.8", done: "R6.1" };
