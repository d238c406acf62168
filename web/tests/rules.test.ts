// The rules are read: by game, by clause, by search, by diagrams, and from a refusal at the table.

import type { Route } from "playwright-core";
import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { HAS_SERVER, setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** The clauses that lie over each other on paper. Columns break as pages do, and their boxes can be read. Runs in the page. */
function overlaps(): string[] {
  const clauses = [...document.querySelectorAll("main ol > li[id]")];
  const found = [800, 900, 950, 1_000, 1_050].flatMap((height) => {
    document.body.style.cssText = `columns: 680px; column-fill: auto; width: 680px; height: ${height}px`;
    const boxes = clauses.flatMap((clause, at) => [...clause.getClientRects()].map((box) => ({ box, at })));
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const pairs = boxes.flatMap(({ box, at }) =>
      boxes.filter((other) => other.at > at && isOver(box, other.box)).map((other) => [at, other.at]),
    );
    return pairs.map((pair) => pair.map((at) => clauses[at]?.id).join(" and "));
  });
  document.body.style.cssText = "";
  return clauses.length > 50 ? found : ["no clauses"];
}

test("rules are found, searched, shown where they bite, printed, and reached from a refusal, a score and a mark", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  const note = page.getByRole("note").filter({ visible: true });
  const lit = page.locator(".tara-reason");
  const expectClause = async () => {
    await page.waitForURL("**/rules/SH3");
    await page.locator("#SH3:focus").waitFor();
  };
  const play = async (game: string, ...hills: string[]) => {
    await visitor.begin(game);
    for (const hill of hills) await visitor.pick(hill).then(() => visitor.settled());
  };
  await visitor.follow("The rules");
  await page.locator(".games li").nth(10).waitFor();
  await visitor.follow("Four Treasures");
  await visitor.see("How to play");
  // Diagrams that nobody scrolled to are there for paper.
  await expect.poll(() => page.locator(".diagram > .empty").count()).toBe(0);
  // A position in which the clause refuses a move.
  await page.locator("#FT2").getByRole("button", { name: "Show a position" }).click();
  await visitor.see(/^(Red|Blue) cannot play \w+ here\./);
  expect(await lit.count()).toBeGreaterThan(0);
  await page.locator("#M6").getByRole("button", { name: "Show a position" }).click();
  await visitor.see("Nobody can play ×B1 here: the game is over.");

  // A clause of another game says whose it is.
  await page.getByLabel("Search the rules").fill("knight's move closer");
  await visitor.see(/^\d+ passages?\.$/);
  await page.locator(".found a", { hasText: /^Sacred Hill, Level 1: SH3$/ }).click();
  await visitor.see("Rules: Sacred Hill, Level 1");
  await expectClause();
  if (HAS_SERVER) {
    // A position that comes when its clause is gone is dropped.
    const held = new Promise<Route>((hold) => void page.route("**/api/positions", hold, { times: 1 }));
    await page.locator("#SH3").getByRole("button", { name: "Show a position" }).click();
    const late = await held;
    await page.goBack();
    await visitor.see("Rules: Four Treasures");
    await late.continue();
    await visitor.settled();
  }
  await visitor.go("rules/sku9");
  await visitor.see("There is no game or clause sku9.");

  // A refusal leads to its clause.
  await play("sacred-hill-1", "D4", "A4", "G4");
  await visitor.press(/^Rule SH3/);
  await visitor.follow("Read on in the rules");
  await expectClause();

  // So does a score line, and the board shows what it is about.
  await play("four-treasures", "D4", "B2", "D5");
  await visitor.press("1 bridge");
  await note.getByText("Most bridges decides Four Treasures").waitFor();
  await visitor.settled();
  expect(await lit.count()).toBe(2);
  // The second button closes it too, so that what it asks of a hill is not answered behind the note.
  await page.locator('[data-hill="A4"]').click({ button: "right" });
  await visitor.settled();
  expect([await note.count(), await lit.count()]).toEqual([0, 0]);
  // And each mark of the legend that a rule knows.
  await visitor.go("rules/four-treasures");
  const mark = page.locator("li", { hasText: "Besieged: this ringfort stands alone" });
  await mark.getByRole("button", { name: /^Rule B7/ }).click();
  await note.getByText("It is besieged when every").waitFor();
  expect(await findings(visitor), "a mark").toEqual([]);

  // The sheets of a game are printed in the reader's language.
  await page.keyboard.press("Escape");
  await visitor.go("rules/seat-of-kings");
  await visitor.press("Deutsch");
  const sheets = page.getByRole("listitem").filter({ hasText: /\((A4|US-Letter)\)$/ });
  // The words come a moment after the press.
  await sheets.filter({ hasText: "Karten (US-Letter)" }).waitFor();
  expect(await sheets.count()).toBe(6);
  if (HAS_SERVER) {
    const sheet = await page.getByRole("link", { name: "Karten (US-Letter)" }).getAttribute("href");
    const answer = await page.request.get(sheet ?? "");
    expect(answer.headers()["content-disposition"]).toContain("-de.pdf");
  } else expect((await visitor.saved("Karten (US-Letter)")).name).toContain("-de.pdf");
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(overlaps)).toEqual([]);
  await visitor.leave();
});

