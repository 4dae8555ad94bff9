/** What a socket tells, and short names for parts of what the server answers (contract.ts). */

import type { ChatNews, Ping, ProblemNews, RoomNews, Seat } from "./contract";
import type { Hello, Update } from "./games/documents";

export type SeatKind = Seat["kind"];

export type Message = Hello | Update | ChatNews | Ping | RoomNews | ProblemNews;
