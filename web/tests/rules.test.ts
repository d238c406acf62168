// The rules are read: by game, by clause, by search, and from a refusal at the table.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

test("the rules of a game are found, searched, and shown on a board where they bite", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.follow("The rules");
  await page.locator(".games li").nth(10).waitFor();
  await visitor.follow("Four Treasures");
  await visitor.see("Rules: Four Treasures");
  await visitor.see("How to play");
  expect(await findings(visitor), "rules").toEqual([]);

  // A position in which the clause refuses a move.
  const clause = page.locator("#FT2");
  await clause.getByRole("button", { name: "Show a position" }).click();
  await clause.locator(".tara-reason").first().waitFor();
  await visitor.see(/^(Red|Blue) cannot play \w+ here\./);

  // All words of a search are in what is found, and a key is answered within two frames.
  await page.getByLabel("Search the rules").fill("knight's move closer");
  await visitor.see(/^\d+ passages?\.$/);
  const link = page.locator(".found a", { hasText: /^SH3$/ });
  const ms = await page.getByLabel("Search the rules").evaluate(async (field: HTMLInputElement) => {
    const begun = performance.now();
    field.value = "lull";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const isFound = () => document.querySelector(".found a")?.textContent === "SHL3";
    while (!isFound() && performance.now() - begun < 2_000) await new Promise((go) => setTimeout(go));
    return performance.now() - begun;
  });
  // On a machine with other work; 30 ms at rest.
  expect(ms).toBeLessThan(300);
  await page.getByLabel("Search the rules").fill("knight's move closer");
  await link.click();
  await page.waitForURL("**/rules/SH3");
  await visitor.see("Rules: Sacred Hill, Level 1");
  await page.locator("#SH3:focus").waitFor();
  await page.goto(`${stage.host.url}/rules/nothing`);
  await visitor.see("There is no game or clause nothing.");
  await page.goto(`${stage.host.url}/rules/sku9`);
  await visitor.see("There is no game or clause sku9.");
  await visitor.leave();
});

test("a refusal at the table leads to its clause in the rules", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/sacred-hill-1`);
  const { page } = visitor;
  await visitor.press("On this device");
  await visitor.decide();
  await visitor.decide();
  await page
    .locator('.tara-cell[aria-disabled="true"]:not([aria-label*="fort"])')
    .first()
    .click({ force: true });
  await page.getByRole("button", { name: /^Rule SH3/ }).click();
  await visitor.follow("Read on in the rules");
  await page.waitForURL("**/rules/SH3");
  await page.locator("#SH3:focus").waitFor();
  await visitor.leave();
});

test("a score line and a mark show their clause, and the board what they are about", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/four-treasures`);
  const { page } = visitor;
  await visitor.press("On this device");
  for (const hill of ["D4", "B2", "D5"]) {
    await visitor.asked();
    await visitor.pick(hill);
  }
  const lit = page.locator(".tara-reason");
  const note = page.getByRole("note").filter({ visible: true });
  await page.getByRole("button", { name: "1 bridge", exact: true }).click();
  await note.getByText("Most bridges decides Four Treasures").waitFor();
  await expect.poll(() => lit.count()).toBe(2);
  await page.keyboard.press("Escape");
  await expect.poll(() => lit.count()).toBe(0);
  await page
    .getByRole("button", { name: /^Rule M3/ })
    .first()
    .click();
  await visitor.follow("Read on in the rules");
  await page.waitForURL("**/rules/M3");

  // Each mark of the legend that a rule knows.
  await page.goto(`${stage.host.url}/rules/four-treasures`);
  const mark = page.locator("li", { hasText: "Besieged: this ringfort stands alone" });
  await mark.getByRole("button", { name: /^Rule B7/ }).click();
  await note.getByText("It is besieged when every").waitFor();
  expect(await findings(visitor), "a mark").toEqual([]);
  await visitor.leave();
});
