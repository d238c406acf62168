// Several people, each at a browser of their own: friends, guests of a table, and strangers in the lobby.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { cutOff } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

/** The time for which somebody is away before the other may claim the game. */
const CLAIM_AFTER_MS = 20_000;

const stage = setStage({ "claim-after-ms": String(CLAIM_AFTER_MS) });

/** A low phone. */
const PHONE = { width: 360, height: 640 };

/** Waits until the next game has taken the place of a result. */
const begun = ({ page }: Visitor) => page.locator(".prompt .result").waitFor({ state: "detached" });

/** Asks for another name in the dialog of the menu. */
async function rename(visitor: Visitor, name: string): Promise<void> {
  const field = visitor.page.getByRole("textbox", { name: "Name" });
  if (!(await field.isVisible())) await visitor.choose("Your name");
  await field.fill(name);
  await visitor.press("Save");
}

test("two friends come together by a second link, change names, report, and play a match to its end", async () => {
  const ann = await Visitor.arrive(stage.browser, stage.host.url, PHONE);
  const { page } = ann;
  await ann.follow("Play with a friend");
  await ann.fill({ Clock: "Custom", "Minutes per player": "0", "Seconds added per move": "3" });
  expect(await page.getByLabel("Minutes per player").inputValue()).toBe("1");
  await ann.fill({
    Clock: "Custom",
    "Minutes per player": "7",
    "Seconds added per move": "4",
    Length: "A match of 2 games",
    "Goes first": "Red",
    "Your name": "Anna",
  });
  await ann.press("By invitation link");
  const first = await ann.link();
  expect(await cutOff(ann, [".guests"])).toEqual([]);
  await ann.press("QR code");
  await page.getByRole("img", { name: "QR code of this link: scan it with a phone camera." }).waitFor();
  // So it is where a page comes by plain HTTP from another device.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await ann.press("Copy");
  await ann.see("The link is selected: copy it.");
  expect(await page.evaluate(() => String(getSelection()))).toBe(first);
  await ann.press("Withdraw the link");
  await ann.see("This device has no valid invitation link.");
  const ben = await Visitor.arrive(stage.browser, first, PHONE);
  for (const term of [/^Anna invites you to play/, "A match of 2 games", "7 min + 4 s"]) await ben.see(term);
  await ben.settled();
  expect(await cutOff(ben, ["button.main"])).toEqual([]);
  await ben.press("Play Blue");
  await ben.see(/was withdrawn, or has expired/);
  await page.reload();
  await ann.press("New link");
  await ann.settled();
  const second = await ann.link();
  expect(second).not.toBe(first);
  await ben.join(second, "Blue");
  await page.locator(".guests").waitFor({ state: "detached" });
  // It leads those who sit at the table back to it.
  for (const { page } of [ann, ben]) {
    await page.goto(second);
    await page.waitForURL("**/table/*");
  }

  await rename(ben, "anna");
  await ben.see(/must not resemble another player's name/);
  await rename(ben, " Gráinne ");
  await ben.see("Your name here is now Gráinne.");
  await ann.see("Gráinne");
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await stage.host.admin("rename", table, "blue", "Ben");
  await ann.see("Ben");
  await rename(ben, "Cid");
  await ben.see("The operator of this server gave you your name here, so you cannot change it.");
  // The browser complains of the refusals.
  ben.complaints.splice(0);
  // Further tables have the new name, too.
  await ben.go("settings");
  expect(await ben.page.getByLabel("Name", { exact: true }).inputValue()).toBe("Gráinne");
  await ben.page.goBack();

  await ann.press("Menu");
  await ann.tabTo("Report a player");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report a player" });
  await dialog.getByText("Only the operator of this server reads your report").waitFor();
  expect(await findings(ann)).toEqual([]);
  await dialog.getByLabel("Player").focus();
  for (const typed of ["Stall", "For an hour.", ""]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Enter");
  await dialog.getByText("Report sent.").waitFor();
  expect(JSON.parse(await stage.host.admin("reports", "--json"))).toMatchObject([
    { by: "red", about: "blue", reason: "stalling", text: "For an hour." },
  ]);
  await page.reload();

  await page.locator(".clock[title='waits for the first move']").nth(1).waitFor();
  await ann.decide();
  await ben.decide();
  await ann.asked();
  expect(await page.locator(".clock").allInnerTexts()).toEqual(
    ["Red", "Blue"].map(() => expect.stringMatching(/^(7:0\d|6:5\d)$/)),
  );
  await ben.offerDraw();
  await ann.see(/^Ben offers a draw\.$/);
  await ann.press("Decline");
  await ben.see(/^Anna declines the draw\.$/);
  await ben.resign();
  expect(await ben.result()).toMatch(/^You lose 0 to 3 /);
  await ann.see("Ben has resigned.");
  expect(await ann.result()).toMatch(/^You win 3 to 0 /);
  await ben.press("Next game");
  await ben.see(/Waiting for Anna\./);
  await ann.see(/Ben is ready for the next game\. Are you\?/);
  expect(await page.title()).toMatch(/^● /);

  // Whose clock runs out loses. Clocks wait until both have decided.
  await ann.press("Next game");
  await ben.see(/Anna leads the match 3 to 0\./);
  await ben.decide();
  await ann.decide();
  await ben.asked();
  stage.host.advance(7 * 60_000);
  await ben.see(/You have run out of time\. You lose/);
  await ann.see(/Ben has run out of time\. You win/);
  // Nothing is left, and no increment comes.
  for (const visitor of [ann, ben]) await visitor.see(/^0\.0$/);
  expect(await ben.result()).toMatch(/^You lose the match 0 to 6 /);
  await ann.press("Rematch");
  await ben.see(/^Anna offers a rematch\.$/);
  await ben.press("Decline");
  await ann.see(/^Ben declines the rematch\.$/);

  // A player who goes away for long loses, if the other claims it.
  await ben.press("Rematch");
  await ann.press("Accept");
  await begun(ann);
  await ann.decide();
  await ben.asked();
  await page.clock.install();
  await ben.leave();
  await ann.see(/^Ben is away\. In 0:(20|1\d) you may claim the win or a draw\.$/);
  expect(await page.getByRole("button", { name: "Claim the win" }).count()).toBe(0);
  // Whoever pressed what was there before claims nothing.
  const early = page.evaluate(
    () =>
      new Promise((tell) => {
        const look = () => {
          const claim = document.querySelector(".claims button");
          if (claim) tell(claim.ariaDisabled);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
      }),
  );
  stage.host.advance(CLAIM_AFTER_MS);
  await page.clock.fastForward(CLAIM_AFTER_MS);
  expect(await early).toBe("true");
  await ann.press("Claim the win");
  await ann.see(/Ben has left the game\..* You win 3 to 0\./);
  await ann.leave();
});

/** Leaves an invitation before its answer has come, and is led to the table by it. */
async function leaveEarly(visitor: Visitor, play: string): Promise<void> {
  const { page } = visitor;
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
  await visitor.press(play);
  await asked;
  await visitor.follow("Settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  send();
  await page.waitForURL("**/table/*");
  expect(tries).toBe(2);
  // The browser notes the refusal.
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining("400")]);
}

/** The clock of these devices is wrong by days. Runs in the page. */
function goAhead(): void {
  const { now } = Date;
  Date.now = () => now() + 10 * 86_400_000;
}

test("four find a table by the lobby and by links, one moves to another device, and others watch", async () => {
  const hear = (page: Page) => page.addInitScript(goAhead);
  const south = await Visitor.arrive(stage.browser, stage.host.url, { hear });
  const { page } = south;
  const terms = { Clock: "10 min + 5 s", "Your name": "Ann" };
  await south.begin("four-treasures-doubles", "In the lobby", terms);
  await south.see("Waiting for somebody to join.");

  const west = await Visitor.arrive(stage.browser, stage.host.url, { hear });
  await west.follow("Lobby");
  await west.see(/opened just now/);
  // It is asked for every few seconds, and at once where a page begins.
  for (const [button, shown] of [
    ["Remove from the lobby", "No open tables right now."],
    ["Show in the lobby", /South: Ann/],
  ] as const) {
    await south.press(button);
    await south.settled();
    await west.page.reload();
    await west.see(shown);
  }
  const table = page.url();
  await page.goto(`${stage.host.url}/settings`);
  await west.see(/South: Ann \(away\)/);
  await page.goto(table);

  await west.follow(/^Join/);
  await west.see("10 min + 5 s");
  await west.see("You play West, with East as your partner, against South and North.");
  await west.press("Play West");
  await west.page.waitForURL("**/table/*");
  await south.choose("Remove West");
  await west.see(/West: the guest was removed\. The seat is free\./);
  await page.keyboard.press("Escape");
  await south.press("New link");
  await south.settled();
  const link = await south.link();
  const north = await Visitor.arrive(stage.browser, stage.host.url);
  await north.join(link, "North");
  await north.choose("Give up your seat");
  await south.see(/North: the player has left\. The seat is free\./);
  await west.join(link, "West");
  await north.join(link, "North");
  const east = await Visitor.arrive(stage.browser, link);
  await leaveEarly(east, "Play East");

  const late = await Visitor.arrive(stage.browser, link);
  await late.see("All seats of this table are taken.");
  await late.go("lobby");
  await late.page.getByRole("heading", { name: "Games to watch" }).waitFor();
  await late.follow("Watch");
  await late.see(/to move\./);
  expect(await late.legal()).toEqual([]);
  await east.choose("Continue on another device");
  await late.page.goto(await east.page.getByLabel("Open this link").inputValue());
  await late.press("Move my seats here");
  await east.see("Your seats are on another device now.");

  const four = [south, west, north, late];
  await Promise.all(four.map((player) => player.decide()));
  await south.resign();
  await south.see("You have asked your partner to resign.");
  await north.see("Ann wants to resign with you.");
  expect(await west.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await north.press("Decline");
  const waits = page.locator(".prompt").getByText("You have asked your partner to resign.");
  await waits.waitFor({ state: "detached" });
  await north.resign();
  await south.press("Accept");
  // Players read that they have won or lost, and who watches reads the name of the side.
  for (const player of [south, north]) await player.see(/ha(s|ve) resigned\. You lose/);
  for (const player of [west, late]) await player.see(/ha(s|ve) resigned\. You win/);
  await east.see(/ha(s|ve) resigned\. Blue wins/);
  await south.press("Rematch");
  for (const player of [west, north, late]) await player.press("Accept");
  for (const player of four) await begun(player);
  expect(await east.legal()).toEqual([]);
  await late.follow("My games");
  await late.see("Four Treasures doubles");
  for (const visitor of [west, north, east, late]) await visitor.leave();

  // The computer takes all free seats; or the table is closed.
  for (const [name, told] of [
    [/^Add the computer, level \d$/, /Your turn\.|to move\./],
    ["Close the table", "The player who opened this table has closed it."],
  ] as const) {
    await south.begin("four-treasures-doubles", "By invitation link");
    await south.choose(name);
    await south.see(told);
  }
  expect(await south.legal()).toEqual([]);
  await south.leave();
});
