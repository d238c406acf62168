// A folder of files is a home of all games: no server is there, and after the first page not even the folder.

import { readFileSync, readdirSync } from "node:fs";

import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";

import { Folder } from "./host.ts";
import { PROVED, boardAsLoaded } from "./law.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { RUN, hashed, resetSeeds } from "./seed.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();
let folder: Folder;
beforeEach(async () => void (folder = await Folder.start()));
afterEach(() => folder.end());

test("a game is begun, taken back, left, found again, played to its end and saved", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1", "Play the computer, level 1");
  await ann.decide();
  await ann.settled();
  const before = await ann.legal();
  await ann.decide();
  await ann.settled();
  await ann.press("Take back");
  await ann.settled();
  expect(await ann.legal()).toEqual(before);
  // In another tab, whose worker is not the host.
  await boardAsLoaded(ann);
  await ann.page.reload();
  await ann.settled();
  expect(await ann.legal()).toEqual(before);
  // From now on there is no network, nor anything to reach.
  await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  folder.end();
  await ann.page.reload();
  await ann.settled();
  expect(await ann.legal()).toEqual(before);
  await ann.page.goto(ann.at("mine"));
  await ann.settled();
  await ann.see("Sacred Hill");
  await ann.page.goBack();
  await ann.settled();
  expect(await ann.playOn()).toMatch(/won|win|draw/i);

  // Whatever a server makes is made here.
  await ann.choose("Save or share this game");
  for (const [button, name, begin] of [
    ["Save this board as PNG", /\.png$/, "\x89PNG\r\n"],
    ["Save this board as SVG", /\.svg$/, "<svg "],
    ["Save the whole game, animated", /\.animated\.png$/, "\x89PNG\r\n"],
  ] as const) {
    const file = await ann.saved(button);
    expect(file.name, button).toMatch(name);
    const text = file.bytes.toString("latin1");
    expect(text.slice(0, begin.length), button).toBe(begin);
    // Each drawing after the first one is a part of its own.
    if (button.endsWith("animated")) expect(text.split("fdAT").length).toBeGreaterThan(20);
  }
  await ann.page.goto(ann.at("rules/sacred-hill-1"));
  await ann.settled();
  const prints = ann.page.getByRole("region", { name: "Print as PDF" }).getByRole("button");
  const sheets = await prints.allInnerTexts();
  expect(sheets).toHaveLength(4);
  for (const sheet of sheets) {
    const { name, bytes } = await ann.saved(sheet);
    expect(name).toMatch(/^sacred-hill-1-(aid|score)-(a4|letter)-en\.pdf$/);
    expect(String(bytes.subarray(0, 5))).toBe("%PDF-");
    await ann.see(`Saved as ${name}.`);
  }
  await ann.leave();
});

/** Waits until the files of a page are kept, of its own version or also of the next. */
const isKept = ({ page }: Visitor, version: "active" | "waiting" = "active") =>
  expect
    .poll(
      () =>
        page.evaluate(async (version) => {
          const { serviceWorker } = navigator;
          return serviceWorker.controller !== null && !!(await serviceWorker.getRegistration())?.[version];
        }, version),
      { timeout: 60_000 },
    )
    .toBe(true);

test("a first visit goes on without the folder, though nothing is loaded again", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await isKept(ann);
  folder.end();
  await ann.begin("stone-of-destiny", "Play the computer, level 1");
  await ann.decide();
  await ann.settled();
  expect(await ann.page.locator('.moves [data-entry="1"]').count()).toBe(1);
  // Its worker too, which was there before the files were kept.
  const weights = readdirSync(new URL("../dist/page/assets/", import.meta.url)).filter((name) =>
    name.endsWith(".weights"),
  );
  const [worker] = ann.page.workers();
  const isThere = (name: string) =>
    worker!.evaluate(async (name) => (await fetch(new URL(name, location.href))).ok, name);
  expect(weights.length).toBeGreaterThan(1);
  for (const name of weights) expect(await isThere(name), name).toBe(true);
  await ann.page.goto(ann.at("learn"));
  await ann.press("Deutsch");
  await ann.page.goto(ann.at("rules/high-kings-1"));
  await ann.see("Die Hochkönige von Tara");
  await ann.page.goto(ann.at("learn/high-kings/1"));
  await ann.see("Drei Könige");
  await ann.settled();
  await ann.leave();
});

