/** Sam beside the cardboard: who he is, what his levels mean, and the faces of his cards. */

import { only, type Opponent } from "../../../companion/opponents/opponent";
import type { SamFigures } from "../contract";
import { samFace } from "./face";
import { SamSide } from "./side";

const NAME = "sam";

declare module "../../../companion/opponents/opponent" {
  interface Figures {
    sam: SamFigures;
  }
}

export default {
  name: NAME,
  side: (desk, opponent, options) => new SamSide(desk, only(NAME, opponent).figures, options),
  why(opponent, level) {
    const { levels, cards } = only(NAME, opponent).figures;
    const { removed, extra, first_city } = levels[level]!;
    return { key: "solo-why-level", values: { cards: cards.length - removed.length, extra: extra.length }, things: { city: first_city } };
  },
  face(opponent, told) {
    const card = only(NAME, opponent).figures.cards.find(({ n }) => told.key === "sam-card" && n === told.values.number);
    return card ? samFace(card) : null;
  },
} satisfies Opponent;
