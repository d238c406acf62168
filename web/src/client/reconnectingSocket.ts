// A WebSocket to the server that reconnects by itself with growing pauses.

import { address } from "./requests.ts";
import type { FromClient, ToClient } from "./wire.ts";

/** The state of the socket: `connecting` at first and shortly after a loss, `offline` once reconnecting has failed. */
export type SocketState = "connecting" | "connected" | "offline";

/** The owner of a socket. */
export interface SocketOwner {
  /** Whether messages are wanted, so that a device that wakes up reconnects at once. */
  readonly isWaiting: boolean;
  /** Receives each message. */
  receive(message: ToClient): void;
}

const PING_MS = 10_000;
const SILENCE_MS = 25_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 8_000;
/** Failed attempts after which the state is `offline`. */
const MAX_QUIET_FAILURES = 2;

/** The socket of the page. Messages sent while it is closed are dropped: `Connection` sends them again. */
export class ReconnectingSocket {
  readonly #owner: SocketOwner;
  #socket: WebSocket | undefined;
  #state: SocketState = "connecting";
  #failures = 0;
  #receivedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<(state: SocketState) => void>();

  constructor(owner: SocketOwner) {
    this.#owner = owner;
    // A device that wakes up or finds its network again does not wait out the pause.
    addEventListener("online", () => this.#reconnectNow());
    addEventListener("offline", () => this.#socket?.close());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#reconnectNow();
    });
  }

  get state(): SocketState {
    return this.#state;
  }

  /** Whether a message sent now goes out. */
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
    clearTimeout(this.#retry);
    const url = address("api/socket");
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", document.documentElement.lang);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#receivedAt = performance.now();
      this.#receive(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => this.#reconnectLater(socket);
  }

  /** Closes the socket for good; `open` opens it again. */
  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#setState("connecting");
  }

  /** Sends a message if the socket is open. */
  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #reconnectLater(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    clearInterval(this.#ping);
    this.#failures += 1;
    this.#setState(this.#failures > MAX_QUIET_FAILURES || !navigator.onLine ? "offline" : "connecting");
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    // Jitter: pages that lose the same server must not all reconnect at one moment.
    this.#retry = setTimeout(() => this.open(), pause * (0.5 + Math.random() / 2));
  }

  #reconnectNow(): void {
    if (!this.#owner.isWaiting) return;
    if (this.#socket === undefined) this.open();
    else this.#checkAlive();
  }

  #checkAlive(): void {
    if (performance.now() - this.#receivedAt > SILENCE_MS) this.#socket?.close();
    else this.send({ type: "ping", number: 0 });
  }

  #receive(message: ToClient): void {
    if (message.type === "welcome") {
      this.#failures = 0;
      this.#setState("connected");
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#checkAlive(), PING_MS);
    }
    this.#owner.receive(message);
  }

  #setState(state: SocketState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
