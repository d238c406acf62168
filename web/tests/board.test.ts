// The board of a ringfort game: what beside it and on it is counted and outlined, how bridges are chosen, and what is taken back.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { middleOf } from "./pointers.ts";
import { resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const CHALICE = "poisoned-chalice 1r2b/b6/rb5/6b/1r4r/5r1/b1r1b red battle - - -";

/** Battle begins, with no bridge on the board: Red's king stands on E5, Blue's on D1. */
const UNLINKED = "stone-of-destiny rrrrr/rrrrrrr/rrrrRrr/rrrrbbb/bbbbbbb/bbbbbbb/bbBbb blue battle - - -";

test("counts, areas and kingdoms say what is so, and bridges are chosen by border, dot or both ends", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const hillAt = (hill: string) => page.locator(`[data-hill="${hill}"]`);
  const labelOf = (hill: string) => hillAt(hill).getAttribute("aria-label");
  const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
  const count = async (parts: string) => {
    await visitor.settled();
    return page.locator(parts).count();
  };

  // The pointed kingdom is outlined, also where the pointer rests after a press, and all of them while K is held.
  await visitor.begin("sacred-hill-1");
  const [x, y] = await middleOf(hillAt("D4"));
  for (const [outlined, act] of [
    [0, () => page.mouse.click(x, y)],
    [1, () => page.mouse.move(x + 5, y + 5)],
    [0, () => visitor.pick("C2")],
    [0, () => page.mouse.move(0, 0)],
    [2, () => page.keyboard.down("k")],
    [0, () => page.keyboard.up("k")],
  ] as const) {
    await act();
    expect(await count(".tara-kingdom"), String(act)).toBe(outlined);
  }
  await boardAsLoaded(visitor);

  // A ghost shows and says what a press would join and besiege.
  await visitor.beginFrom("sacred-hill-1 5/7/3r3/2rbr2/2r1r2/7/5 red battle - - -");
  await hillAt("D3").hover();
  await visitor.see("D3: joins two kingdoms and besieges D4.");
  for (const mark of [".tara-joining", ".tara-besieging"]) expect(await count(mark)).toBeGreaterThan(0);
  expect(await labelOf("D3")).toContain("s two kingdoms and besieges D4");
  await page.mouse.move(0, 0);
  expect(await count(".tara-joining")).toBe(0);

  // The counts for partners are told once, beside both.
  await visitor.begin("four-treasures-doubles");
  expect(await page.locator(".both").allInnerTexts()).toEqual([
    expect.stringMatching(/^Blue\s+0 bridges\s+0 ringforts$/),
    expect.stringMatching(/^Red\s+0 bridges\s+0 ringforts$/),
  ]);
  expect(await count("[data-seat] [data-count]")).toBe(0);
  await visitor.begin("four-treasures");
  // A press in the middle of four hills plays nothing, one as far from its hill as from the next plays.
  const [four, other] = [await boxOf('[data-hill="D4"]'), await boxOf('[data-hill="B2"]')];
  await page.mouse.click(four.x + four.width - 3, four.y + 3);
  await page.mouse.click(other.x + other.width - 3, other.y + other.width / 2);
  expect(await count('.tara-cell[aria-label*="ringfort"]')).toBe(1);
  expect(await labelOf("B2")).toContain("ringfort");

  // Rows are counted in the frame of the board, and what qualified means is explained.
  await visitor.beginFrom(CHALICE);
  expect(await page.locator('[data-edge="B"]').innerText()).toContain(
    "Column B: Red 1, Blue 2. Qualified for Red.",
  );
  const [edge, board] = [await boxOf('[data-edge="B"] .shown'), await boxOf(".square")];
  expect(edge.y + edge.height).toBeLessThanOrEqual(board.y + board.height + 1);
  // Why a row is not open is told by the ringforts in it.
  await page.locator('[aria-disabled="true"][aria-label*="vacant"]').first().click({ force: true });
  expect(await count(".tara-reason")).toBeGreaterThan(0);
  await visitor.press("Qualified");
  await page.getByRole("note").filter({ hasText: "fewer ringforts in it" }).waitFor();
  expect(await findings(visitor)).toEqual([]);

  // Areas of doubles are counted beside the letters of their seats, and turn with the board.
  await visitor.begin("sacred-hill-doubles-1");
  await resize(visitor, 360, 740);
  await visitor.decide();
  await visitor.settled();
  // The first player is drawn by lot.
  const counted = page.locator("[data-edge]", { hasText: /Area of \w+: (Red 1, Blue 0|Red 0, Blue 1)\./ });
  expect(await counted.count()).toBeGreaterThan(0);
  const before = await boxOf('[data-edge="south"]');
  await visitor.choose("Turn the board");
  await page.keyboard.press("Escape");
  await visitor.settled();
  expect((await boxOf('[data-edge="south"]')).x).toBeGreaterThan(before.x + 1);
  await resize(visitor, 1280, 800);

  // A ringfort is taken, then a bridge is set. All may be taken but the king, and none of them is marked.
  await visitor.beginFrom(UNLINKED);
  await visitor.see("1 of 2: take one of the 22 unlinked ringforts of Red");
  expect(await visitor.legal()).toHaveLength(22);
  expect(await count(".tara-marks .tara-legal")).toBe(0);
  await visitor.pick("D3");
  await visitor.see("First take an enemy ringfort without a bridge.");
  const border = async (one: string, other: string) => {
    const [[x, y], [u, v]] = [await middleOf(hillAt(one)), await middleOf(hillAt(other))];
    await page.mouse.click((x + u) / 2, (y + v) / 2);
  };
  const ends = async (from: string, to: string) => {
    await visitor.pick(from);
    await visitor.see(`Set a bridge from ${from}: choose its other end.`);
    await visitor.pick(to);
  };
  const dots = async () => {
    const asked = page.getByText(/choose one of \d+ dots/);
    const most = Number(/of (\d+) dots/.exec(await asked.innerText())?.[1]);
    expect([await count(".tara-link"), await count(".tara-marks .tara-target")]).toEqual([most, most]);
    await page.mouse.click(...(await middleOf(page.locator(".tara-link").first())));
  };
  for (const [turns, [taken, set, from, to]] of (
    [
      // The border of the taken ringfort, although its neighbor can have other bridges.
      ["D4", border, "D4", "D3"],
      // Both ends, the taken one last, and first.
      ["F4", ends, "F5", "F4"],
      ["C4", ends, "C4", "C3"],
      // A border away from it.
      ["G4", border, "G5", "G6"],
      ["B4", dots, "B4", ""],
    ] as const
  ).entries()) {
    await visitor.pick(taken);
    await visitor.see(`2 of 2: you take ${taken}. Set a bridge: choose one of`);
    if (taken === "G4") {
      // A refused press drops nothing.
      await visitor.pick("C4");
      await visitor.settled();
      expect(await page.locator(".why").innerText()).toMatch(/king/);
    }
    expect(await count(`[data-hill="${taken}"][aria-selected="true"]`)).toBe(1);
    // It is drawn as taken, with the king on it.
    await visitor.settled();
    const own = turns % 2 === 0 ? "Blue" : "Red";
    expect(await labelOf(taken)).toContain(`${taken}, ${own} ringfort, ${own} king`);
    expect(await count("[data-entry]")).toBe(turns);
    await set(from, to);
    await visitor.see("1 of 2: take one of the");
    expect(await count("[data-entry]")).toBe(turns + 1);
    expect(await labelOf(from)).toContain(to === "" ? "Blue ringfort" : `bridges to ${to}`);
    await boardAsLoaded(visitor);
  }
  await visitor.leave();
});

