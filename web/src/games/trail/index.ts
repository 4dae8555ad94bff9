/** Both editions of Great Western Trail. */

import type { GameUI } from "../contract";
import { plainQuestion } from "../kit/naming";
import Board from "./Board.svelte";
import { actionDetail, actionName, placeOn } from "./naming";
import { moving } from "./steps";
import { telling } from "./telling";

export default {
  Board,
  parts: ["board", "hand", "market", "players"],
  name: actionName,
  place: placeOn,
  detail: actionDetail,
  question: (_, question) => plainQuestion(question),
  far: ["go", "hire", "buy", "cow", "collect", "clear", "build", "engine", "upgrade", "deliver", "take", "site", "tile", "use", "risk"],
  near: ["discard", "disc", "aux", "double"],
  moving,
  telling,
} satisfies GameUI;
