// Beside a server the page answers what it can by itself, keeps games that need nobody else, and draws its own moves at once.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { Folder } from "./host.ts";
import { PROVED, boardAsLoaded } from "./law.ts";
import { prepare, settled } from "./settled.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The paths of the API that a page asks its server for. */
function askedOf({ page }: Visitor): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.startsWith("api/")) asked.add(path);
  });
  return asked;
}

/** Carries all games of a browser to another one in a file, and goes to a table there. */
async function carry(from: Visitor, to: Visitor, table: string): Promise<void> {
  for (const { page } of [from, to]) {
    await page.getByRole("link", { name: "My games" }).first().click();
    await page.getByLabel("Read games from a file").waitFor({ state: "attached" });
  }
  const coming = from.page.waitForEvent("download");
  await from.press("Save all games as one file");
  await to.page.getByLabel("Read games from a file").setInputFiles(await (await coming).path());
  await to.see("One game was taken from the file.");
  await to.page.goto(to.at(table));
  await to.settled();
}

/** Runs in a service worker. Makes none of its waits last from now on, or all of them again. Returns the number of those that did not. */
function skipWaits(isOn: boolean): number {
  const scope = self as unknown as { skipped?: { waits: number; set: unknown }; setTimeout: unknown };
  const skipped = (scope.skipped ??= { waits: 0, set: scope.setTimeout });
  const skip = (call: () => void) => {
    skipped.waits += 1;
    call();
  };
  scope.setTimeout = isOn ? skip : skipped.set;
  return skipped.waits;
}

/** Makes a keeper one that answers nothing about positions. */
const SILENT = `Object.defineProperty(self, "onmessage", { set(hear) {
  addEventListener("message", (event) => event.data.path === "api/positions" || hear(event));
} });`;

test("the server answers for a worker that stays silent", async () => {
  const hear = async (page: Page) => {
    await page.clock.install();
    await page.route("**/keeper-*.js", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: SILENT + (await answer.text()) });
    });
  };
  const ann = await Visitor.arrive(stage.browser, stage.host.url, { cores: 2, hear });
  await ann.go("import");
  const asked = askedOf(ann);
  await ann.page.evaluate(
    (path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    `/analysis/${encodeURIComponent(PROVED)}`,
  );
  await ann.page.waitForFunction(() => window.pending().some((wait) => wait.includes("api/positions")));
  expect([...asked]).not.toContain("api/positions");
  await ann.page.clock.fastForward(10_000);
  await ann.see("(proved)");
  expect([...asked]).toContain("api/positions");
  await ann.leave();
});

/** Runs in the page. Makes its keeper one of the next version. */
function beOfNext(): void {
  const { postMessage } = Worker.prototype as { postMessage(message: object): void };
  Worker.prototype.postMessage = function (message: object) {
    postMessage.call(this, "module" in message ? { ...message, version: "next" } : message);
  };
}

/** The answer to an analysis, as the page of a visitor shows it. */
async function analyzed(visitor: Visitor, position: string): Promise<string> {
  await visitor.go(`analysis/${encodeURIComponent(position)}`);
  await visitor.see("(proved)");
  return visitor.page.locator("main").innerText();
}

