import { expect, it } from "vitest";
import { asOnBoard } from "../src/boardOrder";
import type { Choice } from "../src/contract";

const choice = (text: string): Choice => ({ text, verb: text.split(" ")[0] ?? "", arg: 0, free: false });

it("lists choices as their pieces lie on the board, and last what lies nowhere", () => {
  const board = document.createElement("div");
  board.innerHTML = `<i data-action="go B"></i><i></i><i data-action="cow X"></i>`;
  const order = (root: ParentNode | null): string[] => asOnBoard(["use 1 @A", "cow X", "go B", "tile 2"].map(choice), root).map((one) => one.text);
  expect(order(board)).toEqual(["go B", "cow X", "use 1 @A", "tile 2"]);
  expect(order(null)).toEqual(["use 1 @A", "cow X", "go B", "tile 2"]);
});
