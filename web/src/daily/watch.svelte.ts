/** A day as the server tells it, again and again while somebody looks. */

import { me } from "../me.svelte";
import { daily, type Day } from "./daily";

const EVERY = 30_000;

export class DayWatch {
  day = $state.raw<Day | null>(null);
  trouble = $state.raw<Error | null>(null);
  /** The time of the server. */
  now = $state(Date.now());
  private ahead = 0;

  /** Looks at a day, or at today, until the returned function is called; to be used in an effect. */
  look(which: string | null): () => void {
    void me.name;
    void this.ask(which);
    const timer = setInterval(() => {
      this.now = Date.now() + this.ahead;
      if (!document.hidden) void this.ask(which);
    }, EVERY);
    return () => clearInterval(timer);
  }

  private async ask(which: string | null): Promise<void> {
    try {
      const told = await daily.day(which);
      this.day = told;
      this.ahead = told.now - Date.now();
      this.now = told.now;
      this.trouble = null;
    } catch (error) {
      this.trouble = error as Error;
    }
  }
}
