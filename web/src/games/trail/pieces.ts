/** Which piece of a trail board stands for which action. */

import type { Choice, Refusal } from "../../contract";
import { byPiece, pieceOf, type PieceAction } from "../kit/pieces";

/** On which kind of piece each verb is shown; the rest of the text names the piece. */
const PIECES: Record<string, string> = {
  go: "node",
  copy: "node",
  site: "node",
  collect: "node",
  clear: "node",
  engine: "space",
  upgrade: "station",
  lift: "station",
  deliver: "city",
  arrow: "arrow",
  hire: "job",
  tile: "foresight",
  buy: "option",
  cow: "cow",
  reveal: "stack",
  take: "objective",
  disc: "disc",
  discard: "hand",
  remove: "hand",
  play: "hand",
  build: "reserve",
  give: "worker",
  aux: "aux",
  double: "double",
  certificates: "certificates",
  income: "certificates",
  draw: "draw",
  exchange: "exchange-tokens",
  use: "use",
  risk: "risk",
};

/** Actions by piece: `node A`, `space 4.5`, `disc CERT_4`, `use 2 @A`; to stop is to stay where the herder stands. */
export const actions = (legal: Choice[], refusals: Refusal[], herder: string | null): Map<string, PieceAction> =>
  byPiece(legal, refusals, (text, verb) => (verb === "stop" && herder ? `node ${herder}` : pieceOf(PIECES, text, verb)));
