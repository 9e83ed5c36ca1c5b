/** A socket that stays open: it comes back by itself, each time from the version that is known. */
import type { LiveMessage } from "./wire.gen";

/** What a line needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** The version to go on from; null to be sent the whole table. */
  version(): number | null;
  hear(message: LiveMessage): void;
  /** The line is there (the greeting has come) or lost. */
  connected(is: boolean): void;
  /** A try to connect has failed: whether another one makes sense. */
  worthwhile(): Promise<boolean>;
}

/** The `readyState` of a socket that is not open yet. */
const CONNECTING = 0;
/** Milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** After which a socket that opens, but says nothing, is given up. */
const GREETING = 10_000;

/** One table's line, which `renew` opens. A new socket replaces an old one only once it has been greeted, so that nobody sees a gap. */
export class Line {
  readonly #open: (version: number | null) => Socket;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  #next: Socket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(open: (version: number | null) => Socket, listener: Listener) {
    this.#open = open;
    this.#listener = listener;
  }

  /** Send, if the line is there; whether it was. */
  send(value: object): boolean {
    this.#socket?.send(JSON.stringify(value));
    return this.#socket !== null;
  }

  /** Connect anew at once: what is open may be dead without knowing it. */
  renew(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    drop(this.#next);
    const socket = this.#open(this.#listener.version());
    this.#next = socket;
    this.#timer = setTimeout(() => this.#failed(socket), GREETING);
    socket.onmessage = (event) => this.#heard(socket, JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => this.#failed(socket);
  }

  /** Give up what is open, since it is known to be dead, and connect anew. */
  lose(): void {
    this.#hangUp();
    this.#pause = FIRST_PAUSE;
    this.renew();
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    drop(this.#next);
    drop(this.#socket);
    this.#next = this.#socket = null;
  }

  #heard(socket: Socket, message: LiveMessage): void {
    if (socket === this.#next) {
      clearTimeout(this.#timer);
      drop(this.#socket);
      this.#socket = socket;
      this.#next = null;
      this.#pause = FIRST_PAUSE;
      this.#listener.hear(message);
      this.#listener.connected(true);
    } else if (socket === this.#socket) {
      this.#listener.hear(message);
    }
  }

  #failed(socket: Socket): void {
    if (this.#closed) return;
    if (socket === this.#socket) {
      this.#socket = null;
      this.#listener.connected(false);
      if (!this.#next) void this.#again();
    } else if (socket === this.#next) {
      drop(socket);
      this.#next = null;
      // Where no new socket is to be had, the old one is dead as well.
      this.#hangUp();
      void this.#again();
    }
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    drop(socket);
    if (socket) this.#listener.connected(false);
  }

  async #again(): Promise<void> {
    if ((await this.#listener.worthwhile()) && !this.#closed && !this.#next) this.#renewSoon();
  }

  #renewSoon(): void {
    // Not all at the same moment, when a server comes back.
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.renew(), pause);
  }
}

function drop(socket: Socket | null): void {
  if (!socket) return;
  socket.onmessage = socket.onclose = null;
  // A browser complains of a socket that is closed before it is open.
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
