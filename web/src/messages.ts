/** What a socket tells, and short names for parts of what the server answers (contract.ts). */

import type { ActionWish, Carried, ChatNews, Ping, ProblemNews, Refused, RoomNews, Seat } from "./contract";
import type { Hello, Update } from "./games/documents";

export type SeatKind = Seat["kind"];

/** What a seat does, on the position that the page has seen. */
export type Wish = Omit<ActionWish, "position" | "changes">;

/** What becomes of a wish, as far as no entry tells it. */
export type Wished = Carried | Refused;

export type Message = Hello | Update | Wished | ChatNews | Ping | RoomNews | ProblemNews;
