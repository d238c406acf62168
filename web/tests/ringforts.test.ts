// What the table of a ringfort game says and marks, so that somebody who has never played it can follow.

import { expect, test } from "vitest";

import { fingerOf, middleOf, mouseOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

/** Plays on from a position of the editor. */
async function playFrom(position: string, sitters: string, visits: Visits = {}): Promise<Visitor> {
  const url = `${stage.host.url}/editor/${encodeURIComponent(position)}`;
  const visitor = await Visitor.arrive(stage.browser, url, visits);
  await visitor.press(sitters);
  await visitor.page.waitForURL(/\/table\//);
  await visitor.page.locator(".tara-cell").first().waitFor();
  return visitor;
}

/** How many shapes of these are painted with nothing. */
const bare = (visitor: Visitor, shapes: string) =>
  visitor.page.locator(shapes).evaluateAll(
    (found) =>
      found.filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return fill === "none" && stroke === "none";
      }).length,
  );

test.each([{ dark: false }, { dark: true }])(
  "a besieged king and all marks of the legend are seen: %o",
  async (visits) => {
    // Blue's king on B1 is between two ringforts of Red.
    const visitor = await playFrom(
      "high-kings-2 R1R1B/3r3/1r2r1r/2r4/7/1rr3R/Br3 blue battle 0:1 - -",
      "On this device",
      visits,
    );
    const { page } = visitor;
    await page.locator('[data-hill="B1"][aria-label*="besieged"]').waitFor();
    expect(await page.locator(".tara-marks .tara-besieged").count()).toBe(1);
    // Kings that can move are marked while one is to be chosen.
    await page.locator(LEGAL).first().waitFor();
    const kings = (await visitor.legal()).length;
    await expect.poll(() => page.locator(".tara-marks .tara-legal").count()).toBe(kings);
    expect(await bare(visitor, ".tara-marks :is(circle, .tara-mark > path)")).toBe(0);
    await page.keyboard.press("?");
    const pictures = page.locator("dialog[open] li svg");
    await pictures.first().waitFor();
    expect(await pictures.count()).toBeGreaterThan(8);
    expect(await bare(visitor, "dialog[open] li svg :is(circle, rect, path[class])")).toBe(0);
    await visitor.leave();
  },
);

test("a king that falls is told and marked until the next move, and its note stands after its move", async () => {
  // Red's king from C4 completes the siege of Blue's king on B1.
  const position = "high-kings-2 R1R1B/7/7/2R3B/7/7/Br3 red battle 0:0 - -";
  const visitor = await playFrom(position, "Play the computer, level 1");
  const { page } = visitor;
  for (const hill of ["C4", "B2"]) {
    await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).hover();
    if (hill === "B2") await visitor.see("B2: captures the king on B1.");
    await visitor.pick(hill);
  }
  await page.locator('[data-entry="1"]').waitFor();
  await visitor.see("You captured the king on B1.");
  await page.locator('[data-hill="B1"][aria-label*="Blue king captured here"]').waitFor();
  expect(await page.locator(".tara-marks .tara-fallen").count()).toBe(1);
  await visitor.see("Kings: captured 1, lost 0");
  await visitor.see("Kings: captured 0, lost 1");
  const list = await page.locator(".moves li").first().innerText();
  const [answer = ""] = /\w\d→\w\d/.exec((await page.locator('[data-entry="1"]').innerText()) ?? "") ?? [];
  expect(list.indexOf("king on B1 is captured")).toBeGreaterThan(list.indexOf("C4→B2"));
  expect(list.indexOf("king on B1 is captured")).toBeLessThan(list.indexOf(answer));
  // The next move ends it.
  await page.locator(LEGAL).first().click();
  await visitor.see(/Choose where the king/);
  expect(await page.getByText("You captured the king on B1.").count()).toBe(0);
  await page.locator(LEGAL).last().click();
  await page.locator('[data-entry="2"]').waitFor();
  await page.locator(LEGAL).first().waitFor();
  expect(await page.locator(".tara-marks .tara-fallen").count()).toBe(0);
  await visitor.leave();
});

