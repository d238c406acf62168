// Games that are over are looked at again, and positions are drawn and analyzed.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { boardAsLoaded } from "./law.ts";
import { setStage } from "./stage.ts";
import { answerTo, Visitor } from "./visitor.ts";

// Small searches: what deeper ones change is up to `judge.test.ts`. With time for all nodes, so that each ends at the same depth on every
// machine.
const stage = setStage({ "analysis-nodes": "2000", "analysis-ms": "30000" });

/** How many decisions are made before somebody resigns. */
const MOVES = 6;

const status = (visitor: Visitor) => visitor.page.locator(".status [role=status]").textContent();

/** Presses a button, and waits until the page has done what it does. */
async function press(visitor: Visitor, name: string | RegExp): Promise<void> {
  await visitor.press(name);
  await visitor.settled();
}

/** Picks a hill that is legal and none of these. */
async function leave(visitor: Visitor, ...but: readonly (string | undefined)[]): Promise<string> {
  await visitor.settled();
  const other = (await visitor.legal()).find((hill) => !but.includes(hill)) ?? "";
  await visitor.pick(other);
  await visitor.settled();
  return other;
}

/** The hill of the move after so many. */
const hillAt = async ({ page }: Visitor, at: number) =>
  /builds on (\w\d)/.exec((await page.locator(`[data-at="${at}"]`).textContent()) ?? "")?.[1];