test("a new version disturbs no game, comes when the page is loaded again, and goes on with the game", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1", "Play the computer, level 1");
  await ann.decide();
  await ann.settled();
  await isKept(ann);
  const table = tableOf(ann);
  folder.isNext = true;
  const isOfNext = () => ann.page.evaluate(() => document.querySelector("script[src*='~.js']") !== null);
  await ann.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await isKept(ann, "waiting");
  await ann.decide();
  // A part that this page has not loaded, and that is no longer in the folder.
  await ann.page.goto(ann.at("settings"));
  await ann.see("Colors");
  await ann.page.goto(ann.at(`table/${table}`));
  await ann.settled();
  expect(await isOfNext()).toBe(false);
  const legal = await ann.legal();
  for (const isGone of [false, true]) {
    if (isGone) folder.end();
    await ann.page.reload();
    await ann.settled();
    expect(await isOfNext()).toBe(true);
    if (!isGone) expect(await ann.legal()).toEqual(legal);
    await ann.decide();
    await ann.settled();
  }
  await boardAsLoaded(ann);
  await ann.leave();
});

/** A browser that refuses to keep anything. */
const REFUSES = `Object.defineProperty(self, "indexedDB", { get: () => { throw new Error("refused"); } });`;

/** A module that traps at the first call that is like this. */
const traps = (like: RegExp) => `
  const Whole = WebAssembly.Instance;
  let isWhole = true;
  WebAssembly.Instance = function (module, imports) {
    const { memory, place, run, outcome } = new Whole(module, imports).exports;
    let call = [0, 0];
    const read = () => new TextDecoder().decode(new Uint8Array(memory.buffer, ...call));
    const trap = () => {
      isWhole = false;
      throw new WebAssembly.RuntimeError("unreachable");
    };
    return { exports: {
      memory,
      outcome,
      place: (bytes) => (call = [place(bytes), bytes])[0],
      run: () => (isWhole && ${like}.test(read()) ? trap() : run()),
    } };
  };
`;

/** Somebody whose worker of this name runs this first. */
function arriveWith(script: string, worker = "keeper"): Promise<Visitor> {
  folder.before.clear();
  folder.before.set(worker, script);
  return Visitor.arrive(stage.browser, folder.url);
}

test("a browser that keeps nothing plays in its tab, and a module that fails ends one table alone", async () => {
  const ben = await arriveWith(REFUSES);
  await ben.page.goto(ben.at("new/four-treasures"));
  await ben.see("This browser keeps nothing for this page");
  await ben.begin("four-treasures", "Play the computer, level 1");
  await ben.decide();
  await ben.settled();
  expect(await ben.page.locator('.moves [data-entry="1"]').count()).toBe(1);
  await ben.leave();

  const eve = await arriveWith(traps(/do[^a-z]{1,9}resign/));
  await eve.begin("four-treasures", "On this device");
  await eve.decide();
  const table = eve.page.url();
  await eve.begin("sacred-hill-1", "On this device");
  for (let decided = 0; decided < 2; decided += 1) await eve.decide();
  await eve.resign();
  await eve.see(/The program failed/);
  await eve.page.goto(table);
  await eve.settled();
  await eve.decide();
  expect(await eve.page.locator('.moves [data-entry="1"]').count()).toBe(1);
  await eve.leave();

  const fay = await arriveWith(traps(/picture\.svg/), "thinking");
  await fay.begin("four-treasures", "On this device");
  await fay.choose("Save or share this game");
  await fay.press("Save this board as SVG");
  await fay.see(/failed because of a bug/);
  expect((await fay.saved("Save this board as PNG")).name).toMatch(/\.png$/);
  await fay.leave();

  // The module of files is fetched when something is saved.
  const gus = await arriveWith(`self.fetch = () => Promise.reject(new TypeError("no network"));`, "thinking");
  await gus.begin("four-treasures", "On this device");
  await gus.choose("Save or share this game");
  await gus.press("Save this board as SVG");
  await gus.see(/cannot be reached/);
  await gus.leave();

  const dan = await arriveWith(traps(/"do":"decide"/), "thinking");
  // The computer traps at its first decision, so the reader, who is Red, moves before it.
  await dan.begin("four-treasures", "Play the computer, level 1", { "Goes first": "Red" });
  await dan.decide();
  await dan.see(/The program failed/);
  await dan.leave();
});

