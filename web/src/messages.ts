/** What the socket tells and what a refusal says; all other types of the server are generated (contract.ts). */

import type { ChatLine, Entry, PlayState, Seat, Table } from "./contract";

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  seq?: number;
  action?: string;
  rule?: string;
  what?: string;
  needs?: number;
  has?: number;
  /** Where a record is not right. */
  move?: number;
  line?: number;
}

export type Status = Table["status"];
export type SeatKind = Seat["kind"];

/** `game.dump` of `game.view`: typed by whoever draws it. */
export type View = NonNullable<PlayState["view"]>;

/** A frame or an effect as in a dump: its class in `is`, then its fields. */
export interface Dumped {
  is: string;
  [field: string]: unknown;
}

export type Message =
  | { type: "hello"; seq: number; table: Table; state: PlayState; entries: Entry[]; chat: ChatLine[] }
  | { type: "update"; seq: number; table: Table; state: PlayState; entries: Entry[] }
  | { type: "chat"; chat: ChatLine[] }
  | { type: "ping"; now: number }
  | { type: "problem"; problem: Problem };
