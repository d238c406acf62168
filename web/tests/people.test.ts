// Several people, each at a browser of their own.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Opens a table with an invitation under a name, and gives who did and the link. */
async function invited(variant: string, name = ""): Promise<[Visitor, string]> {
  const opener = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${variant}`);
  await opener.page.getByLabel("Your name").fill(name);
  await opener.press("By invitation link");
  const link = opener.page.getByLabel("Send this link");
  return [opener, await link.inputValue()];
}

test("two browsers play by an invitation, offer, agree, and play again", async () => {
  const [ann, link] = await invited("sacred-hill-1");
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.press("Play Blue");
  const isAnn = await Promise.race([ann.asked().then(() => true), ben.asked().then(() => false)]);
  const [first, second] = isAnn ? [ann, ben] : [ben, ann];
  for (let round = 0; round < 2; round += 1) {
    await first.decide();
    await second.decide();
  }
  await second.press("Ask to take back");
  await first.see(/asks to take back [A-G]\d\./);
  await first.press("Decline");
  await second.see(/declines the takeback\./);
  await first.choose("Offer a draw");
  await first.press("Offer a draw");
  await second.see(/offers a draw\./);
  await second.press("Accept");
  await first.see(/A draw was agreed\./);
  // Who began is followed by the other one.
  await second.see("In a rematch, you begin.");
  await first.see(/In a rematch, (Red|Blue) begins\./);
  await first.press("Rematch");
  await second.press("Accept");
  await second.see("You begin this game.");
  await first.see(/(Red|Blue) begins this game\./);
  await Promise.race([ann.see("Your turn."), ben.see("Your turn.")]);
  await ann.leave();
  await ben.leave();
});

test.each(["sacred-hill-1", "seat-of-kings"])(
  "on a low phone an invitation to %s and the answer to it are in sight without scrolling",
  async (variant) => {
    const phone = { width: 360, height: 640 };
    const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${variant}`, phone);
    await ann.press("By invitation link");
    const foot = async ({ page }: Visitor, part: string) => {
      const box = await page.locator(part).last().boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    const link = await ann.page.getByLabel("Send this link").inputValue();
    expect(await foot(ann, ".guests")).toBeLessThanOrEqual(phone.height);
    const ben = await Visitor.arrive(stage.browser, link, phone);
    await ben.page.locator("button.main").waitFor();
    expect(await foot(ben, "button.main")).toBeLessThanOrEqual(phone.height);
    await ben.press(/^Play (Blue|Red)$/);
    await ann.page.locator(".guests").waitFor({ state: "detached" });
    // The same link leads those who sit at the table back to it.
    for (const { page } of [ann, ben]) {
      await page.goto(link);
      await page.waitForURL("**/table/*");
      await page.locator(".frame [data-seat]").first().waitFor();
    }
    await ann.leave();
    await ben.leave();
  },
);

/** Five browsers and a whole game take a loaded machine more than three minutes, in milliseconds. */
const LONGEST = 480_000;

test("four seats of doubles are played to the end while somebody watches", { timeout: LONGEST }, async () => {
  const [south, link] = await invited("four-treasures-doubles");
  const guests = [];
  for (const seat of ["West", "North", "East"]) {
    const guest = await Visitor.arrive(stage.browser, link);
    await guest.press(`Play ${seat}`);
    guests.push(guest);
  }
  const late = await Visitor.arrive(stage.browser, link);
  await late.see("All seats of this table are taken.");
  await late.follow("Watch");
  await late.see(/to move\./);
  const ends = await Promise.all([south, ...guests].map((player) => player.playOn()));
  // Players read that they have won or lost, with their own points first; spectators read the name of the side.
  const results = ends.map((end) => {
    const [, how, own, other] = /^You (win|lose) (\d+) to (\d+) /.exec(end) ?? [];
    return how === "lose" ? `${other} to ${own}` : `${own} to ${other}`;
  });
  expect(new Set(results).size, ends.join(" | ")).toBe(1);
  await late.see(results[0] ?? "a result");
  expect(await late.legal()).toEqual([]);
  for (const visitor of [south, ...guests, late]) await visitor.leave();
});

test("a table in the lobby is found and joined", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/poisoned-chalice`);
  await ann.press("In the lobby");
  await ann.see("Waiting for somebody to join.");
  const ben = await Visitor.arrive(stage.browser, `${stage.host.url}/#/lobby`);
  await ben.see(/opened just now/);
  await ann.press("Remove from the lobby");
  await ben.see("No open tables right now.");
  await ann.press("Show in the lobby");
  await ben.see(/Red: Guest/);
  await ben.follow(/^Join/);
  await ben.press("Play Blue");
  await Promise.race([ann.see("Your turn."), ben.see("Your turn.")]);
  await ben.follow("My games");
  await ben.see("Poisoned Chalice");
  await ann.leave();
  await ben.leave();
});

