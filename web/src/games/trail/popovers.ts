/** What is said beside a piece: what it does, costs and is worth. */

import { capital, t, words } from "../../words";
import type { Building, Effect, TrailTables as Tables, TrailView } from "./contract";
import { describeObjective, discOpens, effectWords, objectiveNumber, whichCards } from "./naming";
import { cardOf, objectiveOf } from "./select";

const points = (amount: number): string => (amount ? t("worth-points", { amount }) : "");

/** An objective or a cattle card by its name alone. */
export function cardTitle(tables: Tables, name: string): string {
  return objectiveOf(tables, name) ? t("place-objective", { name: objectiveNumber(name) }) : words().thing(name);
}

/** What is printed on a card, and where it is sold for how much. */
export function cardLines(tables: Tables, name: string, sold = false): string[] {
  const goal = objectiveOf(tables, name);
  if (goal) return describeObjective(tables, goal);
  const card = cardOf(tables, name);
  if (!card) return [];
  const offers = tables.options.filter((option) => sold && option.count === 1 && option.cards.some((id) => tables.cards[id]?.name === name));
  return [t("card-value", { value: card.value }), points(card.vp), ...offers.map((option) => offerWords(option))];
}

/** How much a field of the market asks for. */
export const offerWords = (option: Tables["options"][number]): string =>
  t("board-offer", { count: option.count, cowboys: option.cowboys, dollars: option.dollars });

export const offerLines = (tables: Tables, option: Tables["options"][number]): string[] => [t("about-sold", { cards: whichCards(tables, option.cards) })];

/** A worker, a hazard or a bandit. */
export function tileLines(tables: Tables, view: TrailView, name: string): string[] {
  const [kind = ""] = name.split(/[-_]/);
  const trade = Object.keys(view.players[0]?.workers ?? {}).indexOf(name);
  if (trade >= 0) return [t(`legend-${name}`)];
  if (kind === "bandit" || kind === "teepee") return [t(`legend-${kind}`)];
  const tile = tables.tiles.find((row) => row.name === name);
  return [tile ? points(tile.vp) : "", t("about-clear", { prices: tables.clearing.join(" / ") })];
}

/** What a place beside the trail gives or takes for its tile. */
export function placeLines(node: Tables["nodes"][number]): string[] {
  if (node.kind === "hazard") return [t("legend-hazard")];
  const dollars = t("amount", { what: "dollars", amount: Math.abs(node.dollars) });
  return [node.tokens ? t("legend-token") : "", node.dollars ? t(node.dollars > 0 ? "outcome-gain" : "outcome-pay", { thing: dollars }) : ""];
}

export const effectLines = (tables: Tables, effects: readonly Effect[]): string[] => effects.map((effect) => capital(effectWords(tables, effect)));

export function buildingLines(tables: Tables, building: Building): string[] {
  return [t("cost-builders", { amount: building.builders }), ...effectLines(tables, building.effects), points(building.vp)];
}

export function stationLines(station: Tables["stations"][number], owners: string): string[] {
  return [
    t("about-cost", { amount: station.cost }),
    points(station.vp),
    station.black ? t("takes-black-disc") : "",
    owners ? t("board-upgraded", { who: owners }) : "",
  ];
}

export function cityLines(city: Tables["cities"][number], owners: string): string[] {
  return [
    t("about-needs", { value: city.value }),
    city.dollars ? t("gain-dollars", { amount: city.dollars }) : "",
    points(city.vp),
    city.black ? t("takes-black-disc") : "",
    owners ? t("board-discs", { who: owners }) : "",
  ];
}

/** What a slot opens, and which disc lies on it. */
export function discLines(tables: Tables, disc: Tables["discs"][number], label: string): string[] {
  return [...discOpens(tables, disc), t(disc.black ? "legend-black" : "legend-white"), label];
}

export function masterLines(tables: Tables, row: Tables["masters"][number]): string[] {
  return [
    row.certificates ? t("board-master-certificates", { amount: row.certificates }) : "",
    row.action ? effectWords(tables, row.action) : "",
    row.vp ? t("board-master-points", { points: row.vp, per: words().say(`per-${row.per}`, row.per) }) : "",
  ].filter(Boolean);
}
