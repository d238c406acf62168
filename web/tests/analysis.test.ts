// Games that are over are looked at again, and positions are drawn and analyzed.

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { setStage } from "./stage.ts";
import { answerTo, Visitor } from "./visitor.ts";

// With time for all nodes, so that a search ends at the same depth on every machine.
const stage = setStage({ "analysis-ms": "30000" });

/** How many decisions are made before somebody resigns. */
const MOVES = 6;
/** As the list of moves numbers them: one for a move of each side. */
const ROUNDS = MOVES / 2;

/** The page of a game at one screen that was given up after a few moves. */
async function replayed(game: string, visits = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/${game}`, visits);
  await visitor.press("On this device");
  for (let made = 0; made < MOVES; made += 1) await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/has resigned\./);
  await visitor.follow(/^Analyze/);
  // It begins where the game stands, which is its end.
  await visitor.see(new RegExp(`^Move ${ROUNDS} of ${ROUNDS}: `));
  await visitor.press("To the start");
  await visitor.see("The start of the game.");
  return visitor;
}

/** Waits until all moments of the game are analyzed: a loaded machine takes a while. */
const analyzed = ({ page }: Visitor) =>
  page.getByText("The whole game is analyzed.").waitFor({ timeout: 120_000 });

const status = (visitor: Visitor) => visitor.page.locator(".status [role=status]").textContent();

test("a game is stepped through and analyzed, left by a branch, and come back to", async () => {
  const visitor = await replayed("sacred-hill-1");
  const { page } = visitor;
  await analyzed(visitor);
  // Nothing of the game is left to stop.
  expect(await page.getByRole("region", { name: "Analysis of the game" }).getByRole("button").count()).toBe(
    0,
  );
  expect(await page.locator(".loss").count()).toBe(MOVES);
  expect(await page.locator(".loss").first().textContent()).toMatch(/^(best move|costs [\d.]+ points?)$/);
  expect(await page.locator(".graph svg rect:not(.shown)").count()).toBe(MOVES + 1);
  // The sentences agree with the losses in the list of moves.
  // Both are read in one step: the moment that is shown is searched more deeply meanwhile.
  const turning = await page.evaluate(() => {
    const losses = [...document.querySelectorAll(".loss")].map(({ textContent }) =>
      Number(/[\d.]+/.exec(textContent)?.[0] ?? 0),
    );
    const costly = losses.filter((loss) => loss >= 1).length;
    return { costly, listed: document.querySelectorAll("[aria-labelledby=accuracy] ol li").length };
  });
  expect(turning.listed).toBe(Math.min(3, turning.costly));
  for (const side of ["Red", "Blue"])
    await visitor.see(
      new RegExp(
        `${side}: \\d+% accuracy\\. ((None|1) of 3 moves was|[23] of 3 moves were) as good as the best, `,
      ),
    );
  await visitor.press("To the end");
  expect(await status(visitor)).toMatch(
    /^Move 3 of 3: .* (Red|Blue) has resigned\. (Red|Blue) wins \d+ to 0\.$/,
  );
  await page.locator("h1").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await status(visitor)).toMatch(/^Move 3 of 3: (Red|Blue) /);
  await page.getByRole("slider").fill("2");
  expect(await status(visitor)).toMatch(/^Move 1 of 3: (Red|Blue) /);
  await page.getByRole("button", { name: /^2… / }).click();
  expect(await status(visitor)).toMatch(/^Move 2 of 3: (Red|Blue) /);

  const next = /builds on (\w\d)/.exec((await page.locator('[data-at="5"]').textContent()) ?? "")?.[1];
  await page.locator('.tara-cell[aria-disabled="false"]').first().waitFor();
  const other = (await visitor.legal()).find((hill) => hill !== next);
  await visitor.pick(other ?? "");
  await visitor.see(new RegExp(`^Variation, move 3: (Red|Blue) builds on ${other}\\.`));
  await visitor.see("Variation at move 3");
  await page.locator(".moves button").nth(1).click();
  await visitor.see("Variation, move 4:");
  await visitor.press("One step back");
  await visitor.see("Variation, move 3:");
  await visitor.press("Back to the game");
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
  await visitor.leave();
});

test("on a phone the board stays where it is at every moment, and when a variation begins and ends", async () => {
  const visitor = await replayed("four-treasures", { width: 390, height: 844 });
  const { page } = visitor;
  await analyzed(visitor);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const board = () => page.locator(".square").boundingBox();
    const before = await board();
    for (let at = 1; at <= MOVES; at += 1) {
      await visitor.press("One step forward");
      await expect.poll(() => page.getByRole("slider").inputValue()).toBe(`${at}`);
      expect(await board(), `${width} x ${height}, after ${at}`).toEqual(before);
    }
    await page.locator('.tara-cell[aria-disabled="false"]').first().waitFor();
    await visitor.pick((await visitor.legal())[0] ?? "");
    await visitor.see(/^Variation, move 4:/);
    await page.getByRole("button", { name: "Back to the game" }).waitFor();
    expect(await board(), `${width} x ${height}`).toEqual(before);
    await visitor.press("Remove this variation");
    await visitor.see("Move 3 of 3:");
    expect(await board(), `${width} x ${height}`).toEqual(before);
    await visitor.press("To the start");
    await visitor.see("The start of the game.");
  }
  await visitor.leave();
});

test("on a phone words of any length above the board leave it where it is", async () => {
  const visitor = await replayed("stone-of-destiny", { width: 320, height: 568 });
  const { page } = visitor;
  const board = () => page.locator(".square").boundingBox();
  const before = await board();
  // As long as a move that joins kingdoms is in German.
  const words = "Zug 5 von 6: Rot baut auf B6 und zieht den König von C6 dorthin. ".repeat(3);
  await page.locator(".status [role=status]").evaluate((status, words) => status.prepend(words), words);
  expect(await board()).toEqual(before);
  // They are scrolled, by keys too.
  const top = () => page.locator(".status").evaluate((status) => status.scrollTop);
  await page.locator(".status").focus();
  await page.keyboard.press("PageDown");
  await expect.poll(top).toBeGreaterThan(0);
  await visitor.leave();
});

test("the best moves stand on the board, and the reader draws rings and arrows that are kept", async () => {
  const visitor = await replayed("high-kings-1");
  const { page } = visitor;
  await visitor.press("To the end");
  await page.locator(".tara-arrows .tara-hint").first().waitFor();
  await analyzed(visitor);
  expect(await page.locator('.tara-cell[aria-label*="best move 1"]').count()).toBe(1);
  await visitor.press("Best moves on the board");
  expect(await page.locator(".tara-arrows > *").count()).toBe(0);

  const drawn = () =>
    page.evaluate(() =>
      [".tara-ring", ".tara-head.tara-drawn"].map((part) => document.querySelectorAll(part).length),
    );
  const middle = async (hill: string) => {
    const box = await page.locator(`[data-hill="${hill}"] .tara-hit`).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  const drag = async (from: string, to: string, button: "left" | "right") => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down({ button });
    await page.mouse.move(...(await middle(to)));
    await page.mouse.up({ button });
  };
  await drag("C3", "E5", "right");
  await drag("D4", "D4", "right");
  expect(await drawn()).toEqual([1, 1]);
  await visitor.press("Draw");
  await drag("B2", "B5", "left");
  await page.locator('[data-hill="F6"]').click();
  expect(await drawn()).toEqual([2, 2]);
  // Nothing was played by that, and by keys it goes as well.
  expect(await status(visitor)).toMatch(/^Move 3 of 3: /);
  await page.locator('[data-hill="F6"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+Enter");
  expect(await drawn()).toEqual([1, 3]);
  expect(await page.locator('[data-hill="F6"]').getAttribute("aria-label")).toContain("your arrow to E6");
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/0\/6$/);
  await page.reload();
  await visitor.see(/^Move 3 of 3: /);
  expect(await drawn()).toEqual([1, 3]);
  // A position stays beside the board while another is looked at.
  await visitor.press("Keep beside the board");
  await visitor.press("To the start");
  await visitor.see("The start of the game.");
  const boards = page.locator(".place .tara-board");
  const forts = (board: number) => boards.nth(board).locator('[aria-label*="fort"]').count();
  expect([await forts(0), await forts(1)]).toEqual([6, 0]);
  const [kept, live] = [await boards.nth(0).boundingBox(), await boards.nth(1).boundingBox()];
  expect(kept?.width).toBeCloseTo(kept?.height ?? 0, 0);
  expect((kept?.x ?? 0) + (kept?.width ?? 0)).toBeLessThanOrEqual(live?.x ?? 0);
  await visitor.press("Keep beside the board");
  expect(await boards.count()).toBe(1);
  await visitor.press("To the end");
  await visitor.press("Clear the drawing");
  expect(await drawn()).toEqual([0, 0]);
  await visitor.leave();
});

test("a position is analyzed more deeply while it is looked at, as far as the server goes", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  // Each answer waits until the one before was seen.
  const asked: number[] = [];
  let answer = () => undefined as void;
  await page.route("**/api/positions/analysis", async (route) => {
    asked.push((route.request().postDataJSON() as { nodes: number }).nodes);
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ response: await answerTo(route) });
  });
  await page.goto(`${stage.host.url}/analysis/four-treasures`);
  const found: { depth: number; nodes: number }[] = [];
  const depth = page.locator("section[aria-labelledby=lines] .small");
  const answered = async (count: number) => {
    await expect.poll(() => asked.length).toBe(count);
    answer();
    const before = found.at(-1)?.nodes ?? 0;
    const nodes = async () => {
      const words = (await depth.count()) > 0 ? await depth.innerText() : "";
      const [, plies = "0", all = "0"] = /^Depth (\d+), ([\d,]+) positions\./.exec(words) ?? [];
      return { depth: Number(plies), nodes: Number(all.replaceAll(",", "")) };
    };
    await expect.poll(async () => (await nodes()).nodes, { timeout: 60_000 }).toBeGreaterThan(before);
    found.push(await nodes());
  };
  await answered(1);
  await visitor.see(/Searching deeper …$/);
  await answered(2);
  expect(found[1]?.depth).toBeGreaterThanOrEqual(found[0]?.depth ?? 0);
  // A search that is stopped is given up, and made again when it is to go on.
  await expect.poll(() => asked).toEqual([50_000, 200_000, 1_000_000]);
  await visitor.press("Stop analysis");
  await visitor.see("Analysis is stopped.");
  await visitor.press("Continue analysis");
  await answered(4);
  expect(asked.slice(2)).toEqual([1_000_000, 1_000_000]);
  expect(found[2]?.depth).toBeGreaterThan(found[0]?.depth ?? 0);
  await visitor.see(/As deep as this server goes\.$/);
  expect(asked).toHaveLength(4);
  await visitor.leave();
});

test("a move that is not legal is explained there too, and analysis is stopped and goes on", async () => {
  const visitor = await replayed("four-treasures");
  await visitor.press("Stop analysis");
  await visitor.see("Analysis is stopped.");
  await visitor.press("To the end");
  await visitor.page.locator('.tara-cell[aria-disabled="false"]').first().waitFor();
  const legal = await visitor.legal();
  const cells = visitor.page.locator('.tara-cell[aria-disabled="true"]');
  const all = await cells.evaluateAll((found) => found.map((cell) => cell.getAttribute("data-hill") ?? ""));
  await visitor.pick(all.find((hill) => hill !== "" && !legal.includes(hill)) ?? "");
  await visitor.see(/§ (FT|B)\d+/);
  await visitor.press("Continue analysis");
  await analyzed(visitor);
  await visitor.leave();
});

test("a position is drawn, refused where it cannot be, and analyzed", async () => {
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
  expect(await page.getByLabel("Position text").inputValue()).toContain("5/7/7/3R3/7/7/5 blue setup");
  await page.getByRole("link", { name: "Analyze" }).focus();
  await page.keyboard.press("Enter");
  await visitor.see("The position.");
  await visitor.see(/^Depth \d+, /);
  await page.goBack();
  await visitor.see("Blue to move. Setup.");
  await visitor.leave();
});

test("a text is read, with its faults marked, and what is certain is called proved", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/analysis/sacred-hill-1%20oops`);
  const { page } = visitor;
  await visitor.see("A position has seven fields with one space between them.");
  await visitor.follow("Fix it in the editor");
  const text = page.getByLabel("Position text");
  await visitor.see("A position has seven fields with one space between them.");
  expect(await text.inputValue()).toBe("sacred-hill-1 oops");
  await text.fill("sacred-hill-1 bbbbb/bbbbbbb/bbbb1bb/bbbbbbb/rrrrrrr/rrrxrrr/rrrrr red battle - - -");
  await visitor.press("Read the text");
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  const selected = await text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe("x");
  await text.fill("sacred-hill-1 bbbbb/bbbbbbb/bbbb1bb/bbbbbbb/rrrrrrr/rrrrrrr/rrrrr red battle - - -");
  await visitor.press("Read the text");
  await visitor.see("Red to move. Battle.");
  await visitor.follow("Analyze");
  await visitor.see("Blue +9 (proved)");
  expect(await findings(visitor), "a position").toEqual([]);
  await visitor.leave();
});

