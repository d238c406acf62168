// The one socket of the page: it comes back by itself, watches again what was watched, and says unanswered orders again.

import { Refused, address } from "./requests.ts";
import { randomId } from "./secrets.ts";
import type { Command, FromClient, Shown, ToClient, View } from "./wire.ts";

/** How the socket is: `connecting` at first and for a moment after a loss, `offline` when that has failed. */
export type Link = "connecting" | "connected" | "offline";

/** What somebody who watches a table is told. */
export interface Listener {
  /** A new view, with the whole log of the game, as it came at this moment of `performance.now()`. */
  view(view: View, as: string | undefined, cameAt: number): void;
  people(people: readonly Shown[]): void;
  /** The seats that the secret has. */
  seats(seats: readonly string[]): void;
  /** A computer player waits for a place to think. */
  busy(): void;
  /** Nothing more comes: the table is gone, or was never there, or is not for this secret. */
  gone(why: Refused): void;
}

interface Watch {
  readonly table: string;
  readonly secret: string | undefined;
  readonly listener: Listener;
  /** By seat, empty for somebody who watches: the last view, with the whole log. */
  readonly views: Map<string, View>;
}

interface Pending {
  readonly message: FromClient;
  readonly table: string;
  resolve(version: number): void;
  reject(why: Refused): void;
}

const PING_MS = 10_000;
const SILENCE_MS = 25_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** What passes by itself, so that it is asked again after a moment. */
const PASSING: ReadonlySet<string> = new Set(["closing", "too-often", "unavailable"]);
const AGAIN_MS = 1_000;
/** After how many tries in vain the page says that it is offline. */
const TRIES_BEFORE_OFFLINE = 2;

/** One socket to the server of the page, open as long as anything is watched. */
export class Connection {
  #socket: WebSocket | undefined;
  #link: Link = "connecting";
  #failed = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #watches = new Map<string, Watch>();
  readonly #pending = new Map<number, Pending>();
  readonly #linkListeners = new Set<(link: Link) => void>();

  constructor() {
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

  /** Tells how the socket is, now and whenever that changes. Gives what ends it. */
  onLink(listener: (link: Link) => void): () => void {
    this.#linkListeners.add(listener);
    listener(this.#link);
    return () => this.#linkListeners.delete(listener);
  }

  /** Watches a table with the seats of a secret, or as somebody who watches. Gives what ends it. */
  watch(table: string, secret: string | undefined, listener: Listener): () => void {
    const watch: Watch = { table, secret, listener, views: new Map() };
    this.#watches.set(table, watch);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#begin(watch);
    else this.#open();
    return () => this.#end(watch);
  }

  /** Asks a table for something as a seat. Gives the version after it, once it is durable. */
  order(table: string, as: string, version: number, command: Command): Promise<number> {
    const id = randomId();
    const message = { type: "order", table, as, id, version, ...command } as FromClient;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, table, resolve, reject });
      // Before the seats are shown on a new socket an order would be refused; it is said right after.
      if (this.#link === "connected") this.#say(message);
    });
  }

  #end(watch: Watch): void {
    if (this.#watches.get(watch.table) !== watch) return;
    this.#watches.delete(watch.table);
    for (const as of watch.views.keys()) this.#say({ type: "leave", ...target(watch.table, as) });
    if (this.#watches.size === 0 && this.#pending.size === 0) this.#close();
  }

  #open(): void {
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

  #close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#tell("connecting");
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    clearInterval(this.#ping);
    this.#failed += 1;
    this.#tell(this.#failed > TRIES_BEFORE_OFFLINE || !navigator.onLine ? "offline" : "connecting");
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failed);
    // Many pages that lose one server do not all come back at one moment.
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  #hurry(): void {
    if (this.#watches.size === 0) return;
    if (this.#socket === undefined) this.#open();
    else this.#askIfThere();
  }

  #askIfThere(): void {
    if (performance.now() - this.#heardAt > SILENCE_MS) this.#socket?.close();
    else this.#say({ type: "ping", number: 0 });
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #tell(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    for (const listener of this.#linkListeners) listener(link);
  }

  #begin(watch: Watch): void {
    const { table, secret } = watch;
    if (secret !== undefined) this.#say({ type: "seats", table, secret });
    else this.#watchAs(watch, "");
  }

  #watchAs(watch: Watch, as: string): void {
    const since = watch.views.get(as)?.version;
    const from = target(watch.table, as);
    this.#say({ type: "watch", ...from, ...(since === undefined ? {} : { since }) });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.#failed = 0;
        this.#tell("connected");
        clearInterval(this.#ping);
        this.#ping = setInterval(() => this.#askIfThere(), PING_MS);
        for (const watch of this.#watches.values()) this.#begin(watch);
        break;
      case "seats":
        this.#seated(message.table, message.seats);
        break;
      case "view":
        this.#seen(message);
        break;
      case "people":
        this.#watches.get(message.table)?.listener.people(message.people);
        break;
      case "busy":
        this.#watches.get(message.table)?.listener.busy();
        break;
      case "done":
        this.#answered(message.id)?.resolve(message.version);
        break;
      case "gone":
        this.#ended(message);
        break;
      case "error":
        this.#refused(message);
        break;
      case "pong":
        break;
    }
  }

  #seated(table: string, seats: readonly string[]): void {
    const watch = this.#watches.get(table);
    if (watch === undefined) return;
    watch.listener.seats(seats);
    for (const seat of seats) this.#watchAs(watch, seat);
    // What was not answered before the socket was lost is said again, and happens once.
    for (const pending of this.#pending.values()) if (pending.table === table) this.#say(pending.message);
  }

  #seen(message: Extract<ToClient, { type: "view" }>): void {
    const watch = this.#watches.get(message.table);
    if (watch === undefined) return;
    const kept = watch.views.get(message.as ?? "")?.log ?? [];
    const log = [...kept.slice(0, message.view.log_from), ...message.view.log];
    const view = { ...message.view, log, log_from: 0 };
    watch.views.set(message.as ?? "", view);
    watch.listener.people(message.people);
    watch.listener.view(view, message.as, performance.now());
  }

  #answered(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #refused(message: Extract<ToClient, { type: "error" }>): void {
    const why = new Refused(message.code, message);
    if (message.id !== undefined) this.#answered(message.id)?.reject(why);
    else if (message.table !== undefined && PASSING.has(message.code)) this.#beginLater(message.table);
    else if (message.table !== undefined) this.#gone(message.table, why);
  }

  #beginLater(table: string): void {
    setTimeout(() => {
      const watch = this.#watches.get(table);
      if (watch !== undefined) this.#begin(watch);
    }, AGAIN_MS);
  }

  /** Of several seats each is told; whoever only watches by now has been told before. */
  #ended(message: Extract<ToClient, { type: "gone" }>): void {
    const watch = this.#watches.get(message.table);
    if (message.as !== undefined && watch?.secret === undefined) return;
    this.#gone(message.table, new Refused(message.code, message));
  }

  #gone(table: string, why: Refused): void {
    const watch = this.#watches.get(table);
    this.#watches.delete(table);
    for (const [id, pending] of this.#pending) if (pending.table === table) this.#answered(id)?.reject(why);
    watch?.listener.gone(why);
  }
}

function target(table: string, as: string): { table: string; as?: string } {
  return as === "" ? { table } : { table, as };
}
