// Whole games in a browser, of each rule book, against the computer; with TARA_PAGE_GAMES=all of each variant, against level 3.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const BOOKS = [
  "Sacred Hill, Level 1",
  "Four Treasures",
  "High Kings of Tara, Level 2",
  "Poisoned Chalice",
  "Stone of Destiny",
];
const OTHERS = [
  "Sacred Hill, Level 2",
  "Sacred Hill doubles, Level 1",
  "Sacred Hill doubles, Level 2",
  "Four Treasures doubles",
  "High Kings of Tara, Level 1",
];
const IS_ALL = process.env["TARA_PAGE_GAMES"] === "all";
const LEVEL = IS_ALL ? 3 : 1;

test.each(IS_ALL ? [...BOOKS, ...OTHERS] : BOOKS)(
  "two presses begin %s, and it is played to its end",
  async (game) => {
    const visitor = await Visitor.arrive(stage.browser, stage.host.url);
    await visitor.page.getByRole("link", { name: game, exact: true }).click();
    await visitor.against(LEVEL);
    expect(await visitor.playOn()).toMatch(
      /^You (win|lose) \d+ to \d+ .+\.$|^A draw \d+ to \d+ ((Kingdoms|Bridges) are even at|Each side has captured) .+\.$/,
    );
    await visitor.leave();
  },
);

test("a new game has one main button, which names the level that was chosen last", async () => {
  const url = (game: string) => `${stage.host.url}/#/new/${game}`;
  const visitor = await Visitor.arrive(stage.browser, url("four-treasures"), { width: 360, height: 640 });
  const main = visitor.page.locator("main .main, .page .main");
  for (const game of ["four-treasures", "sacred-hill-1", "seat-of-kings"]) {
    await visitor.page.goto(url(game));
    await visitor.page.getByRole("button", { name: /^Play against level/ }).waitFor();
    expect(await main.count(), game).toBe(1);
    const box = await main.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), game).toBeLessThanOrEqual(640);
  }
  await visitor.page.getByRole("radio", { name: "Computer, level 4" }).check();
  await visitor.see("An even game if you know the rules well.");
  await visitor.page.goto(url("sacred-hill-1"));
  await visitor.press("Play against level 4");
  await visitor.see("Computer, level 4");
  await visitor.leave();
});

test("a move that is not legal is explained by its clause", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  await visitor.asked();
  await visitor.pick("D4");
  await visitor.see("Blue to move.");
  await visitor.asked();
  await visitor.pick("D4");
  await visitor.see(/§ (SH3|B\d+)/);
  await visitor.press("Take back");
  await visitor.see("No moves yet.");
  // It is grey then, and a press says why.
  const takeBack = visitor.page.locator('button[aria-disabled="true"]', { hasText: "Take back" });
  await takeBack.click({ force: true });
  await visitor.see("There is no move to take back.");
  await visitor.leave();
});

test("the computer gives a hint, and takes back", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.press("Play against level 1");
  await visitor.decide();
  await visitor.asked();
  await visitor.press("Hint");
  await visitor.see(/Level \d would (build on|capture) [A-G]\d\./);
  expect(await visitor.page.locator('[aria-label*=", hint"]').count()).toBe(1);
  await visitor.press("Take back");
  await visitor.page.locator('[aria-label*=", hint"]').waitFor({ state: "detached" });
  await visitor.leave();
});

test("a match has as many games as seats, and its score", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/four-treasures`);
  await visitor.page.getByText("Clock, colors, match").click();
  await visitor.page.getByLabel("Length").selectOption({ label: "A match of 2 games" });
  await visitor.press("On this device");
  await visitor.see("Game 1 of 2.");
  await visitor.asked();
  await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/has resigned\./);
  await visitor.see(/Game 1 of 2 is over\. (Red|Blue) leads the match \d+ to 0\./);
  await visitor.press("Next game");
  // Until both have taken their seats it can still be pressed.
  await visitor.page.getByRole("button", { name: "Next game" }).waitFor({ state: "detached" });
  await visitor.see(/Game 2 of 2\. (Red|Blue) leads the match \d+ to 0\./);
  await visitor.asked();
  await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.see(/(Red|Blue) wins the match|The match is drawn/);
  await visitor.leave();
});
