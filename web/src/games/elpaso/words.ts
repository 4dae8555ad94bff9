/** Printed actions, tokens and places of El Paso in words. */

import { t, words, type Values } from "../../words";
import { must } from "../kit/pieces";
import type { Effect, Need, ElPasoView, ElPasoTables as Tables, Token } from "./contract";
import { EL_PASO, isObjective, owned, tokenOf } from "./select";
import { wanted } from "./signs";

const KINDS = ["objective", "bonus", "any"];

/** Cows that fit, in words: any, a breed, or a value. */
function herd(tables: Tables, cards: number[]): string {
  if (cards.length >= tables.first_worker - 1) return t("elpaso-cow-any");
  const rows = cards.map((card) => must(tables.cards[card]));
  if (rows.length < 3) return rows.map((row) => words().thing(row.name)).join(words().say("cards-or", "/"));
  return t("elpaso-cow-value", { value: rows[0]?.value ?? 0 });
}

/** An effect in words: "hire a worker for 5 dollars". */
export function effectWords(tables: Tables, effect: Effect): string {
  const { is, ...fields } = effect;
  const name = `elpaso-do-${is.toLowerCase()}`;
  const values: Values = { surcharge: tables.all_rounder_price };
  for (const [field, value] of Object.entries<number | number[]>(fields)) if (typeof value === "number") values[field] = value;
  switch (is) {
    case "DiscardCow": return t(effect.per_value ? `${name}-value` : name, { ...values, cards: herd(tables, effect.cards), per: effect.per_value });
    case "RemoveCow": return t(name, { ...values, cards: herd(tables, effect.cards) });
    case "Hire": return t(name, { ...values, price: effect.prices[0] ?? 0, more: effect.prices[1] ?? 0 });
    case "TakeToken": return t(name, { ...values, kind: must(KINDS[effect.what]) });
    case "GainCow": return t(name, { ...values, breed: words().thing(must(tables.fields[effect.field]).name) });
    default: return t(name, values);
  }
}

function needWords(tables: Tables, need: Need): string {
  const what = wanted(tables, need);
  const { count } = need;
  if (what.is === "card") return t("elpaso-need-card", { count, name: words().thing(what.name) });
  if (what.is === "building") return t("elpaso-need-building", { count, builders: what.builders });
  if (what.is === "disc") return t("elpaso-need-disc", { count, posts: what.posts.join("/") });
  return t("elpaso-need-bonus", { count });
}

/** What a token asks for or gives. */
export function tokenDoes(tables: Tables, token: Token): string {
  if (token.needs.length) return token.needs.map((need) => needWords(tables, need)).join(", ");
  if (token.permanent) return t("elpaso-token-permanent");
  if (token.duplicate) return t("elpaso-token-duplicate");
  return token.immediate ? effectWords(tables, token.immediate) : t("elpaso-token-points");
}

/** A token by kind and number: "objective token 7". */
export function tokenName(tables: Tables, name: string): string {
  return t(isObjective(tables, name) ? "elpaso-objective" : "elpaso-bonus", { number: Number(name.slice(1)) });
}

/** A token with all that is on it. */
export function tokenWords(tables: Tables, name: string): string {
  const token = tokenOf(tables, name);
  if (!token) return t("elpaso-token-none");
  return t("elpaso-token", { name: tokenName(tables, name), what: tokenDoes(tables, token), points: token.vp });
}

/** A place of the trail with what lies there. */
export function placeWords(view: ElPasoView, names: string[], name: string): string {
  const tile = view.trail[name];
  const place = words().thing(name);
  if (!tile || name === EL_PASO) return place;
  const mine = owned(tile);
  if (!mine) return t("elpaso-neutral", { letter: tile });
  return t("elpaso-owned", { place, number: mine.kind, who: names[mine.owner] ?? "" });
}

/** What one may do at a stop. */
export function stopWords(tables: Tables, effects: Effect[]): string[] {
  return effects.map((effect) => effectWords(tables, effect));
}

/** The lines of El Paso. */
export function elPasoWords(tables: Tables): string {
  return t("elpaso-el-paso", { dollars: tables.el_paso_dollars });
}
