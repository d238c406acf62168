// Games are saved in every form, and what was saved is opened again.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { findings } from "./findings.ts";
import { fingerOf, middleOf } from "./pointers.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

// The finds of deep searches are up to others: here they only keep a page from standing still.
const stage = setStage({ "analysis-nodes": "2000" });

/** The number of decisions before somebody resigns. */
const MOVES = 4;

const stored = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

async function open(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.getByLabel("The text of the game").fill(text);
  await visitor.press("Open the game");
  await visitor.settled();
}

/** The saved game, as its file has it. */
async function fileOf(visitor: Visitor): Promise<string> {
  await visitor.press("Save or share this game");
  return (await visitor.saved("Save the game file")).bytes.toString();
}

async function write({ page }: Visitor, text: string): Promise<void> {
  const comment = page.getByLabel("Comment on this move");
  await comment.fill(text);
  await comment.blur();
}

/** The hills of the moves in the list, with comments and variations as they stand there. */
const listed = ({ page }: Visitor) =>
  page.locator("section[aria-labelledby=moves]").locator(".what, .comment").allInnerTexts();

test("a game is saved in every form and opened again, and what is no game is told with its place", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.begin("sacred-hill-1");
  for (let made = 0; made < MOVES; made += 1) await visitor.decide();
  await visitor.resign();
  await visitor.follow(/^Analyze/);
  await visitor.press(/^1… /);
  await write(visitor, "Not {so} bad,\nbut why?");
  await visitor.press("Draw");
  await visitor.pick("F6");
  await visitor.press("Draw");
  await visitor.settled();
  const played = (await page.locator('[data-at="3"]').textContent()) ?? "";
  const other = (await visitor.legal()).find((hill) => !played.includes(hill)) ?? "";
  await visitor.pick(other);
  await visitor.see(/^Variation, move 2:/);
  // No address leads into a variation: the link keeps the game, and says where it leads and what it lacks.
  await visitor.press("Save or share this game");
  const link = await page.getByLabel("Link to this game, where your variation begins").inputValue();
  expect(link).toMatch(/\/replay\/[0-9a-f]{16}\/0\/2$/);
  await visitor.see("The link does not include comments, drawings or variations. They are in the game file.");
  // All is there after a reload too.
  await page.goto(link);
  await visitor.see("Not {so} bad,");
  const before = await listed(visitor);
  expect(before).toHaveLength(MOVES + 3);

  await visitor.press("Save or share this game");
  await visitor.see("Proof of lots and shuffles");
  expect(await findings(visitor), "the ways to save").toEqual([]);
  const files: Record<string, Buffer> = {};
  for (const [button, name] of [
    ["Save the game file", /^sacred-hill-1-\d{4}-\d\d-\d\d\.tara$/],
    ["Save the transcript", /^sacred-hill-1-.*\.jsonl$/],
    ["Save the proof", /^sacred-hill-1-.*\.proof\.json$/],
    ["Save this board as PNG", /-2\.png$/],
    ["Save this board as SVG", /-2\.svg$/],
    ["Save the whole game, animated", /^sacred-hill-1-.*\.png$/],
  ] as const) {
    const file = await visitor.saved(button);
    expect(file.name, button).toMatch(name);
    files[button] = file.bytes;
  }
  const text = String(files["Save the game file"]);
  for (const part of ["{Not {so\\} bad,} {but why?} {%draw F6}", `(2. ${other})`])
    expect(text).toContain(part);
  const transcript = String(files["Save the transcript"]);
  expect((JSON.parse(transcript) as { moves: string[] }).moves).toHaveLength(MOVES);
  const checked = spawnSync(process.env["TARA"] ?? "tara", ["verify", "-", "--lang", "en"], {
    input: files["Save the proof"],
    encoding: "utf8",
  });
  expect(checked.stdout).toMatch(/^proved: /);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitor.press("Copy the transcript");
  await visitor.see("Copied.");

  await page.goto(stage.host.url);
  await visitor.follow("Open a game file");
  await open(visitor, text);
  await visitor.see("but why?");
  // It opens at the start, so the list says what else there is.
  await visitor.see("2 comments, 1 variation");
  expect(await listed(visitor)).toEqual(before);
  expect(await fileOf(visitor)).toBe(text);
  await page.keyboard.press("Escape");

  // A fault of a text is told with its place, or what else it is; the game that is open stays.
  const dropHello = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["hello"], "hello.tara"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer }));
    });
  await dropHello();
  await visitor.see(/^Line 1, character 1: .* The game that is open stays\.$/);
  await visitor.press("Open another game file");
  const area = page.getByLabel("The text of the game");
  const doubles = "four-treasures-doubles 5/7/7/7/7/7/5 south battle - - -";
  const wrong = '[Variant "four-treasures"]\n\n{Ő} 1. D4 C3\n2. D4 *';
  for (const [typed, told] of [
    ['{"variant":"four-treasures",]', /^Line 1, character 29: This is not the JSON of a transcript\./],
    ["x".repeat(500_001), "This is too long for a game."],
    [stored("data/decks/reconstructed.toml"), /^This is a deck of Seat of Kings, not a game\./],
    [stored("data/proofs/seat-of-kings.json"), /^This is a proof of draws, not a game\. `?tara verify/],
    [doubles, /^This is a position, not a game\.$/],
    [wrong, "Line 4, character 4: There is already a ringfort on D4."],
  ] as const) {
    await open(visitor, typed);
    await page.locator("#import-fault").filter({ hasText: told }).waitFor();
    expect(await page.getByText("Analyze this position").count()).toBe(typed === doubles ? 1 : 0);
  }
  const marked = await area.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(marked).toBe("D4");
  expect(await findings(visitor), "a fault").toEqual([]);
  // Where a text is written, a file takes its place, and the text can be brought back.
  await dropHello();
  await visitor.see(/^Line 1, character 1: /);
  expect(await area.inputValue()).toBe("hello");
  await visitor.press("Bring back the earlier text");
  expect(await area.inputValue()).toBe(wrong);
  await open(visitor, "four-treasures 7/7");
  await visitor.follow("Edit this position");
  await page.waitForURL("**/editor/**");
  await visitor.leave();
});

test("games of Seat of Kings are opened from files, commented, drawn on and saved, with their variations", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/import`, { touch: true });
  const { page } = visitor;
  const press = async (name: string) => {
    await visitor.press(name);
    await visitor.settled();
  };
  // The game of the documentation has variations: one is entered, commented and drawn on, and left.
  const [, documented = ""] =
    /```text\n(\[Variant "seat-of-kings"\][^`]*)```/.exec(stored("docs/notation.md")) ?? [];
  const choose = (buffer: Buffer) =>
    page.getByLabel("Choose a file").setInputFiles({ name: "game.tara", mimeType: "text/plain", buffer });
  await choose(Buffer.from(documented.replace("{", "{\u00e9"), "latin1"));
  await visitor.see("This file is not text in UTF-8 or UTF-16.");
  // The complaint of the browser about the refusal.
  visitor.complaints.splice(0);
  // As Windows saves it.
  await choose(Buffer.from(`\ufeff${documented}`, "utf16le"));
  await visitor.see(/^Step 0 of \d+/);
  const [rings, arrows] = [page.locator(".kings-ring"), page.locator(".kings-arrow-head")];
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`).first();
  const greedy = "Variation at step 4: Red chooses 4, 8 and 18.";
  await press(greedy);
  await visitor.see(/^Variation: Step 4 of 4, round 1\./);
  await write(visitor, "Too greedy.");
  await press("Draw");
  await cell("ulster H2").focus();
  await page.keyboard.press("Enter");
  await page.reload();
  await visitor.see(/^Step 0 of \d+/);
  await press(greedy);
  expect(await rings.count()).toBe(1);
  await press("Back to the game");
  await visitor.see(/^Step 3 of \d\d, round 1\./);
  expect(await rings.count()).toBe(0);

  // Rings and arrows by the second button, by a press, and by keys.
  await press("To the start");
  await press("One step forward");
  await page.mouse.move(...(await middleOf(cell("ulster F2"))));
  await page.mouse.down({ button: "right" });
  await page.mouse.move(...(await middleOf(cell("connacht K"))));
  await page.mouse.up({ button: "right" });
  await press("Draw");
  await page.mouse.click(...(await middleOf(cell("ulster H2"))));
  await cell("ulster F1").focus();
  await page.keyboard.press("Enter");
  await visitor.settled();
  const drawn = async () => [await rings.count(), await arrows.count()];
  expect(await drawn()).toEqual([2, 1]);
  expect(await findings(visitor), "a drawing").toEqual([]);
  await page.keyboard.press("Escape");
  const text = await fileOf(visitor);
  for (const part of [
    "{%draw ulster.H2 ulster.F1 ulster.F2-connacht.K}",
    "(1... red: keep 4 8 18; {Too greedy.} {%draw ulster.H2})",
  ])
    expect(text.replaceAll(/\s+/g, " ")).toContain(part);
  // They come back from the file.
  await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.clear());
  await press("Open another game file");
  await open(visitor, text);
  await press("One step forward");
  expect(await drawn()).toEqual([2, 1]);
  expect(await fileOf(visitor)).toBe(text);
  await page.keyboard.press("Escape");

  // On a phone a finger draws, and scrolls the board no more.
  await page.setViewportSize({ width: 390, height: 844 });
  await press("One step forward");
  await press("Draw");
  await cell("ulster F2").scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const [before, finger] = [await scrolled(), await fingerOf(page)];
  await finger.down(await middleOf(cell("ulster F2")));
  await finger.move(await middleOf(cell("ulster C1")));
  await finger.up();
  await page.touchscreen.tap(...(await middleOf(cell("ulster H2"))));
  await visitor.settled();
  expect(await drawn()).toEqual([1, 1]);
  expect(await scrolled()).toBe(before);
  await visitor.leave();
});
