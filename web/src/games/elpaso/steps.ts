/** What can be seen of an event of El Paso. */

import type { GameEvent } from "../../contract";
import type { Moving, Step } from "../../motion/steps";
import type { PlayState } from "../documents";
import { comes, counted, goes, purse } from "../kit/flights";
import { viewOf } from "./select";

type Seen = (event: GameEvent, seat: number) => Step[];

const rancher = (seat: number): string => `rancher ${seat}`;
const walk: Seen = ({ thing }, seat) => [{ kind: "walk", mover: rancher(seat), to: `node ${thing}` }];
const cow: Seen = ({ thing }, seat) => [comes(seat, "cattle", [`breed ${thing}`, rancher(seat)])];
const discard: Seen = ({ thing }, seat) => [goes(seat, "cattle", [rancher(seat)], undefined, [`hand ${thing}`, ...purse(seat, "hand")])];

const SEEN: Record<string, Seen> = {
  place: walk,
  move: walk,
  pay: ({ amount, thing }, seat) => [goes(seat, counted(thing), [rancher(seat)], String(amount), purse(seat, thing))],
  gain: ({ amount, thing }, seat) => [comes(seat, counted(thing), [rancher(seat)], String(amount), purse(seat, thing))],
  exchange: (_, seat) => [goes(seat, "token", [rancher(seat)], undefined, purse(seat, "exchange-tokens"))],
  draw: ({ amount }, seat) => [comes(seat, "draw", [`draw ${seat}`], String(amount), purse(seat, "hand"))],
  discard,
  remove: discard,
  hire: ({ thing }, seat) => [comes(seat, "worker", [`hire ${thing}`])],
  buy: cow,
  cow,
  token: ({ thing }, seat) => [comes(seat, "bonus", [`token ${thing}`, "tokens"])],
  train: ({ amount }) => [{ kind: "glow", piece: `train ${amount}` }],
  "sue-train": ({ amount }) => [{ kind: "glow", piece: `train ${amount}` }],
  "sue-worker": ({ thing }, seat) => [comes(seat, "worker", ["sue card"], undefined, [`sue ${thing}`, `seat ${seat}`])],
  post: ({ amount }, seat) => [goes(seat, "disc", [`post ${amount}`])],
  build: (_, seat) => [goes(seat, "building", [rancher(seat)])],
  replace: (_, seat) => [goes(seat, "building", [rancher(seat)])],
  site: ({ thing }) => [{ kind: "appear", piece: `node ${thing}` }],
};

export const moving: Moving = {
  movers(state: PlayState) {
    const at: Record<string, string> = {};
    viewOf(state).players.forEach((p, seat) => {
      if (p.rancher) at[rancher(seat)] = `node ${p.rancher}`;
    });
    return at;
  },
  steps: (event) => SEEN[event.verb]?.(event, event.seat ?? 0) ?? [],
};
