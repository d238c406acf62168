// Games that are not played out: clocks that run out, players who go away, partners who give up; and what their replays say.

import type { Route } from "playwright-core";
import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

/** How long somebody is away before the other may claim the game. */
const CLAIM_AFTER_MS = 10_000;

const stage = setStage({ "claim-after-ms": String(CLAIM_AFTER_MS) });

/** The least time that a clock can begin with. */
const LEAST_MS = 10_000;

/** Opens a game that the first seat begins, by a clock, and gives who did and the link for the others. */
async function opened(
  variant: string,
  clock: string,
  hear: Visits["hear"] = () => undefined,
): Promise<[Visitor, string]> {
  const opener = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${variant}`, { hear });
  await opener.page.getByText("Clock, colors, match").click();
  await opener.page.getByRole("combobox", { name: /^Clock/ }).selectOption({ label: clock });
  await opener.page.getByLabel("Goes first").selectOption({ index: 1 });
  await opener.press("By invitation link");
  return [opener, await opener.page.getByLabel("Send this link").inputValue()];
}

/** Looks at the end of the game that was played last, and gives what is said of it. */
async function lastMoment(visitor: Visitor): Promise<string> {
  await visitor.follow(/^Analyze/);
  await visitor.see(/ wins? \d+ to \d+[.:]|is drawn/);
  return (await visitor.page.locator(".status [role=status]").textContent()) ?? "";
}

test("a clock that runs out ends the game, and its replay says so", async () => {
  const red = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  // A shorter clock than the page offers, which nobody waits for.
  await red.page.route("**/api/tables", async (route) => {
    const asked = JSON.parse(route.request().postData() ?? "{}");
    asked.agreed.clock = { fischer: { initial_ms: LEAST_MS, increment_ms: 2_000 } };
    asked.agreed.first = "red";
    await route.continue({ postData: JSON.stringify(asked) });
  });
  await red.press("By invitation link");
  const blue = await Visitor.arrive(stage.browser, await red.page.getByLabel("Send this link").inputValue());
  await blue.press("Play Blue");
  await Promise.all([red.asked(), blue.settled()]);
  stage.host.advance(LEAST_MS);
  await red.see(/You have run out of time\. You lose/);
  await blue.see(/Red has run out of time\. You win/);
  // Who ran out of time has none left, and no increment.
  for (const visitor of [red, blue]) await visitor.see(/^0\.0$/);
  expect(await lastMoment(blue)).toMatch(/Red has run out of time\. Blue wins 3 to 0\.$/);
  await red.leave();
  await blue.leave();
});

test("in doubles both partners resign, or nobody does", async () => {
  const [south, link] = await opened("four-treasures-doubles", "No clock");
  const guests = [];
  for (const seat of ["West", "North", "East"]) {
    const guest = await Visitor.arrive(stage.browser, link);
    await guest.press(`Play ${seat}`);
    // Who comes next sees this guest, and makes up another name.
    await guest.page.waitForURL("**/table/*");
    guests.push(guest);
  }
  const [west, north, east] = guests as [Visitor, Visitor, Visitor];
  await south.decide();
  await south.choose("Resign");
  await south.press("Yes, resign");
  await south.see("You have asked your partner to resign.");
  await north.see("South wants to resign with you.");
  expect(await west.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await north.press("Decline");
  await south.page
    .locator(".prompt")
    .getByText("You have asked your partner to resign.")
    .waitFor({ state: "detached" });
  await west.decide();
  await north.choose("Resign");
  await north.press("Yes, resign");
  await south.press("Accept");
  for (const visitor of [south, west, north, east])
    await visitor.see(/ha(s|ve) resigned\. (You lose|You win)/);
  expect(await lastMoment(east)).toMatch(/(South|North) has resigned\. Blue wins \d+ to 0\.$/);
  for (const visitor of [south, west, north, east]) await visitor.leave();
});

test("the replay says that a draw was agreed", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/high-kings-1`);
  await visitor.press("On this device");
  await visitor.decide();
  await visitor.choose("Offer a draw");
  await visitor.press("Offer a draw");
  await visitor.see("A draw was agreed.");
  expect(await lastMoment(visitor)).toMatch(/A draw was agreed\. The game is drawn, 1 to 1\.$/);
  await visitor.leave();
});