test("beside a server the page answers what is about no table, and keeps games that need nobody else", async () => {
  const { browser, host } = stage;
  const ann = await Visitor.arrive(browser, host.url, { cores: 2 });
  await ann.go("import");
  const asked = askedOf(ann);
  const shown = await analyzed(ann, PROVED);
  expect([...asked]).toEqual(["api/variants/details"]);

  // The server answers a slow device, and a reader who wants it so.
  const ben = await Visitor.arrive(browser, host.url);
  const toServer = askedOf(ben);
  expect(await analyzed(ben, PROVED)).toBe(shown);
  expect([...toServer]).toContain("api/positions/analysis");

  await ann.go("settings");
  await ann.page.getByLabel("Games on this device and analyses").selectOption("server");
  await ann.go(`analysis/${encodeURIComponent(PROVED)}`);
  await ann.see("(proved)");
  expect([...asked]).toContain("api/positions/analysis");
  await ann.go("settings");
  await ann.page.getByLabel("Games on this device and analyses").selectOption("auto");

  // A game against the computer goes on while the server is gone, and is found again beside those that the server keeps.
  await ann.go("new/sacred-hill-1");
  await ann.press("Play the computer, level 1");
  await ann.page.waitForURL("**/table/*");
  expect(ann.page.url()).toMatch(/\/table\/[89a-f]/);
  await ann.settled();
  await ann.decide();
  await ann.settled();
  await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await host.stop();
  await ann.decide();
  await ann.settled();
  expect(await ann.page.locator('.moves [data-entry="3"]').count()).toBe(1);
  await host.run();
  await boardAsLoaded(ann);

  // It is carried to a folder in a file, played on there, and carried back.
  const folder = await Folder.start();
  const eve = await Visitor.arrive(browser, folder.url);
  const table = ann.page.url().replace(/.*(?=table)/, "");
  await carry(ann, eve, table);
  await eve.decide();
  await eve.settled();
  await carry(eve, ann, table);
  expect(await ann.page.locator('.moves [data-entry="5"]').count()).toBe(1);
  await boardAsLoaded(ann);
  await eve.leave();
  folder.end();

  // A page of a newer version takes over, and the older one goes on by it.
  const newer = await ann.page.context().newPage();
  await prepare(newer, 0);
  await newer.addInitScript(beOfNext);
  await newer.goto(ann.page.url());
  await settled(newer);
  const held = await newer.evaluate(async () =>
    (await navigator.locks.query()).held?.map(({ name }) => name),
  );
  expect(held).toContain("tara-home next");
  await ann.decide();
  await ann.settled();
  await settled(newer);
  expect(await newer.locator('.moves [data-entry="7"]').count()).toBe(1);
  await newer.close();
  await ann.decide();
  await boardAsLoaded(ann);

  // At a table of the server the own move is drawn while the line is silent.
  await ann.begin("four-treasures", "By invitation link", { "Goes first": "Red" });
  await ben.join(await ann.link(), "Blue");
  await Promise.all([ann.settled(), ben.settled()]);
  host.cut(true);
  await ann.pick("D4");
  await ann.page.locator('.tara-knot[data-hills*="D4"]').waitFor({ state: "attached" });
  expect(await ann.page.locator("[data-entry]").count()).toBe(0);
  host.mend();
  await ann.page.locator('.moves [data-entry="0"]').waitFor({ state: "attached" });

  // A picture of a game that the server keeps is made here, and equals the server's.
  await ben.settled();
  await ben.decide();
  await ben.settled();
  await ben.resign();
  const saved = [];
  for (const visitor of [ann, ben]) {
    await visitor.settled();
    await visitor.choose("Save or share this game");
    saved.push(await visitor.saved("Save this board as SVG"));
  }
  expect(saved[0]).toEqual(saved[1]);
  const drawn = [asked, toServer].map((paths) => [...paths].some((path) => path.endsWith(".svg")));
  expect(drawn).toEqual([false, true]);
  await ben.leave();
  await ann.go("mine");
  await ann.see("Four Treasures");
  await ann.see("Sacred Hill");
  await ann.leave();
});

/** Runs in the page. Makes the first of its registrations of a service worker fail, and counts them. */
function loseRegistration(): void {
  const { register } = ServiceWorkerContainer.prototype;
  const counted = window as unknown as { registrations: number };
  counted.registrations = 0;
  ServiceWorkerContainer.prototype.register = function (...script) {
    counted.registrations += 1;
    return counted.registrations > 1 ? register.apply(this, script) : Promise.reject(new TypeError());
  };
}