test("a branch of a game is played on against the computer, and its replay begins there", async () => {
  const visitor = await replayed("sacred-hill-1");
  const { page } = visitor;
  await page.getByRole("slider").fill("3");
  await page.locator('.tara-cell[aria-disabled="false"]').first().waitFor();
  const moves = page.locator("[data-at]");
  const next = /builds on (\w\d)/.exec((await moves.nth(3).textContent()) ?? "")?.[1];
  await visitor.pick((await visitor.legal()).find((hill) => hill !== next) ?? "");
  await visitor.see(/^Variation, move 2:/);
  await visitor.see("Play from here");
  expect(await findings(visitor), "play on").toEqual([]);
  await page.getByLabel("You play").selectOption({ label: "Blue" });
  await visitor.press("Play against level 1");
  await visitor.see("This game started from a position.");
  await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/You have resigned\. You lose/);
  await visitor.follow(/^Analyze/);
  // Who played is said beside the colors, in the reader's language.
  expect(await page.locator(".status ul").innerText()).toMatch(/Red Computer, level 1\s+Blue \S+/);
  await visitor.press("To the start");
  await visitor.see("The start of the game.");
  // Four ringforts stood there already.
  const forts = page.locator('.tara-cell[aria-label*="ringfort"], .tara-cell[aria-label*="king"]');
  expect(await forts.count()).toBe(4);
  await visitor.leave();
});