/** Expects that nothing is out of sight, at all sizes and in both themes, and that axe finds nothing. */
async function inView(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  for (const [width, height, colorScheme] of [
    [360, 640, "light"],
    [1920, 1080, "light"],
    [740, 360, "dark"],
    [900, 700, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await visitor.settled();
    expect(await findings(visitor)).toEqual([]);
    for (const part of [".status", ".square svg", ".actions"]) {
      const box = await page.locator(part).boundingBox();
      expect(box, part).not.toBeNull();
      const { x, y, width: wide, height: high } = box!;
      expect(Math.min(x, y), part).toBeGreaterThanOrEqual(0);
      expect(x + wide, part).toBeLessThanOrEqual(width);
      expect(y + high, part).toBeLessThanOrEqual(height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test("a game is analyzed, stepped through, left by branches, drawn on, and played on", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  const { page } = visitor;
  await visitor.press("On this device");
  for (let made = 0; made < MOVES; made += 1) await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/has resigned\./);
  await visitor.follow(/^Analyze/);
  // It begins where the game stands, which is its end.
  await visitor.see(/^Move 3 of 3: /);
  await visitor.see("The whole game is analyzed.");
  await press(visitor, "To the start");
  await visitor.see("The start of the game.");
  // Nothing of the game is left to stop.
  const analysis = page.getByRole("region", { name: "Analysis of the game" });
  expect(await analysis.getByRole("button").count()).toBe(0);
  const losses = await page.locator(".loss").allInnerTexts();
  expect(losses).toHaveLength(MOVES);
  for (const loss of losses) expect(loss).toMatch(/^(best move|costs [\d.]+ points?)$/);
  expect(await page.locator(".graph svg rect:not(.shown)").count()).toBe(MOVES + 1);
  // The sentences agree with the losses in the list of moves.
  const costly = losses.filter((loss) => Number(/[\d.]+/.exec(loss)?.[0] ?? 0) >= 1).length;
  expect(await page.locator("[aria-labelledby=accuracy] ol li").count()).toBe(Math.min(3, costly));
  for (const side of ["Red", "Blue"])
    await visitor.see(
      new RegExp(
        `${side}: \\d+% accuracy\\. ((None|1) of 3 moves was|[23] of 3 moves were) as good as the best, `,
      ),
    );
  await press(visitor, "To the end");
  expect(await status(visitor)).toMatch(
    /^Move 3 of 3: .* (Red|Blue) has resigned\. (Red|Blue) wins \d+ to 0\.$/,
  );
  await page.locator("h1").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await status(visitor)).toMatch(/^Move 3 of 3: (Red|Blue) /);
  await page.getByRole("slider").fill("2");
  expect(await status(visitor)).toMatch(/^Move 1 of 3: (Red|Blue) /);
  await press(visitor, /^2… /);
  expect(await status(visitor)).toMatch(/^Move 2 of 3: (Red|Blue) /);

  // A branch, which is deepened and left.
  const other = await leave(visitor, await hillAt(visitor, 5));
  await visitor.see(new RegExp(`^Variation, move 3: (Red|Blue) builds on ${other}\\.`));
  await visitor.see("Variation at move 3");
  await page.locator(".moves button").nth(1).click();
  await visitor.see("Variation, move 4:");
  await visitor.press("One step back");
  await visitor.see("Variation, move 3:");
  await press(visitor, "Back to the game");
  expect(await status(visitor)).toMatch(/^Move 2 of 3: /);
  // The address leads back to the moment, and its preview shows that board, not the end.
  await page.waitForURL(/\/replay\/[0-9a-f]{16}\/0\/4$/);
  await page.reload();
  await visitor.see(/^Move 2 of 3: /);
  const html = await (await fetch(page.url())).text();
  const [, picture = ""] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(picture).toMatch(/\/games\/0\/picture\.png\?moment=4$/);
  expect((await fetch(picture)).status).toBe(200);
  await visitor.follow("My games");
  await visitor.follow(/^Analyze/);
  await visitor.see("The start of the game.");

  // On a phone the board stays where it is at every moment, when a variation begins and ends, and below words of any length.
  const board = () => page.locator(".square").boundingBox();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    // prettier-ignore
    await page.setViewportSize({ width, height });
    await visitor.settled();
    const [before, where] = [await board(), `${width} x ${height}`];
    for (let at = 1; at <= MOVES; at += 1) {
      await press(visitor, "One step forward");
      expect(await page.getByRole("slider").inputValue()).toBe(`${at}`);
      expect(await board(), `${where}, after ${at}`).toEqual(before);
    }
    await leave(visitor);
    await visitor.see(/^Variation, move 4:/);
    expect(await page.getByRole("button", { name: "Back to the game" }).isVisible()).toBe(true);
    expect(await board(), where).toEqual(before);
    await press(visitor, "Remove this variation");
    await visitor.see("Move 3 of 3:");
    expect(await board(), where).toEqual(before);
    await press(visitor, "To the start");
    await visitor.see("The start of the game.");
  }
  const before = await board();
  // As long as a move that joins kingdoms is in German. They are scrolled, by keys too.
  const words = "Zug 5 von 6: Rot baut auf B6 und zieht den König von C6 dorthin. ".repeat(3);
  await page.locator(".status [role=status]").evaluate((status, words) => status.prepend(words), words);
  expect(await board()).toEqual(before);
  await page.locator(".status").focus();
  await page.keyboard.press("PageDown");
  await visitor.settled();
  expect(await page.locator(".status").evaluate((status) => status.scrollTop)).toBeGreaterThan(0);
  await page.locator(".status [role=status]").evaluate((status) => status.firstChild?.remove());
  await page.setViewportSize({ width: 1280, height: 800 });

  // The best moves stand on the board, and the reader draws rings and arrows that are kept.
  await press(visitor, "To the end");
  expect(await page.locator('.tara-cell[aria-label*="best move 1"]').count()).toBe(1);
  await press(visitor, "Best moves on the board");
  expect(await page.locator(".tara-arrows > *").count()).toBe(0);
  const drawn = () =>
    page.evaluate(() =>
      [".tara-ring", ".tara-head.tara-drawn"].map((part) => document.querySelectorAll(part).length),
    );
  const drag = async (from: string, to: string, button: "left" | "right") => {
    const [begin, end] = [from, to].map((hill) => page.locator(`[data-hill="${hill}"] .tara-hit`));
    await begin!.hover();
    await page.mouse.down({ button });
    await end!.hover();
    await page.mouse.up({ button });
  };
  await drag("C3", "E5", "right");
  await drag("D4", "D4", "right");
  expect(await drawn()).toEqual([1, 1]);
  await press(visitor, "Draw");
  await drag("B2", "B5", "left");
  await visitor.pick("F6");
  expect(await drawn()).toEqual([2, 2]);
  // Nothing was played by that, and by keys it goes as well.
  expect(await status(visitor)).toMatch(/^Move 3 of 3: /);
  await page.locator('[data-hill="F6"]').focus();
  for (const key of ["Enter", "Shift+Enter", "ArrowLeft", "Shift+Enter"]) await page.keyboard.press(key);
  expect(await drawn()).toEqual([1, 3]);
  expect(await page.locator('[data-hill="F6"]').getAttribute("aria-label")).toContain("your arrow to E6");
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/0\/6$/);
  await page.reload();
  await visitor.see(/^Move 3 of 3: /);
  await visitor.settled();
  expect(await drawn()).toEqual([1, 3]);
  // A position stays beside the board while another is looked at.
  await press(visitor, "Keep beside the board");
  await press(visitor, "To the start");
  const boards = page.locator(".place .tara-board");
  const forts = (board: number) => boards.nth(board).locator('[aria-label*="fort"]').count();
  expect([await forts(0), await forts(1)]).toEqual([6, 0]);
  const [kept, live] = [await boards.nth(0).boundingBox(), await boards.nth(1).boundingBox()];
  expect(kept?.width).toBeCloseTo(kept?.height ?? 0, 0);
  expect((kept?.x ?? 0) + (kept?.width ?? 0)).toBeLessThanOrEqual(live?.x ?? 0);
  await press(visitor, "Keep beside the board");
  expect(await boards.count()).toBe(1);
  await press(visitor, "To the end");
  await press(visitor, "Clear the drawing");
  expect(await drawn()).toEqual([0, 0]);

  // A move that is not legal is explained there too.
  const legal = await visitor.legal();
  const all = await page
    .locator('.tara-cell[aria-disabled="true"]')
    .evaluateAll((found) => found.map((cell) => cell.getAttribute("data-hill") ?? ""));
  await visitor.pick(all.find((hill) => hill !== "" && !legal.includes(hill)) ?? "");
  await visitor.see(/§ (SH|B)\d+/);

  // A branch is played on against the computer, and its replay begins there.
  await page.getByRole("slider").fill("3");
  await leave(visitor, await hillAt(visitor, 4));
  await visitor.see(/^Variation, move 2:/);
  await visitor.see("Play from here");
  expect(await findings(visitor), "play on").toEqual([]);
  await page.getByLabel("You play").selectOption({ label: "Blue" });
  await visitor.press("Play the computer, level 1");
  await visitor.see("This game started from a position.");
  await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/You have resigned\. You lose/);
  await visitor.follow(/^Analyze/);
  // Who played is said beside the colors, in the reader's language.
  await page.locator(".status ul").waitFor();
  expect(await page.locator(".status ul").innerText()).toMatch(/Red Computer, level 1\s+Blue \S+/);
  await press(visitor, "To the start");
  await visitor.see("The start of the game.");
  // Four ringforts stood there already.
  expect(await page.locator('.tara-cell[aria-label*="ringfort"]').count()).toBe(4);
  await visitor.leave();
});

