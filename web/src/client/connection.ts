// What is watched and asked over the one socket of the page: both are said again on each new one.

import { Line, type Link } from "./line.ts";
import { Refused } from "./requests.ts";
import { randomId } from "./secrets.ts";
import type { Command, FromClient, Shown, ToClient, View } from "./wire.ts";

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

/** What passes by itself, so that it is asked again after a moment. */
const PASSING: ReadonlySet<string> = new Set(["closing", "too-often", "unavailable"]);
const AGAIN_MS = 1_000;

/** What is watched and asked over one line, which is open as long as anything is watched. */
export class Connection {
  readonly #line: Line;
  readonly #watches = new Map<string, Watch>();
  readonly #pending = new Map<number, Pending>();

  constructor() {
    const watches = this.#watches;
    this.#line = new Line({
      get isWaiting() {
        return watches.size > 0;
      },
      hear: (message) => this.#hear(message),
    });
  }

  /** Tells how the line is, now and whenever that changes. Gives what ends it. */
  onLink(listener: (link: Link) => void): () => void {
    return this.#line.onLink(listener);
  }

  /** Watches a table with the seats of a secret, or as somebody who watches. Gives what ends it. */
  watch(table: string, secret: string | undefined, listener: Listener): () => void {
    const watch: Watch = { table, secret, listener, views: new Map() };
    this.#watches.set(table, watch);
    if (this.#line.isOpen) this.#begin(watch);
    else this.#line.open();
    return () => this.#end(watch);
  }

  /** Asks a table for something as a seat. Gives the version after it, once it is durable. */
  order(table: string, as: string, version: number, command: Command): Promise<number> {
    const id = randomId();
    const message = { type: "order", table, as, id, version, ...command } as FromClient;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, table, resolve, reject });
      // Before the seats are shown on a new socket an order would be refused; it is said right after.
      if (this.#line.link === "connected") this.#line.say(message);
    });
  }

  #end(watch: Watch): void {
    if (this.#watches.get(watch.table) !== watch) return;
    this.#watches.delete(watch.table);
    for (const as of watch.views.keys()) this.#line.say({ type: "leave", ...target(watch.table, as) });
    if (this.#watches.size === 0 && this.#pending.size === 0) this.#line.close();
  }

  #begin(watch: Watch): void {
    const { table, secret } = watch;
    if (secret !== undefined) this.#line.say({ type: "seats", table, secret });
    else this.#watchAs(watch, "");
  }

  #watchAs(watch: Watch, as: string): void {
    const since = watch.views.get(as)?.version;
    const from = target(watch.table, as);
    this.#line.say({ type: "watch", ...from, ...(since === undefined ? {} : { since }) });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
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
    for (const pending of this.#pending.values())
      if (pending.table === table) this.#line.say(pending.message);
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
