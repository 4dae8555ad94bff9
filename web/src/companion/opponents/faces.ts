/** What is drawn on a card that was turned up: its name, how far, and what then. */

import { botAction, botMove } from "../../games/kit/botCards";
import type { Icon } from "../../games/kit/icons";
import type { Sign } from "../../games/kit/signs";
import type { Told } from "./base";
import type { SamCard } from "../../contract";
import type { OpponentFigures } from "./figures";

export interface Face {
  name: string;
  move: Sign[];
  /** Whose specialization it takes; empty: anybody's. */
  needs: Sign[];
  action: Sign[];
}

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

function samFace(card: SamCard): Face {
  const trade = TRADES[card.specialist];
  return {
    name: String(card.n),
    move: card.per ? [icon("boot"), word("×"), icon(PER[card.per] ?? "worker")] : [icon("boot", String(card.steps))],
    needs: trade ? [icon(trade), word("?")] : [],
    action: card.actions.flatMap((action) => ACTIONS[action] ?? [word(action)]),
  };
}

/** The face of the card that a line tells of; null: it tells of none. */
export function faceOf(opponent: OpponentFigures, told: Told): Face | null {
  if (opponent.name === "sam") {
    const card = opponent.figures.cards.find(({ n }) => told.key === "sam-card" && n === told.values.number);
    return card ? samFace(card) : null;
  }
  const card = opponent.figures.cards.find(({ name }) => told.key === "sue-card" && told.values.card === `sue-${name}`);
  return card ? { name: card.name.toUpperCase(), move: botMove(card), needs: [], action: botAction(card) } : null;
}
