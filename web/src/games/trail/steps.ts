/** What can be seen of an event of the trail games. */

import type { Entry, GameEvent } from "../../contract";
import type { Moving, Step } from "../../motion/steps";
import type { PlayState } from "../documents";
import { comes, counted, goes, purse } from "../kit/flights";
import { viewOf } from "./select";

type Seen = (event: GameEvent, seat: number, entry: Entry) => Step[];

const herder = (seat: number): string => `herder ${seat}`;
const walk: Seen = ({ thing }, seat) => [{ kind: "walk", mover: herder(seat), to: `node ${thing}` }];
const tile: Seen = ({ thing }) => [{ kind: "appear", piece: `node ${thing}` }];
const job = (entry: Entry): string[] => (entry.action?.startsWith("hire ") ? [`row ${entry.action.slice(5).split("-", 1)[0]}`, "jobs"] : ["jobs"]);

/** The spaces of the railroad between two; a turnout such as `4.5` lies beside it. */
function rails(from: string, to: string): string[] {
  const [a, b] = [Number(from.slice("space ".length)), Number(to)];
  const spaces = Array.from({ length: Math.max(0, Math.ceil(Math.max(a, b)) - Math.floor(Math.min(a, b)) - 1) }, (_, i) => Math.floor(Math.min(a, b)) + 1 + i);
  return (a < b ? spaces : spaces.reverse()).map((space) => `space ${space}`);
}

const SEEN: Record<string, Seen> = {
  place: walk,
  move: walk,
  return: walk,
  engine: ({ thing }, seat) => [{ kind: "walk", mover: `engine ${seat}`, to: `space ${thing}`, by: (from) => rails(from, thing) }],
  pay: ({ amount, thing }, seat) => [goes(seat, counted(thing), [herder(seat)], String(amount), purse(seat, thing))],
  fee: ({ amount, thing }, seat) => (amount ? [goes(seat, "coin", [`node ${thing}`], String(amount), purse(seat))] : []),
  gain: ({ amount, thing }, seat) => [comes(seat, counted(thing), [herder(seat)], String(amount), purse(seat, thing))],
  exchange: (_, seat) => [goes(seat, "token", [herder(seat)], undefined, purse(seat, "exchange-tokens"))],
  draw: ({ amount }, seat) => [comes(seat, "draw", [`draw ${seat}`], String(amount), purse(seat, "hand"))],
  discard: ({ thing }, seat) => [goes(seat, "cattle", [herder(seat)], undefined, [`hand ${thing}`, ...purse(seat, "hand")])],
  remove: ({ thing }, seat) => [goes(seat, "remove", [herder(seat)], undefined, [`hand ${thing}`, ...purse(seat, "hand")])],
  hire: (_, seat, entry) => [comes(seat, "worker", job(entry), undefined, [`workers ${seat}`, `seat ${seat}`])],
  buy: ({ thing }, seat) => [comes(seat, "cattle", [`cow ${thing}`, "market"])],
  take: ({ thing }, seat) => [comes(seat, "objective", [`objective ${thing}`, "objectives"])],
  open: ({ thing }) => [{ kind: "appear", piece: `objective ${thing}` }, { kind: "appear", piece: `cow ${thing}` }],
  build: (_, seat) => [goes(seat, "building", [herder(seat)])],
  site: tile,
  collect: ({ thing }, seat) => [comes(seat, "bandit", [`node ${thing}`])],
  clear: ({ thing }, seat) => [comes(seat, "hazard", [`node ${thing}`])],
  job: ({ amount }) => [{ kind: "glow", piece: `row ${amount}` }],
  deliver: ({ thing }, seat) => [goes(seat, "disc", [`city ${thing}`])],
  upgrade: ({ thing }, seat) => [goes(seat, "disc", [`station ${thing}`])],
  master: (_, seat) => [comes(seat, "station", [`engine ${seat}`])],
  lift: ({ thing }, seat) => [comes(seat, "disc", [`station ${thing}`])],
};
SEEN["replace"] = SEEN["build"]!;

export const moving: Moving = {
  movers(state: PlayState) {
    const at: Record<string, string> = {};
    viewOf(state).players.forEach((p, seat) => {
      if (p.herder) at[herder(seat)] = `node ${p.herder}`;
      at[`engine ${seat}`] = `space ${p.engine}`;
    });
    return at;
  },
  steps: (event, entry) => SEEN[event.verb]?.(event, event.seat ?? 0, entry) ?? [],
};
