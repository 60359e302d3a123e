// The socket of one table: it comes back by itself after a break, ever more slowly.
import type { FromPage, ToPage } from "./protocol";

export interface Ends {
  opened: () => void;
  heard: (message: ToPage) => void;
  broken: (tries: number) => void;
}

const BEAT = 25_000; // a silent line is closed by proxies
const FIRST = 300;
const LAST = 8000;

/** How long to wait before the next try, in milliseconds. */
export const pauseAfter = (tries: number): number => Math.min(LAST, FIRST * 2 ** tries);

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private again = 0;
  private beat: number;

  constructor(
    private id: string,
    private ends: Ends,
  ) {
    this.connect();
    this.beat = window.setInterval(() => this.send({ type: "ping" }), BEAT);
  }

  send(message: FromPage) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A new socket in place of this one. */
  renew() {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** The server goes away and says when it will be back. */
  pause(milliseconds: number) {
    this.socket?.close();
    this.retry(milliseconds);
  }

  close() {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.again);
    this.socket?.close();
  }

  private connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ends.opened();
    };
    socket.onmessage = (message) => this.ends.heard(JSON.parse(message.data) as ToPage);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.ends.broken(this.tries);
      this.tries += 1;
      this.retry(pauseAfter(this.tries));
    };
  }

  private retry(after: number) {
    clearTimeout(this.again);
    this.again = window.setTimeout(() => this.connect(), after);
  }
}
