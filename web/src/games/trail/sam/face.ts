/** What is drawn on a card of Sam's: its number, how far, whose specialization it takes, and what then. */

import type { Face } from "../../../companion/opponents/opponent";
import type { SamCard } from "../contract";
import type { Icon } from "../../kit/icons";
import type { Sign } from "../../kit/signs";

const icon = (name: Icon, text = ""): Sign => ({ as: "icon", icon: name, text });
const word = (text: string): Sign => ({ as: "text", text });

const PER: Record<string, Icon> = { buildings: "building", cowboys: "cowboy", specialists: "worker" };
const TRADES: Record<string, Icon> = { cowboy: "cowboy", builder: "builder", engineer: "engineer" };
const ACTIONS: Record<string, Sign[]> = {
  "hire-cheapest": [icon("worker"), { as: "coin", text: "↓" }],
  "hire-specialist": [icon("worker"), word("!")],
  "hire-engineer": [icon("engineer"), word("+")],
  engine: [icon("engine")],
  objective: [icon("objective")],
  bandit: [icon("bandit")],
  hazard: [icon("hazard")],
  reveal: [icon("draw"), word("+")],
  buy: [icon("cattle")],
  "buy-one-less": [icon("cattle")],
  build: [icon("building")],
};

export function samFace(card: SamCard): Face {
  const trade = TRADES[card.specialist];
  return {
    name: String(card.n),
    move: card.per ? [icon("boot"), word("×"), icon(PER[card.per] ?? "worker")] : [icon("boot", String(card.steps))],
    needs: trade ? [icon(trade), word("?")] : [],
    action: card.actions.flatMap((action) => ACTIONS[action] ?? [word(action)]),
  };
}
