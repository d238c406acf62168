// Games that are over are looked at again, and positions are drawn and analyzed.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { SIZES, cutOff, overflow, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { answerTo, Visitor } from "./visitor.ts";

// Small searches: what deeper ones change is up to `judge.test.ts`. With time for all nodes, so that each ends at the same depth on every
// machine.
const stage = setStage({ "analysis-nodes": "2000", "analysis-ms": "30000" });

/** The number of decisions before somebody resigns. */
const MOVES = 6;

const status = (visitor: Visitor) => visitor.page.locator(".status [role=status]").textContent();

/** Presses a button, and waits until the page has done what it does. */
async function press(visitor: Visitor, name: string | RegExp): Promise<void> {
  await visitor.press(name);
  await visitor.settled();
}

/** Leaves the game by another hill than that of the next move. */
async function leaveGame(visitor: Visitor, next: number): Promise<string> {
  await visitor.settled();
  const played = (await visitor.page.locator(`[data-at="${next}"]`).textContent()) ?? "";
  const other = (await visitor.legal()).find((hill) => !played.includes(hill)) ?? "";
  await visitor.pick(other);
  await visitor.settled();
  return other;
}

/** Expects that nothing is out of sight, at every size, and that axe finds nothing in the dark. */
async function inView(visitor: Visitor): Promise<void> {
  await visitor.page.emulateMedia({ colorScheme: "dark" });
  for (const [width, height] of SIZES) {
    await resize(visitor, width, height);
    const found = await cutOff(visitor, [".status", ".square svg", ".actions"]);
    expect([...found, await overflow(visitor)], `${width} x ${height}`).toEqual([0]);
  }
  expect(await findings(visitor)).toEqual([]);
}

test("a game is analyzed, stepped through, left by branches, drawn on, and played on", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.begin("sacred-hill-1");
  for (let made = 0; made < MOVES; made += 1) await visitor.decide();
  await visitor.resign();
  await visitor.follow(/^Analyze/);
  // It begins where the game stands, which is its end.
  await visitor.see("The whole game is analyzed.");
  expect(await status(visitor)).toMatch(
    /^Move 3 of 3: .* (Red|Blue) has resigned\. (Red|Blue) wins \d+ to 0\.$/,
  );
  const losses = await page.locator(".loss").allInnerTexts();
  expect(losses).toHaveLength(MOVES);
  for (const loss of losses) expect(loss).toMatch(/^(best move|costs [\d.]+ points?)$/);
  await visitor.see(/Red: \d+% accuracy\. (None|1|2|3) of 3 moves (was|were) as good as the best, /);
  await page.locator("h1").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await status(visitor)).toMatch(/^Move 3 of 3: (Red|Blue) /);
  await page.getByRole("slider").fill("2");
  expect(await status(visitor)).toMatch(/^Move 1 of 3: (Red|Blue) /);
  await press(visitor, /^2… /);
  expect(await status(visitor)).toMatch(/^Move 2 of 3: (Red|Blue) /);

  // A branch, which is deepened and left.
  const other = await leaveGame(visitor, 5);
  await visitor.see(new RegExp(`^Variation, move 3: (Red|Blue) builds on ${other}\\.`));
  await page.locator(".moves button").nth(1).click();
  await visitor.see("Variation, move 4:");
  await visitor.press("One step back");
  await visitor.see("Variation, move 3:");
  await press(visitor, "Back to the game");
  // The address leads back to the moment.
  await page.waitForURL(/\/replay\/[0-9a-f]{16}\/0\/4$/);
  await page.reload();
  await visitor.see(/^Move 2 of 3: /);

  // On a phone the board stays where it is at every moment, and when a variation begins and ends.
  await resize(visitor, 320, 568);
  const board = () => page.locator(".square").boundingBox();
  const before = await board();
  await press(visitor, "To the start");
  for (let at = 1; at <= MOVES; at += 1) {
    await press(visitor, "One step forward");
    expect(await page.getByRole("slider").inputValue()).toBe(`${at}`);
    expect(await board(), `after ${at}`).toEqual(before);
  }
  const [hill = ""] = await visitor.legal();
  await visitor.pick(hill);
  await visitor.see(/^Variation, move 4:/);
  expect(await board(), "in a variation").toEqual(before);
  await press(visitor, "Remove this variation");
  await resize(visitor, 1280, 800);

  // The best moves stand on the board, and the reader draws rings and arrows that are kept.
  expect(await page.locator('.tara-cell[aria-label*="best move 1"]').count()).toBe(1);
  await press(visitor, "Best moves on the board");
  expect(await page.locator(".tara-arrows > *").count()).toBe(0);
  const drawn = () =>
    page.evaluate(() =>
      [".tara-ring", ".tara-head.tara-drawn"].map((part) => document.querySelectorAll(part).length),
    );
  await page.locator('[data-hill="C3"] .tara-hit').hover();
  await page.mouse.down({ button: "right" });
  await page.locator('[data-hill="E5"] .tara-hit').hover();
  await page.mouse.up({ button: "right" });
  await press(visitor, "Draw");
  await visitor.pick("D4");
  await page.locator('[data-hill="F6"]').focus();
  for (const key of ["Shift+Enter", "ArrowLeft", "Shift+Enter"]) await page.keyboard.press(key);
  // Nothing was played by that.
  expect(await status(visitor)).toMatch(/^Move 3 of 3: /);
  await page.waitForURL(/\/0\/6$/);
  await page.reload();
  await visitor.see(/^Move 3 of 3: /);
  await visitor.settled();
  expect(await drawn()).toEqual([1, 2]);
  expect(await page.locator('[data-hill="F6"]').getAttribute("aria-label")).toContain("your arrow to E6");
  // A position stays beside the board while another is looked at.
  await press(visitor, "Keep beside the board");
  await press(visitor, "To the start");
  const boards = await page.locator(".place .tara-board").all();
  const forts = boards.map((board) => board.locator('[aria-label*="fort"]').count());
  expect(await Promise.all(forts)).toEqual([MOVES, 0]);
  await press(visitor, "Keep beside the board");
  await press(visitor, "To the end");
  await press(visitor, "Clear the drawing");
  expect(await drawn()).toEqual([0, 0]);
  // A move that is not legal is explained there too.
  await page.locator('.tara-cell[aria-disabled="true"]').first().click({ force: true });
  await visitor.see(/§ (SH|B)\d+/);

  // A branch is played on against the computer, and its replay begins there.
  await page.getByRole("slider").fill("3");
  await leaveGame(visitor, 4);
  await visitor.see("Play from here");
  await page.getByLabel("You play").selectOption({ label: "Blue" });
  await visitor.press("Play the computer, level 1");
  await visitor.see("This game started from a position.");
  await visitor.decide();
  await visitor.resign();
  await visitor.follow(/^Analyze/);
  await visitor.see(/^Move \d of \d: /);
  await press(visitor, "To the start");
  expect(await page.locator('.tara-cell[aria-label*="ringfort"]').count()).toBe(4);
  await visitor.leave();
});

