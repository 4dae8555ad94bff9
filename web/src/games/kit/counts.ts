/** What a player has in numbers. */

import type { Sign } from "./signs";

export interface Count {
  /** Its name for motion, and the kind of its rule. */
  piece: string;
  name: string;
  sign: Sign;
  n: number | string;
  /** The number in words, where it is drawn. */
  said?: string;
  /** The number of little boxes that it is drawn as, and what comes on top of them. */
  pips?: number;
  extra?: number;
  lines: string[];
}
