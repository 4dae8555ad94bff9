/** What belongs together in the log of a game with cattle, on whichever board. */

import type { Telling } from "../../deeds";

export const HERDING: Pick<Telling, "beginnings" | "lists" | "joins"> = {
  beginnings: ["local", "use", "auxiliary"],
  lists: ["discard", "drew", "show", "foresee"],
  joins: { draw: ["drew"], discard: ["income", "deliver"], show: ["deliver"] },
};
