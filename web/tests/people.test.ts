// Several people, each at a browser of their own: friends, guests of a table, and strangers in the lobby.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

/** The time for which somebody is away before the other may claim the game. */
const CLAIM_AFTER_MS = 20_000;

const stage = setStage({ "claim-after-ms": String(CLAIM_AFTER_MS) });

/** A low phone. */
const PHONE = { width: 360, height: 640 };

const linkOf = ({ page }: Visitor) => page.getByLabel("Send this link").inputValue();

/** How far down a part of a page reaches. */
async function foot({ page }: Visitor, part: string): Promise<number> {
  const box = await page.locator(part).last().boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

/** An invitation leads those who sit at the table back to it. */
async function expectBack(link: string, ...visitors: readonly Visitor[]): Promise<void> {
  for (const { page } of visitors) {
    await page.goto(link);
    await page.waitForURL("**/table/*");
    await page.locator(".frame [data-seat]").first().waitFor();
  }
}

/** Asks to resign. */
async function resign(visitor: Visitor): Promise<void> {
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
}

/** The terms of an invitation. */
async function termsOf({ page }: Visitor): Promise<string[]> {
  const terms = page.getByRole("list", { name: "Options" }).getByRole("listitem");
  await terms.first().waitFor();
  return terms.allInnerTexts();
}

/** The words of the replay about the end of the game that was played last. */
async function lastMoment(visitor: Visitor): Promise<string> {
  await visitor.follow(/^Analyze/);
  await visitor.see(/ wins? \d+ to \d+[.:]/);
  return (await visitor.page.locator(".status [role=status]").textContent()) ?? "";
}

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
  await page.locator(".frame [data-seat]").first().waitFor();
  expect(tries).toBe(2);
  // The browser notes the refusal.
  expect(visitor.complaints.splice(0)).toEqual([expect.stringContaining("400")]);
}

async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) await visitor.leave();
}