test("a module and weights that do not come at first are fetched again", async () => {
  for (const end of [".wasm", ".weights"]) folder.lost.add(end);
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1", "Play the computer, level 1");
  await ann.decide();
  await ann.settled();
  expect(await ann.page.locator('.moves [data-entry="1"]').count()).toBe(1);
  expect(folder.lost.size).toBe(0);
  await ann.page.close();
});

/** The tables that this browser stores, by store and key, after these changes. */
async function stored(visitor: Visitor, change?: readonly [store: string, key: unknown, value: unknown][]) {
  return visitor.page.evaluate(async (change = []) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open("tara-home"));
    const names = ["tables", "events", "games"];
    const transaction = database.transaction(names, "readwrite");
    for (const [store, key, value] of change)
      await settled(transaction.objectStore(store).put(value, key as IDBValidKey));
    const all: [string, unknown, unknown][] = [];
    for (const name of names) {
      const keys = await settled(transaction.objectStore(name).getAllKeys());
      const values = await settled(transaction.objectStore(name).getAll());
      keys.forEach((key, at) => all.push([name, key, values[at]]));
    }
    database.close();
    return all;
  }, change);
}

/** The file of all games. */
async function file(visitor: Visitor): Promise<string> {
  const coming = visitor.page.waitForEvent("download");
  await visitor.press("Save all games as one file");
  return readFileSync(await (await coming).path(), "utf8");
}

/** The lines of that file. */
async function saved(visitor: Visitor): Promise<unknown[]> {
  const text = await file(visitor);
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

const tableOf = (visitor: Visitor) => visitor.page.url().replace(/.*\//, "");

test("a table that cannot be read is counted and saved, and stays as it is", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  const tables: string[] = [];
  for (const game of ["sacred-hill-1", "four-treasures", "stone-of-destiny"]) {
    await ann.begin(game);
    await ann.decide();
    await ann.settled();
    tables.push(tableOf(ann));
  }
  const [row, event, whole] = tables;
  const damaged = await stored(ann, [
    ["tables", row, '{"table":'],
    ["events", [event, 1], '{"at":1,"newer":{}}'],
  ]);
  await ann.page.goto(ann.at("mine"));
  await ann.page.reload();
  await ann.see("2 games of this browser cannot be read");
  const lines = await saved(ann);
  expect(lines[0]).toEqual({ tara: "games", version: 1 });
  for (const line of damaged) expect(lines).toContainEqual(line);
  expect(lines.filter((line) => (line as unknown[])[0] === "seats")).toHaveLength(3);
  await ann.page.goto(ann.at(`table/${event}`));
  await ann.see("This table cannot be read");
  expect(await stored(ann)).toEqual(damaged);
  await ann.page.goto(ann.at(`table/${whole}`));
  await ann.settled();
  expect(await ann.decide()).toBe(true);
  await ann.leave();
});

test("what a newer version stored is named and saved, and stays as it is", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1");
  await ann.decide();
  await ann.settled();
  // A file of the folder that is no page of it, where no worker has the storage open.
  await ann.page.goto(ann.at("early.js").replace("#/", ""));
  await ann.page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("tara-home", 9);
        request.onupgradeneeded = () => request.result.createObjectStore("more").put("more", "key");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => resolve(request.result.close());
      }),
  );
  const before = await stored(ann);
  await ann.page.goto(ann.at("mine"));
  await ann.see("A newer version of Tara stored the games of this browser");
  const lines = await saved(ann);
  expect(lines[0]).toEqual({ tara: "games", version: 9 });
  for (const line of [...before, ["more", "key", "more"]]) expect(lines).toContainEqual(line);
  await ann.page.goto(ann.at("new/four-treasures"));
  await ann.see("A newer version of Tara stored the games of this browser");
  await ann.begin("four-treasures");
  expect(await ann.decide()).toBe(true);
  expect(await stored(ann)).toEqual(before);
  await ann.leave();
});

/** Reads a file of games. */
async function read(visitor: Visitor, text: string) {
  const file = { name: "tara.jsonl", mimeType: "text/plain", buffer: Buffer.from(text) };
  await visitor.page.getByLabel("Read games from a file").setInputFiles(file);
}

