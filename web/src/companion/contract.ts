/** What `GET /api/companion` holds: every figure that the companion needs without the server. */

import type { OpponentFigures } from "./opponents/contract";
import type { PadPlan } from "./pad";
import type { SetupPlan } from "./setup";

export interface Companion {
  opponents: OpponentFigures[];
  setups: Record<string, SetupPlan>;
  pads: Record<string, PadPlan>;
}
