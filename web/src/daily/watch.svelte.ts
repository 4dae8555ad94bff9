/** A day as the server tells it, again and again while somebody looks. */

import { Refused } from "../api";
import { me } from "../me.svelte";
import { daily, type Day } from "./daily";

const EVERY = 30_000;
const AGAIN = 3_000;

export class DayWatch {
  day = $state.raw<Day | null>(null);
  trouble = $state.raw<Error | null>(null);
  /** The time of the server. */
  now = $state(Date.now());
  private ahead = 0;
  private which: string | null = null;

  /** Looks at a day, or at today, until the returned function is called; to be used in an effect. */
  look(which: string | null): () => void {
    void me.name;
    this.which = which;
    let timer = 0;
    let looking = true;
    const ask = async (): Promise<void> => {
      const answered = !document.hidden && (await this.ask(which));
      if (looking) timer = setTimeout(() => void ask(), answered ? EVERY : AGAIN);
    };
    void ask();
    return () => {
      looking = false;
      clearTimeout(timer);
    };
  }

  /** False if it is worth to ask again soon. */
  private async ask(which: string | null): Promise<boolean> {
    try {
      const told = await daily.day(which);
      if (which !== this.which) return true;
      this.day = told;
      this.ahead = told.now - Date.now();
      this.now = told.now;
      this.trouble = null;
      return true;
    } catch (error) {
      this.now = Date.now() + this.ahead;
      if (which === this.which) this.trouble = error as Error;
      return error instanceof Refused && error.problem.status === 404;
    }
  }
}
