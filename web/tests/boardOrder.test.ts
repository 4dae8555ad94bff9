import { expect, it } from "vitest";
import { asOnBoard, placedOn } from "../src/boardOrder";
import type { Choice } from "../src/contract";
import { grouped } from "../src/grouping";

const choice = (text: string): Choice => ({ text, verb: text.split(" ")[0] ?? "", arg: 0, free: false });
const board = document.createElement("div");
board.innerHTML = `<i data-action="go B"></i><i></i><i data-action="cow X"></i><i data-action="go A"></i><i data-action="go B"></i>`;

it("lists choices as their pieces lie on the board, and last what lies nowhere", () => {
  const order = (root: ParentNode | null): string[] => asOnBoard(["use 1 @A", "cow X", "go B", "tile 2"].map(choice), placedOn(root)).map((one) => one.text);
  expect(order(board)).toEqual(["go B", "cow X", "use 1 @A", "tile 2"]);
  expect(order(null)).toEqual(["use 1 @A", "cow X", "go B", "tile 2"]);
});

it("keeps what is done by the same verb together, where the first piece of it lies", () => {
  const rows = asOnBoard(["pass", "tile 2", "cow X", "go A", "go B"].map(choice), placedOn(board));
  expect(grouped(rows).map((group) => group.rows.map((one) => one.text))).toEqual([["go B", "go A"], ["cow X"], ["tile 2"], ["pass"]]);
});