test("an invitation says how far it reaches, is copied by hand, is withdrawn, and another one made", async () => {
  const [ann, first] = await invited("four-treasures", "Ann");
  await ann.see(/The link is valid until/);
  // The browsers of the tests reach the server at 127.0.0.1, which leads other devices to themselves.
  await ann.see(/^Only this device can open this link;/);
  // So it is where a page comes by plain HTTP from another device.
  await ann.page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await ann.press("Copy");
  await ann.see("The link is selected: copy it.");
  const selected = await ann.page
    .locator("input:focus")
    .evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
  expect(selected).toBe(first);
  await ann.press("Withdraw the link");
  await ann.see("This device has no valid invitation link.");
  await ann.page.reload();
  await ann.see("This device has no valid invitation link.");
  const ben = await Visitor.arrive(stage.browser, first);
  await ben.see("Ann invites you to play Four Treasures");
  await ben.press("Play Blue");
  await ben.see(/was withdrawn, or has expired/);
  await ann.press("New link");
  const second = await ann.page.getByLabel("Send this link").inputValue();
  expect(second).not.toBe(first);
  const cid = await Visitor.arrive(stage.browser, second);
  await cid.press("Play Blue");
  await Promise.race([ann.see("Your turn."), cid.see("Your turn.")]);
  await ben.page.context().close();
  for (const visitor of [ann, cid]) await visitor.leave();
});

test("an invitation goes by the device's own sheet or by a code, and its game has a clock of one's own", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  const { page } = ann;
  // The browsers of the tests have no sheet of their own.
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data });
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await page.getByText("Clock, colors, match").click();
  await page.getByLabel("Clock").selectOption({ label: "Custom" });
  await page.getByLabel("Minutes per player").fill("7");
  await page.getByLabel("Seconds added per move").fill("4");
  await ann.press("By invitation link");
  const link = await page.getByLabel("Send this link").inputValue();
  await ann.press("Share");
  const shared = await page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  expect(shared?.url).toBe(link);
  const code = page.getByRole("img", { name: "QR code of this link: scan it with a phone camera." });
  await ann.press("QR code");
  const box = await code.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(150);
  expect(await code.locator("path").getAttribute("d")).toMatch(/^M.{500}/);
  await ann.press("QR code");
  await code.waitFor({ state: "detached" });
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.see("7 min + 4 s");
  await ben.press("Play Blue");
  // Both are looked at from the start on: the clocks run.
  const seven = expect.stringMatching(/^(7:00|6:5\d)$/);
  await Promise.all(
    [ann, ben].map(({ page }) =>
      expect.poll(() => page.locator(".clock").allInnerTexts()).toEqual([seven, seven]),
    ),
  );
  await Promise.race([ann.see("Your turn."), ben.see("Your turn.")]);
  for (const visitor of [ann, ben]) await visitor.leave();
});

test("before a game a guest is removed, gives up a seat, the computer takes it, and the table is closed", async () => {
  const [ann, link] = await invited("four-treasures-doubles");
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.press("Play West");
  await ann.choose("Remove West");
  await ben.see(/West: the guest was removed\. The seat is free\./);
  await ann.page.keyboard.press("Escape");
  // The link of who was removed no longer counts; there is another one at once.
  const shown = () => ann.page.getByLabel("Send this link").inputValue();
  await expect.poll(shown).not.toBe(link);
  const other = await shown();
  const cid = await Visitor.arrive(stage.browser, other);
  await cid.press("Play North");
  await cid.choose("Give up your seat");
  await ann.see(/North: the player has left\. The seat is free\./);
  await ann.press(/^Add the computer, level \d$/);
  await Promise.race([ann.see("Your turn."), ann.see(/to move\./)]);
  for (const visitor of [ann, ben, cid]) await visitor.leave();

  const [dan] = await invited("four-treasures");
  await dan.choose("Close the table");
  await dan.see("The player who opened this table has closed it.");
  expect(await dan.legal()).toEqual([]);
  await dan.leave();
});

test("a game of the lobby is among the games to watch, and is watched from there", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/stone-of-destiny`);
  await ann.press("In the lobby");
  const ben = await Visitor.arrive(stage.browser, `${stage.host.url}/#/lobby`);
  await ben.follow(/^Join/);
  await ben.press("Play Blue");
  await Promise.race([ann.see("Your turn."), ben.see("Your turn.")]);
  const cid = await Visitor.arrive(stage.browser, `${stage.host.url}/#/lobby`);
  await cid.page.getByRole("heading", { name: "Games to watch" }).waitFor();
  await cid.see("Stone of Destiny");
  await cid.follow("Watch");
  await cid.see(/to move\./);
  expect(await cid.legal()).toEqual([]);
  for (const visitor of [ann, ben, cid]) await visitor.leave();
});

test("the lobby shows who is away", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/high-kings-1`);
  await ann.press("In the lobby");
  const ben = await Visitor.arrive(stage.browser, `${stage.host.url}/#/lobby`);
  await ben.see(/Red: Guest \w+$/);
  await ann.leave();
  await ben.see(/Red: Guest \w+ \(away\)/);
  await ben.leave();
});

test("seats move to another device by a link, and the old one watches", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.choose("Continue on another device");
  const link = await visitor.page.getByLabel("Open this link").inputValue();
  const other = await Visitor.arrive(stage.browser, link);
  await other.press("Move my seats here");
  await other.decide();
  await visitor.see("Your seats are on another device now.");
  await visitor.page.locator(".moves [data-entry]").first().waitFor();
  expect(await visitor.legal()).toEqual([]);
  await visitor.leave();
  await other.leave();
});
