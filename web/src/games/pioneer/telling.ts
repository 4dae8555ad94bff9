/** How the log of Pioneer Rails names tracks and towns. */

import type { Telling } from "../../deeds";
import { trackName } from "./naming";

export const telling: Telling = {
  thing(_, { verb, thing }) {
    if (verb === "laid") return trackName(thing);
    if (verb === "showed tracks") return thing.split(" ").map(trackName).join(", ");
    if (verb === "reached") return thing.replace(/^T/, "");
    return null;
  },
  begins: () => null,
  beginnings: [],
  lists: [],
  joins: {},
};