/** The games whose diagrams are all that there are. */
const GAMES = [
  "sacred-hill-2",
  "sacred-hill-doubles-1",
  "high-kings-2",
  "poisoned-chalice",
  "stone-of-destiny",
  "seat-of-kings",
  "four-treasures",
];

/** Plays a diagram to its end, and takes the last move back; gives what is said of that. Runs in the page, as there are many. */
async function played(figure: Element): Promise<string> {
  const words = figure.querySelector<HTMLElement>(".words")!;
  const [step, back] = figure.querySelectorAll<HTMLElement>(".words + .row button");
  const press = async (button: HTMLElement | undefined, at: number) => {
    button?.click();
    while (words.dataset["at"] !== `${at}`) await new Promise(requestAnimationFrame);
  };
  let at = 0;
  while (step?.ariaDisabled !== "true") await press(step, (at += 1));
  const said = words.innerText;
  await press(back, at - 1);
  return said;
}

test("each diagram in the rules is played to its end and taken back, and its hills light what they are about", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/rules`);
  const { page } = visitor;
  // A part that comes for a page that was left changes nothing.
  const asked = new Promise<Route>((come) => void page.route("**/RingfortMarks-*.js", come, { times: 1 }));
  await visitor.follow("Four Treasures");
  const late = await asked;
  await page.goBack();
  await late.continue();
  await visitor.settled();
  for (const game of GAMES) {
    await visitor.go(`rules/${game}`);
    for (const figure of await page.locator("figure.diagram").all()) {
      await figure.scrollIntoViewIfNeeded();
      await figure.locator(".words").waitFor();
      expect(await figure.evaluate(played), game).toMatch(/^(Red|Blue|South|West|North|East) /);
    }
    if (game === "seat-of-kings") expect(await findings(visitor), "regions").toEqual([]);
  }

  // By pointer and by keyboard.
  const figure = page.getByRole("figure", { name: "Board: Sieges" });
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.tara-cell[aria-label^="C4,"]').hover({ force: true });
  await figure.getByText(/^C4, (Red|Blue) ringfort, must be captured/).waitFor();
  await visitor.settled();
  expect(await figure.locator(".tara-reason").count()).toBe(4);
  await page.mouse.move(0, 0);
  await figure.locator('.tara-cell[tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  await figure.getByText(/^[A-G][1-7]\b/).waitFor();
  await figure.getByRole("button", { name: "Step", exact: true }).click();
  await figure.getByText(/^(Red|Blue) /).waitFor();
  await visitor.leave();
});
