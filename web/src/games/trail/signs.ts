/** Effects and tasks as short rows of signs: what is printed on tiles and cards, without words. */

import { minus, signed } from "../../numbers";
import type { Icon } from "../kit/icons";
import type { Sign } from "../kit/signs";
import type { Effect } from "./contract";

/** The tables that signs are read from. */
export interface Printed {
  cards: { breed: number; value: number }[];
  tiles: { name: string }[];
}

const icon = (name: Icon, text = "", tint = ""): Sign => ({ as: "icon", icon: name, text, tint });
const text = (value: string): Sign => ({ as: "text", text: value });
const coin = (amount: number): Sign => ({ as: "coin", text: minus(amount) });
const certificate = (amount: number): Sign => ({
  as: "certificate",
  text: amount > 5 ? "∞" : String(amount),
});

const PER: Record<string, Sign[]> = {
  builders: [icon("builder")],
  buildings: [icon("building")],
  certificates: [{ as: "certificate", text: "" }],
  cowboys: [icon("cowboy")],
  engineers: [icon("engineer")],
  forest: [icon("forest")],
  hazards: [icon("hazard")],
  objectives: [icon("objective")],
  stations: [icon("station")],
  workers: [icon("worker")],
};

/** What is collected from the board: bandits, in the first edition teepees. */
const collected = (tables: Printed): "bandit" | "teepee" =>
  tables.tiles.some((tile) => tile.name.startsWith("teepee")) ? "teepee" : "bandit";

/** One of each colour. */
function pair(tables: Printed): Sign[] {
  const kind = collected(tables);
  return [icon(kind, "", "green"), icon(kind, "", kind === "teepee" ? "blue" : "orange")];
}

export const perSigns = (per: string, tables: Printed): Sign[] => (per === "pairs" ? pair(tables) : (PER[per] ?? [text(per)]));

type Effects = { [One in Effect as One["is"]]: One };

/** The signs of an effect. */
export const signs = (effect: Effect, tables: Printed): Sign[] => made(effect.is, effect, tables);

/** What an effect is about, by one sign without figures: for where nothing more can be read. */
export function gist(effect: Effect, tables: Printed): Sign[] {
  const row = signs(effect, tables);
  const sign = row.find((one) => one.as === "icon" && one.icon !== "arrow" && one.icon !== "back") ?? row[row.length - 1];
  return sign ? [{ ...sign, text: "" }] : [];
}

function made<Kind extends Effect["is"]>(kind: Kind, effect: Effects[Kind], tables: Printed): Sign[] {
  return MAKERS[kind](effect, tables);
}

function gains({ dollars, certificates, tokens = 0 }: { dollars: number; certificates: number; tokens?: number }): Sign[] {
  const found: Sign[] = [];
  if (dollars) found.push(coin(dollars));
  if (certificates) found.push(certificate(certificates));
  if (tokens) found.push(icon("token"));
  return found;
}

/** What is paid, if anything. */
const price = (dollars: number): Sign[] => (dollars ? [coin(-dollars)] : []);

/** The cards that fit: one breed by its colour, several by a plain cow. */
function cows(cards: number[], tables: Printed): Sign[] {
  const breeds = [...new Set(cards.map((card) => tables.cards[card]?.breed ?? 0))];
  if (breeds.includes(0)) return [icon("objective")];
  if (breeds.length > 3) return [icon("cattle")];
  return breeds.map((breed) => ({
    as: "cow",
    breed,
    text: String(tables.cards.find((card) => card.breed === breed)?.value ?? ""),
  }));
}

const MAKERS: { [Kind in keyof Effects]: (effect: Effects[Kind], tables: Printed) => Sign[] } = {
  Gain: (effect) => gains(effect),
  GainPer: (effect, tables) => [...gains(effect), text("×"), ...perSigns(effect.per, tables)],
  All: ({ effects }, tables) => effects.flatMap((part) => signs(part, tables)),
  OneOf: ({ effects }, tables) => effects.flatMap((part, i) => [...(i ? [icon("or")] : []), ...signs(part, tables)]),
  Discard: ({ cards, reward }, tables) => [...cows(cards, tables), icon("arrow"), ...signs(reward, tables)],
  DiscardPair: ({ reward }, tables) => [icon("cattle"), icon("cattle"), icon("arrow"), ...signs(reward, tables)],
  DrawDiscard: ({ per, cards }, tables) => (per ? [icon("draw"), text("×"), ...perSigns(per, tables)] : [icon("draw", String(cards))]),
  RemoveCards: ({ cards }) => [icon("remove", String(cards))],
  Hire: ({ modifier }) => [icon("worker"), ...(modifier ? [{ ...coin(modifier), text: signed(modifier) }] : [])],
  Build: ({ rate }) => [icon("building"), coin(-rate)],
  BuyCattle: () => [icon("cattle"), { as: "coin", text: "?" }],
  MoveEngine: ({ dollars, per, most }, tables) => [...price(dollars), icon("engine", per ? "" : String(most)), ...(per ? [text("×"), ...perSigns(per, tables)] : [])],
  BackEngine: ({ dollars, moves, reward }, tables) => [...price(dollars), icon("back"), icon("engine", String(moves)), icon("arrow"), ...signs(reward, tables)],
  MoveHerder: ({ steps }) => [icon("boot", String(steps))],
  FreeMove: ({ steps }) => [icon("boot", String(steps))],
  RemoveHazard: ({ dollars }) => [...price(dollars), icon("hazard")],
  CollectBandit: (_, tables) => [icon(collected(tables))],
  TakeObjective: () => [icon("objective")],
  Exchange: () => [icon("token")],
  Aux: () => [icon("aux")],
  Copy: () => [icon("copy")],
  ExtraDelivery: () => [icon("deliver")],
  UpgradeBehind: () => [icon("station")],
};

const TASKS: Record<string, Sign> = {
  building: icon("building"),
  station: icon("station"),
  hazard: icon("hazard"),
  green: icon("bandit", "", "green"),
  orange: icon("bandit", "", "orange"),
  teepee_green: icon("teepee", "", "green"),
  teepee_blue: icon("teepee", "", "blue"),
  value_3: { as: "cow", text: "3", breed: 0 },
  shorthorn: { as: "cow", text: "4", breed: 8 },
  hereford: { as: "cow", text: "5", breed: 9 },
  cow3: { as: "cow", text: "3", breed: 0 },
  cow4: { as: "cow", text: "4", breed: 8 },
  cow5: { as: "cow", text: "5", breed: 9 },
  new_york: icon("city", "NY"),
  san_francisco: icon("city", "SF"),
};

/** One task of an objective card. */
export const taskSign = (task: string): Sign => TASKS[task] ?? text(task);