test("all games are saved as one file, read by another browser and played on", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("four-treasures", "Play the computer, level 1");
  await ann.decide();
  await ann.resign();
  await ann.see(/^Analyze/);
  const over = tableOf(ann);
  await ann.begin("sacred-hill-1");
  for (let decided = 0; decided < 3; decided += 1) await ann.decide();
  await ann.settled();
  const [legal, begun] = [await ann.legal(), tableOf(ann)];
  await ann.page.goto(ann.at("mine"));
  await ann.settled();
  const early = await file(ann);
  const before = await stored(ann);
  await ann.page.goto(ann.at(`table/${begun}`));
  await ann.settled();
  await ann.decide();
  await ann.settled();
  await ann.page.goto(ann.at("mine"));
  await ann.settled();
  const late = await file(ann);
  const after = await stored(ann);
  await ann.leave();

  const ben = await Visitor.arrive(stage.browser, folder.url);
  await ben.page.goto(ben.at("mine"));
  await read(ben, '{"tara":"something else"}\n');
  await ben.see("This file has no games that Tara saved.");
  await read(ben, early.replace('"version":1', '"version":2'));
  await ben.see("A newer version of Tara wrote this file");
  await read(ben, early);
  await ben.see("2 games were taken from the file.");
  expect(await stored(ben)).toEqual(before);
  await ben.page.goto(ben.at(`replay/${over}/0`));
  await ben.see("The start of the game.");
  await ben.page.goto(ben.at(`table/${begun}`));
  await ben.settled();
  expect(await ben.legal()).toEqual(legal);
  await ben.page.goto(ben.at("mine"));
  await ben.settled();
  await read(ben, late);
  await ben.see("One game was taken from the file. One was here already.");
  expect(await stored(ben)).toEqual(after);
  await read(ben, early);
  await ben.see("No game was taken from the file. 2 were here already.");
  expect(await stored(ben)).toEqual(after);
  await ben.page.goto(ben.at(`table/${begun}`));
  await ben.settled();
  expect(await ben.decide()).toBe(true);
  await ben.leave();
});

test("a damaged game of a file is named, and the others are read", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  const tables: string[] = [];
  for (const game of ["sacred-hill-1", "four-treasures", "high-kings-1"]) {
    await ann.begin(game);
    await ann.decide();
    await ann.settled();
    tables.push(tableOf(ann));
  }
  await ann.page.goto(ann.at("mine"));
  await ann.settled();
  const lines = (await file(ann)).trimEnd().split("\n");
  await ann.leave();

  const [row, event, whole] = tables;
  const cut = lines.map((line) =>
    line.startsWith(`["events",["${event}",2]`) || line.startsWith(`["tables","${row}"`)
      ? line.slice(0, -9)
      : line,
  );
  const ben = await Visitor.arrive(stage.browser, folder.url);
  await ben.page.goto(ben.at("mine"));
  await read(ben, cut.join("\n"));
  await ben.see("One game was taken from the file.");
  await ben.see(`${row}: this game of the file is damaged`);
  await ben.see("Four Treasures: this game of the file is damaged");
  await ben.page.goto(ben.at(`table/${whole}`));
  await ben.settled();
  expect(await ben.decide()).toBe(true);
  await ben.leave();
});

/** Lets the test end the workers of a page, and tells it which versions of tables the page was shown, if it wants to hear that. */
const WORKERS = `
  self.workers = [];
  self.Worker = class extends Worker {
    constructor(...values) {
      super(...values);
      self.workers.push(this);
      this.addEventListener("message", ({ data }) => {
        const { type, view } = JSON.parse(data.text ?? "{}");
        if (type === "view") self.shown?.(view.version);
      });
    }
  };
`;

/** The places where the next decision can be made. */
const LEGAL = '.tara-cell[aria-disabled="false"]';

/** Ends the workers of the page, as a browser does that needs their memory; right after a press if a part is named. */
const endWorkers = ({ page }: Visitor, pressed = "none") =>
  page.evaluate((pressed) => {
    const { workers } = window as unknown as { workers: Worker[] };
    document.querySelector(pressed)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    // As the browser ends it, which tells nobody.
    for (const worker of workers.splice(0)) Worker.prototype.terminate.call(worker);
  }, pressed);

/** Presses where the next decision is made, and does not wait for it. */
async function beginOrder({ page }: Visitor): Promise<void> {
  await page.locator(LEGAL).first().dispatchEvent("click");
}

