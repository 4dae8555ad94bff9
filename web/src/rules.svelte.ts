/** The texts of rules, fetched once per game, for the places that cite them. */

import { api } from "./api";
import { words } from "./words";

const books: Record<string, Record<string, string>> = $state({});

export async function loadRules(game: string): Promise<void> {
  if (books[game]) return;
  try {
    books[game] = (await api.rules(game, words().language)).rules;
  } catch {
    books[game] = {};
  }
}

export function ruleText(game: string, rule: string): string {
  return books[game]?.[rule] ?? "";
}
