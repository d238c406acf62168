// Subscriptions to tables and orders over one socket. Both are sent again after each reconnect.

import { joined, preceded } from "./logs.ts";
import { ReconnectingSocket, type Line, type SocketState } from "./reconnectingSocket.ts";
import { Refused, isTransient } from "./requests.ts";
import { randomId } from "./secrets.ts";
import { noteSleep, noteViewTime } from "./serverTime.ts";
import type { Command, FromClient, MomentView, PublicSeat, ToClient, View } from "./wire.ts";

/** Receives the messages of one table. */
export interface TableListener {
  /** A new view with the log of the game from `log_from` on, and when the server made it. */
  view(view: View, as: string | undefined, madeAt: number): void;
  /** The last view once more, with earlier entries of the log that were asked for. */
  earlier(view: View, as: string | undefined): void;
  /** Moments of the game, which everybody may see. */
  moments(moments: readonly MomentView[]): void;
  people(people: readonly PublicSeat[]): void;
  /** The seats that belong to the secret. */
  seats(seats: readonly string[]): void;
  /** A computer player waits for a free processor. */
  busy(): void;
  /** The server cannot store the table now. A view follows when it can. */
  paused(): void;
  /** The table has few events left. */
  nearlyFull(eventsLeft: number): void;
  /** Last message: the table was deleted, does not exist, or rejects the secret. */
  gone(why: Refused): void;
}

interface Subscription {
  readonly table: string;
  readonly secret: string | undefined;
  readonly listener: TableListener;
  /** The last view of each seat, with the log as far as it is known; a spectator's under the empty name. */
  readonly views: Map<string, View>;
  /** The epoch of each of them: versions of two epochs cannot be compared. */
  readonly epochs: Map<string, number>;
}

interface PendingOrder {
  readonly message: FromClient;
  readonly table: string;
  resolve(version: number): void;
  reject(why: Refused): void;
}

/** The code of an order that was dropped before it was sent. */
export const REVOKED = "revoked";

/** Pause before a subscription that was refused for the moment is sent again. */
const RESUBSCRIBE_MS = 1_000;

/** The tables that are watched over one socket, which is open while there are any. */
export class Connection {
  readonly #socket: ReconnectingSocket;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #pending = new Map<number, PendingOrder>();

  /** `connect` opens a line to another home than the server. */
  constructor(connect?: () => Line) {
    const subscriptions = this.#subscriptions;
    const owner = {
      get isWaiting() {
        return subscriptions.size > 0;
      },
      receive: (message: ToClient) => this.#receive(message),
    };
    this.#socket = new ReconnectingSocket(owner, connect);
  }

  /** Calls the listener with the state of the socket, now and on every change. Returns the function that removes it. */
  onState(listener: (state: SocketState) => void): () => void {
    return this.#socket.onState(listener);
  }

