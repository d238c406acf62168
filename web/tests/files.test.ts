// Games are saved in every form, and what was saved is opened again.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { fingerOf, middleOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

const stage = setStage();

/** How many decisions are made before somebody resigns. */
const MOVES = 4;

/** The analysis of a game at one screen that was given up after a few moves. */
async function replayed(): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/new/sacred-hill-1`);
  await visitor.press("On this device");
  for (let made = 0; made < MOVES; made += 1) await visitor.decide();
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await visitor.follow(/^Analyze/);
  await visitor.press("To the start");
  await visitor.see("The start of the game.");
  return visitor;
}

/** Waits until all is found: lines that come move the buttons below them, and a press whose button moves before it ends is none. */
async function searched(visitor: Visitor): Promise<void> {
  await visitor.see("The whole game is analyzed.");
  await visitor.see(/As deep as this server goes\.$/);
}

/** What a button saves: the name of the file, and its bytes. */
async function saved({ page }: Visitor, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The stored games, one each. */
const golden = (games: string) =>
  readFileSync(new URL(`../../data/golden/${games}.jsonl`, import.meta.url), "utf8").split("\n");

/** The chunks of a PNG file: their names, and what is in them. */
function chunks(file: Buffer): { name: string; content: Buffer }[] {
  expect(file.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const found: { name: string; content: Buffer }[] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    found.push({ name, content: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

/** The hills of the moves in the list, with comments and variations as they stand there. */
const listed = ({ page }: Visitor) =>
  page
    .locator("section[aria-labelledby=moves]")
    .evaluate((list) =>
      [...list.querySelectorAll(".what, .comment")].map((row) =>
        row.textContent?.replaceAll(/\s+/g, " ").trim(),
      ),
    );

test("a game is saved as texts and pictures, and its file brings comments and variations back", async () => {
  const visitor = await replayed();
  const { page } = visitor;
  await page.getByRole("button", { name: /^1… / }).click();
  await searched(visitor);
  const comment = page.getByLabel("Comment on this move");
  await comment.fill("Not {so} bad,\nbut why?");
  await comment.blur();
  await visitor.press("Draw");
  await page.locator('[data-hill="F6"]').click();
  await visitor.press("Draw");
  await page.locator('.tara-cell[aria-disabled="false"]').first().waitFor();
  const third = (await page.locator('[data-at="3"]').textContent()) ?? "";
  const other = (await visitor.legal()).find((hill) => !third.includes(hill)) ?? "";
  await visitor.pick(other);
  await visitor.see(/^Variation, move 2:/);
  await searched(visitor);
  // No address leads into a variation: the link keeps the game, and says where it leads and what it lacks.
  await visitor.press("Save or share this game");
  const start = await page.getByLabel("Link to this game, where your variation begins").inputValue();
  expect(start).toMatch(/\/replay\/[0-9a-f]{16}\/0\/2$/);
  await visitor.see("The link does not include comments, drawings or variations. They are in the game file.");
  await page.keyboard.press("Escape");
  await visitor.press("Back to the game");
  await visitor.see(/^Variation: builds on/);
  // It is there after a reload too.
  await page.reload();
  await visitor.see("Not {so} bad,");
  const before = await listed(visitor);
  expect(before).toHaveLength(MOVES + 3);

  await page.getByRole("button", { name: /^1… / }).click();
  await page.getByRole("button", { name: "Save or share this game" }).focus();
  await page.keyboard.press("Enter");
  const link = await page.getByLabel("Link to this point in the game").inputValue();
  expect(link).toMatch(/\/replay\/[0-9a-f]{16}\/0\/2$/);
  expect(await findings(visitor), "the ways to save").toEqual([]);
  const file = await saved(visitor, "Save the game file");
  const text = file.bytes.toString();
  expect(file.name).toMatch(/^sacred-hill-1-\d{4}-\d\d-\d\d\.tara$/);
  expect(text).toContain("{Not {so\\} bad,} {but why?} {%draw F6}");
  expect(text).toContain(`(2. ${other})`);
  expect(text).toMatch(/\[Ending "(red|blue) resigned"\]/);
  const transcript = await saved(visitor, "Save the transcript");
  expect(transcript.name).toMatch(/^sacred-hill-1-.*\.jsonl$/);
  const { moves } = JSON.parse(transcript.bytes.toString()) as { moves: string[] };
  expect(moves).toHaveLength(MOVES);
  const proof = await saved(visitor, "Save the proof");
  expect(proof.name).toMatch(/^sacred-hill-1-.*\.proof\.json$/);
  const checked = spawnSync(process.env["TARA"] ?? "tara", ["verify", "-", "--lang", "en"], {
    input: proof.bytes,
    encoding: "utf8",
  });
  expect(checked.stdout).toMatch(/^proved: /);

  const png = await saved(visitor, "Save this board as PNG");
  expect(png.name).toMatch(/-2\.png$/);
  const [head] = chunks(png.bytes);
  expect([head?.content.readUInt32BE(0), head?.content.readUInt32BE(4)]).toEqual([600, 600]);
  const svg = (await saved(visitor, "Save this board as SVG")).bytes.toString();
  const root = await page.evaluate(
    (drawn) => new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement.tagName,
    svg,
  );
  expect(root).toBe("svg");
  const animated = chunks((await saved(visitor, "Save the whole game, animated")).bytes);
  expect(animated.find(({ name }) => name === "acTL")?.content.readUInt32BE(0)).toBe(MOVES + 1);
  expect(animated.filter(({ name }) => name === "fcTL")).toHaveLength(MOVES + 1);

  await page.goto(link);
  await visitor.see(/^Move 1 of 2:/);
  await page.goto(`${stage.host.url}/import`);
  await page.getByLabel("The text of the game").fill(text);
  await visitor.press("Open the game");
  await visitor.see("The start of the game.");
  await visitor.see("but why?");
  // It opens at the start, so the list says what else there is.
  await visitor.see("2 comments, 1 variation");
  expect(await listed(visitor)).toEqual(before);
  expect(await page.locator(".status ul").innerText()).toMatch(/Red Guest.*\s+Blue Guest/);
  await page.getByRole("button", { name: /^1… / }).click();
  await page.locator(".tara-ring").waitFor();
  await page.getByRole("button", { name: "Save or share this game" }).click();
  const again = await saved(visitor, "Save the game file");
  expect(again.bytes.toString()).toBe(text);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the transcript" }).focus();
  await page.keyboard.press("Enter");
  await visitor.see("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect((JSON.parse(copied) as { moves: string[] }).moves).toEqual(moves);
  await visitor.leave();
});

test("faults of a text are told with their place, which is selected", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.follow("Open a game file");
  const area = page.getByLabel("The text of the game");
  await area.fill('[Variant "four-treasures"]\n\n{Ő} 1. D4 C3\n2. D4 *');
  await visitor.press("Open the game");
  await visitor.see("Line 4, character 4: There is already a ringfort on D4.");
  const marked = await area.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(marked).toBe("D4");
  expect(await findings(visitor), "a fault").toEqual([]);
  await area.fill('{"variant":"four-treasures",]');
  await visitor.press("Open the game");
  await visitor.see(/^Line 1, character 29: This is not the JSON of a transcript\./);
  await area.fill("hello");
  await visitor.press("Open the game");
  await visitor.see(/^Line 1, character 1: /);
  await area.fill("x".repeat(500_001));
  await visitor.press("Open the game");
  await visitor.see("This is too long for a game.");
  // So it is where a game is open and another file is dropped on it.
  await area.fill('[Variant "four-treasures"]\n\n1. D4 C3 *');
  await visitor.press("Open the game");
  await visitor.see("The start of the game.");
  const dropHello = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["hello"], "hello.tara"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer }));
    });
  await dropHello();
  await visitor.see(/^Line 1, character 1: .* The game that is open stays\.$/);
  await visitor.see("The start of the game.");
  // Where a text is written, the file takes its place, and the text can be brought back.
  await visitor.press("Open another game file");
  await dropHello();
  await visitor.see(/^Line 1, character 1: /);
  expect(await area.inputValue()).toBe("hello");
  await visitor.press("Bring back the earlier text");
  expect(await area.inputValue()).toBe('[Variant "four-treasures"]\n\n1. D4 C3 *');
  // What one move brings about is told in sentences that stand apart.
  await area.fill(golden("ringforts").find((game) => game.includes('"pass"')) ?? "");
  await visitor.press("Open the game");
  await visitor.see("The start of the game.");
  const pass = (await listed(visitor)).find((move) => move?.includes("passes"));
  expect(pass).toMatch(/ the board\. (Red|Blue) has the last turn\.$/);
  await visitor.leave();
});

test("a text that is no game is called what it is, and a position is analyzed with one press", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/import`);
  const { page } = visitor;
  const area = page.getByLabel("The text of the game");
  const stored = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), "utf8");
  const alert = page.locator("#import-fault");
  const told = async (text: string, words: RegExp) => {
    await area.fill(text);
    await visitor.press("Open the game");
    await alert.filter({ hasText: words }).waitFor();
  };
  await told(stored("decks/reconstructed.toml"), /^This is a deck of Seat of Kings, not a game\./);
  await told(stored("proofs/seat-of-kings.json"), /^This is a proof of draws, not a game\. `?tara verify/);
  expect(await page.getByText("Analyze this position").count()).toBe(0);
  await told("four-treasures-doubles 5/7/7/7/7/7/5 south battle - - -", /^This is a position, not a game\.$/);
  expect(await findings(visitor), "a position in place of a game").toEqual([]);
  await visitor.follow("Analyze this position");
  await page.waitForURL("**/analysis/**");
  await page.locator("[aria-labelledby=lines] li").first().waitFor();
  await page.goBack();
  await area.fill("four-treasures 7/7");
  await visitor.press("Open the game");
  await visitor.follow("Edit this position");
  await page.waitForURL("**/editor/**");
  await visitor.leave();
});

test("a transcript of Seat of Kings is opened from a file, and a comment goes into its game file", async () => {
  const [first = ""] = golden("seat-of-kings");
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/import`);
  const { page } = visitor;
  await page.getByLabel("Choose a file").setInputFiles({
    name: "game.jsonl",
    mimeType: "application/json",
    buffer: Buffer.from(first),
  });
  await visitor.see(/^Step 0 of \d+/);
  for (let step = 0; step < 3; step += 1) await visitor.press("One step forward");
  const comment = page.getByLabel("Comment on this move");
  await comment.fill("A good hand.");
  await comment.blur();
  await visitor.press("To the start");
  await page.locator(".rounds").getByText("A good hand.").waitFor();
  expect(await findings(visitor), "a game of a file").toEqual([]);
  await page.getByRole("button", { name: "Save or share this game" }).click();
  const text = (await saved(visitor, "Save the game file")).bytes.toString();
  expect(text).toContain("{A good hand.}");
  const moves = JSON.parse(first) as { events: unknown[] };
  expect(text.split(";").length - 1).toBe(moves.events.length);
  await visitor.leave();
});

