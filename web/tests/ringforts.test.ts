// What the table of kings says and marks, so that somebody who has never played it can follow.

import { expect, test } from "vitest";

import { boardAsLoaded } from "./law.ts";
import { fingerOf, middleOf, mouseOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Plays on from a position of the editor. */
async function playFrom(visitor: Visitor, position: string, sitters = "On this device"): Promise<void> {
  await visitor.page.goto(`${stage.host.url}/editor/${encodeURIComponent(`high-kings-2 ${position}`)}`);
  await visitor.press(sitters);
  await visitor.page.waitForURL(/\/table\//);
  await visitor.settled();
}

/** How many shapes of these are painted with nothing. */
const bare = ({ page }: Visitor, shapes: string) =>
  page.locator(shapes).evaluateAll(
    (found) =>
      found.filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return fill === "none" && stroke === "none";
      }).length,
  );

/** Only the king on B6 reaches C4. */
const FREE = "5/1R3R1/7/B2B2B/7/7/2R2 red manoeuvres 0:0 - -";

/** Blue's king on F7 can move, that on A3 cannot. */
const STUCK = "R1R1B/7/1r2r2/2r4/B6/1rr3R/br3 blue battle 0:1 - -";

test("kings are chosen, refused, besieged and captured, and each is marked and said", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const entries = page.locator("[data-entry]");
  const count = (mark: string) => page.locator(`.tara-marks ${mark}`).count();
  const has = async (hill: string, more: string) => {
    await visitor.settled();
    expect(await page.locator(`[data-hill="${hill}"]${more}`).count(), `${hill} ${more}`).toBe(1);
  };

  // Where the chosen king cannot go, no other king goes in its place; nor before a king is chosen.
  await playFrom(visitor, FREE);
  await visitor.pick("D1");
  await visitor.see("Choose where the king from D1 goes.");
  await visitor.pick("C4");
  await visitor.see(/A king moves by a knight's move: the one on D1 can go to/);
  await has("D1", '[aria-selected="true"]');
  await visitor.press("Cancel");
  await visitor.pick("C4");
  await visitor.see("Choose the king that goes to C4.");
  expect(await entries.count()).toBe(0);
  await visitor.pick("B6");
  await visitor.settled();
  expect(await entries.count()).toBe(1);
  await boardAsLoaded(visitor);

  // Blue's king on B1 is between two ringforts of Red. All marks, and those of the legend, are seen.
  await playFrom(visitor, "R1R1B/3r3/1r2r1r/2r4/7/1rr3R/Br3 blue battle 0:1 - -");
  await has("B1", '[aria-label*="besieged"]');
  expect(await count(".tara-besieged")).toBe(1);
  // Kings that can move are marked while one is to be chosen.
  expect(await count(".tara-legal")).toBe((await visitor.legal()).length);
  await page.keyboard.press("?");
  const pictures = page.locator("dialog[open] li svg");
  await pictures.first().waitFor();
  expect(await pictures.count()).toBeGreaterThan(8);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await visitor.settled();
    expect(await bare(visitor, ".tara-marks :is(circle, .tara-mark > path)")).toBe(0);
    expect(await bare(visitor, "dialog[open] li svg :is(circle, rect, path[class])")).toBe(0);
  }

  // A refusal says why, keeps the chosen king, and goes with the next valid press.
  await playFrom(visitor, STUCK);
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
    await has(hill, '[aria-label*="not possible"]');
    expect(await count(".tara-refused")).toBe(1);
  }
  await visitor.pick("F7");
  await visitor.see("Choose where the king from F7 goes.");
  expect(await count(".tara-refused")).toBe(0);
  await visitor.pick("D4");
  await visitor.see(/A king moves by a knight's move/);
  expect(await count(".tara-refused")).toBe(1);
  await has("F7", '[aria-selected="true"]');
  // The sentence stays readable beside the text of its rule, which comes a moment later.
  const why = page.locator(".why");
  const chip = why.getByRole("button", { name: /: its text$/ });
  await chip.click();
  await visitor.settled();
  expect(await why.getByRole("note").innerText()).not.toContain("One moment");
  const isCovered = await why.evaluate((sentence) => {
    const said = sentence.getBoundingClientRect();
    const rule = sentence.querySelector("[role=note]")?.getBoundingClientRect() ?? said;
    return rule.top < said.bottom && rule.bottom > said.top;
  });
  expect(isCovered).toBe(false);
  await chip.click();
  await visitor.pick("A3");
  await visitor.see(/^This king has no hill to go to/);
  await visitor.pick((await visitor.legal()).at(-1) ?? "");
  await visitor.settled();
  expect(await entries.count()).toBe(1);
  expect(await count(".tara-refused")).toBe(0);
  expect(await page.getByText("That is not a move of this game.").count()).toBe(0);
  await boardAsLoaded(visitor);

  // Red's king from C4 completes the siege of Blue's king on B1: told and marked until the next move.
  await playFrom(visitor, "R1R1B/7/7/2R3B/7/7/Br3 red battle 0:0 - -", "Play the computer, level 1");
  await visitor.pick("C4");
  await page.locator('[data-hill="B2"][aria-disabled="false"]').hover();
  await visitor.see("B2: captures the king on B1.");
  await visitor.pick("B2");
  await visitor.settled();
  expect(await entries.count()).toBe(2);
  await visitor.see("You captured the king on B1.");
  await has("B1", '[aria-label*="Blue king captured here"]');
  expect(await count(".tara-fallen")).toBe(1);
  await visitor.see("Kings: captured 1, lost 0");
  await visitor.see("Kings: captured 0, lost 1");
  // Its note stands after its move.
  const list = await page.locator(".moves li").first().innerText();
  const [answer = ""] = /\w\d→\w\d/.exec(await page.locator('[data-entry="1"]').innerText()) ?? [];
  const places = ["C4→B2", "king on B1 is captured", answer].map((words) => list.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  await visitor.pick((await visitor.legal())[0] ?? "");
  await visitor.see(/Choose where the king/);
  expect(await page.getByText("You captured the king on B1.").count()).toBe(0);
  await visitor.pick((await visitor.legal()).at(-1) ?? "");
  await visitor.settled();
  expect(await entries.count()).toBeGreaterThan(2);
  expect(await count(".tara-fallen")).toBe(0);
  await boardAsLoaded(visitor);
  await visitor.leave();
});

