// What a page says where the server does not answer, and what an invitation says to a guest.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("the lobby says in one message that no server answers, until one does", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await page.getByRole("heading", { level: 1 }).waitFor();
  const fail = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route(/api\/tables/, fail);
  await visitor.follow("Lobby");
  const alert = page.getByRole("alert");
  await alert.first().waitFor();
  expect(await alert.allInnerTexts()).toEqual(["The server cannot be reached. Try again in a moment."]);
  expect(await page.getByText("Loading").count()).toBe(0);
  await page.unroute(/api\/tables/, fail);
  await visitor.see("No open tables right now.");
  expect(await alert.count()).toBe(0);
  await visitor.leave();
});

test("an invitation says who invites, to which game, on which terms, and with whom one plays", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures-doubles`);
  await ann.page.getByText("Clock, colors, match").click();
  await ann.page.getByRole("combobox", { name: /^Clock/ }).selectOption({ label: "10 min + 5 s" });
  await ann.page.getByLabel("Length").selectOption({ label: "A match of 4 games" });
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link);
  const { page } = ben;
  await page
    .getByRole("heading", { level: 1, name: "Ann invites you to play Four Treasures doubles" })
    .waitFor();
  const terms = page.getByRole("list", { name: "Options" }).getByRole("listitem");
  expect(await terms.allInnerTexts()).toEqual(["A match of 4 games", "10 min + 5 s"]);
  const seats = page.locator(".seats").getByRole("listitem");
  const sitting = (await seats.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
  expect(sitting).toEqual(["South Ann", "West free", "North free", "East free"]);
  const west = page.getByRole("button", { name: "Play West" });
  await ben.see("You play West, with East as your partner, against South and North.");
  await west.click();
  await page.waitForURL("**/table/*");
  // Cid sees who sits there by now.
  const cid = await Visitor.arrive(stage.browser, link);
  await cid.page.getByRole("button", { name: "Play North" }).waitFor();
  expect(await cid.page.getByRole("button", { name: "Play West" }).count()).toBe(0);
  for (const visitor of [ann, ben, cid]) await visitor.leave();
});

test("who leaves an invitation before its answer has come is led to the table", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link);
  const { page } = ben;
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((go) => (send = go));
  let tries = 0;
  await page.route("**/join", async (route) => {
    await isSent;
    // The made-up name is taken at first, and the page tries another.
    if ((tries += 1) > 1) await route.continue();
    else await route.fulfill({ status: 400, json: { code: "name", sentence: "That name is taken." } });
  });
  const asked = page.waitForRequest("**/join");
  await ben.press("Play Blue");
  await asked;
  await ben.follow("Settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  send();
  await page.waitForURL(`**${new URL(ann.page.url()).pathname}`);
  await page.locator(".frame [data-seat]").first().waitFor();
  expect(tries).toBe(2);
  await ann.leave();
  // The browser notes the refusal.
  expect(ben.complaints).toEqual([expect.stringContaining("400")]);
  ben.complaints.splice(0);
  await ben.leave();
});

test("an invitation to Seat of Kings says its regions, deck and rounds", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/new/seat-of-kings`);
  await ann.page.getByLabel("2", { exact: true }).first().check();
  await ann.press("By invitation link");
  const ben = await Visitor.arrive(stage.browser, await ann.page.getByLabel("Send this link").inputValue());
  const terms = ben.page.getByRole("list", { name: "Options" }).getByRole("listitem");
  await terms.nth(4).waitFor();
  expect(await terms.allInnerTexts()).toEqual([
    "One game",
    "No clock",
    expect.stringMatching(/^Regions: \w+ and \w+$/),
    "Standard deck (a reconstruction)",
    expect.stringMatching(/^Draw after \d+ rounds without a winner$/),
  ]);
  await ann.leave();
  await ben.leave();
});

test("the first game of the start page is against level 1", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await visitor.press("Play Four Treasures now");
  await visitor.see("Computer, level 1");
  await visitor.leave();
});
