// That it is one's turn at some table is told on every page, by its title, its icon, a number and a notice of the device, with few requests.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { prepare, settled } from "./settled.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const number = ({ page }: Visitor) => page.locator("nav .turns");

/** Expects the title and the icon of a page whose reader is asked, or is not. */
async function expectMarks(visitor: Visitor, isAsked: boolean, name: string): Promise<void> {
  await visitor.settled();
  const { page } = visitor;
  expect(/^● /.test(await page.title()), name).toBe(isAsked);
  const icon = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
  expect(icon, name).toMatch(isAsked ? /\/icon-turn\.svg$/ : /\/icon\.svg$/);
  expect((await page.request.get(icon)).headers()["content-type"], name).toMatch(/^image\/svg/);
  const count = number(visitor);
  expect(await count.allInnerTexts(), name).toEqual(isAsked ? ["1"] : []);
}

interface Shown {
  readonly title: string;
  onclick?: () => void;
}

/** In place of notices of the device, a list of them, and of what the reader looks at, what the test says. */
function note(): void {
  const notices: Shown[] = [];
  class Notice implements Shown {
    static readonly permission = "granted";
    constructor(readonly title: string) {
      notices.push(this);
    }
    close() {}
  }
  Object.assign(window, { notices, Notification: Notice });
  const isAway = () => sessionStorage.getItem("away") !== null;
  Object.defineProperty(document, "visibilityState", { get: () => (isAway() ? "hidden" : "visible") });
  const kept: unknown = JSON.parse(localStorage.getItem("tara.settings") ?? "{}");
  localStorage.setItem("tara.settings", JSON.stringify({ notices: "on", ...(kept as object) }));
}

const titles = (page: Page) =>
  page.evaluate(() => (window as unknown as { notices: Shown[] }).notices.map(({ title }) => title));

/** Looks at a page, or elsewhere. */
const look = (page: Page, isAway: boolean) =>
  page.evaluate((isAway) => {
    if (isAway) sessionStorage.setItem("away", "");
    else sessionStorage.removeItem("away");
    document.dispatchEvent(new Event("visibilitychange"));
  }, isAway);

/** Opens a page, and waits until it has asked about the own turns. */
async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse(/api\/tables\/mine$/);
  await page.goto(`${stage.host.url}/${path}`);
  await asked;
  await settled(page);
}

/** Waits until a page has asked again, which a hidden one does each minute. */
async function askAgain(page: Page, ms = 61_000): Promise<void> {
  const asked = page.waitForResponse(/api\/tables\/mine$/);
  await page.clock.fastForward(ms);
  await asked;
  await settled(page);
}

test("an own turn is told on every page until it is over, and while none is looked at by one notice", async () => {
  let asked = 0;
  const ann = await Visitor.arrive(stage.browser, stage.host.url, {
    hear: async (page) => {
      page.on("request", (request) => (asked += Number(request.url().endsWith("/api/tables/mine"))));
      await page.context().addInitScript(note);
      await page.clock.install();
    },
  });
  const { page } = ann;
  await page.clock.fastForward(60_000);
  await expectMarks(ann, false, "before");
  expect(asked).toBe(0);
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await ann.press("On this device");
  await ann.asked();
  for (const path of ["", "lobby", "mine", "new/high-kings-1", "editor", "settings"]) {
    asked = 0;
    await page.goto(`${stage.host.url}/${path}`);
    await number(ann).waitFor();
    await expectMarks(ann, true, path);
  }
  // From now on time passes in the page only where it is said; it asks at most every 15 seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.fastForward(10_000);
  await ann.follow("Lobby");
  await page.getByRole("heading", { level: 1, name: "Lobby" }).waitFor();
  expect(asked).toBe(1);
  await askAgain(page, 6_000);
  expect(asked).toBe(2);
  await page.clock.resume();
  await page.getByRole("link", { name: "My games Your turn at 1 table." }).click();
  await ann.follow("Go to the table");
  await ann.decide();
  await ann.choose("Resign");
  await ann.press("Yes, resign");
  await ann.see(/has resigned\./);
  await expectMarks(ann, false, "over");
  await ann.follow("Settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await expectMarks(ann, false, "after");

  await page.goto(`${stage.host.url}/new/four-treasures`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await ann.press("By invitation link");
  const ben = await Visitor.arrive(stage.browser, await page.getByLabel("Send this link").inputValue());
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.press("Play Blue");
  await ann.decide();
  const table = page.url();
  const NOTICE = "Your turn: Four Treasures against Ben";
  /** Ann plays at the table, and it is Ben's turn. */
  const play = async () => {
    await page.goto(table);
    await look(page, false);
    await ann.decide();
    await ben.asked();
  };

  await ben.asked();
  await open(page, "settings");
  await look(page, true);
  await askAgain(page);
  expect(await titles(page)).toEqual([]);
  await ben.decide();
  for (let time = 0; time < 2; time += 1) {
    await askAgain(page);
    expect(await titles(page)).toEqual([NOTICE]);
  }
  await page.evaluate(() => (window as unknown as { notices: Shown[] }).notices[0]?.onclick?.());
  await page.waitForURL(table);

  await play();
  await open(page, "mine");
  await look(page, true);
  await ben.decide();
  await askAgain(page);
  expect(await titles(page), "the list of one's own games").toEqual([NOTICE]);

  await play();
  await open(page, "settings");
  await ben.decide();
  await askAgain(page, 16_000);
  await expectMarks(ann, true, "what is looked at");
  await look(page, true);
  await askAgain(page);
  expect(await titles(page), "what was looked at").toEqual([]);

  await play();
  const others = [await page.context().newPage(), await page.context().newPage()];
  for (const [at, other] of others.entries()) {
    await prepare(other, at);
    await other.clock.install();
    await open(other, at === 0 ? "settings" : "lobby");
    await look(other, true);
  }
  await look(page, true);
  await ben.decide();
  for (let time = 0; time < 2; time += 1) {
    for (const other of others) await askAgain(other);
    await ann.settled();
    expect((await Promise.all([page, ...others].map(titles))).flat(), "several tabs").toEqual([NOTICE]);
  }
  expect(page.url()).toBe(table);
  for (const visitor of [ann, ben]) await visitor.leave();
});
