/** The printed actions of El Paso as rows of signs. */

import type { Icon } from "../kit/icons";
import type { Sign } from "../kit/signs";
import { must, type Effect } from "../kit/pieces";
import { workerIcon } from "../kit/botCards";
import type { Need, Slot, ElPasoTables as Tables, Token } from "./contract";

export const icon = (name: Icon, text = ""): Sign => ({ as: "icon", icon: name, text });
const text = (value: string): Sign => ({ as: "text", text: value });
const minus = (amount: number): string => String(amount).replace("-", "−");
export const coin = (amount: number): Sign => ({ as: "coin", text: minus(amount) });
export const certificate = (value: string): Sign => ({ as: "certificate", text: value });

const number = (effect: Effect, field: string, otherwise = 0): number => Number(effect[field] ?? otherwise);

export function cow(tables: Tables, card: number): Sign {
  const row = must(tables.cards[card]);
  return { as: "cow", breed: row.breed, text: String(row.value) };
}

/** The cows that fit: any, one or two breeds by colour, or a value. */
function herd(tables: Tables, cards: number[]): Sign[] {
  const cows = tables.first_worker - 1;
  if (cards.length >= cows) return [icon("cattle")];
  if (cards.length < 3) return cards.map((card) => cow(tables, card));
  return [{ as: "cow", breed: 0, text: String(must(tables.cards[cards[0] ?? 0]).value) }];
}

const price = (effect: Effect): Sign[] => (number(effect, "cost") ? [coin(-number(effect, "cost"))] : []);
const TOKENS: Icon[][] = [["objective"], ["bonus"], ["objective", "or", "bonus"]];

const MAKERS: Record<string, (effect: Effect, tables: Tables) => Sign[]> = {
  DiscardCow: (effect, tables) => [
    ...herd(tables, effect.cards as number[]),
    icon("arrow"),
    effect.per_value ? { as: "coin", text: `×${number(effect, "per_value")}` } : coin(number(effect, "dollars")),
  ],
  RemoveCow: () => [icon("remove", "1")],
  Gain: (effect) => [coin(number(effect, "dollars"))],
  Certify: (effect) => [certificate(String(number(effect, "amount")))],
  GainTokens: (effect) => [...price(effect), icon("token", number(effect, "amount", 1) > 1 ? String(effect.amount) : "")],
  Hire: (effect) => [
    icon("worker"),
    ...((effect.prices as number[] | undefined) ?? [0]).flatMap((amount, i) => [...(i ? [text("+")] : []), coin(-amount)]),
  ],
  BuyCow: () => [icon("cowboy"), icon("arrow"), icon("cattle")],
  GainCow: (effect, tables) => [...price(effect), cow(tables, must(must(tables.fields[number(effect, "field")]).cards[0]))],
  UseTrain: () => [icon("engineer"), icon("arrow"), icon("engine")],
  TakeToken: (effect) => [...price(effect), ...must(TOKENS[number(effect, "what", 2)]).map((name) => icon(name))],
  Build: () => [icon("builder"), icon("arrow"), icon("building")],
  Auxiliary: (effect) => [icon("aux", number(effect, "count", 1) > 1 ? `×${number(effect, "count")}` : "")],
  Move: (effect) => [icon("boot", String(number(effect, "steps")))],
  Exchange: (effect) => [icon("token"), ...(number(effect, "count", 1) > 1 ? [text(`×${number(effect, "count")}`)] : [])],
  StepBonus: (effect) => [icon("boot", `+${number(effect, "steps", 1)}`)],
  CertificateBonus: (effect) => [...price(effect), certificate("1")],
  MoneyBonus: (effect) => [coin(number(effect, "dollars"))],
  UseToken: () => [icon("token")],
};

/** The signs of an effect. */
export function signs(effect: Effect, tables: Tables): Sign[] {
  return MAKERS[effect.is]?.(effect, tables) ?? [text(effect.is)];
}

export type Wanted =
  | { is: "card"; name: string }
  | { is: "building"; builders: number }
  | { is: "disc"; posts: string[] }
  | { is: "bonus" };

/** What a need of an objective asks for; classes count cards, then buildings, bonus tokens and posts. */
export function wanted(tables: Tables, need: Need): Wanted {
  const first = need.classes[0] ?? 0;
  const buildings = tables.cards.length - 1;
  const bonus = buildings + tables.kinds.length;
  if (first < buildings) return { is: "card", name: must(tables.cards[first + 1]).name };
  if (first < bonus) return { is: "building", builders: must(tables.kinds[first - buildings]).builders };
  if (first === bonus) return { is: "bonus" };
  return { is: "disc", posts: need.classes.map((one) => must(tables.posts[one - bonus - 1]).name) };
}

export function needSigns(tables: Tables, need: Need): Sign[] {
  const what = wanted(tables, need);
  const times = (sign: Sign): Sign[] =>
    need.count > 3 ? [text(`${need.count}×`), sign] : Array<Sign>(need.count).fill(sign);
  if (what.is === "card") {
    const at = tables.cards.findIndex((card) => card.name === what.name);
    return times(at < tables.first_worker ? cow(tables, at) : icon(workerIcon(what.name)));
  }
  if (what.is === "building") return times(icon("building", what.builders > 1 ? `${what.builders}+` : ""));
  if (what.is === "disc") return [...times(icon("disc")), text(what.posts.join("/"))];
  return times(icon("bonus"));
}

export function tokenSigns(tables: Tables, token: Token): Sign[][] {
  if (token.needs.length) return token.needs.map((need) => needSigns(tables, need));
  if (token.permanent) return [[certificate("∞")]];
  if (token.duplicate) return [[icon("cattle"), text("="), icon("cattle")]];
  return token.immediate ? [signs(token.immediate, tables)] : [];
}

/** What a cleared slot gives for good, apart from auxiliary actions. */
export function slotSigns(slot: Slot): Sign[] {
  const found: Sign[] = [];
  if (slot.permanent) found.push(certificate("∞"));
  if (slot.hand) found.push(icon("card", `+${slot.hand}`));
  if (slot.steps) found.push(icon("boot", `+${slot.steps}`));
  return slot.dollars ? [...found, coin(slot.dollars)] : found;
}