/** The number of moves that are shown. */
const moves = ({ page }: Visitor) => page.locator(".moves [data-entry]").count();

test("a worker that ends in the middle of an order is followed by another, and nothing is lost", async () => {
  const hear = (page: Page) => page.addInitScript(WORKERS);
  const ann = await Visitor.arrive(stage.browser, folder.url, { hear });
  await ann.begin("sacred-hill-1");
  for (let ended = 0; ended < 3; ended += 1) {
    await ann.decide();
    await ann.settled();
    const before = await moves(ann);
    await endWorkers(ann, LEGAL);
    await ann.settled();
    // The order is sent again.
    expect(await moves(ann)).toBe(before + 1);
    await boardAsLoaded(ann);
  }
  expect(await ann.decide()).toBe(true);
  await ann.leave();
});

/** Runs in the page. Lets no worker hear of the first request of each path that ends so. */
function hush(end: string): void {
  const dropped = new Set<string>();
  const { postMessage } = Worker.prototype as { postMessage(message: object): void };
  Worker.prototype.postMessage = function (message: { path?: string }) {
    const { path = "" } = message;
    if (new RegExp(`(${end})$`).test(path) && !dropped.has(path)) dropped.add(path);
    else postMessage.call(this, message);
  };
}

test("a worker that stays silent is ended, which the page says, and the next one answers", async () => {
  const hear = async (page: Page) => {
    await page.clock.install();
    await page.addInitScript(hush, "mine|analysis");
  };
  const ann = await Visitor.arrive(stage.browser, folder.url, { hear });
  await ann.begin("four-treasures");
  await ann.decide();
  for (const [path, asked, ms, said] of [
    ["mine", "api/tables/mine", 10_000, "Four Treasures"],
    [`analysis/${encodeURIComponent(PROVED)}`, "api/positions/analysis", 60_000, "(proved)"],
  ] as const) {
    await ann.page.goto(ann.at(path));
    await ann.page.waitForFunction((asked) => window.pending().some((wait) => wait.includes(asked)), asked);
    const [worker] = ann.page.workers();
    const ended = worker!.waitForEvent("close");
    await ann.page.clock.fastForward(ms);
    await ended;
    await ann.see(/cannot be reached|Connection lost/);
    await ann.see(said);
  }
  await ann.leave();
});

test("a worker that does not come is asked for again", async () => {
  folder.lost.add("/keeper-");
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1");
  expect(await ann.decide()).toBe(true);
  expect(folder.lost.size).toBe(0);
  await ann.page.close();
});

test("a tab is killed in the middle of an order, and another one goes on with all that was acknowledged", async () => {
  const ann = await Visitor.arrive(stage.browser, folder.url);
  await ann.begin("sacred-hill-1");
  await ann.decide();
  await ann.settled();
  const other = await ann.tab();
  await other.page.goto(ann.page.url());
  await other.settled();
  await ann.decide();
  await ann.settled();
  const before = await moves(ann);
  const session = await ann.page.context().newCDPSession(ann.page);
  await beginOrder(ann);
  await Promise.race([session.send("Page.crash").catch(() => undefined), ann.page.waitForEvent("crash")]);
  await other.settled();
  expect(await moves(other)).toBeGreaterThanOrEqual(before);
  expect(await other.decide()).toBe(true);
  await boardAsLoaded(other);
  await other.leave();
});

/** Fills the room that a page may still take. */
const fill = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T> | IDBTransaction) =>
      new Promise<void>((resolve, reject) => {
        if (request instanceof IDBRequest) request.onsuccess = () => resolve();
        else [request.oncomplete, request.onabort] = [() => resolve(), () => reject(request.error)];
      });
    const opening = indexedDB.open("filler");
    opening.onupgradeneeded = () => opening.result.createObjectStore("all", { autoIncrement: true });
    await settled(opening);
    for (let length = 2 ** 17; length >= 16;) {
      const transaction = opening.result.transaction("all", "readwrite");
      transaction.objectStore("all").add("x".repeat(length));
      await settled(transaction).catch(() => (length /= 2));
    }
    opening.result.close();
  });