test("a position of the editor is played on at one screen, and taken back no further", async () => {
  const position = "four-treasures 5/7/7/3r3/7/7/5 blue battle - - -";
  const visitor = await Visitor.arrive(
    stage.browser,
    `${stage.host.url}/#/editor/${encodeURIComponent(position)}`,
  );
  await visitor.see("Play from here");
  await visitor.press("On this device");
  // The editor says whose turn it is too, and its board can be pressed until the table has come.
  await visitor.page.waitForURL(/\/table\//);
  await visitor.see("Blue to move.");
  await visitor.decide();
  await visitor.press("Take back");
  await visitor.see("No moves yet.");
  expect(await visitor.page.locator('[data-hill="D4"]').getAttribute("aria-label")).toContain("Red ringfort");
  await visitor.follow("This game started from a position.");
  await visitor.see("The position.");
  await visitor.leave();
});

test("a game of a table that does not exist gets a sentence, with a way on", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/replay/0123456789abcdef/7`);
  await visitor.see("There is no such table.");
  await visitor.follow("All games");
  await visitor.see("Start here");
  // The browser itself notes that there is no such thing.
  visitor.complaints.splice(0);
  await visitor.leave();
});

test.each([{ dark: false }, { dark: true }])(
  "both pages fit all screens, and axe finds nothing: %o",
  async (visits) => {
    const visitor = await replayed("stone-of-destiny", visits);
    await analyzed(visitor);
    // The address follows what is shown.
    await visitor.page.waitForURL(/\/0\/0$/);
    const game = visitor.page.url();
    for (const [width, height] of visits.dark
      ? ([
          [740, 360],
          [900, 700],
        ] as const)
      : ([
          [360, 640],
          [1920, 1080],
        ] as const)) {
      await visitor.page.setViewportSize({ width, height });
      await inView(visitor, width, height);
      await visitor.page.goto(`${stage.host.url}/#/editor/stone-of-destiny`);
      await visitor.see("Red king");
      await inView(visitor, width, height);
      await visitor.page.goto(game);
      await visitor.see("The start of the game.");
    }
    await visitor.leave();
  },
);

async function inView(visitor: Visitor, width: number, height: number): Promise<void> {
  expect(await findings(visitor)).toEqual([]);
  for (const part of [".status", ".square svg", ".actions"]) {
    const box = await visitor.page.locator(part).boundingBox();
    expect(box, part).not.toBeNull();
    const { x, y, width: wide, height: high } = box!;
    expect(Math.min(x, y), part).toBeGreaterThanOrEqual(0);
    expect(x + wide, part).toBeLessThanOrEqual(width);
    expect(y + high, part).toBeLessThanOrEqual(height);
  }
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
}
