// Lost connections, restarted servers, broken links.

import { expect, test } from "vitest";

import { Host } from "./host.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("a game goes on after a lost line, with the move that was made meanwhile", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.press("At one screen");
  await visitor.asked();
  await visitor.decide();
  stage.host.cut();
  await visitor.see(/Connecting|cannot be reached/);
  await visitor.page.locator('.tara-cell[aria-disabled="false"]').first().click();
  stage.host.mend();
  await visitor.page.locator(".side ol li").nth(1).waitFor();
  await visitor.decide();
  expect(await visitor.page.locator(".side ol li").count()).toBe(3);
  await visitor.leave();
});

test("a game goes on when the server restarts", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.press("Play against level 2");
  await visitor.decide();
  await visitor.decide();
  await stage.host.stop();
  await visitor.see(/cannot be reached/);
  await stage.host.run();
  await visitor.asked();
  await visitor.decide();
  await visitor.page.reload();
  await visitor.asked();
  expect(await visitor.page.locator(".side ol li").count()).toBeGreaterThanOrEqual(5);
  await visitor.leave();
});

const TABLE = "0123456789abcdef";
const SECRET = "0123456789abcdef0123456789abcdef";

test.each([
  ["#/nowhere", "This link leads nowhere."],
  ["#/table/xyz", "This link leads nowhere."],
  [`#/table/${TABLE}`, "There is no such table."],
  [`#/join/${TABLE}/${SECRET}`, "There is no such table."],
  ["#/new/chess", "There is no such game on this page."],
])("%s is a sentence and a way on", async (path, sentence) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/${path}`);
  await visitor.see(sentence);
  await visitor.follow("All games");
  await visitor.see("Choose a game.");
  await visitor.leave();
});

test("an invitation that is wrong and a code that is used are refused with a sentence", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link.slice(0, -32) + SECRET);
  await ben.press("Play Blue");
  await ben.see("This invitation is for another table, was withdrawn, or has ended.");
  const eve = await Visitor.arrive(stage.browser, `${stage.host.url}/#/take/${SECRET}`);
  await eve.press("Take the seats");
  await eve.see("This code is wrong, too old, or already used.");
  for (const visitor of [ann, ben, eve]) {
    // The browser itself notes each answer that refuses.
    visitor.complaints.splice(0);
    await visitor.leave();
  }
});

test("an address that opens too many tables gets an error", async () => {
  const strict = await Host.start({ "tables-per-hour": "1" });
  const visitor = await Visitor.arrive(stage.browser, `${strict.url}/#/new/sacred-hill-1`);
  await visitor.press("At one screen");
  await visitor.asked();
  await visitor.page.goto(`${strict.url}/#/new/sacred-hill-1`);
  await visitor.press("At one screen");
  await visitor.see("This server opens no more tables for you now.");
  await visitor.page.getByRole("alert").getByRole("link", { name: "Lobby" }).click();
  await visitor.see("Nobody waits at the moment.");
  visitor.complaints.splice(0);
  await visitor.leave();
  await strict.end();
});

test("all lies below the base path of a host", async () => {
  const below = await Host.start({ "base-path": "/club/tara" });
  const visitor = await Visitor.arrive(stage.browser, `${below.url}/club/tara`);
  expect(visitor.page.url()).toBe(`${below.url}/club/tara/`);
  await visitor.follow("Four Treasures");
  await visitor.press("At one screen");
  await visitor.decide();
  await visitor.leave();
  await below.end();
});
