/** Sue beside the cardboard: who she is, what her B cards mean, and the faces of her cards. */

import { only, type Opponent } from "../../../companion/opponents/opponent";
import type { SueFigures } from "../contract";
import { botAction, botMove } from "../botCards";
import { SueSide } from "./side";

const NAME = "sue";

declare module "../../../companion/opponents/opponent" {
  interface Figures {
    sue: SueFigures;
  }
}

export default {
  name: NAME,
  side: (desk, opponent, options) => new SueSide(desk, only(NAME, opponent).figures, options),
  why(opponent, added) {
    const weak = only(NAME, opponent).figures.cards.filter((card) => card.deck === "A").length;
    return { key: "solo-why-b-cards", values: { cards: weak + Number(added) }, things: {} };
  },
  face(opponent, told) {
    const card = only(NAME, opponent).figures.cards.find(({ name }) => told.key === "sue-card" && told.values.card === `sue-${name}`);
    return card ? { name: card.name.toUpperCase(), move: botMove(card), needs: [], action: botAction(card) } : null;
  },
} satisfies Opponent;
