// Marks and prompts at a table of kings, by mouse and finger.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf, mouseOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Only the king on B6 reaches C4. */
const FREE = "high-kings-2 5/1R3R1/7/B2B2B/7/7/2R2 red manoeuvres 0:0 - -";

/** Blue's king on F7 can move, that on A3 cannot. */
const STUCK = "high-kings-2 R1R1B/7/1r2r2/2r4/B6/1rr3R/br3 blue battle 0:1 - -";

/** Red's king from C4 completes the siege of Blue's king on B1. */
const SIEGE = "high-kings-2 R1R1B/7/7/2R3B/7/7/Br3 red battle 0:0 - -";

test("kings are chosen, dragged, refused, explained and captured, and each is marked", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, {
    touch: true,
    hear: (page) => page.addInitScript(() => (localStorage["tara.settings"] ??= '{"confirm":"off"}')),
  });
  const { page } = visitor;
  const hill = (name: string) => page.locator(`[data-hill="${name}"]`);
  const at = (name: string) => middleOf(hill(name).locator(".tara-hit"));
  const entries = page.locator("[data-entry]");
  const selected = page.locator('[aria-selected="true"]');
  const ghost = page.locator(".dragged");
  const refused = page.locator(".tara-marks .tara-refused");
  const finger = await fingerOf(page);
  const pick = async (name: string) => {
    await visitor.pick(name);
    await visitor.settled();
  };
  const labelOf = async (name: string) => {
    await visitor.settled();
    return hill(name).getAttribute("aria-label");
  };

  // Where the chosen king cannot go, no other king goes in its place; nor before a king is chosen.
  await visitor.beginFrom(FREE);
  expect(await page.locator(".tara-marks .tara-legal").count()).toBe((await visitor.legal()).length);
  await pick("D1");
  await pick("C4");
  await visitor.see(/A king moves by a knight's move: the one on D1 can go to/);
  expect(await selected.getAttribute("data-hill")).toBe("D1");
  await visitor.press("Cancel");
  await pick("C4");
  await visitor.see("Choose the king that goes to C4.");
  expect(await entries.count()).toBe(0);
  await pick("B6");
  expect(await entries.count()).toBe(1);

  // A king is dragged: off the board, and back on its own hill, where a click follows, it goes back.
  for (const [made, pointer] of [mouseOf(page), finger].entries()) {
    const [from = ""] = await visitor.legal();
    const [x, y] = await at(from);
    const drag = async () => {
      await pointer.down([x, y]);
      await pointer.move([x + 60, y]);
      await visitor.settled();
      expect(await ghost.count()).toBe(1);
      expect(await hill(from).getAttribute("aria-selected")).toBe("true");
    };
    for (const back of [[x, 2] as const, [x + 2, y] as const]) {
      await drag();
      await pointer.move(back);
      await pointer.up();
      await visitor.settled();
      expect([await ghost.count(), await selected.count()]).toEqual([0, 0]);
    }
    await drag();
    const [to = ""] = await visitor.legal();
    await pointer.move(await at(to));
    await pointer.up();
    await visitor.settled();
    expect(await entries.nth(made + 1).innerText()).toContain(`${from}→${to}`);
    expect(await ghost.count()).toBe(0);
    await boardAsLoaded(visitor);
  }

  // The right button and a long press explain a hill; the click that follows does not choose the king.
  await visitor.beginFrom(STUCK);
  const explained = page.locator(".prompt .explained");
  await hill("A3").click({ button: "right", force: true });
  await explained.filter({ hasText: /^A3, Blue ringfort, Blue king, .*\.$/ }).waitFor();
  await visitor.see(/^This king has no hill to go to/);
  await finger.down(await at("F7"));
  await explained.filter({ hasText: /^F7, .* Press it to choose it\.$/ }).waitFor();
  await finger.up();
  await visitor.settled();
  expect([await selected.count(), await refused.count()]).toEqual([0, 0]);

  // A refusal says why, keeps the chosen king, and goes with the next valid press.
  for (const [name, words] of [
    ["D7", /^That king is Red's\. It falls if/],
    ["C4", "First choose one of your kings, then where it goes."],
    ["A3", /^This king has no hill to go to/],
  ] as const) {
    await pick(name);
    await visitor.see(words);
    expect(await labelOf(name)).toContain("not possible");
    expect(await refused.count()).toBe(1);
  }
  await hill("F7").tap();
  await visitor.see("Choose where the king from F7 goes.");
  expect([await refused.count(), await explained.count()]).toEqual([0, 0]);
  await pick("D4");
  await visitor.see(/A king moves by a knight's move/);
  expect([await refused.count(), await selected.getAttribute("data-hill")]).toEqual([1, "F7"]);
  await pick((await visitor.legal()).at(-1) ?? "");
  expect([await entries.count(), await refused.count()]).toEqual([1, 0]);

  // A captured king is told and marked until the next move.
  await visitor.beginFrom(SIEGE, "Play the computer, level 1");
  await pick("C4");
  await hill("B2").hover();
  await visitor.see("B2: captures the king on B1.");
  await pick("B2");
  await visitor.see("You captured the king on B1.");
  expect(await labelOf("B1")).toContain("Blue king captured here");
  const fallen = page.locator(".tara-marks .tara-fallen");
  expect([await entries.count(), await fallen.count()]).toEqual([2, 1]);
  await visitor.see("Kings: captured 1, lost 0");
  await visitor.see("Kings: captured 0, lost 1");
  // Its note stands after its move, and before the answer.
  const list = await page.locator(".moves li").first().innerText();
  expect(list).toMatch(/C4→B2[^]*king on B1 is captured[^]*\w\d→\w\d/);
  await visitor.decide();
  await visitor.settled();
  expect(await page.getByText("You captured the king on B1.").count()).toBe(0);
  expect(await fallen.count()).toBe(0);
  await boardAsLoaded(visitor);
  await visitor.leave();
});
