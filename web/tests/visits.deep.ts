// Random visits: random presses and keys, resizes, reloads, lost lines, steps back and forth. Whatever is done, no script fails.

import { beforeAll, expect, test } from "vitest";

import { LIVELY } from "./seatOfKingsPlan.ts";
import { Seats } from "./seatOfKingsSeats.ts";
import { numbers, playKings } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Kept } from "./visitor.ts";

const stage = setStage();

/** `cargo xtask deep visits` asks for more, with another seed. */
const VISITS = Number(process.env["TARA_VISITS"] ?? 20);
const FIRST = Number(process.env["TARA_VISITS_FIRST"] ?? 0);
const SEED = Number(process.env["TARA_VISITS_SEED"] ?? 1);

const STEPS = 15;

const GAMES = [
  "sacred-hill-1",
  "sacred-hill-2",
  "sacred-hill-doubles-1",
  "sacred-hill-doubles-2",
  "four-treasures",
  "four-treasures-doubles",
  "high-kings-1",
  "high-kings-2",
  "poisoned-chalice",
  "stone-of-destiny",
  "seat-of-kings",
];

/** Where a visit begins. */
interface Beginning {
  readonly path: string;
  /** What the browser of a player keeps; nothing for somebody new. */
  readonly kept?: Kept;
}

const beginnings: Beginning[] = [
  ...["", "lobby", "mine", "settings", "editor", "import", "table/0123456789abcdef"],
  ...GAMES.map((game) => `new/${game}`),
].map((path) => ({ path }));

beforeAll(async () => {
  const ringforts = await sat("high-kings-2", "On this device");
  for (let made = 0; made < 6; made += 1) await ringforts.decide();
  const table = await left(ringforts);
  const kings = await left(await sat("seat-of-kings", "Play the computer, level 1"));
  const over = await sat("sacred-hill-1", "On this device");
  for (let made = 0; made < 4; made += 1) await over.decide();
  await over.choose("Resign");
  await over.press("Yes, resign");
  await over.follow(/^Analyze/);
  await over.see(/^Move 2 of 2: /);
  const replay = await left(over);
  const editor = await Visitor.arrive(stage.browser, `${stage.host.url}/editor`);
  await editor.page.locator("a[href*='analysis/']").click();
  await editor.page.waitForURL("**/analysis/*");
  const analysis = await left(editor);
  // A running table is where most can be pressed.
  beginnings.push(table, table, kings, kings, replay, analysis);
}, 180_000);

/** Somebody at a new table, who plays. */
async function sat(game: string, way: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/${game}`);
  await visitor.press(way);
  await visitor.page.waitForURL("**/table/*");
  await visitor.page.locator(".prompt, .question, .hand").first().waitFor();
  return visitor;
}

/** Leaves a page, to which visits come with what its browser keeps. */
async function left(visitor: Visitor): Promise<Beginning> {
  const path = new URL(visitor.page.url()).pathname.slice(1);
  const kept = await visitor.kept();
  await visitor.leave();
  return { path, kept };
}

const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [900, 700],
  [1280, 800],
  [2560, 1440],
] as const;

const KEYS = ["Enter", "Escape", "Tab", "ArrowUp", "ArrowLeft", "Space", "Home", "z"];

/** What can be pressed; nothing that leaves the page or opens a chooser of files. */
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
  const [width, height] = SIZES[random(SIZES.length)] ?? SIZES[0];
  return page.setViewportSize({ width, height });
};

/** The longest time without a line, in milliseconds: a few attempts to come back fail. */
const LONGEST_CUT = 1_500;

const loseTheLine: Step = async ({ page }, random) => {
  stage.host.cut();
  await page.waitForTimeout(random(LONGEST_CUT));
  stage.host.mend();
};

/** What is pressed without a line fails, and says so. */
const pressWithoutLine: Step = async (visitor, random) => {
  stage.host.cut();
  await press(visitor, random);
  await visitor.page.waitForTimeout(random(LONGEST_CUT));
  stage.host.mend();
};

// A page that is being left cannot be left a second time.
const goBack: Step = ({ page }) => page.goBack({ waitUntil: "commit", timeout: 5_000 }).catch(() => null);

const reload: Step = ({ page }) => page.reload({ waitUntil: "commit" }).catch(() => null);

const MAX_ATTEMPTS = 5;

/**
 * Goes to the first page. A connection that the steps before have broken off is not there for it: the browser opens another
 * one, and loads a page by itself that it could not load before, which interrupts what is loaded.
 */
async function goHome({ page }: Visitor): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await page.goto(stage.host.url));
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** By how often they are taken: presses most. */
const WAYS: readonly Step[] = [
  ...Array<Step>(10).fill(press),
  key,
  key,
  resize,
  loseTheLine,
  pressWithoutLine,
  goBack,
  reload,
];

test(`${VISITS} random visits lead to no error`, { timeout: 20_000 * VISITS }, async () => {
  const faults: string[] = [];
  for (let visit = FIRST; visit < VISITS; visit += 1) {
    // From there an interrupted run can go on.
    if (visit > FIRST && visit % 25 === 0) console.log(`visit ${visit} of ${VISITS}`);
    const random = numbers(SEED * 10_000 + visit);
    const { path, kept } = beginnings[random(beginnings.length)] ?? { path: "" };
    const [width, height] = SIZES[random(SIZES.length)] ?? SIZES[0];
    const manner = { width, height, dark: random(2) === 1, moves: random(2) === 1, ...(kept && { kept }) };
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
  const taken = ["blue", "red"].map((seat) => ({ seat, person: 1 }));
  const seats = await Seats.open(stage.browser, stage.host, {
    variant: "seat-of-kings",
    seats: taken,
    kings: { max_rounds: 3, deck: LIVELY },
  });
  const asked = await seats.asked();
  await seats.come(visitor, asked?.seat ?? "blue");
  await playKings(visitor, 7, { toggles: true, most: 250 });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  await seats.leave();
});