test("a king is dragged by mouse and finger, and the right button and a long press explain a hill", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url, { touch: true });
  const { page } = visitor;
  const hill = (name: string) => page.locator(`[data-hill="${name}"]`);
  const at = (name: string) => middleOf(hill(name).locator(".tara-hit"));
  const ghost = page.locator(".dragged");
  const entries = page.locator("[data-entry]");
  const selected = page.locator('[aria-selected="true"]');
  const finger = await fingerOf(page);
  await playFrom(visitor, FREE);
  for (const [number, pointer] of [mouseOf(page), finger].entries()) {
    const [from = ""] = await visitor.legal();
    const [x, y] = await at(from);
    // Off the board, and back on its own hill, where a click follows: it goes back.
    for (const back of [[x, 2] as const, [x + 2, y] as const]) {
      await pointer.down([x, y]);
      await pointer.move([x + 60, y]);
      await visitor.settled();
      expect(await ghost.count()).toBe(1);
      expect(await hill(from).getAttribute("aria-selected")).toBe("true");
      await pointer.move(back);
      await pointer.up();
      await visitor.settled();
      expect([await ghost.count(), await selected.count()]).toEqual([0, 0]);
    }
    await pointer.down([x, y]);
    await pointer.move([x + 60, y]);
    await visitor.settled();
    const [to = ""] = await visitor.legal();
    expect(to).not.toBe(from);
    await pointer.move(await at(to));
    await pointer.up();
    // With touch a move is confirmed.
    await visitor.press(`Move the king to ${to}`);
    await visitor.settled();
    expect(await entries.count()).toBe(number + 1);
    expect(await entries.nth(number).innerText()).toContain(`${from}→${to}`);
    expect(await ghost.count()).toBe(0);
    await boardAsLoaded(visitor);
  }
  // A press that does not move still only chooses.
  await hill((await visitor.legal())[0] ?? "").tap();
  await visitor.settled();
  expect([await entries.count(), await selected.count()]).toEqual([2, 1]);

  await playFrom(visitor, STUCK);
  const explained = page.locator(".prompt .explained");
  await hill("A3").click({ button: "right", force: true });
  await visitor.settled();
  expect(await explained.filter({ hasText: /^A3, Blue ringfort, Blue king, .*\.$/ }).count()).toBe(1);
  await visitor.see(/^This king has no hill to go to/);
  // The click that follows a long press does not choose the king either.
  await finger.down(await at("F7"));
  await explained.filter({ hasText: /^F7, .* Press it to choose it\.$/ }).waitFor();
  await finger.up();
  await visitor.settled();
  expect([await selected.count(), await entries.count()]).toEqual([0, 0]);
  expect(await page.locator(".prompt .why").count()).toBe(0);
  await hill("F7").tap();
  await visitor.settled();
  expect(await hill("F7").getAttribute("aria-selected")).toBe("true");
  expect(await explained.count()).toBe(0);
  await visitor.leave();
});
