// A notice of the device tells of each turn once, whichever page of Tara is open in some hidden tab.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

interface Shown {
  readonly title: string;
  readonly tag: string;
  onclick?: () => void;
}

/** In place of notices of the device, a list of them, and of what the reader looks at, what the test says. */
function note(): void {
  const notices: Shown[] = [];
  class Notice implements Shown {
    static readonly permission = "granted";
    readonly title: string;
    readonly tag: string;
    constructor(title: string, { tag }: { tag: string }) {
      this.title = title;
      this.tag = tag;
      notices.push(this);
    }
    close() {}
  }
  Object.assign(window, { notices, Notification: Notice });
  const isAway = () => sessionStorage.getItem("away") !== null;
  Object.defineProperty(document, "visibilityState", { get: () => (isAway() ? "hidden" : "visible") });
  if (localStorage.getItem("tara.settings") === null)
    localStorage.setItem("tara.settings", JSON.stringify({ notices: "on" }));
}

const titles = (page: Page) =>
  page.evaluate(() => (window as unknown as { notices: Shown[] }).notices.map(({ title }) => title));

/** Looks elsewhere. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem("away", "");
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** Opens a page, and waits until it has asked about the own turns. */
async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse(/api\/tables\/mine$/);
  await page.goto(`${stage.host.url}/${path}`);
  await asked;
}

/** Waits until a hidden page has asked again. */
async function askAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse(/api\/tables\/mine$/);
  await page.clock.fastForward(61_000);
  await asked;
}

/** Ann, who wishes notices, has moved first at a table against Ben. Gives both, and the address of the table. */
async function players(): Promise<[Visitor, Visitor, string]> {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`, {
    hear: async (page) => {
      await page.context().addInitScript(note);
      await page.clock.install();
    },
  });
  await ann.page.getByText("Clock, colors, match").click();
  await ann.page.getByLabel("Goes first").selectOption({ label: "Red" });
  await ann.press("By invitation link");
  const ben = await Visitor.arrive(stage.browser, await ann.page.getByLabel("Send this link").inputValue());
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.press("Play Blue");
  await ann.decide();
  await ben.asked();
  return [ann, ben, ann.page.url()];
}

async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) await visitor.leave();
}

test("a hidden page that is no table shows one notice of each turn, and a press opens the table", async () => {
  const [ann, ben, table] = await players();
  const { page } = ann;
  await open(page, "settings");
  await lookAway(page);
  await askAgain(page);
  expect(await titles(page)).toEqual([]);
  await ben.decide();
  await askAgain(page);
  await expect.poll(() => titles(page)).toEqual(["Your turn: Four Treasures against Ben"]);
  await askAgain(page);
  expect(await titles(page)).toHaveLength(1);
  await page.evaluate(() => (window as unknown as { notices: Shown[] }).notices[0]?.onclick?.());
  await page.waitForURL(table);
  await leave(ann, ben);
});

test("the list of one's own games tells of turns too while it is hidden", async () => {
  const [ann, ben] = await players();
  const { page } = ann;
  await open(page, "mine");
  await lookAway(page);
  await ben.decide();
  await askAgain(page);
  await expect.poll(() => titles(page)).toEqual(["Your turn: Four Treasures against Ben"]);
  await leave(ann, ben);
});

test("of several hidden tabs one shows the notice", async () => {
  const [ann, ben, table] = await players();
  const pages = [ann.page];
  for (const path of ["settings", "lobby"]) {
    const page = await ann.page.context().newPage();
    await page.clock.install();
    await open(page, path);
    pages.push(page);
  }
  for (const page of pages) await lookAway(page);
  await ben.decide();
  for (const page of pages.slice(1)) await askAgain(page);
  const shown = async () => (await Promise.all(pages.map(titles))).flat();
  await expect.poll(shown).toEqual(["Your turn: Four Treasures against Ben"]);
  for (const page of pages.slice(1)) await askAgain(page);
  expect(await shown()).toHaveLength(1);
  expect(ann.page.url()).toBe(table);
  await leave(ann, ben);
});

test("who looks at a page of Tara gets no notice, not even later", async () => {
  const [ann, ben] = await players();
  const { page } = ann;
  await open(page, "settings");
  await ben.decide();
  const asked = page.waitForResponse(/api\/tables\/mine$/);
  await page.clock.fastForward(16_000);
  await asked;
  await page.locator("nav .turns").waitFor();
  await lookAway(page);
  await askAgain(page);
  expect(await titles(page)).toEqual([]);
  await leave(ann, ben);
});
