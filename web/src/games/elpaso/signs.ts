/** The printed actions of El Paso as rows of signs. */

import { minus } from "../../numbers";
import type { Icon } from "../kit/icons";
import type { Sign } from "../kit/signs";
import { must } from "../kit/pieces";
import { workerIcon } from "./botCards";
import type { Effect, Need, Slot, ElPasoTables as Tables, Token } from "./contract";

export const icon = (name: Icon, text = ""): Sign => ({ as: "icon", icon: name, text });
const text = (value: string): Sign => ({ as: "text", text: value });
export const coin = (amount: number): Sign => ({ as: "coin", text: minus(amount) });
export const certificate = (value: string): Sign => ({ as: "certificate", text: value });

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

const price = (cost: number): Sign[] => (cost ? [coin(-cost)] : []);
const many = (count: number): string => (count > 1 ? `×${count}` : "");
const TOKENS: Icon[][] = [["objective"], ["bonus"], ["objective", "or", "bonus"]];

type Effects = { [One in Effect as One["is"]]: One };

const MAKERS: { [Kind in keyof Effects]: (effect: Effects[Kind], tables: Tables) => Sign[] } = {
  DiscardCow: ({ cards, per_value, dollars }, tables) => [
    ...herd(tables, cards),
    icon("arrow"),
    per_value ? { as: "coin", text: `×${per_value}` } : coin(dollars),
  ],
  RemoveCow: () => [icon("remove", "1")],
  Gain: ({ dollars }) => [coin(dollars)],
  Certify: ({ amount }) => [certificate(String(amount))],
  GainTokens: ({ cost, amount }) => [...price(cost), icon("token", amount > 1 ? String(amount) : "")],
  Hire: ({ prices }) => [icon("worker"), ...prices.flatMap((amount, i) => [...(i ? [text("+")] : []), coin(-amount)])],
  BuyCow: () => [icon("cowboy"), icon("arrow"), icon("cattle")],
  GainCow: ({ cost, field }, tables) => [...price(cost), cow(tables, must(must(tables.fields[field]).cards[0]))],
  UseTrain: () => [icon("engineer"), icon("arrow"), icon("engine")],
  TakeToken: ({ cost, what }) => [...price(cost), ...must(TOKENS[what]).map((name) => icon(name))],
  Build: () => [icon("builder"), icon("arrow"), icon("building")],
  Auxiliary: ({ count }) => [icon("aux", many(count))],
  Move: ({ steps }) => [icon("boot", String(steps))],
  Exchange: ({ count }) => [icon("token"), ...(count > 1 ? [text(many(count))] : [])],
  StepBonus: ({ steps }) => [icon("boot", `+${steps}`)],
  CertificateBonus: ({ cost }) => [...price(cost), certificate("1")],
  MoneyBonus: ({ dollars }) => [coin(dollars)],
  UseToken: () => [icon("token")],
};

/** The signs of an effect. */
export const signs = (effect: Effect, tables: Tables): Sign[] => made(effect.is, effect, tables);

function made<Kind extends Effect["is"]>(kind: Kind, effect: Effects[Kind], tables: Tables): Sign[] {
  return MAKERS[kind](effect, tables);
}

type Wanted =
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

/** Posts up to the last are told by the first of them. */
function postsText(tables: Tables, posts: string[]): string {
  const end = tables.posts.slice(-posts.length).map((post) => post.name);
  return posts.length > 1 && posts.join() === end.join() ? `${must(posts[0])}+` : posts.join("/");
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
  if (what.is === "disc") return [...times(icon("disc")), text(postsText(tables, what.posts))];
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
