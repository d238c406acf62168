// Every page tells that it is one's turn at some table: by its title, its icon and a number in the bar, with few requests.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

const icon = ({ page }: Visitor) => page.locator('link[rel="icon"]').getAttribute("href");
const number = ({ page }: Visitor) => page.locator("nav .turns");

test("an own turn is told on every page, and no longer once it is over", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  expect(await page.title()).not.toMatch(/^●/);
  expect(await icon(visitor)).toMatch(/\/icon\.svg$/);
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await visitor.press("On this device");
  await page.locator(LEGAL).first().waitFor();
  const pages = [
    ["", "home"],
    ["lobby", "lobby"],
    ["mine", "own games"],
    ["settings", "settings"],
    ["new/high-kings-1", "new game"],
    ["editor", "editor"],
  ] as const;
  for (const [path, name] of pages) {
    await page.goto(`${stage.host.url}/${path}`);
    await number(visitor).waitFor();
    expect(await number(visitor).innerText(), name).toBe("1");
    // A page that is loaded later brings its title with it.
    await expect.poll(() => page.title(), { message: name }).toMatch(/^● /);
    const href = await icon(visitor);
    expect(href, name).toMatch(/\/icon-turn\.svg$/);
    expect((await page.request.get(href ?? "")).headers()["content-type"], name).toMatch(/^image\/svg/);
  }
  await page.getByRole("link", { name: "My games Your turn at 1 table." }).click();
  await visitor.follow("Go to the table");
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await number(visitor).waitFor({ state: "detached" });
  expect(await page.title()).not.toMatch(/^●/);
  expect(await icon(visitor)).toMatch(/\/icon\.svg$/);
  await visitor.follow("Settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expect(await page.title()).not.toMatch(/^●/);
  await visitor.leave();
});

test("a page asks for own turns at most every 15 seconds, and never without a seat", async () => {
  let asked = 0;
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/settings`, {
    hear: (page) => {
      page.on("request", (request) => (asked += Number(request.url().endsWith("/api/tables/mine"))));
      return page.clock.install();
    },
  });
  const { page } = visitor;
  await page.clock.fastForward(60_000);
  expect(asked).toBe(0);
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await visitor.press("On this device");
  await page.locator(LEGAL).first().waitFor();
  asked = 0;
  await page.goto(`${stage.host.url}/settings`);
  await number(visitor).waitFor();
  // From now on time passes in the page only where it is said.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.fastForward(10_000);
  await visitor.follow("Lobby");
  await page.getByRole("heading", { level: 1, name: "Lobby" }).waitFor();
  expect(asked).toBe(1);
  const again = page.waitForRequest(/api\/tables\/mine$/);
  await page.clock.fastForward(6_000);
  await again;
  expect(asked).toBe(2);
  await visitor.leave();
});