test("an order for which there is no room is refused, and made when there is", async () => {
  const { origin } = new URL(folder.url);
  const limit = async (page: Page, quotaSize?: number) => {
    const session = await page.context().newCDPSession(page);
    const quota = quotaSize === undefined ? { origin } : { origin, quotaSize };
    await session.send("Storage.overrideQuotaForOrigin", quota);
  };
  const ann = await Visitor.arrive(stage.browser, folder.url, { hear: (page) => limit(page, 400_000) });
  await ann.begin("sacred-hill-1");
  await ann.decide();
  await ann.settled();
  // The browser lets as much be written as it has found free before.
  await limit(ann.page, 1);
  await fill(ann);
  const [before, kept] = [await moves(ann), await stored(ann)];
  await beginOrder(ann);
  await ann.see("This browser cannot save this table right now");
  expect(await moves(ann)).toBe(before);
  expect(await stored(ann)).toEqual(kept);
  await limit(ann.page);
  await ann.settled();
  expect(await ann.decide()).toBe(true);
  await boardAsLoaded(ann);
  await ann.leave();
});

test("the random bytes of a table are the same in each run", async () => {
  const begin = async () => {
    resetSeeds();
    const ann = await Visitor.arrive(stage.browser, folder.url);
    await ann.begin("four-treasures");
    const [table, first] = [tableOf(ann), await ann.page.title()];
    await ann.leave();
    return [table, first];
  };
  expect(await begin()).toEqual(await begin());
});

/** The kills that `cargo xtask deep kills` asks for; it can go on where a run was interrupted. */
const KILLS = Number(process.env["TARA_KILLS"] ?? 0);
const FIRST_KILL = Number(process.env["TARA_KILLS_FIRST"] ?? 0);
/** The longest time from an order to the kill, in milliseconds: by then it is stored and the computer has answered. */
const LATEST_MS = 80;

/** Plays in two tabs, and kills one of them or its worker after an order. */
async function kill(number: number): Promise<string> {
  const random = numbers(hashed(`${RUN} ${number}`));
  let shown = 0;
  const hear = async (page: Page) => {
    await page.exposeFunction("shown", (version: number) => (shown = Math.max(shown, version)));
    await page.addInitScript(WORKERS);
  };
  const ann = await Visitor.arrive(stage.browser, folder.url, { hear });
  const games = ["sacred-hill-1", "four-treasures", "high-kings-1", "stone-of-destiny"];
  await ann.begin(
    games[random(games.length)]!,
    random(2) === 0 ? "On this device" : "Play the computer, level 1",
  );
  const table = ann.page.url();
  const other = await ann.tab({ hear });
  await other.page.goto(table);
  await other.settled();
  // The worker of the first tab is the host.
  const [killed, left] = number % 3 > 0 ? [ann, other] : [other, ann];
  const player = random(2) === 0 ? killed : left;
  for (let made = random(3); made >= 0; made -= 1) await player.decide();
  const ms = random(LATEST_MS);
  const isWorker = random(2) === 0;
  await player.settled();
  const before = await stored(left);
  await beginOrder(player);
  await killed.page.waitForTimeout(ms);
  if (isWorker) await endWorkers(killed);
  else {
    const session = await killed.page.context().newCDPSession(killed.page);
    const crash = killed.page.waitForEvent("crash");
    await Promise.race([session.send("Page.crash").catch(() => undefined), crash]);
    await crash;
  }
  const acknowledged = shown;
  await left.settled();
  const after = await stored(left);
  const isEvent = ([store]: readonly [string, ...unknown[]]) => store === "events";
  expect(after.filter(isEvent).slice(0, before.filter(isEvent).length)).toEqual(before.filter(isEvent));
  expect(after.filter(isEvent).length).toBeGreaterThanOrEqual(acknowledged);
  await boardAsLoaded(left);
  if (isWorker) await boardAsLoaded(killed);
  await left.decide();
  await left.leave();
  return `${isWorker ? "worker" : "tab"} ${killed === ann ? "with the host" : "beside the host"} after ${ms} ms`;
}

test.runIf(KILLS > 0)(
  "tabs and workers are killed at random moments, and nothing is lost",
  async () => {
    for (let number = FIRST_KILL; number < KILLS; number += 1) {
      const killed = await kill(number).catch((cause: unknown) => {
        throw new Error(`kill ${number} of ${KILLS}`, { cause });
      });
      // From there an interrupted run can go on.
      console.log(`${number} of ${KILLS}: ${killed}`);
    }
  },
  KILLS * 60_000,
);
