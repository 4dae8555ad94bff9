/** Effects and tasks as short rows of signs: what is printed on tiles and cards, without words. */

import type { Icon } from "../kit/icons";
import type { Effect } from "../kit/pieces";
import { signed, type Sign } from "../kit/signs";

export interface Breeds {
  cards: { breed: number; value: number }[];
}

const icon = (name: Icon, text = "", tint = ""): Sign => ({ as: "icon", icon: name, text, tint });
const text = (value: string): Sign => ({ as: "text", text: value });
const coin = (amount: number): Sign => ({ as: "coin", text: String(amount).replace("-", "−") });
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
  pairs: [icon("bandit", "", "green"), icon("bandit", "", "orange")],
  stations: [icon("station")],
  workers: [icon("worker")],
};

export const perSigns = (per: string): Sign[] => PER[per] ?? [text(per)];

/** The signs of an effect. */
export function signs(effect: Effect, tables: Breeds): Sign[] {
  const n = (field: string): number => Number(effect[field] ?? 0);
  const inner = (field: string): Sign[] => signs(effect[field] as Effect, tables);
  const parts = (): Sign[][] => (effect.effects as Effect[]).map((part) => signs(part, tables));
  const make = MAKERS[effect.is];
  return make ? make({ effect, n, inner, parts, tables }) : [text(effect.is)];
}

interface Making {
  effect: Effect;
  n: (field: string) => number;
  inner: (field: string) => Sign[];
  parts: () => Sign[][];
  tables: Breeds;
}

function gains(n: Making["n"]): Sign[] {
  const found: Sign[] = [];
  if (n("dollars")) found.push(coin(n("dollars")));
  if (n("certificates")) found.push(certificate(n("certificates")));
  if (n("tokens")) found.push(icon("token"));
  return found;
}

/** The cards that fit: one breed by its colour, several by a plain cow. */
function cows({ effect, tables }: Making): Sign[] {
  const cards = (effect.cards as number[] | undefined) ?? [];
  const breeds = [...new Set(cards.map((card) => tables.cards[card]?.breed ?? 0))];
  if (breeds.includes(0)) return [icon("objective")];
  if (breeds.length > 3) return [icon("cattle")];
  return breeds.map((breed) => ({
    as: "cow",
    breed,
    text: String(tables.cards.find((card) => card.breed === breed)?.value ?? ""),
  }));
}

const MAKERS: Record<string, (making: Making) => Sign[]> = {
  Gain: ({ n }) => gains(n),
  GainPer: ({ n, effect }) => [...gains(n), text("×"), ...perSigns(String(effect.per))],
  All: ({ parts }) => parts().flat(),
  OneOf: ({ parts }) => parts().flatMap((part, i) => (i ? [icon("or"), ...part] : part)),
  Discard: (making) => [...cows(making), icon("arrow"), ...making.inner("reward")],
  DiscardPair: ({ inner }) => [icon("cattle"), icon("cattle"), icon("arrow"), ...inner("reward")],
  DrawDiscard: ({ n, effect }) =>
    effect.per ? [icon("draw"), text("×"), ...perSigns(String(effect.per))] : [icon("draw", String(n("cards")))],
  RemoveCards: ({ n }) => [icon("remove", String(n("cards")))],
  Hire: ({ n }) => [icon("worker"), ...(n("modifier") ? [{ ...coin(n("modifier")), text: signed(n("modifier")) }] : [])],
  Build: ({ n }) => [icon("building"), coin(-n("rate"))],
  BuyCattle: () => [icon("cattle"), { as: "coin", text: "?" }],
  MoveEngine: ({ n, effect }) => [
    ...(n("dollars") ? [coin(-n("dollars"))] : []),
    icon("engine", effect.per ? "" : String(n("most"))),
    ...(effect.per ? [text("×"), ...perSigns(String(effect.per))] : []),
  ],
  BackEngine: ({ n, inner }) => [
    ...(n("dollars") ? [coin(-n("dollars"))] : []),
    icon("back"),
    icon("engine", String(n("moves"))),
    icon("arrow"),
    ...inner("reward"),
  ],
  MoveHerder: ({ n }) => [icon("boot", String(n("steps")))],
  FreeMove: ({ n }) => [icon("boot", String(n("steps")))],
  RemoveHazard: ({ n }) => [...(n("dollars") ? [coin(-n("dollars"))] : []), icon("hazard")],
  CollectBandit: () => [icon("bandit")],
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
