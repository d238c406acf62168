// The one socket of the page, which comes back by itself as long as it is wanted.

import { address } from "./requests.ts";
import type { FromClient, ToClient } from "./wire.ts";

/** How the socket is: `connecting` at first and for a moment after a loss, `offline` when that has failed. */
export type Link = "connecting" | "connected" | "offline";

/** Who uses a line. */
export interface User {
  /** Whether somebody waits for what comes, so that the line comes back when it is lost. */
  readonly isWaiting: boolean;
  /** A message has come. */
  hear(message: ToClient): void;
}

const PING_MS = 10_000;
const SILENCE_MS = 25_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** After how many tries in vain the page says that it is offline. */
const TRIES_BEFORE_OFFLINE = 2;

/** A line to the server of the page. */
export class Line {
  readonly #user: User;
  #socket: WebSocket | undefined;
  #link: Link = "connecting";
  #failed = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<(link: Link) => void>();

  constructor(user: User) {
    this.#user = user;
    // A device that wakes up or finds its network again does not wait for the next try.
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#socket?.close());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hurry();
    });
  }

  get link(): Link {
    return this.#link;
  }

  /** Whether what is said now is sent. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Tells how the line is, now and whenever that changes. Gives what ends it. */
  onLink(listener: (link: Link) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#link);
    return () => this.#listeners.delete(listener);
  }

  /** Opens the line, if it is not open. */
  open(): void {
    if (this.#socket !== undefined) return;
    clearTimeout(this.#retry);
    const url = address("api/socket");
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heardAt = performance.now();
      this.#hear(JSON.parse(String(event.data)) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Ends the line, until it is opened again. */
  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#tell("connecting");
  }

  /** Says something, if the line is open. */
  say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    clearInterval(this.#ping);
    this.#failed += 1;
    this.#tell(this.#failed > TRIES_BEFORE_OFFLINE || !navigator.onLine ? "offline" : "connecting");
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failed);
    // Many pages that lose one server do not all come back at one moment.
    this.#retry = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  #hurry(): void {
    if (!this.#user.isWaiting) return;
    if (this.#socket === undefined) this.open();
    else this.#askIfThere();
  }

  #askIfThere(): void {
    if (performance.now() - this.#heardAt > SILENCE_MS) this.#socket?.close();
    else this.say({ type: "ping", number: 0 });
  }

  #hear(message: ToClient): void {
    if (message.type === "welcome") {
      this.#failed = 0;
      this.#tell("connected");
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#askIfThere(), PING_MS);
    }
    this.#user.hear(message);
  }

  #tell(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    for (const listener of this.#listeners) listener(link);
  }
}
