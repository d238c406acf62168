// Two friends who meet at a table by their names: the invitation, a match of two games, its end, and who waits for whom.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("playing with a friend leads to the part for it, with the terms above the invitation", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { width: 390, height: 844 });
  const { page } = visitor;
  await visitor.follow("Play with a friend");
  const heading = page.getByRole("heading", { name: "With other people" });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
  const topOf = async (shown: typeof heading) => (await shown.boundingBox())?.y ?? NaN;
  await expect.poll(() => topOf(heading)).toBeLessThan(100);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(0);
  const invite = await topOf(page.getByRole("button", { name: "By invitation link" }));
  for (const label of [/^Clock/, "You play", "Goes first", "Length"]) {
    const field = page.getByLabel(label);
    expect(await field.isVisible(), String(label)).toBe(true);
    expect(await topOf(field), String(label)).toBeLessThan(invite);
  }
  // Who comes for any game has the computer first, and the terms folded.
  await page.goto(`${stage.host.url}/new/four-treasures`);
  await page.getByText("Clock, colors, match").waitFor();
  expect(await page.getByLabel("Length").isVisible()).toBe(false);
  await visitor.leave();
});

test("two friends play a match, wait for each other by name, and read its result", async () => {
  const ann = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures#people`);
  await ann.page.getByLabel("Length").selectOption({ label: "A match of 2 games" });
  await ann.page.getByLabel("Goes first").selectOption({ index: 1 });
  await ann.page.getByLabel(/name/i).fill("Anna");
  await ann.press("By invitation link");
  const link = await ann.page.getByLabel("Send this link").inputValue();
  const ben = await Visitor.arrive(stage.browser, link);
  await ben.page.getByLabel(/name/i).first().fill("Ben");
  await ben.press("Play Blue");
  await ann.decide();
  await ben.asked();
  await ben.choose("Offer a draw");
  await ben.press("Offer a draw");
  await ann.see(/^Ben offers a draw\.$/);
  expect(await ann.page.title()).toMatch(/^● /);
  await ann.press("Decline");
  await ben.see(/^Anna declines the draw\.$/);
  await expect.poll(() => ann.page.title()).not.toMatch(/^●/);

  const result = ({ page }: Visitor) => page.locator(".result h2");
  const said = (visitor: Visitor) => visitor.page.getByRole("log").textContent();
  await ben.choose("Resign");
  await ben.press("Yes, resign");
  await ben.see("You have resigned.");
  expect(await result(ben).innerText()).toMatch(/^You lose\s+0 to 3$/);
  await ann.see("Ben has resigned.");
  expect(await result(ann).innerText()).toMatch(/^You win\s+3 to 0$/);
  await ben.press("Next game");
  await ben.see(/Waiting for Anna\./);
  await ann.see(/Ben is ready for the next game\. Are you\?/);
  expect(await said(ann)).toContain("Ben is ready for the next game. Are you?");
  expect(await ann.page.title()).toMatch(/^● /);
  expect(await ben.page.title()).not.toMatch(/^●/);
  // What the costliest moves refer to is there between two games, too.
  expect(await ann.page.locator(".prompt").getByRole("link", { name: "Analyze" }).isVisible()).toBe(true);

  await ann.press("Next game");
  await ben.see(/Anna leads the match 3 to 0\./);
  await ben.choose("Resign");
  await ben.press("Yes, resign");
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
  await ann.leave();
  await ben.leave();
});