  /** Subscribes to a table with the seats of a secret, or as a spectator. Returns the function that unsubscribes. */
  watch(table: string, secret: string | undefined, listener: TableListener): () => void {
    const subscription: Subscription = { table, secret, listener, views: new Map(), epochs: new Map() };
    this.#subscriptions.set(table, subscription);
    if (this.#socket.isOpen) this.#subscribe(subscription);
    else this.#socket.open();
    return () => this.#unsubscribe(subscription);
  }

  /** Sends a command of a seat. Resolves to the version of the table after it, once it is durable. */
  order(table: string, as: string, version: number, command: Command): Promise<number> {
    const id = randomId();
    const epoch = this.#subscriptions.get(table)?.epochs.get(as);
    const decided = { version, ...(epoch === undefined ? {} : { epoch }) };
    const message = { type: "order", table, as, id, ...decided, ...command } as FromClient;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, table, resolve, reject });
      // A new socket refuses orders until it knows the seats; `#receiveSeats` sends this one then.
      if (this.#socket.state === "connected") this.#socket.ask(message);
    });
  }

  /** Drops the orders to a table that are not answered. One that the server got before the line was lost counts all the same. */
  revoke(table: string): void {
    for (const [id, pending] of this.#pending)
      if (pending.table === table) this.#takePending(id)?.reject(new Refused(REVOKED));
  }

  /** Asks for the entries of the log before those that a seat's view has. */
  askEarlier(table: string, as: string | undefined): void {
    const before = this.#subscriptions.get(table)?.views.get(as ?? "")?.log_from ?? 0;
    this.#socket.send({ type: "log", ...target(table, as ?? ""), before });
  }

  /** Asks for moments of the game from this number of entries on. */
  askMoments(table: string, as: string | undefined, from: number): void {
    this.#socket.send({ type: "moments", ...target(table, as ?? ""), from });
  }

  #unsubscribe(subscription: Subscription): void {
    if (this.#subscriptions.get(subscription.table) !== subscription) return;
    this.#subscriptions.delete(subscription.table);
    for (const as of subscription.views.keys())
      this.#socket.send({ type: "leave", ...target(subscription.table, as) });
    if (this.#subscriptions.size === 0 && this.#pending.size === 0) this.#socket.close();
  }

  #subscribe(subscription: Subscription): void {
    const { table, secret } = subscription;
    if (secret !== undefined) this.#socket.send({ type: "seats", table, secret });
    else this.#watchAs(subscription, "");
  }

  #watchAs(subscription: Subscription, as: string): void {
    const since = subscription.views.get(as)?.version;
    const epoch = subscription.epochs.get(as) ?? 0;
    const from = target(subscription.table, as);
    this.#socket.send({ type: "watch", ...from, ...(since === undefined ? {} : { since, epoch }) });
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        for (const subscription of this.#subscriptions.values()) this.#subscribe(subscription);
        break;
      case "seats":
        this.#receiveSeats(message.table, message.seats);
        break;
      case "view":
        this.#receiveView(message);
        break;
      case "log":
        this.#receiveLog(message);
        break;
      case "moments":
        this.#subscriptions.get(message.table)?.listener.moments(message.moments);
        break;
      case "people":
        this.#subscriptions.get(message.table)?.listener.people(message.people);
        break;
      case "busy":
        this.#subscriptions.get(message.table)?.listener.busy();
        break;
      case "paused":
        this.#subscriptions.get(message.table)?.listener.paused();
        break;
      case "nearly_full":
        this.#subscriptions.get(message.table)?.listener.nearlyFull(message.events_left);
        break;
      case "done":
        this.#takePending(message.id)?.resolve(message.version);
        break;
      case "gone":
        this.#receiveGone(message);
        break;
      case "error":
        this.#receiveError(message);
        break;
      case "pong":
        noteSleep(message.at);
        break;
    }
  }

  #receiveSeats(table: string, seats: readonly string[]): void {
    const subscription = this.#subscriptions.get(table);
    if (subscription === undefined) return;
    subscription.listener.seats(seats);
    for (const seat of seats) this.#watchAs(subscription, seat);
    // Orders that the old socket left unanswered go out again; the server carries out each id once.
    for (const pending of this.#pending.values())
      if (pending.table === table) this.#socket.ask(pending.message);
  }

  #receiveView(message: Extract<ToClient, { type: "view" }>): void {
    const subscription = this.#subscriptions.get(message.table);
    if (subscription === undefined) return;
    const view = joined(subscription.views.get(message.as ?? ""), message.view);
    subscription.views.set(message.as ?? "", view);
    subscription.epochs.set(message.as ?? "", message.epoch);
    noteViewTime(message.at);
    subscription.listener.people(message.people);
    subscription.listener.view(view, message.as, message.at);
  }

  #receiveLog(message: Extract<ToClient, { type: "log" }>): void {
    const subscription = this.#subscriptions.get(message.table);
    const known = subscription?.views.get(message.as ?? "");
    if (subscription === undefined || known === undefined) return;
    const view = preceded(known, message.log_from, message.log);
    subscription.views.set(message.as ?? "", view);
    subscription.listener.earlier(view, message.as);
  }

  #takePending(id: number): PendingOrder | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #receiveError(message: Extract<ToClient, { type: "error" }>): void {
    const why = new Refused(message.code, message);
    if (message.id !== undefined) this.#takePending(message.id)?.reject(why);
    else if (message.table !== undefined && isTransient(why)) this.#subscribeLater(message.table);
    else if (message.table !== undefined) this.#drop(message.table, why);
  }

  #subscribeLater(table: string): void {
    setTimeout(() => {
      const subscription = this.#subscriptions.get(table);
      if (subscription !== undefined) this.#subscribe(subscription);
    }, RESUBSCRIBE_MS);
  }

  /** The server sends one message for each seat. After the first, the table may be watched again without a secret. */
  #receiveGone(message: Extract<ToClient, { type: "gone" }>): void {
    const subscription = this.#subscriptions.get(message.table);
    if (message.as !== undefined && subscription?.secret === undefined) return;
    this.#drop(message.table, new Refused(message.code, message));
  }

  #drop(table: string, why: Refused): void {
    const subscription = this.#subscriptions.get(table);
    this.#subscriptions.delete(table);
    for (const [id, pending] of this.#pending)
      if (pending.table === table) this.#takePending(id)?.reject(why);
    subscription?.listener.gone(why);
  }
}

function target(table: string, as: string): { table: string; as?: string } {
  return as === "" ? { table } : { table, as };
}
