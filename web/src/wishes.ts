/** Wishes that went out by a socket, and what is told of them. */

import { Refused } from "./api";
import type { Message, Wished } from "./messages";

/** As long as somebody waits without doubting that the wish has arrived. */
const PATIENCE = 1500;

export class Wishes {
  private waiting = new Map<string, (told: Wished | null) => void>();

  /** The number of what was done by this key; null if nobody tells. */
  async answer(key: string): Promise<number | null> {
    const told = await new Promise<Wished | null>((tell) => {
      this.waiting.set(key, tell);
      setTimeout(tell, PATIENCE, null);
    });
    this.waiting.delete(key);
    if (told?.type === "refused") throw new Refused(told.problem);
    return told && told.seq;
  }

  hear(message: Message): void {
    if (message.type === "done" || message.type === "refused") this.waiting.get(message.key)?.(message);
    else if (message.type === "hello" || message.type === "update") {
      for (const { key, seq } of message.entries) if (key) this.waiting.get(key)?.({ type: "done", key, seq });
    }
  }

  /** The socket has gone, and tells nothing more. */
  drop(): void {
    for (const tell of this.waiting.values()) tell(null);
  }
}
