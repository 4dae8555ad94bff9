/** The lobby: says when the lists of tables are worth another look. Without it they are looked at now and then. */

const AGAIN = [1000, 5000, 30_000];

export class Lobby {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;

  constructor(private changed: () => void) {
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const url = new URL("/api/lobby/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(url);
    this.socket.onmessage = (event) => this.heard(String(event.data));
    this.socket.onclose = () => this.lost();
  }

  private heard(text: string): void {
    this.tries = 0;
    if (text.includes('"tables"') && !document.hidden) this.changed();
  }

  private lost(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => this.connect(), AGAIN[Math.min(this.tries, AGAIN.length - 1)]);
    this.tries += 1;
  }
}