/** The game of Seat of Kings that the documentation shows, with a variation. */
const DOCUMENTED = (() => {
  const notation = readFileSync(new URL("../../docs/notation.md", import.meta.url), "utf8");
  return /```text\n(\[Variant "seat-of-kings"\][^`]*)```/.exec(notation)?.[1] ?? "";
})();

/** Opens the text of a game in the import. */
async function opened(text: string, visits: Visits = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/import`, visits);
  await visitor.page.getByLabel("The text of the game").fill(text);
  await visitor.press("Open the game");
  await visitor.see(/^Step 0 of \d+/);
  return visitor;
}

test("rings and arrows on a board of Seat of Kings go into its game file, and come back", async () => {
  const visitor = await opened(DOCUMENTED);
  const { page } = visitor;
  const rings = page.locator(".kings-ring");
  const arrows = page.locator(".kings-arrow-head");
  const middle = async (cell: string) => {
    const box = await page.locator(`[data-cell="${cell}"]`).first().boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await visitor.press("One step forward");
  // By the second button, by a press, and by keys.
  await page.mouse.move(...(await middle("ulster F2")));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await middle("connacht K")));
  await page.mouse.up({ button: "right" });
  await arrows.waitFor();
  await visitor.press("Draw");
  await page.mouse.click(...(await middle("ulster H2")));
  await page.locator('[data-cell="ulster F1"]').focus();
  await page.keyboard.press("Enter");
  await rings.nth(1).waitFor();
  expect(await findings(visitor), "a drawing").toEqual([]);
  await page.keyboard.press("Escape");
  await page.reload();
  await visitor.press("Open the game");
  await visitor.press("One step forward");
  expect([await rings.count(), await arrows.count()]).toEqual([2, 1]);
  await page.getByRole("button", { name: "Save or share this game" }).click();
  const text = (await saved(visitor, "Save the game file")).bytes.toString();
  expect(text.replaceAll(/\s+/g, " ")).toContain("{%draw ulster.H2 ulster.F1 ulster.F2-connacht.K}");
  await visitor.leave();

  const other = await opened(text);
  await other.press("One step forward");
  expect(await other.page.locator(".kings-ring").count()).toBe(2);
  expect(await other.page.locator(".kings-arrow-head").count()).toBe(1);
  await other.page.getByRole("button", { name: "Save or share this game" }).click();
  expect((await saved(other, "Save the game file")).bytes.toString()).toBe(text);
  await other.leave();
});

