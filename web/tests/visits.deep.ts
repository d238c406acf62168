// Random visits: random presses and keys, resizes, reloads, lost lines, steps back and forth. Whatever is done, no script fails.

import { beforeAll, expect, test } from "vitest";

import type { VariantEntry } from "../src/client/wire.ts";
import { numbers, openAt, playKings } from "./seatOfKingsVisitor.ts";
import { SIZES } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Kept } from "./visitor.ts";

const stage = setStage();

/** `cargo xtask deep visits` asks for more, with another seed. */
const VISITS = Number(process.env["TARA_VISITS"] ?? 20);
const FIRST = Number(process.env["TARA_VISITS_FIRST"] ?? 0);
const SEED = Number(process.env["TARA_VISITS_SEED"] ?? 2);

const STEPS = 15;

/** Where visits begin, and what the browser of a player keeps; nothing for somebody new. */
const beginnings: { path: string; kept?: Kept }[] = [
  "",
  "lobby",
  "mine",
  "settings",
  "editor",
  "import",
  "table/0123456789abcdef",
].map((path) => ({ path }));

beforeAll(async () => {
  const answer = await fetch(`${stage.host.url}/api/variants`);
  const games = (await answer.json()) as VariantEntry[];
  beginnings.push(...games.map(({ variant }) => ({ path: `new/${variant}` })));
  /** Opens a page as somebody new, and leaves it after this, with what their browser keeps. */
  const begin = async (act: (visitor: Visitor) => Promise<unknown>) => {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/editor`);
    await act(visitor);
    beginnings.push({ path: new URL(visitor.page.url()).pathname.slice(1), kept: await visitor.kept() });
    await visitor.leave();
  };
  // A running table is where most can be pressed.
  for (let time = 0; time < 2; time += 1) {
    await begin(async (visitor) => {
      await visitor.begin("high-kings-2");
      for (let made = 0; made < 6; made += 1) await visitor.decide();
    });
    await begin((visitor) => visitor.begin("seat-of-kings", "Play the computer, level 1"));
  }
  await begin(async (visitor) => {
    await visitor.begin("sacred-hill-1");
    for (let made = 0; made < 4; made += 1) await visitor.decide();
    await visitor.resign();
    await visitor.follow(/^Analyze/);
    await visitor.see(/^Move 2 of 2: /);
  });
  await begin(async ({ page }) => {
    await page.locator("a[href*='analysis/']").click();
    await page.waitForURL("**/analysis/*");
  });
}, 180_000);

const KEYS = ["Enter", "Escape", "Tab", "ArrowUp", "ArrowLeft", "Space", "Home", "z"];

/** The parts that can be pressed; nothing that leaves the page or opens a chooser of files. */
const PRESSABLE = "button, a[href]:not([href^='http']):not([download]), summary, [data-hill], [data-cell]";

/** A step that takes longer hangs, whatever else the machine does, in milliseconds. */
const LONGEST_STEP = 30_000;

type Step = (visitor: Visitor, random: (below: number) => number) => Promise<unknown>;

/** A press on something that is seen; there may be nothing, or it may be gone by then. */
const press: Step = async ({ page }, random) => {
  const all = page.locator(PRESSABLE).filter({ visible: true });
  const count = await all.count();
  if (count === 0) return;
  const one = all.nth(random(count));
  await one.click({ timeout: 500, force: true, noWaitAfter: true }).catch(() => undefined);
};

const key: Step = ({ page }, random) => page.keyboard.press(KEYS[random(KEYS.length)] ?? "Tab");

const resize: Step = ({ page }, random) => {
  const [width, height] = SIZES[random(SIZES.length)]!;
  return page.setViewportSize({ width, height });
};

/** The longest time without a line, in milliseconds: a few attempts to come back fail. */
const LONGEST_CUT = 1_500;

/** The line is lost for a while. What is pressed then fails, and says so. */
const loseTheLine: Step = async (visitor, random) => {
  stage.host.cut();
  if (random(2) === 1) await press(visitor, random);
  await visitor.page.waitForTimeout(random(LONGEST_CUT));
  stage.host.mend();
};

// A page that is being left cannot be left a second time.
const goBack: Step = ({ page }) => page.goBack({ waitUntil: "commit", timeout: 5_000 }).catch(() => null);

const reload: Step = ({ page }) => page.reload({ waitUntil: "commit" }).catch(() => null);

/** By how often they are taken: presses most. */
const WAYS = [...Array<Step>(10).fill(press), key, key, resize, loseTheLine, loseTheLine, goBack, reload];

/**
 * Goes to the first page. A connection that the steps before have broken off is not there for it: the browser opens another
 * one, and loads a page by itself that it could not load before, which interrupts what is loaded.
 */
async function goHome(visitor: Visitor, attempts = 5): Promise<void> {
  await visitor.page.goto(stage.host.url).catch((error: unknown) => {
    if (attempts === 1) throw error;
    return goHome(visitor, attempts - 1);
  });
}

test(`${VISITS} random visits lead to no error`, { timeout: 20_000 * VISITS }, async () => {
  const faults: string[] = [];
  for (let visit = FIRST; visit < VISITS; visit += 1) {
    // From there an interrupted run can go on.
    if (visit > FIRST && visit % 25 === 0) console.log(`visit ${visit} of ${VISITS}`);
    const random = numbers(SEED * 10_000 + visit);
    const { path, kept } = beginnings[random(beginnings.length)]!;
    const [width, height] = SIZES[random(SIZES.length)]!;
    const [dark, moves] = [random(2) === 1, random(2) === 1];
    const manner = { width, height, isNew: true, dark, moves, ...(kept && { kept }) };
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/${path}`, manner);
    const taken: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const way = WAYS[random(WAYS.length)] ?? press;
      taken.push(`${way.name} at ${visitor.page.url()}`);
      const late = AbortSignal.timeout(LONGEST_STEP);
      const isLate = new Promise((_, reject) => late.addEventListener("abort", () => reject(late.reason)));
      await Promise.race([way(visitor, random), isLate]).catch((error: unknown) => {
        throw new Error(`visit ${visit} to /${path}: ${taken.join(", ")}`, { cause: error });
      });
    }
    // Steps back may have left the page, and files of it have no frame.
    await goHome(visitor);
    await visitor.page.getByRole("banner").first().waitFor();
    // The browser notes by itself that there is no such table, that a question came too late, or too often, and that a made-up
    // name is taken, after which the page tries another.
    const usual = /status of (404|409|429)|status of 400 .*\/join\]/;
    const wrong = visitor.complaints.filter((text) => !usual.test(text));
    visitor.complaints.splice(0, Infinity, ...wrong);
    await visitor
      .leave()
      .catch((error: unknown) => faults.push(`visit ${visit} to /${path}: ${error} (${taken.join(", ")})`));
  }
  // The list alone would be cut short.
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

test("random presses in drafts lead to no error", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  await openAt(stage, visitor, "two", 0);
  await playKings(visitor, 7, { toggles: true, most: 250 });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
