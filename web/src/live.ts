/** The live connection to a table: it resumes where it broke off, for as long as it takes. */

import { Listener, type Told } from "./changes";
import type { Problem } from "./contract";
import type { Message, Wish } from "./messages";
import { readJson } from "./json";
import { Wishes } from "./wishes";

interface LiveHooks {
  message: (message: Message) => void;
  online: (online: boolean) => void;
  closed: (problem: Problem | null) => void;
  /** The last entry that is known through the eyes of the seat. */
  since: () => number;
  /** The seat to look through; without one a viewer says whether to look like a stranger. */
  seat: () => number | null;
  watching: () => boolean;
}

const FINAL = [4401, 4403, 4404];
const SILENCE = 45_000;

export class Live {
  private socket: WebSocket | null = null;
  /** The socket has said something, and nothing since makes us doubt that it still hears. */
  private trusted = false;
  private wishes = new Wishes();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private problem: Problem | null = null;

  constructor(
    private table: string,
    private hooks: LiveHooks,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Looks through another seat. */
  look(seat: number): void {
    const word = { seat, since: this.hooks.since() };
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(word));
  }

  /** Acts by the socket: the number of what was done, or null if that cannot be known this way. */
  async act(wish: Wish): Promise<number | null> {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.trusted || !navigator.onLine) return null;
    this.socket.send(JSON.stringify({ act: wish }));
    const seq = await this.wishes.answer(wish.key);
    if (seq === null) this.trusted = false;
    return seq;
  }

  /** Drops the connection and resumes: the way to see everything afresh, as who one is now. */
  refresh(): void {
    const old = this.socket;
    this.tries = 0;
    clearTimeout(this.timer);
    this.connect();
    old?.close();
  }

  private hurry = (): void => {
    if (this.socket || this.ended || document.hidden) return;
    this.tries = 0;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const url = new URL(`/api/tables/${this.table}/ws`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const since = this.hooks.since();
    const seat = this.hooks.seat();
    url.searchParams.set("since", String(since));
    url.searchParams.set("changes", "1");
    url.searchParams.set("room", "1");
    if (seat !== null) url.searchParams.set("seat", String(seat));
    else if (this.hooks.watching()) url.searchParams.set("watch", "1");
    const socket = new WebSocket(url);
    const listener = new Listener();
    this.socket = socket;
    this.trusted = false;
    this.wishes.drop();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(listener.heard(readJson<Told>(String(event.data))));
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(message: Message): void {
    this.tries = 0;
    this.trusted = true;
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.socket?.close(), SILENCE);
    if (message.type === "problem") this.problem = message.problem;
    else if (message.type === "hello") this.hooks.online(true);
    this.hooks.message(message);
    this.wishes.hear(message);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.wishes.drop();
    clearTimeout(this.watch);
    if (this.ended) return;
    this.hooks.online(false);
    if (FINAL.includes(code)) {
      this.hooks.closed(this.problem);
      return;
    }
    const wait = Math.min(250 * 2 ** this.tries, 10_000) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
