// Tables at one screen that are opened without the page of a new game, and decisions that come from elsewhere.

import type { Browser, Page } from "playwright-core";

import type { ActionFields, Agreement, FromClient, OpenedTable, ToClient } from "../src/client/wire.ts";
import type { Host } from "./host.ts";
import { randomHex } from "./seed.ts";
import type { Visitor } from "./visitor.ts";

interface Opened {
  readonly table: string;
  readonly secret: string;
}

/** Opens a table for a page, and comes to it; the page takes all seats. */
export async function openTable(page: Page, { url }: Host, agreed: Agreement): Promise<Opened> {
  const secret = randomHex(16);
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ agreed, secret, seat: agreed.seats[0]?.seat }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { table } = (await answer.json()) as OpenedTable;
  // Of the same site, without its page.
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(
    (held) => localStorage.setItem("tara.seats", held),
    JSON.stringify([{ table, secret }]),
  );
  await page.goto(`${url}/table/${table}`);
  return { table, secret };
}

/** Decides for a seat on the newest view, over a socket of its own. Runs in a page. */
function order({ table, secret, as, id, action }: Opened & { as: string; id: number; action: ActionFields }) {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const send = (message: FromClient) => socket.send(JSON.stringify(message));
  return new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => {
      send({ type: "seats", table, secret });
      send({ type: "watch", table, as });
    });
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      // The server carries out an order only once, however often it is sent.
      if (message.type === "view")
        send({ type: "order", table, as, id, version: message.view.version, do: "move", action });
      if (message.type === "error" && message.code !== "stale") reject(new Error(message.sentence));
      if (message.type !== "done") return;
      socket.close();
      resolve();
    });
  });
}

/** All seats of a table of the ringforts, which a visitor watches. */
export class Seats {
  readonly #page: Page;
  readonly #host: Host;
  readonly #opened: Opened;

  private constructor(page: Page, host: Host, opened: Opened) {
    this.#page = page;
    this.#host = host;
    this.#opened = opened;
  }

  /** Opens a table at one screen and begins its game. */
  static async open(browser: Browser, host: Host, agreed: Agreement): Promise<Seats> {
    const page = await browser.newPage();
    const opened = await openTable(page, host, agreed);
    await page.locator('.tara-cell[aria-disabled="false"]').first().waitFor();
    return new Seats(page, host, opened);
  }

  async decide(as: string, action: ActionFields): Promise<void> {
    const id = Number.parseInt(randomHex(6), 16);
    await this.#page.evaluate(order, { ...this.#opened, as, id, action });
  }

  /** Reloads the table for a visitor who watches it. */
  async show({ page }: Visitor): Promise<void> {
    await page.goto(`${this.#host.url}/#/table/${this.#opened.table}`);
    await page.locator(".tara-board").first().waitFor();
  }

  async leave(): Promise<void> {
    await this.#page.close();
  }
}
