/** What is said beside a piece of El Paso: what it does, costs and is worth, and what of it is reconstructed. */

import { capital, t, words } from "../../words";
import { must } from "../kit/pieces";
import type { Effect, Post, Slot } from "./contract";
import { cardOf, isObjective, sideOf, starOf, tokenOf, trainEffects, workersOf } from "./select";
import { originWords } from "./origin";
import type { Table } from "./table";
import { effectWords, tokenDoes, tokenName } from "./words";

type Look = Pick<Table, "tables" | "view" | "provenance">;

const points = (amount: number): string => (amount ? t("worth-points", { amount }) : "");
const left = (count: number): string => t("about-ep-left", { count });
const does = ({ tables }: Look, effects: readonly Effect[]): string[] => effects.map((effect) => capital(effectWords(tables, effect)));
/** The workers that are asked for, and their dollars. */
const paid = (what: string, dollars: number): string => t("about-ep-workers", { what, dollars });

export const bonusOf = ({ tables }: Look, worker: string): Effect => must(tables.anytime.find((row) => row.action === `spend ${worker}`)).effect;

/** A worker or a cow, wherever it lies. */
export function cardLines(look: Look, name: string): string[] {
  const card = cardOf(look.tables, name);
  if (workersOf(look.tables).includes(name)) {
    const kind = name === "all_rounder" ? "rounder" : name;
    return [t(`legend-ep-${kind}`), points(card.vp)];
  }
  return [t("elpaso-value", { value: card.value }), points(card.vp), originWords(look.provenance, "breeds", name, ["breeding", "vp"])];
}

export function fieldLines(look: Look, name: string, count: number): string[] {
  const { cowboys, dollars } = must(look.tables.fields.find((row) => row.name === name));
  return [paid(t("cost-cowboys", { amount: cowboys }), dollars), ...cardLines(look, name), left(count)];
}

export const hireLines = (look: Look, worker: string, count: number): string[] => [...cardLines(look, worker), left(count)];

export function kindLines(look: Look, kind: number, count: number | null): string[] {
  const row = must(look.tables.kinds[kind - 1]);
  const side = sideOf(look.view, kind);
  return [
    paid(t("cost-builders", { amount: row.builders }), row.dollars),
    ...does(look, row.sides[side]),
    points(row.vp[side]),
    count === null ? "" : left(count),
    originWords(look.provenance, "building_market", String(kind), side ? ["b", "vp_b"] : ["a", "vp_a"]),
  ];
}

export function trainLines(look: Look, card: number): string[] {
  const { engineers, dollars } = must(look.tables.train[card - 1]);
  return [
    paid(t("elpaso-cost-engineers", { amount: engineers }), dollars),
    ...does(look, trainEffects(look.tables, look.view, card)),
    originWords(look.provenance, "train", String(card), [starOf(look.view, card) ? "star" : "plain"]),
  ];
}

export const tokenTitle = (look: Look, name: string): string => (tokenOf(look.tables, name) ? tokenName(look.tables, name) : t("elpaso-token-none"));

export function tokenLines(look: Look, name: string): string[] {
  const token = tokenOf(look.tables, name);
  if (!token) return [];
  const goal = isObjective(look.tables, name);
  return [
    capital(tokenDoes(look.tables, token)),
    points(token.vp),
    t(goal ? "legend-ep-objective" : "legend-ep-bonus"),
    originWords(look.provenance, goal ? "objective_tokens" : "bonus_tokens", name),
  ];
}

export function postLines(look: Look, post: Post, owners: string): string[] {
  return [
    t("about-ep-worth", { value: post.value }),
    ...does(look, post.reward),
    points(post.vp),
    t(post.dark ? "elpaso-any-disc" : "elpaso-light-disc"),
    post.repeatable ? t("about-ep-again") : "",
    owners ? t("board-discs", { who: owners }) : "",
    originWords(look.provenance, "trading_posts", post.name),
  ];
}

export function slotLines(look: Look, slot: Slot, covered: boolean): string[] {
  return [
    t(`elpaso-opens-${slot.name.replaceAll("_", "-")}`),
    t(slot.dark ? "legend-ep-dark" : "legend-ep-light"),
    covered ? t("about-ep-covered") : "",
    originWords(look.provenance, "player_board", slot.name),
  ];
}

export const slotTitle = (slot: Slot): string => t("about-ep-slot", { name: words().thing(slot.name) });
