// A WebSocket to the server that reconnects by itself with growing pauses.

import { WAKE_MS, dropDead, onWaking, sendAgain } from "./deadLines.ts";
import { address } from "./requests.ts";
import type { FromClient, ToClient } from "./wire.ts";

/** The state of the socket: `connecting` at first and shortly after a loss, `offline` once reconnecting has failed. */
export type SocketState = "connecting" | "connected" | "offline";

/** The owner of a socket. */
export interface SocketOwner {
  /** True if messages are wanted, so that a device that wakes up reconnects at once. */
  readonly isWaiting: boolean;
  /** Receives each message. */
  receive(message: ToClient): void;
}

/** Silence after which the page pings the server, in milliseconds. */
const QUIET_MS = 4_000;
/** Longest wait for an answer before the line counts as dead, in milliseconds. */
const ANSWER_MS = 5_000;
/** Longest wait for the first message of a new socket, in milliseconds. */
const OPEN_MS = 6_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 8_000;
/** Failed attempts after which the state is `offline`. */
const MAX_QUIET_FAILURES = 2;

/** A line to a home: a socket, or what stands for it in this browser. */
export type Line = Pick<WebSocket, "readyState"> & {
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
};

/** A line to the server. */
function toServer(): Line {
  const url = address("api/socket");
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("lang", document.documentElement.lang);
  return new WebSocket(url) as Line;
}

const PING = { type: "ping", number: 0 } as const;

/** The socket of the page. Messages sent while it is closed are dropped: `Connection` sends them again. */
export class ReconnectingSocket {
  readonly #owner: SocketOwner;
  readonly #connect: () => Line;
  #socket: Line | undefined;
  #state: SocketState = "connecting";
  #failures = 0;
  /** Fires at the next attempt, ping or deadline. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the line counts as dead, by `performance.now()`; any message puts it off. */
  #deadline = Infinity;
  readonly #listeners = new Set<(state: SocketState) => void>();

  constructor(owner: SocketOwner, connect = toServer) {
    this.#owner = owner;
    this.#connect = connect;
    // A device that wakes up or finds its network again does not wait out the pause.
    onWaking(() => this.#reconnectNow());
    addEventListener("offline", () => this.#socket && this.#lose("offline"));
  }

  get state(): SocketState {
    return this.#state;
  }

  /** True if a message sent now goes out. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Calls the listener with the state, now and on every change. Returns the function that removes it. */
  onState(listener: (state: SocketState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  /** Opens the socket unless it is open or opening. */
  open(): void {
    if (this.#socket !== undefined) return;
    const socket = this.#connect();
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.#lose("connecting");
    this.#expectWithin(OPEN_MS);
  }

  /** Closes the socket for good; `open` opens it again. */
  close(): void {
    this.#abandon();
    this.#setState("connecting");
  }

  /** Sends a message if the socket is open. */
  send(message: FromClient): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Sends a message that the server answers at once, if the socket is open. */
  ask(message: FromClient, withinMs = ANSWER_MS): void {
    this.send(message);
    if (this.#socket !== undefined) this.#expectWithin(withinMs);
  }

  /** Sets the deadline for the next message, unless an earlier one is set. */
  #expectWithin(ms: number): void {
    const deadline = performance.now() + ms;
    if (deadline >= this.#deadline) return;
    this.#deadline = deadline;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#lose("offline");
      // Requests that wait for an answer are on the same line.
      sendAgain();
      void dropDead(WAKE_MS);
    }, ms);
  }

  /** Drops the socket and ignores its later events. A dead line takes a minute to close it. */
  #abandon(): void {
    clearTimeout(this.#timer);
    this.#deadline = Infinity;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(state: SocketState): void {
    this.#abandon();
    this.#failures += 1;
    const isOffline = state === "offline" || this.#failures > MAX_QUIET_FAILURES || !navigator.onLine;
    this.#setState(isOffline ? "offline" : "connecting");
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    // Jitter: pages that lose the same server must not all reconnect at one moment.
    this.#timer = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }

  #reconnectNow(): void {
    if (!this.#owner.isWaiting) return;
    if (this.#socket === undefined) this.open();
    else this.ask(PING, WAKE_MS);
  }

  #receive(message: ToClient): void {
    if (message.type === "welcome") {
      this.#failures = 0;
      this.#setState("connected");
    }
    clearTimeout(this.#timer);
    this.#deadline = Infinity;
    this.#timer = setTimeout(() => this.ask(PING), QUIET_MS);
    this.#owner.receive(message);
  }

  #setState(state: SocketState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