test("where the chosen king cannot go, no other king goes in its place", async () => {
  // Only the king on B6 reaches C4.
  const visitor = await playFrom(
    "high-kings-2 5/1R3R1/7/B2B2B/7/7/2R2 red manoeuvres 0:0 - -",
    "On this device",
  );
  const { page } = visitor;
  await page.locator('[data-hill="D1"][aria-disabled="false"]').waitFor();
  await visitor.pick("D1");
  await visitor.see("Choose where the king from D1 goes.");
  await visitor.pick("C4");
  await visitor.see(/A king moves by a knight's move: the one on D1 can go to/);
  await page.locator('[data-hill="D1"][aria-selected="true"]').waitFor();
  // Nor does it before a king is chosen: the king is asked for.
  await visitor.press("Cancel");
  await visitor.pick("C4");
  await visitor.see("Choose the king that goes to C4.");
  expect(await page.locator("[data-entry]").count()).toBe(0);
  await visitor.pick("B6");
  await page.locator('[data-entry="0"]').waitFor();
  await visitor.leave();
});

test("a refusal says why, keeps the chosen king, and goes with the next valid press", async () => {
  // Blue's king on F7 can move, that on A3 cannot.
  const position = "high-kings-2 R1R1B/7/1r2r2/2r4/B6/1rr3R/br3 blue battle 0:1 - -";
  const visitor = await playFrom(position, "On this device");
  const { page } = visitor;
  const refused = page.locator(".tara-marks .tara-refused");
  await page.locator('[data-hill="F7"][aria-disabled="false"]').waitFor();
  for (const [hill, words] of [
    [
      "A3",
      "This king has no hill to go to: all within its reach are taken. While your king on F7 can build, no king of yours may go to a ringfort.",
    ],
    ["D7", /^That king is Red's\. It falls if/],
    ["C4", "First choose one of your kings, then where it goes."],
  ] as const) {
    await visitor.pick(hill);
    await visitor.see(words);
    await page.locator(`[data-hill="${hill}"][aria-label*="not possible"]`).waitFor();
    expect(await refused.count()).toBe(1);
  }
  await visitor.pick("F7");
  await visitor.see("Choose where the king from F7 goes.");
  expect(await refused.count()).toBe(0);
  await visitor.pick("D4");
  await visitor.see(/A king moves by a knight's move/);
  expect(await refused.count()).toBe(1);
  await page.locator('[data-hill="F7"][aria-selected="true"]').waitFor();
  // The sentence stays readable beside the text of its rule, which comes a moment later.
  const why = page.locator(".why");
  const note = why.getByRole("note");
  const chip = why.getByRole("button", { name: /: its text$/ });
  await chip.click();
  await expect.poll(() => note.innerText()).not.toContain("One moment");
  const covered = () =>
    why.evaluate((sentence) => {
      const said = sentence.getBoundingClientRect();
      const rule = sentence.querySelector("[role=note]")?.getBoundingClientRect() ?? said;
      return rule.top < said.bottom && rule.bottom > said.top;
    });
  await expect.poll(covered).toBe(false);
  await chip.click();
  await visitor.pick("A3");
  await visitor.see(/^This king has no hill to go to/);
  await page.locator(LEGAL).last().click();
  await page.locator('[data-entry="0"]').waitFor();
  expect(await refused.count()).toBe(0);
  expect(await page.getByText("That is not a move of this game.").count()).toBe(0);
  await visitor.leave();
});

test("a king is dragged to a hill by mouse and finger, and dropped elsewhere it goes back", async () => {
  const position = "high-kings-2 5/1R3R1/7/B2B2B/7/7/2R2 red manoeuvres 0:0 - -";
  const visitor = await playFrom(position, "On this device", { touch: true });
  const { page } = visitor;
  const hill = (name: string) => page.locator(`[data-hill="${name}"]`);
  const at = (name: string) => middleOf(hill(name).locator(".tara-hit"));
  const ghost = page.locator(".dragged");
  const entries = page.locator("[data-entry]");
  for (const [number, pointer] of [mouseOf(page), await fingerOf(page)].entries()) {
    await page.locator(LEGAL).first().waitFor();
    const [from = ""] = await visitor.legal();
    const [x, y] = await at(from);
    // Off the board, and back on its own hill, where a click follows.
    for (const back of [[x, 2] as const, [x + 2, y] as const]) {
      await pointer.down([x, y]);
      await pointer.move([x + 60, y]);
      await ghost.waitFor();
      await page.locator(`[data-hill="${from}"][aria-selected="true"]`).waitFor();
      await pointer.move(back);
      await pointer.up();
      expect(await ghost.count()).toBe(0);
      await page.locator('[aria-selected="true"]').waitFor({ state: "detached" });
    }
    await pointer.down([x, y]);
    await pointer.move([x + 60, y]);
    await expect.poll(() => visitor.legal()).not.toContain(from);
    const [to = ""] = await visitor.legal();
    await pointer.move(await at(to));
    await pointer.up();
    // With touch a move is confirmed.
    await visitor.press(`Move the king to ${to}`);
    await entries.nth(number).waitFor();
    expect(await entries.nth(number).innerText()).toContain(`${from}→${to}`);
    expect(await ghost.count()).toBe(0);
  }
  expect(await entries.count()).toBe(2);
  // A press that does not move still only chooses.
  await page.locator(LEGAL).first().tap();
  await page.locator('[aria-selected="true"]').waitFor();
  expect(await entries.count()).toBe(2);
  await visitor.leave();
});

test("the right button and a long press explain a hill, and play nothing", async () => {
  const position = "high-kings-2 R1R1B/7/1r2r2/2r4/B6/1rr3R/br3 blue battle 0:1 - -";
  const visitor = await playFrom(position, "On this device", { touch: true });
  const { page } = visitor;
  const hill = (name: string) => page.locator(`[data-hill="${name}"]`);
  const explained = page.locator(".prompt .explained");
  await page.locator('[data-hill="F7"][aria-disabled="false"]').waitFor();
  await hill("A3").click({ button: "right", force: true });
  await explained.filter({ hasText: /^A3, Blue ringfort, Blue king, .*\.$/ }).waitFor();
  await visitor.see(/^This king has no hill to go to/);
  // The click that follows a long press does not choose the king either.
  const finger = await fingerOf(page);
  await finger.down(await middleOf(hill("F7").locator(".tara-hit")));
  await explained.filter({ hasText: /^F7, .* Press it to choose it\.$/ }).waitFor();
  await finger.up();
  await page.waitForTimeout(500);
  expect(await page.locator('[aria-selected="true"], [data-entry]').count()).toBe(0);
  expect(await page.locator(".prompt .why").count()).toBe(0);
  await hill("F7").tap();
  await page.locator('[data-hill="F7"][aria-selected="true"]').waitFor();
  expect(await explained.count()).toBe(0);
  await visitor.leave();
});
