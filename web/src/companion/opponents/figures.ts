/** A solo opponent with its figures, as `GET /api/companion` describes it. */

import type { Companion } from "../../contract";

export type OpponentFigures = Companion["opponents"][number];
