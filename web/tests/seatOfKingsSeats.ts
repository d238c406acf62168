// All seats of a table of Seat of Kings, played over a socket of a browser without the page, towards a question.

import type { Browser, Page } from "playwright-core";

import type {
  ActionFields,
  Agreement,
  Command,
  FromClient,
  OpenedTable,
  ToClient,
  TurnsAnswer,
  UsualTurn,
  View,
} from "../src/client/wire.ts";
import { commitmentTo } from "../src/client/commitment.ts";
import type { Host } from "./host.ts";
import { randomHex } from "./seed.ts";
import { keys } from "./seatOfKingsVisitor.ts";
import type { Visitor } from "./visitor.ts";

/** What a page without a program of ours keeps of a socket. */
interface Bench {
  readonly views: Record<string, View>;
  send(message: FromClient): void;
  /** Waits until that is answered, or something new is seen. */
  next(id?: number): Promise<ToClient>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Makes a bench in a page; the server says everything there. */
function build(): Promise<void> {
  const address = new URL("api/socket", location.origin + "/");
  const socket = new WebSocket(address.href.replace("http", "ws"));
  const views: Record<string, View> = {};
  const listeners = new Set<(message: ToClient) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as ToClient;
    if (message.type === "view" && message.as !== undefined) {
      const { view, as } = message;
      const { log, log_from } = views[as] ?? { log: [], log_from: view.log_from };
      const known = log.slice(0, Math.max(0, view.log_from - log_from));
      views[as] = { ...view, log: [...known, ...view.log], log_from };
    }
    for (const listen of listeners) listen(message);
  });
  const next = (id?: number) =>
    new Promise<ToClient>((resolve) => {
      const listen = (message: ToClient) => {
        const isIt = id === undefined ? message.type === "view" : "id" in message && message.id === id;
        if (!isIt) return;
        listeners.delete(listen);
        resolve(message);
      };
      listeners.add(listen);
    });
  window.bench = { views, next, send: (message) => socket.send(JSON.stringify(message)) };
  return new Promise((resolve) => socket.addEventListener("open", () => resolve()));
}

/** A seat that is asked, and what it sees, but for the log. */
export interface Asked {
  readonly seat: string;
  readonly view: View;
  /** What it is asked; cards to keep are chosen before it is one's turn to choose. */
  readonly what: string;
}

async function post(url: string, fields: object): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(fields) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Where a table is, the secret of its seats, and their names. */
interface Opened {
  readonly url: string;
  readonly id: string;
  readonly secret: string;
  readonly names: readonly string[];
}

/** All seats of a table. */
export class Seats {
  readonly #page: Page;
  readonly #table: Opened;

  private constructor(page: Page, table: Opened) {
    this.#page = page;
    this.#table = table;
  }

  /** Opens a table at one screen and begins its game. */
  static async open(browser: Browser, host: Host, agreed: Agreement): Promise<Seats> {
    const page = await browser.newPage();
    await page.goto(`${host.url}/#/settings`);
    const secret = randomHex(16);
    const names = agreed.seats.map((seating) => seating.seat);
    const answer = await post(`${host.url}/api/tables`, { agreed, secret, seat: names[0] });
    const { table: id } = answer as OpenedTable;
    await page.evaluate(build);
    const seats = new Seats(page, { url: host.url, id, secret, names });
    await seats.#send({ type: "seats", table: id, secret });
    await seats.look();
    const shares = names.map((as) => ({ as, sent: randomHex(32) }));
    for (const { as, sent } of shares) await seats.#order(as, { do: "sit", commitment: commitmentTo(sent) });
    for (const { as, sent } of shares) await seats.#order(as, { do: "reveal", sent });
    return seats;
  }

  async #send(message: FromClient): Promise<void> {
    await this.#page.evaluate((message) => window.bench.send(message), message);
  }

  /** Sees the table again as each of them, after something was decided elsewhere. */
  async look(): Promise<void> {
    const { id, names } = this.#table;
    await this.#page.evaluate((names) => names.forEach((as) => delete window.bench.views[as]), names);
    for (const as of names) await this.#send({ type: "watch", table: id, as });
    await this.#page.waitForFunction((all) => all.every((as) => as in window.bench.views), names);
  }

  /** Orders something on the newest view, until it is done or refused for another reason than an old view. */
  async #order(as: string, command: Extract<Command, { do: "sit" | "reveal" | "move" }>): Promise<void> {
    for (;;) {
      const id = Number.parseInt(randomHex(6), 16);
      const answer = await this.#page.evaluate(
        async ([table, as, id, command]) => {
          const version = window.bench.views[as]?.version ?? 0;
          const next = window.bench.next(id);
          window.bench.send({ type: "order", table, as, id, version, ...command });
          return next;
        },
        [this.#table.id, as, id, command] as const,
      );
      if (answer.type === "done") return;
      if (!("code" in answer) || answer.code !== "stale") throw new Error(JSON.stringify(answer));
    }
  }

  /** Who is asked; nobody if the game is over. */
  async asked(): Promise<Asked | undefined> {
    const found = await this.#page.evaluate(async () => {
      for (;;) {
        const all = Object.values(window.bench.views);
        const newest = Math.max(...all.map((view) => view.version));
        const now = all.filter((view) => view.version === newest);
        const view = now.find((view) => view.legal !== undefined);
        if (view !== undefined) return { ...view, log: [] };
        if (now.some((view) => view.stage !== "playing")) return undefined;
        await window.bench.next();
      }
    });
    if (found?.you === undefined) return undefined;
    const what = found.legal?.keeps === undefined ? (found.kings?.stage.name ?? "") : "keep";
    return { seat: found.you, view: found, what };
  }

  /** The newest view of a seat, with the whole log. */
  async viewOf(seat: string): Promise<View> {
    const view = await this.#page.evaluate((seat) => window.bench.views[seat], seat);
    if (view === undefined) throw new Error(`${seat} has seen nothing`);
    return view;
  }

  async decide(seat: string, action: ActionFields): Promise<void> {
    await this.#order(seat, { do: "move", action });
  }

  /** The usual turns of a card of a seat. */
  async usualTurns(seat: string, card: number): Promise<readonly UsualTurn[]> {
    const { url, id, secret } = this.#table;
    const answer = await post(`${url}/api/tables/${id}/turns`, { secret, seat, card });
    return (answer as TurnsAnswer).turns;
  }

  /** Shows the table to a visitor, who comes to it as the player of a seat, by keys. */
  async come(visitor: Visitor, seat: string): Promise<void> {
    const { page } = visitor;
    const { id, secret } = this.#table;
    const held = JSON.stringify([{ table: id, secret }]);
    await page.evaluate((held) => localStorage.setItem("tara.seats", held), held);
    await this.#open(page, `table/${id}`);
    const name = seat.charAt(0).toUpperCase() + seat.slice(1);
    await page.locator(".curtain").getByText(name).first().waitFor();
    await keys(visitor, ".curtain button.main", 0);
    await visitor.settled();
  }

  /** Shows the table to a visitor, who watches it. */
  async show({ page }: Visitor): Promise<void> {
    await this.#open(page, `table/${this.#table.id}`);
    await page.locator(".players, .tara-board").first().waitFor();
  }

  /** Takes a visitor away from the table. */
  go({ page }: Visitor): Promise<void> {
    return this.#open(page, "settings");
  }

  async #open(page: Page, path: string): Promise<void> {
    await page.goto(`${this.#table.url}/#/${path}`);
  }

  async leave(): Promise<void> {
    await this.#page.close();
  }
}