test("a position is set up, refused where it cannot be, read as text, analyzed more deeply, and played on", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.follow("Set up a position and analyze it");
  await page.getByRole("combobox", { name: "Game" }).selectOption("high-kings-1");
  await page.getByText("Red king", { exact: true }).click();
  await visitor.pick("D4");
  await visitor.pick("D5");
  await visitor.see("Two kings of one color are next to each other.");
  expect(await page.locator('[data-hill="D4"]').getAttribute("aria-label")).toContain("this is why");
  expect(await findings(visitor), "a position that cannot be").toEqual([]);
  await visitor.pick("D5");
  await page.getByText("Remove", { exact: true }).click();
  await visitor.pick("D5");
  await page.getByRole("combobox", { name: "To move" }).selectOption("blue");
  await visitor.see("Blue to move. Setup.");
  const text = page.getByLabel("Position text");
  expect(await text.inputValue()).toContain("5/7/7/3R3/7/7/5 blue setup");
  await page.getByRole("link", { name: "Analyze" }).focus();
  await page.keyboard.press("Enter");
  await visitor.see(/^Depth \d+, /);
  await page.goBack();
  await visitor.see("Blue to move. Setup.");

  // A text is read, with its faults marked, and what is certain is called proved.
  await visitor.go("analysis/sacred-hill-1%20oops");
  await visitor.see("A position has seven fields with one space between them.");
  await visitor.follow("Fix it in the editor");
  expect(await text.inputValue()).toBe("sacred-hill-1 oops");
  const proved = (sixth: string) =>
    `sacred-hill-1 bbbbb/bbbbbbb/bbbb1bb/bbbbbbb/rrrrrrr/${sixth}/rrrrr red battle - - -`;
  await text.fill(proved("rrrxrrr"));
  await press(visitor, "Read the text");
  const selected = await text.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe("x");
  await text.fill(proved("rrrrrrr"));
  await visitor.press("Read the text");
  await visitor.see("Red to move. Battle.");
  await visitor.follow("Analyze");
  await visitor.see("Blue +9 (proved)");

  // It is analyzed more deeply while it is looked at; a search that is stopped is given up, and made again when it is to go on.
  let isSlow = true;
  await page.route("**/api/positions/analysis", async (route) => {
    const { nodes } = route.request().postDataJSON() as { nodes: number };
    const isDeeper = nodes > 50_000;
    if (isDeeper && isSlow) return;
    const response = await answerTo(route);
    // As of a server that searches as much as it is asked for.
    await route.fulfill({ json: { ...(await response.json()), nodes, deepest: isDeeper } });
  });
  await page.goto(`${stage.host.url}/analysis/four-treasures`);
  await visitor.see(/^Depth \d+, 50,000 positions\. .*Searching deeper …$/);
  await visitor.press("Stop analysis");
  await visitor.see("Analysis is stopped.");
  isSlow = false;
  await visitor.press("Continue analysis");
  await visitor.see(/^Depth \d+, 200,000 positions\. .*This is as deep as it goes\.$/);
  await page.unroute("**/api/positions/analysis");

  // A position of the editor is played on at one screen, and taken back no further.
  await visitor.beginFrom("four-treasures 5/7/7/3r3/7/7/5 blue battle - - -");
  await visitor.decide();
  await boardAsLoaded(visitor);
  await visitor.press("Take back");
  await visitor.see("No moves yet.");
  await boardAsLoaded(visitor);
  await visitor.follow("This game started from a position.");
  await visitor.see("The position.");

  // Both pages fit all screens.
  await visitor.go("editor/stone-of-destiny");
  await visitor.see("Red king");
  await inView(visitor);
  await visitor.go("import");
  const game = '[Variant "stone-of-destiny"]\n\n1. G2 E2 2. C2 E4 3. C6 C4 *';
  await page.getByLabel("The text of the game").fill(game);
  await visitor.press("Open the game");
  await visitor.see("The whole game is analyzed.");
  await inView(visitor);

  // A game of a table that does not exist gets a sentence; the browser itself notes that there is none.
  await visitor.go("replay/0123456789abcdef/7");
  await visitor.see("There is no such table.");
  const others = visitor.complaints.filter((text) => !text.includes("status of 404"));
  visitor.complaints.splice(0, Infinity, ...others);
  await visitor.leave();
});
