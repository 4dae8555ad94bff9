/** Pioneer Rails. */

import type { GameUI } from "../contract";
import { plainName, plainQuestion } from "../kit/naming";
import Board from "./Board.svelte";
import { explain } from "./explain";
import { thingName } from "./naming";

export default {
  Board,
  name: (_, text) => plainName(text, thingName(text)),
  detail: explain,
  question: (_, question) => plainQuestion(question),
  far: () => [],
  routes: () => [],
} satisfies GameUI;
