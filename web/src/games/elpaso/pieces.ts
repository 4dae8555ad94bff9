/** Which piece of the board of El Paso stands for which action. */

import type { Choice, Refusal } from "../../contract";
import { byPiece, pieceOf, type PieceAction } from "../kit/pieces";

/** On which kind of piece each verb is shown; the rest of the text names the piece. */
const PIECES: Record<string, string> = {
  go: "node",
  use: "use",
  site: "node",
  take: "token",
  draw: "stack",
  discard: "hand",
  remove: "hand",
  hire: "hire",
  buy: "breed",
  train: "train",
  build: "kind",
  post: "post",
  disc: "disc",
  aux: "aux",
  spend: "worker",
  all_rounders: "all_rounders",
  exchange: "exchange",
  certificates: "certificates",
};

/** Actions by piece: `node n1`, `post 12`; to stop is to stay where the rancher stands. */
export const actions = (legal: Choice[], refusals: Refusal[], rancher: string | null): Map<string, PieceAction> =>
  byPiece(legal, refusals, (text, verb) => (verb === "stop" && rancher ? `node ${rancher}` : pieceOf(PIECES, text, verb)));