test("a finger draws on a board of Seat of Kings, and scrolls it no more", async () => {
  const visitor = await opened(DOCUMENTED, { width: 390, height: 844, touch: true });
  const { page } = visitor;
  await visitor.press("One step forward");
  await visitor.press("Draw");
  const middle = async (cell: string) => middleOf(page.locator(`[data-cell="${cell}"]`).first());
  await page.locator('[data-cell="ulster F2"]').first().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const [before, finger] = [await scrolled(), await fingerOf(page)];
  await finger.down(await middle("ulster F2"));
  await finger.move(await middle("ulster C1"));
  await finger.up();
  await page.locator(".kings-arrow-head").waitFor();
  await page.touchscreen.tap(...(await middle("ulster H2")));
  await page.locator(".kings-ring").waitFor();
  expect(await scrolled()).toBe(before);
  expect(await page.locator(".kings-arrow-head").count()).toBe(1);
  await visitor.leave();
});

test("a variation of Seat of Kings is entered, shown on the board, and left", async () => {
  const visitor = await opened(DOCUMENTED.replace("keep 4 8 18;)", "keep 4 8 18; {Too greedy.})"));
  const { page } = visitor;
  const hand = () => page.locator(".seat", { hasText: "Red" }).locator("[data-cell]").count();
  await visitor.press("Variation at step 4: Red chooses 4, 8 and 18.");
  await visitor.see(/^Variation: Step 4 of 4, round 1\./);
  const comment = page.getByLabel("Comment on this move");
  expect(await comment.inputValue()).toBe("Too greedy.");
  expect(await hand()).toBeGreaterThan(0);
  // A reader writes and draws in a variation as in the game, and a reload keeps it.
  await comment.fill("Too greedy by far.");
  await comment.blur();
  await visitor.press("Draw");
  await page.locator('[data-cell="ulster H2"]').first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".kings-ring").waitFor();
  await page.reload();
  await visitor.press("Open the game");
  await visitor.press("Variation at step 4: Red chooses 4, 8 and 18.");
  await page.locator(".kings-ring").waitFor();
  expect(await comment.inputValue()).toBe("Too greedy by far.");
  expect(await findings(visitor), "a variation").toEqual([]);
  // From there the game is the variation.
  await visitor.press("Variation at step 4: Red chooses 4, 18 and 30.");
  await visitor.see(/^Step 4 of \d\d, round 1\./);
  await visitor.press("Variation at step 4: Red chooses 4, 8 and 18.");
  await visitor.press("Back to the game");
  await visitor.see(/^Step 3 of \d\d, round 1\./);
  expect(await page.getByText("Too greedy").count()).toBe(0);
  expect(await page.locator(".kings-ring").count()).toBe(0);
  await page.getByRole("button", { name: "Save or share this game" }).click();
  const text = (await saved(visitor, "Save the game file")).bytes.toString();
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    "(1... red: keep 4 8 18; {Too greedy by far.} {%draw ulster.H2})",
  );
  await visitor.leave();
});