test("a page that keeps a game opens without its server, and is current again with it", async () => {
  const { browser, host } = stage;
  const hear = (page: Page) => page.addInitScript(loseRegistration);
  const ann = await Visitor.arrive(browser, host.url, { cores: 2, hear });
  await ann.begin("four-treasures", "By invitation link");
  // Whoever comes for one table of the server keeps nothing for later.
  const eve = await Visitor.arrive(browser, host.url, { cores: 2 });
  const served = new URL(ann.page.url()).pathname.slice(1);
  await eve.page.goto(eve.at(served));
  await eve.settled();
  const kept = (visitor: Visitor) => visitor.page.evaluate(() => caches.keys());
  expect(await kept(eve)).toEqual([]);
  await eve.leave();

  await ann.go("new/sacred-hill-1");
  await ann.press("Play the computer, level 1");
  await ann.page.waitForURL(/\/table\/[89a-f]/);
  await ann.decide();
  await ann.settled();
  const table = new URL(ann.page.url()).pathname.slice(1);
  const legal = await ann.legal();
  await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await kept(ann)).toHaveLength(1);
  // One that failed was tried again, and none is asked for at each page.
  for (const path of ["mine", table]) await ann.go(path);
  const registrations = () => (window as unknown as { registrations: number }).registrations;
  expect(await ann.page.evaluate(registrations)).toBe(2);

  // A server that is silent is waited for once, and not asked for what every home knows.
  const [worker] = ann.page.context().serviceWorkers();
  const fay = await ann.tab({ cores: 2 });
  await fay.settled();
  const asked = askedOf(fay);
  await worker!.evaluate(skipWaits, true);
  host.cut(true);
  await fay.page.goto(fay.at("rules/sacred-hill-1"));
  await fay.see("Print as PDF");
  expect(await worker!.evaluate(skipWaits, false)).toBe(1);
  expect([...asked]).not.toContain("api/variants");
  await fay.page.close();
  host.mend();

  await host.stop();
  const again = await ann.tab({ cores: 2 });
  await ann.page.close();

  await again.page.goto(again.at(table));
  await again.settled();
  expect(await again.legal()).toEqual(legal);
  await again.decide();
  await again.settled();
  await again.begin("four-treasures", "Play the computer, level 1");
  await again.decide();
  await again.settled();
  expect(await again.page.locator('.moves [data-entry="1"]').count()).toBe(1);
  await again.page.goto(again.at("mine"));
  for (const line of ["Sacred Hill", "Four Treasures", "The server cannot be reached."])
    await again.see(line);
  await again.page.goto(again.at(`analysis/${encodeURIComponent(PROVED)}`));
  await again.see("(proved)");
  // A path that is no page of Tara may be that of another program, whose failure is its own.
  const bare = await again.page.context().newPage();
  await expect(bare.goto(again.at("notes/mine"))).rejects.toThrow(/ERR_/);
  await bare.close();
  // A sheet needs the module of pictures, which comes when it is first asked for.
  const prints = again.page.getByRole("region", { name: "Print as PDF" });
  await again.page.goto(again.at("rules/sacred-hill-1"));
  await prints.getByRole("button").first().click();
  await prints.getByText("The server cannot be reached.").waitFor();

  // A preview of a link is in the page that the server sends, and in no other.
  const preview = () => again.page.locator('meta[property="og:title"]').getAttribute("content");
  await again.page.goto(again.at(served));
  await again.see("Connection lost.");
  expect(await preview()).not.toContain("Four Treasures");
  await host.run();
  await again.page.goto(again.at("rules/sacred-hill-1"));
  const sheet = await again.saved(await prints.getByRole("button").first().innerText());
  expect(sheet.name).toMatch(/^sacred-hill-1-aid-a4-en\.pdf$/);
  await again.page.goto(again.at(served));
  await again.settled();
  expect(await preview()).toContain("Four Treasures");
  await again.page.goto(again.at(table));
  await again.settled();
  await again.decide();
  await again.settled();

  // Whoever leaves all to the server keeps the page no longer, but the games.
  await again.page.goto(again.at("settings"));
  await again.page.getByLabel("Games on this device and analyses").selectOption("server");
  await again.see("The games that this browser keeps stay here.");
  const registered = () =>
    again.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect
    .poll(async () => [await registered(), await kept(again)], { timeout: 60_000 })
    .toEqual([0, []]);
  await again.page.goto(again.at(table));
  await again.settled();
  expect(await again.decide()).toBe(true);
  await again.leave();
});

test("a new server with other files disturbs no game, and an older one shows its own page", async () => {
  const site = await Folder.start(stage.host);
  const ann = await Visitor.arrive(stage.browser, site.url, { cores: 2 });
  const isOfNext = () => ann.page.evaluate(() => document.querySelector("script[src*='~.js']") !== null);
  const updated = () =>
    ann.page.evaluate(async () => {
      const registration = await (await navigator.serviceWorker.ready).update();
      return (registration as unknown as ServiceWorkerRegistration).waiting !== null;
    });
  await ann.go("new/sacred-hill-1");
  await ann.press("Play the computer, level 1");
  await ann.page.waitForURL(/\/table\/[89a-f]/);
  await ann.decide();
  await ann.settled();
  await ann.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  site.isNext = true;
  await expect.poll(updated, { timeout: 60_000 }).toBe(true);
  await ann.decide();
  await ann.settled();
  // A part that this page has not loaded, and that the server no longer has.
  await ann.page.getByRole("link", { name: "Settings" }).first().click();
  await ann.see("Colors");
  await ann.page.goBack();
  await ann.settled();
  expect(await isOfNext()).toBe(false);
  for (const isNext of [true, false]) {
    const legal = await ann.legal();
    [site.isNext, site.hasWorker] = [isNext, isNext];
    await ann.page.reload();
    await ann.settled();
    expect(await isOfNext()).toBe(isNext);
    expect(await ann.legal()).toEqual(legal);
    await ann.decide();
    await ann.settled();
  }
  await ann.leave();
  site.end();
});