test("a draw is offered while the own move is on its way", async () => {
  // From when it is set, what the server says is held back, so that the move is not answered when the offer is made.
  let held: (() => void)[] | undefined;
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/high-kings-1`, {
    hear: (page) =>
      void page.routeWebSocket(/api\/socket/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const pass = (): void => socket.send(message);
          if (held === undefined) pass();
          else held.push(pass);
        });
      }),
  });
  await visitor.press("On this device");
  const place = (await visitor.asked()) === "board" ? ((await visitor.legal())[0] ?? "") : "";
  held = [];
  await visitor.pick(place);
  await visitor.choose("Offer a draw");
  await visitor.press("Offer a draw");
  expect(await visitor.page.locator(".moves [data-entry]").count()).toBe(0);
  const passing = held;
  held = undefined;
  for (const pass of passing) pass();
  await visitor.see("A draw was agreed.");
  await visitor.leave();
});

test("after a resignation kingdoms are outlined, and the game is shared from the prompt", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  await visitor.press("On this device");
  for (const _ of [1, 2, 3, 4]) await visitor.decide();
  // The kingdom that is pointed at is outlined; no other is before the end.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => page.locator(".tara-kingdom").count()).toBe(0);
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/has resigned/);
  await page.locator(".tara-kingdom").first().waitFor({ state: "attached" });
  await page.locator(".prompt").getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Save or share this game" }).waitFor();
  await visitor.leave();
});

test("what follows a game is offered once its end has been fetched", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  const held: Route[] = [];
  await page.route("**/RingfortEnd-*.js", (route) => void held.push(route));
  await visitor.press("On this device");
  await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/has resigned/);
  await expect.poll(() => held.length).toBe(1);
  const share = page.getByRole("button", { name: "Share", exact: true });
  expect(await share.count()).toBe(0);
  await held[0]?.continue();
  await share.click();
  await page.getByRole("dialog", { name: "Save or share this game" }).waitFor();
  await visitor.leave();
});

test("the prompt offers what follows a game whose end cannot be fetched", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  await page.route("**/RingfortEnd-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw 1" }),
  );
  await visitor.press("On this device");
  await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await page.locator(".prompt").getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Save or share this game" }).waitFor();
  expect(
    await page
      .locator(".prompt")
      .getByRole("link", { name: /^Analyze/ })
      .count(),
  ).toBe(1);
  await visitor.leave();
});

test("who goes away for long loses, if the other claims it", async () => {
  const [red, link] = await opened("sacred-hill-1", "30 min + 20 s", (page) => page.clock.install());
  const blue = await Visitor.arrive(stage.browser, link);
  await blue.press("Play Blue");
  await red.decide();
  await blue.asked();
  expect(await red.page.getByRole("button", { name: /claim/ }).count()).toBe(0);
  // Paused soon, as a clock cannot be paused in its past.
  await red.page.clock.pauseAt(await red.page.evaluate(() => Date.now() + 200));
  await blue.leave();
  await red.see(/^Blue is away\. In 0:(10|09) you may claim the win or a draw\.$/);
  await red.page.clock.runFor(6_500);
  await red.see(/^Blue is away\. In 0:0[34] you may claim the win or a draw\.$/);
  const claim = red.page.getByRole("button", { name: "Claim the win" });
  expect(await claim.count()).toBe(0);
  await red.page.clock.runFor(4_000);
  stage.host.advance(CLAIM_AFTER_MS);
  await red.page.clock.resume();
  await claim.click();
  await red.see(/You win/);
  await red.see(/Blue has left the game\./);
  expect(await lastMoment(red)).toMatch(/Blue has left the game\. Red wins \d+ to 0\.$/);
  await red.leave();
});