test("a position is set up, refused where it cannot be, read as text, analyzed more deeply, and played on", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.follow("Set up a position and analyze it");
  await visitor.see("Red ringfort");
  await page.getByRole("combobox", { name: "Game" }).selectOption("high-kings-1");
  await page.getByText("Red king", { exact: true }).click();
  await visitor.pick("D4");
  await visitor.pick("D5");
  await visitor.see("Two kings of one color stand side by side.");
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
  await visitor.see("The position.");
  await visitor.see(/^Depth \d+, /);
  await page.goBack();
  await visitor.see("Blue to move. Setup.");

  // A text is read, with its faults marked, and what is certain is called proved.
  const fault = "A position has seven fields with one space between them.";
  await visitor.go("analysis/sacred-hill-1%20oops");
  await visitor.see(fault);
  await visitor.follow("Fix it in the editor");
  await visitor.see(fault);
  expect(await text.inputValue()).toBe("sacred-hill-1 oops");
  const proved = (sixth: string) =>
    `sacred-hill-1 bbbbb/bbbbbbb/bbbb1bb/bbbbbbb/rrrrrrr/${sixth}/rrrrr red battle - - -`;
  await text.fill(proved("rrrxrrr"));
  await press(visitor, "Read the text");
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe("x");
  await text.fill(proved("rrrrrrr"));
  await visitor.press("Read the text");
  await visitor.see("Red to move. Battle.");
  await visitor.follow("Analyze");
  await visitor.see("Blue +9 (proved)");
  expect(await findings(visitor), "a position").toEqual([]);

  // It is analyzed more deeply while it is looked at; a search that is stopped is given up, and made again when it is to go on.
  const asked: number[] = [];
  let answer = () => undefined as void;
  await page.route("**/api/positions/analysis", async (route) => {
    const { nodes } = route.request().postDataJSON() as { nodes: number };
    asked.push(nodes);
    // Each answer waits until what was said before was seen, and says that of a server that searches as much as it is asked for.
    await new Promise<void>((resolve) => (answer = resolve));
    const response = await answerTo(route);
    await route.fulfill({ json: { ...(await response.json()), nodes, deepest: asked.length === 3 } });
  });
  const asks = (count: number) => expect.poll(() => asked.length).toBe(count);
  await page.goto(`${stage.host.url}/analysis/four-treasures`);
  await asks(1);
  answer();
  await visitor.see(/^Depth \d+, 50,000 positions\. .*Searching deeper …$/);
  await asks(2);
  await visitor.press("Stop analysis");
  await visitor.see("Analysis is stopped.");
  await visitor.press("Continue analysis");
  await asks(3);
  answer();
  await visitor.see(/^Depth \d+, 200,000 positions\. .*As deep as this server goes\.$/);
  await visitor.settled();
  expect(asked).toEqual([50_000, 200_000, 200_000]);
  await page.unroute("**/api/positions/analysis");

  // A position of the editor is played on at one screen, and taken back no further.
  await visitor.go(`editor/${encodeURIComponent("four-treasures 5/7/7/3r3/7/7/5 blue battle - - -")}`);
  await visitor.see("Play from here");
  await visitor.press("On this device");
  // The editor says whose turn it is too, and its board can be pressed until the table has come.
  await page.waitForURL(/\/table\//);
  await visitor.see("Blue to move.");
  await visitor.decide();
  await boardAsLoaded(visitor);
  await visitor.press("Take back");
  await visitor.see("No moves yet.");
  await boardAsLoaded(visitor);
  expect(await page.locator('[data-hill="D4"]').getAttribute("aria-label")).toContain("Red ringfort");
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
  await visitor.see("The start of the game.");
  await visitor.see("The whole game is analyzed.");
  await inView(visitor);

  // A game of a table that does not exist gets a sentence, with a way on; the browser itself notes that there is none.
  await visitor.go("replay/0123456789abcdef/7");
  await visitor.see("There is no such table.");
  await visitor.follow("All games");
  await visitor.see("Start here");
  const others = visitor.complaints.filter((text) => !text.includes("status of 404"));
  visitor.complaints.splice(0, Infinity, ...others);
  await visitor.leave();
});
