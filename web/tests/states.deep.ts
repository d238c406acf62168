// Pictures of every state of the pages and of ringfort tables, to be looked at: both themes, from a small phone to a large screen.

import { expect, test } from "vitest";

import { setStage } from "./stage.ts";
import { take } from "./statePictures.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const LEGAL = '.tara-cell[aria-disabled="false"]';

const arrive = (path = "") => Visitor.arrive(stage.browser, `${stage.host.url}/${path}`);

/** Begins a game at one screen, or against the computer. */
async function begin(game: string, sitters = "On this device"): Promise<Visitor> {
  const visitor = await arrive(`#/new/${game}`);
  await visitor.press(sitters);
  await visitor.asked();
  return visitor;
}

/** Plays on from a position, after these hills were pressed. */
async function playFrom(position: string, ...hills: readonly string[]): Promise<Visitor> {
  const visitor = await arrive(`editor/${encodeURIComponent(position)}`);
  await visitor.press("On this device");
  await visitor.page.waitForURL(/\/table\//);
  await press(visitor, ...hills);
  return visitor;
}

async function press({ page }: Visitor, ...hills: readonly string[]): Promise<void> {
  for (const hill of hills) {
    await page.locator(`[data-hill="${hill}"][aria-disabled="false"]`).click();
    await page.locator(`[data-hill="${hill}"]:is([aria-label*="move"], [aria-selected="true"])`).waitFor();
  }
}

/** Opens a table for two and gives both players. */
async function invited(game: string, clock: string): Promise<[Visitor, Visitor]> {
  const one = await arrive(`#/new/${game}`);
  await one.page.getByText("Clock, colors, match").click();
  await one.page.getByRole("combobox", { name: /^Clock/ }).selectOption({ label: clock });
  await one.page.getByLabel("Goes first").selectOption({ index: 1 });
  await one.press("By invitation link");
  const link = await one.page.getByLabel("Send this link").inputValue();
  await take(one, "invitation");
  const other = await Visitor.arrive(stage.browser, link);
  await other.see("Play Blue");
  await take(other, "invited");
  await other.press("Play Blue");
  return [one, other];
}

test("home, a new game, the lobby, a wrong link", async () => {
  const visitor = await arrive();
  await visitor.see("Stone of Destiny");
  for (const [name, path] of [
    ["home", ""],
    ["new-ringforts", "#/new/sacred-hill-1"],
    ["new-kings", "#/new/seat-of-kings"],
    ["lobby", "#/lobby"],
    ["mine", "#/mine"],
    ["settings", "#/settings"],
    ["wrong-link", "#/nowhere"],
  ] as const) {
    await visitor.page.goto(`${stage.host.url}/${path}`);
    await visitor.page.locator("h1, h2").first().waitFor();
    await take(visitor, name);
  }
  await visitor.leave();
});

test("a ringfort table from its first move to looking back, with its dialogs", async () => {
  const visitor = await begin("sacred-hill-1");
  const { page } = visitor;
  await take(visitor, "ringforts-start");
  await press(visitor, "D4", "C2", "F5", "E1");
  await page.locator('[data-hill="D4"]').hover({ force: true });
  await take(visitor, "ringforts-pointed");
  await visitor.pick("D3");
  await page.locator(".why").waitFor();
  await take(visitor, "ringforts-refused");
  await page.locator('[data-entry="1"]').click();
  await visitor.see("You are looking at an earlier move.");
  await take(visitor, "ringforts-back");
  await visitor.press("Menu");
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await take(visitor, "menu");
  await visitor.press("Marks, words and keys");
  await visitor.see("This has just happened.");
  await take(visitor, "menu-marks");
  await visitor.leave();
});

test("a capture that must be done", async () => {
  const visitor = await playFrom(
    "sacred-hill-2 bbbrb/rbbbbbr/1bbrrrr/1rbbbrr/bbbbrrr/bbrrrrr/rrrrr blue battle - - -",
  );
  await visitor.page.locator(".tara-marks .tara-forced").first().waitFor();
  await take(visitor, "ringforts-must");
  await visitor.leave();
});

test("Poisoned Chalice: the rows, and a refusal by them", async () => {
  const visitor = await playFrom(
    "poisoned-chalice rr1rb/b3r1r/rbb2br/rrr1bbb/6b/7/1brb1 red battle - - -",
    "C3",
    "A3",
  );
  await take(visitor, "chalice");
  await visitor.page.locator('[aria-disabled="true"][aria-label*="vacant"]').first().click({ force: true });
  await visitor.page.locator(".why").waitFor();
  await take(visitor, "chalice-refused");
  await visitor.leave();
});

test("doubles", async () => {
  const visitor = await playFrom(
    "sacred-hill-doubles-2 4b/1r1bbr1/1brr3/r3b1r/4r1b/1rbbr2/bbrrb north battle - - -",
  );
  for (const _ of [1, 2, 3]) await visitor.decide();
  await take(visitor, "doubles");
  await visitor.leave();
});

test("Stone of Destiny: a ringfort to take, then its bridge", async () => {
  const visitor = await begin("stone-of-destiny");
  const first = visitor.page.getByText(/1 of 2: take one of the \d+ unlinked/);
  while (!(await first.isVisible())) await visitor.decide();
  await take(visitor, "stone-first");
  await visitor.page.locator(LEGAL).first().click();
  await visitor.page.locator(".tara-link").first().waitFor();
  await take(visitor, "stone-second");
  await visitor.leave();
});

test("High Kings: a king that is chosen, one that falls, and the end", async () => {
  const visitor = await playFrom(
    "high-kings-2 brbrR/rbrrrbr/rrbbrrr/brrrbrb/r1BbbRB/bbrrrbr/Rbbrb red battle 0:1 - -",
  );
  const { page } = visitor;
  await press(visitor, "B1");
  await take(visitor, "kings-chosen");
  await visitor.decide();
  await visitor.asked();
  await take(visitor, "kings-moved");
  await visitor.playOn();
  await page.locator(".costs").waitFor();
  await take(visitor, "kings-over");
  await visitor.leave();
  const fallen = await playFrom("high-kings-2 R1R1B/7/7/2R3B/7/7/Br3 red battle 0:0 - -", "C4", "B2");
  await fallen.page.locator(".tara-marks .tara-fallen").waitFor();
  await take(fallen, "kings-fallen");
  await fallen.leave();
});

test.each([
  [
    "sacred-hill-doubles-2",
    "sacred-hill-doubles-2 r1bbb/1rrbbrr/1brrbrr/r1bbbrr/r1bbrrb/1rbbrrb/bbrrr west battle - 2 -",
  ],
  [
    "poisoned-chalice",
    "poisoned-chalice rrrrb/rrbrrbr/rbbbrbr/rrrbbbb/bbrrrbb/rrrbbbr/bbrbb blue battle - - -",
  ],
  ["sacred-hill-1", "sacred-hill-1 bbrr1/bbbrbrr/bbbbbrb/rrrrbrb/rrrrrrb/rrrbbrr/rbbbb blue battle - - -"],
])("the end of %s", async (game, position) => {
  const visitor = await playFrom(position);
  await visitor.playOn();
  await visitor.page.locator(".costs").waitFor();
  expect(await visitor.page.locator(".tara-seal").count()).toBeGreaterThan(0);
  await take(visitor, `${game}-over`);
  await visitor.leave();
});

test("an invitation, an offer of a draw, and a player who is away", async () => {
  const [one, other] = await invited("sacred-hill-1", "30 min + 20 s");
  await one.decide();
  await other.decide();
  await one.choose("Offer a draw");
  await one.press("Offer a draw");
  await other.see(/offers a draw\./);
  await take(other, "offered");
  await take(one, "offering");
  await other.press("Decline");
  await one.see(/declines/);
  await other.leave();
  await one.see(/away/);
  await take(one, "away");
  await one.leave();
});

test("a lost line, and a move that is not sent yet", async () => {
  const visitor = await begin("four-treasures");
  await press(visitor, "D4");
  stage.host.cut();
  await visitor.see(/Connecting|Connection lost/);
  await take(visitor, "line-lost");
  await visitor.page.locator(LEGAL).first().click();
  await visitor.see("your move is not sent yet");
  await take(visitor, "line-pending");
  stage.host.mend();
  await visitor.page.locator('[data-entry="1"]').waitFor();
  await visitor.leave();
});

test("a match that is won", async () => {
  const visitor = await arrive("#/new/four-treasures");
  await visitor.page.getByText("Clock, colors, match").click();
  await visitor.page.getByLabel("Length").selectOption({ label: "A match of 2 games" });
  await visitor.press("On this device");
  for (const game of [1, 2]) {
    await visitor.see(`Game ${game} of 2.`);
    await visitor.asked();
    // The same side gives up both games, whoever begins.
    for (const _ of Array.from({ length: game })) await visitor.decide();
    await visitor.choose("Resign");
    await visitor.press("Yes, resign");
    await visitor.see(/has resigned\./);
    if (game === 2) break;
    await take(visitor, "match-first");
    await visitor.press("Next game");
    await visitor.page.getByRole("button", { name: "Next game" }).waitFor({ state: "detached" });
  }
  await visitor.see(/wins the match|The match is drawn/);
  await take(visitor, "match-over");
  await visitor.leave();
});
