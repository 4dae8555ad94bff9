/** Great Western Trail: El Paso. */

import type { GameUI } from "../contract";
import { plainName, plainQuestion } from "../kit/naming";
import Board from "./Board.svelte";
import { ask, detail, name } from "./explain";

/** Far stops are the board's own: it rides there step by step. */
export default {
  Board,
  name: (scene, text) => name(scene, text) ?? plainName(text),
  detail,
  question: (scene, question) => ask(scene, question) ?? plainQuestion(question),
  far: () => [],
  routes: () => [],
} satisfies GameUI;
