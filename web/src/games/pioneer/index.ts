/** Pioneer Rails. */

import type { GameUI } from "../contract";
import { plainName, plainQuestion } from "../kit/naming";
import Board from "./Board.svelte";
import { explain } from "./explain";
import { thingName } from "./naming";
import { moving } from "./steps";
import { telling } from "./telling";
import "./themes.css";

export default {
  Board,
  parts: ["board", "hand", "players"],
  name: (_, text) => plainName(text, thingName(text)),
  detail: explain,
  question: (_, question) => plainQuestion(question),
  far: [],
  near: [],
  moving,
  telling,
} satisfies GameUI;
