/** Great Western Trail: El Paso. */

import type { GameUI } from "../contract";
import { plainName, plainQuestion } from "../kit/naming";
import Board from "./Board.svelte";
import { ask, detail, name } from "./explain";
import { moving } from "./steps";
import { telling } from "./telling";
import { viewOf } from "./select";
import { placeWords } from "./words";
import "./themes.css";

export default {
  Board,
  parts: ["board", "hand", "market", "players"],
  name: (scene, text) => name(scene, text) ?? plainName(text),
  place: (scene, place) => placeWords(viewOf(scene.state), scene.names, place),
  detail,
  question: (scene, question) => ask(scene, question) ?? plainQuestion(question),
  far: ["go", "use", "hire", "buy", "train", "build", "post", "take", "site"],
  near: ["discard", "disc", "aux"],
  moving,
  telling,
} satisfies GameUI;
