/** Where the board, when it has come, puts its knowledge for the rest of the page. */

import type { Scene } from "../../naming";

type Explain = (scene: Scene, text: string) => string[];

export const plugged = $state<{ explain: Explain }>({ explain: () => [] });
