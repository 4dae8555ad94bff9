/** Both editions of Great Western Trail. */

import type { GameUI } from "../contract";
import { plainQuestion } from "../kit/naming";
import Board from "./Board.svelte";
import { actionDetail, actionName } from "./naming";
import { farWishes, wishedRoutes } from "./walk";

export default {
  Board,
  name: actionName,
  detail: actionDetail,
  question: (_, question) => plainQuestion(question),
  far: farWishes,
  routes: wishedRoutes,
} satisfies GameUI;