test("moves are taken back against the computer, at one screen, and by request at both browsers", async () => {
  const ann = await Visitor.arrive(stage.browser, stage.host.url, { moves: true });
  const build = async () => ann.pick((await ann.legal())[0] ?? "");
  /** Expects that so many moves are told, the next one is asked for, and the board is that of the table. */
  const expectMoves = async (moves: number) => {
    await ann.settled();
    expect(await ann.page.locator(".moves [data-entry]").count()).toBe(moves);
    expect((await ann.legal()).length).toBeGreaterThan(0);
    await boardAsLoaded(ann);
  };
  const [computer, screen] = ["Play the computer, level 1", "On this device"];
  for (const [variant, way] of [
    ["four-treasures", computer],
    ["high-kings-1", computer],
    ["stone-of-destiny", computer],
    ["sacred-hill-1", screen],
  ] as const) {
    await ann.begin(variant, way);
    const before = await ann.page.locator(".moves [data-entry]").count();
    for (let time = 0; time < 2; time += 1) {
      await build();
      await expectMoves(before + (way === screen ? 1 : 2));
      await ann.press("Take back");
      await expectMoves(before);
    }
  }

  await ann.page.emulateMedia({ reducedMotion: "reduce" });
  await ann.begin("four-treasures", "By invitation link", { "Goes first": "Red" });
  const ben = await Visitor.arrive(stage.browser, stage.host.url);
  await ben.join(await ann.link(), "Blue");
  await ann.asked();
  await build();
  await ben.asked();
  await ann.press("Ask to take back");
  await ben.press("Accept");
  await ann.asked();
  await expectMoves(0);
  await ben.settled();
  await boardAsLoaded(ben);

  // A press that was aimed at another question does nothing, and says so.
  await build();
  await ben.asked();
  await ben.decide();
  await ann.asked();
  await ben.press("Ask to take back");
  const accept = ann.page.getByRole("button", { name: "Accept" });
  const [x, y] = await middleOf(accept);
  await ann.page.clock.install();
  await ann.page.clock.pauseAt(await ann.page.evaluate(() => Date.now() + 500));
  await ben.press("Withdraw");
  await ben.offerDraw();
  await ann.see(/^Blue offers a draw\.$/);
  expect(await accept.getAttribute("aria-disabled")).toBe("true");
  for (const press of [
    () => ann.page.mouse.click(x, y),
    () => accept.focus().then(() => ann.page.keyboard.press("Enter")),
  ]) {
    await press();
    await ann.see("That just changed. Press again.");
  }
  expect(await accept.isVisible()).toBe(true);
  await ann.page.clock.fastForward(1_000);
  await accept.click();
  expect(await ann.result()).toMatch(/draw/);
  for (const visitor of [ann, ben]) await visitor.leave();
});
