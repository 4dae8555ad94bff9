/** What can be seen of an event of Pioneer Rails: cards of the turn, sheets that are shown, points. */

import type { GameEvent } from "../../contract";
import type { Moving, Step } from "../../motion/steps";
import { comes, goes } from "../kit/flights";

type Seen = (event: GameEvent, seat: number) => Step[];

/** `the card AD, the card 10D` as names. */
const cards = (thing: string): string[] => thing.split(", ").map((card) => card.replace(/^the /, ""));
const sheet = (seat: number): string => `sheet ${seat}`;

const SEEN: Record<string, Seen> = {
  revealed: ({ thing }) => cards(thing).map((piece) => ({ kind: "appear", piece })),
  took: ({ thing }, seat) => [comes(seat, "card", cards(thing))],
  "showed tracks": ({ amount }, seat) => [goes(seat, "engine", [sheet(seat)], String(amount)), { kind: "glow", piece: sheet(seat) }],
  showed: ({ amount }, seat) => [goes(seat, "building", [sheet(seat)], String(amount))],
  scored: ({ amount }, seat) => [comes(seat, "vp", ["poker"], String(amount))],
  met: ({ amount, thing }, seat) => [comes(seat, "vp", [thing.replace(/^the /, ""), "goals"], String(amount))],
  "turned up": ({ thing }) => [{ kind: "appear", piece: thing.replace(/^the /, "") }],
};

export const moving: Moving = {
  movers: () => ({}),
  steps: (event) => SEEN[event.verb]?.(event, event.seat ?? 0) ?? [],
};