test("two friends play matches with a clock: they wait by name, run out of time, go away, and read each result", async () => {
  const ann = await Visitor.arrive(stage.browser, stage.host.url, {
    width: 390,
    height: 844,
    // The browsers of the tests have no sheet of their own.
    hear: (page) =>
      page.addInitScript(() => {
        const share = async (data: ShareData) => void Object.assign(window, { shared: data });
        Object.defineProperty(navigator, "share", { value: share });
      }),
  });
  const { page } = ann;
  // Who comes for any game has the computer first, and the terms folded.
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await ann.see("Clock, colors, match");
  expect(await page.getByLabel("Length").isVisible()).toBe(false);
  await page.goto(stage.host.url);
  await ann.follow("Play with a friend");
  const heading = page.getByRole("heading", { name: "With other people" });
  await heading.waitFor();
  await ann.settled();
  expect(await heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
  const topOf = async (shown: typeof heading) => (await shown.boundingBox())?.y ?? NaN;
  expect(await topOf(heading)).toBeLessThan(100);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(0);
  const invite = await topOf(page.getByRole("button", { name: "By invitation link" }));
  for (const label of [/^Clock/, "You play", "Goes first", "Length"]) {
    const field = page.getByLabel(label);
    expect(await field.isVisible(), String(label)).toBe(true);
    expect(await topOf(field), String(label)).toBeLessThan(invite);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${stage.host.url}/new/four-treasures#people`);
  await page.getByLabel(/^Clock/).selectOption({ label: "Custom" });
  await page.getByLabel("Minutes per player").fill("7");
  await page.getByLabel("Seconds added per move").fill("4");
  await page.getByLabel("Length").selectOption({ label: "A match of 2 games" });
  await page.getByLabel("Goes first").selectOption({ index: 1 });
  await page.getByLabel(/name/i).fill("Anna");
  await ann.press("By invitation link");
  const link = await linkOf(ann);
  await ann.press("Share");
  const shared = await page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  expect(shared?.url).toBe(link);
  const code = page.getByRole("img", { name: "QR code of this link: scan it with a phone camera." });
  await ann.press("QR code");
  await ann.settled();
  const box = await code.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(150);
  expect(await code.locator("path").getAttribute("d")).toMatch(/^M.{500}/);
  await ann.press("QR code");
  await ann.settled();
  expect(await code.count()).toBe(0);

  const ben = await Visitor.arrive(stage.browser, link);
  expect(await termsOf(ben)).toEqual(["A match of 2 games", "7 min + 4 s"]);
  await ben.page.getByLabel(/name/i).first().fill("Ben");
  await ben.press("Play Blue");
  await ann.asked();
  await Promise.all([ann.settled(), ben.settled()]);
  const seven = expect.stringMatching(/^(7:00|6:5\d)$/);
  for (const { page } of [ann, ben])
    expect(await page.locator(".clock").allInnerTexts()).toEqual([seven, seven]);
  await ann.decide();
  await ben.decide();
  await ann.asked();
  await ben.press("Ask to take back");
  await ann.see(/^Ben asks to take back [A-G]\d\./);
  await ann.press("Decline");
  await ben.see(/^Anna declines the takeback\./);
  await ann.decide();
  await ben.asked();
  await ben.choose("Offer a draw");
  await ben.press("Offer a draw");
  await ann.see(/^Ben offers a draw\.$/);
  expect(await page.title()).toMatch(/^● /);
  await ann.press("Decline");
  await ben.see(/^Anna declines the draw\.$/);
  await ann.settled();
  expect(await page.title()).not.toMatch(/^●/);

  const result = ({ page }: Visitor) => page.locator(".result h2");
  const said = (visitor: Visitor) => visitor.page.getByRole("log").textContent();
  await resign(ben);
  await ben.see("You have resigned.");
  expect(await result(ben).innerText()).toMatch(/^You lose\s+0 to 3$/);
  await ann.see("Ben has resigned.");
  expect(await result(ann).innerText()).toMatch(/^You win\s+3 to 0$/);
  await ben.press("Next game");
  await ben.see(/Waiting for Anna\./);
  await ann.see(/Ben is ready for the next game\. Are you\?/);
  expect(await said(ann)).toContain("Ben is ready for the next game. Are you?");
  expect(await page.title()).toMatch(/^● /);
  expect(await ben.page.title()).not.toMatch(/^●/);
  // What the costliest moves refer to is there between two games, too.
  expect(await page.locator(".prompt").getByRole("link", { name: "Analyze" }).isVisible()).toBe(true);

  await ann.press("Next game");
  await ben.see(/Anna leads the match 3 to 0\./);
  await resign(ben);
  await ann.see(/Game 2 of 2\. You win 3 to 0\./);
  expect(await result(ann).innerText()).toMatch(/^You win the match\s+6 to 0$/);
  await ben.see(/Game 2 of 2\. You lose 0 to 3\./);
  expect(await result(ben).innerText()).toMatch(/^You lose the match\s+0 to 6$/);
  await ann.press("Rematch");
  await ben.see(/^Anna offers a rematch\.$/);
  expect(await ben.page.title()).toMatch(/^● /);
  expect(await said(ann)).toContain("You have offered a rematch.");
  await ben.press("Decline");
  await ann.see(/^Ben declines the rematch\.$/);

  // Whose clock runs out loses.
  await ben.press("Rematch");
  await ann.press("Accept");
  await page.locator(".prompt .result").waitFor({ state: "detached" });
  // Clocks wait until both have decided.
  await ann.decide();
  await ben.decide();
  await Promise.all([ann.asked(), ben.settled()]);
  stage.host.advance(7 * 60_000);
  await ann.see(/You have run out of time\. You lose/);
  await ben.see(/Anna has run out of time\. You win/);
  // Nothing is left, and no increment comes.
  for (const visitor of [ann, ben]) await visitor.see(/^0\.0$/);
  expect(await lastMoment(ben)).toMatch(/Red has run out of time\. Blue wins 3 to 0\.$/);
  await ben.page.goBack();
  // Who goes away for long loses, if the other claims it.
  for (const visitor of [ann, ben]) await visitor.press("Next game");
  await Promise.all([ann.settled(), ben.asked()]);
  const claim = page.getByRole("button", { name: "Claim the win" });
  expect(await claim.count()).toBe(0);
  await page.clock.install();
  // Paused soon, as a clock cannot be paused in its past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 200));
  await ben.leave();
  await ann.see(/^Ben is away\. In 0:(20|19) you may claim the win or a draw\.$/);
  await page.clock.runFor(16_500);
  await ann.see(/^Ben is away\. In 0:0[34] you may claim the win or a draw\.$/);
  expect(await claim.count()).toBe(0);
  await page.clock.runFor(4_000);
  stage.host.advance(CLAIM_AFTER_MS);
  await page.clock.resume();
  await claim.click();
  await ann.see(/Ben has left the game\..* You win 3 to 0\./);
  expect(await lastMoment(ann)).toMatch(/Blue has left the game\. Red wins 3 to 0\.$/);
  await ann.leave();
});

/** The open reports, as the host reads them. */
const reports = async () => JSON.parse(await stage.host.admin("reports", "--json")) as unknown[];

/** Asks for another name in the dialog of the menu. */
async function rename(visitor: Visitor, name: string): Promise<void> {
  const field = visitor.page.getByRole("textbox", { name: "Name" });
  if (!(await field.isVisible())) await visitor.choose("Your name");
  await field.fill(name);
  await visitor.press("Save");
}

test("an invitation is withdrawn and made anew, and two who play change names, report, and play again", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`, PHONE);
  const { page } = ann;
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Goes first").selectOption({ label: "Red" });
  await page.getByLabel("Your name").fill("Ann");
  await ann.press("By invitation link");
  const first = await linkOf(ann);
  expect(await foot(ann, ".guests")).toBeLessThanOrEqual(PHONE.height);
  await ann.see(/The link is valid until/);
  // The browsers of the tests reach the server at 127.0.0.1, which leads other devices to themselves.
  await ann.see(/^Only this device can open this link;/);
  // So it is where a page comes by plain HTTP from another device.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await ann.press("Copy");
  await ann.see("The link is selected: copy it.");
  expect(await page.evaluate(() => String(getSelection()))).toBe(first);
  await ann.press("Withdraw the link");
  await ann.see("This device has no valid invitation link.");
  await page.reload();
  await ann.see("This device has no valid invitation link.");
  await ann.choose("Continue on another device");
  // Nobody else is there to be reported.
  expect(await page.getByRole("button", { name: "Report a player" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const ben = await Visitor.arrive(stage.browser, first, PHONE);
  await ben.see("Ann invites you to play Four Treasures");
  await ben.settled();
  expect(await foot(ben, "button.main")).toBeLessThanOrEqual(PHONE.height);
  await ben.press("Play Blue");
  await ben.see(/was withdrawn, or has expired/);
  // The browser complains of the refusal.
  expect(ben.complaints.splice(0)).toEqual([expect.stringContaining("403")]);
  await ann.press("New link");
  await ann.settled();
  const second = await linkOf(ann);
  expect(second).not.toBe(first);
  await ben.page.goto(second);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.press("Play Blue");
  await page.locator(".guests").waitFor({ state: "detached" });
  await expectBack(second, ann, ben);

  await ann.choose("Your name");
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Ann");
  await rename(ann, "ben");
  await ann.see(/must not resemble another player's name/);
  await rename(ann, " Gráinne ");
  await ann.see("Your name here is now Gráinne.");
  await ben.see("Gráinne");
  await ben.page.reload();
  await ben.see("Gráinne");
  const table = new URL(ben.page.url()).pathname.split("/").at(-1) ?? "";
  await stage.host.admin("rename", table, "blue", "Cid");
  await ann.see("Cid");
  await rename(ben, "Ben");
  await ben.see("The operator of this server gave you your name here, so you cannot change it.");
  expect(await page.getByText("Cid").count()).toBeGreaterThan(0);
  for (const visitor of [ann, ben]) {
    visitor.complaints.splice(0);
    await visitor.page.setViewportSize({ width: 1280, height: 800 });
    await visitor.page.reload();
  }

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
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await reports()).toMatchObject([
    { by: "red", about: "blue", reason: "stalling", text: "For an hour." },
  ]);
  // A seat reports three times at most.
  await ann.choose("Report a player");
  for (const told of ["Report sent.", "Report sent.", "You have reached a limit of this server."]) {
    await dialog.getByRole("button", { name: "Send the report" }).click();
    await dialog.getByText(told).waitFor();
  }
  expect((await reports()).length).toBe(3);
  expect(ann.complaints.splice(0)).toEqual([expect.stringContaining("429")]);
  await page.reload();

  await ann.decide();
  await ben.decide();
  await ann.choose("Offer a draw");
  await ann.press("Offer a draw");
  await ben.see(/offers a draw\./);
  await ben.press("Accept");
  await ann.see(/A draw was agreed\./);
  // Who began is followed by the other one.
  await ben.see("In a rematch, you begin.");
  await ann.see(/In a rematch, Blue begins\./);
  await ann.press("Rematch");
  await ben.press("Accept");
  await ben.see("You begin this game.");
  await ann.see(/Blue begins this game\./);
  await ben.see("Your turn.");

  // Her next tables have her name too, and where nobody else is she is not asked for one.
  await page.goto(`${stage.host.url}/settings`);
  await ann.settled();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Gráinne");
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await ann.against(1);
  await ann.press("Menu");
  await ann.see("Continue on another device");
  expect(await page.getByRole("button", { name: "Your name" }).count()).toBe(0);

  for (const { page } of [ann, ben]) await page.setViewportSize(PHONE);
  await page.goto(`${stage.host.url}/new/seat-of-kings`);
  await page.getByLabel("2", { exact: true }).first().check();
  await ann.press("By invitation link");
  const third = await linkOf(ann);
  expect(await foot(ann, ".guests")).toBeLessThanOrEqual(PHONE.height);
  await ben.page.goto(third);
  await ben.settled();
  expect(await termsOf(ben)).toEqual([
    "One game",
    "No clock",
    expect.stringMatching(/^Regions: \w+ and \w+$/),
    "Standard deck (a reconstruction)",
    expect.stringMatching(/^Draw after \d+ rounds without a winner$/),
  ]);
  expect(await foot(ben, "button.main")).toBeLessThanOrEqual(PHONE.height);
  await ben.press(/^Play (Blue|Red)$/);
  await page.locator(".guests").waitFor({ state: "detached" });
  await expectBack(third, ann, ben);
  await leave(ann, ben);
});

/** Doubles before their last moves. */
const LATE = "four-treasures-doubles rrrrb/rrbbbbb/rrbbr1r/rr1rrrb/b1rb2b/r1bb2r/1b1b1 north battle - - -";

test("guests of doubles read the terms, are removed and leave, and four play on while somebody watches", async () => {
  const south = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures-doubles`);
  const { page } = south;
  await page.route("**/api/tables", async (route) => {
    const asked = JSON.parse(route.request().postData() ?? "{}");
    asked.agreed.position = LATE;
    await route.continue({ postData: JSON.stringify(asked) });
  });
  await page.getByText("Clock, colors, match").click();
  await page.getByRole("combobox", { name: /^Clock/ }).selectOption({ label: "10 min + 5 s" });
  await page.getByLabel("Your name").fill("Ann");
  await south.press("By invitation link");
  const link = await linkOf(south);
  const west = await Visitor.arrive(stage.browser, link);
  const invitation = "Ann invites you to play Four Treasures doubles";
  await west.page.getByRole("heading", { level: 1, name: invitation }).waitFor();
  expect(await termsOf(west)).toEqual(["One game", "10 min + 5 s"]);
  const seats = await west.page.locator(".seats").getByRole("listitem").allInnerTexts();
  const sitting = seats.map((text) => text.replaceAll(/\s+/g, " "));
  expect(sitting).toEqual(["South Ann", "West free", "North free", "East free"]);
  await west.see("You play West, with East as your partner, against South and North.");
  await west.press("Play West");
  await west.page.waitForURL("**/table/*");
  // Who comes now sees who sits there by now.
  const north = await Visitor.arrive(stage.browser, link);
  await north.page.getByRole("button", { name: "Play North" }).waitFor();
  expect(await north.page.getByRole("button", { name: "Play West" }).count()).toBe(0);
  await south.choose("Remove West");
  await west.see(/West: the guest was removed\. The seat is free\./);
  await page.keyboard.press("Escape");
  // The link of who was removed no longer counts; there is another one at once.
  await south.settled();
  const other = await linkOf(south);
  expect(other).not.toBe(link);
  await north.page.goto(other);
  await north.press("Play North");
  await north.choose("Give up your seat");
  await south.see(/North: the player has left\. The seat is free\./);
  for (const [seat, guest] of Object.entries({ West: west, North: north })) {
    await guest.page.goto(other);
    await guest.press(`Play ${seat}`);
    await guest.page.waitForURL("**/table/*");
  }
  const late = await Visitor.arrive(stage.browser, other);
  const east = await Visitor.arrive(stage.browser, other);
  await leaveEarly(east, "Play East");
  await late.page.reload();
  await late.see("All seats of this table are taken.");
  await late.follow("Watch");
  await late.see(/to move\./);

  const four = [south, west, north, east];
  await Promise.all(four.map((player) => player.decide()));
  await resign(south);
  await south.see("You have asked your partner to resign.");
  await north.see("Ann wants to resign with you.");
  expect(await west.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await north.press("Decline");
  const waits = page.locator(".prompt").getByText("You have asked your partner to resign.");
  await waits.waitFor({ state: "detached" });
  const ends = await Promise.all(four.map((player) => player.playOn()));
  // Players read that they have won or lost, with their own points first; spectators read the name of the side.
  const results = ends.map((end) => {
    const [, how, own, other] = /^You (win|lose) (\d+) to (\d+) /.exec(end) ?? [];
    return how === "lose" ? `${other} to ${own}` : `${own} to ${other}`;
  });
  expect(new Set(results).size, ends.join(" | ")).toBe(1);
  await late.see(results[0] ?? "a result");
  expect(await late.legal()).toEqual([]);
  await south.press("Rematch");
  for (const player of [west, north, east]) await player.press("Accept");
  for (const player of four) await player.page.locator(".prompt .result").waitFor({ state: "detached" });
  await Promise.all(four.map((player) => player.decide()));
  await resign(north);
  await south.press("Accept");
  for (const player of four) await player.see(/ha(s|ve) resigned\. (You lose|You win)/);
  expect(await lastMoment(east)).toMatch(/(South|North) has resigned\. Blue wins \d+ to 0\.$/);
  await leave(west, north, east, late);

  // The computer takes all free seats; or the table is closed.
  await page.unrouteAll();
  for (const isClosed of [false, true]) {
    await page.goto(`${stage.host.url}/new/four-treasures-doubles`);
    await south.press("By invitation link");
    await linkOf(south);
    if (isClosed) await south.choose("Close the table");
    else await south.press(/^Add the computer, level \d$/);
    await south.see(isClosed ? "The player who opened this table has closed it." : /Your turn\.|to move\./);
  }
  expect(await south.legal()).toEqual([]);
  await south.leave();
});

test("a table of the lobby is found, joined and watched, and a seat moves to another device", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/poisoned-chalice`);
  await ann.page.getByText("Clock, colors, match").click();
  await ann.page.getByLabel("Goes first").selectOption({ label: "Red" });
  await ann.press("In the lobby");
  await ann.see("Waiting for somebody to join.");
  const ben = await Visitor.arrive(stage.browser, stage.host.url);
  // One message says that no server answers, until one does.
  const fail = (route: { abort: () => Promise<void> }) => route.abort();
  await ben.page.route(/api\/tables/, fail);
  await ben.follow("Lobby");
  const alert = ben.page.getByRole("alert");
  await alert.first().waitFor();
  expect(await alert.allInnerTexts()).toEqual(["The server cannot be reached. Try again in a moment."]);
  expect(await ben.page.getByText("Loading").count()).toBe(0);
  await ben.page.unroute(/api\/tables/, fail);
  await ben.see(/opened just now/);
  expect(await alert.count()).toBe(0);
  await ben.see(/Red: Guest \w+$/);
  await ann.press("Remove from the lobby");
  // It is asked for every few seconds, and at once where a page begins.
  await ann.settled();
  await ben.page.reload();
  await ben.see("No open tables right now.");
  await ann.press("Show in the lobby");
  await ann.settled();
  await ben.page.reload();
  await ben.see(/Red: Guest/);
  const table = ann.page.url();
  await ann.page.goto(`${stage.host.url}/settings`);
  await ben.see(/Red: Guest \w+ \(away\)/);
  await ann.page.goto(table);
  await ben.follow(/^Join/);
  await ben.press("Play Blue");
  await ann.see("Your turn.");
  const cid = await Visitor.arrive(stage.browser, `${stage.host.url}/#/lobby`);
  await cid.page.getByRole("heading", { name: "Games to watch" }).waitFor();
  await cid.see("Poisoned Chalice");
  await cid.follow("Watch");
  await cid.see(/to move\./);
  expect(await cid.legal()).toEqual([]);
  await ann.choose("Continue on another device");
  await cid.page.goto(await ann.page.getByLabel("Open this link").inputValue());
  await cid.press("Move my seats here");
  await cid.decide();
  await ann.see("Your seats are on another device now.");
  await ann.settled();
  expect(await ann.page.locator(".moves [data-entry]").count()).toBeGreaterThan(0);
  expect(await ann.legal()).toEqual([]);
  await ben.follow("My games");
  await ben.see("Poisoned Chalice");
  await leave(ann, ben, cid);
});
