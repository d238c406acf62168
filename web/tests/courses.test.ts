// Somebody new learns: steps, what the board says to an answer, hints, progress, and the way to a whole game.

import { expect, test } from "vitest";

import { courseOf } from "../build/courses.ts";
import { findings } from "./findings.ts";
import { answer, isAsked, pathOf, pressHill } from "./learner.ts";
import { cutOff, resize } from "./sizes.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const COURSE = courseOf("four-treasures");

/** The tries of a learner at some steps before the answer. */
const TRIED: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  // An answer that misses is played, said, and taken back; one that the rules forbid is refused by its clause.
  async surround(visitor) {
    await pressHill(visitor, "D5");
    await visitor.see("D4 is still vacant.");
    await visitor.press("Take it back");
    await visitor.settled();
    await pressHill(visitor, "C4");
    await visitor.see("§ B7");
    // Hints: a sentence, where, the answer.
    for (const hint of ["One hill next to C4 is still vacant.", "Look at what is marked on the board."]) {
      await visitor.press("Show me");
      await visitor.see(hint);
      // Hints have no numbers.
      expect(await visitor.page.locator(".tara-hint").count(), hint).toBe(0);
    }
    await visitor.press("Show me");
  },

  // A mark too many is named by what the rules say.
  async "find-sieges"(visitor) {
    await pressHill(visitor, "C7");
    await visitor.press("Check");
    await visitor.see(/C7 does not belong\. The ringfort on C7 is not besieged, because you do not hold B7/);
    await pressHill(visitor, "C7");
  },

  // No button moves while answers miss, hints come and it is solved; the next press takes a miss back, and is the next answer.
  async rescue(visitor) {
    const { page } = visitor;
    const buttons = () =>
      page
        .locator(".ways button")
        .evaluateAll((all) => all.map((button) => JSON.stringify(button.getBoundingClientRect())));
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.settled();
    const [before, miss] = [await buttons(), "Blue builds on E4, and D4 is besieged."];
    for (const next of ["E5", "D4", "E4"]) {
      await pressHill(visitor, "E5");
      await visitor.see(miss);
      expect(await buttons(), `E5, then ${next}`).toEqual(before);
      await pressHill(visitor, next);
      expect(await page.getByText(miss).count(), next).toBe(0);
      expect(await buttons(), next).toEqual(before);
    }
    await visitor.see("Right. Two linked ringforts can never be besieged.");
    await resize(visitor, 640, 400);
    expect((await page.locator(".square").boundingBox())!.width).toBeGreaterThan(300);
    await page.setViewportSize({ width: 1280, height: 800 });
  },

  // The events between two turns are said.
  async "hot-hill"(visitor) {
    await pressHill(visitor, "C2");
    await visitor.see("Blue builds on B2.");
    await visitor.see(/Your ringfort on D2 is linked now/);
    await pressHill(visitor, "D4");
  },
};

test("a course is found at home, taken step by step with misses and hints, and leads to a game", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.follow("Learn Four Treasures");
  await visitor.see("14 steps, about 21 minutes.");
  await visitor.follow("Begin");
  for (const step of COURSE.steps.slice(0, -1)) {
    await page.waitForURL(`**/${pathOf(COURSE, step)}`);
    await isAsked(visitor);
    await TRIED[step.id]?.(visitor);
    if ((await page.locator(".words .after").count()) === 0) await answer(visitor, step);
    await visitor.press(/^Next/);
  }
  // The step whose answer was shown comes again, and says so.
  await page.waitForURL("**/four-treasures/surround");
  await visitor.see("Once more, without help");
  await answer(
    visitor,
    COURSE.steps.find(({ id }) => id === "surround")!,
  );
  await visitor.press("Next");
  await page.waitForURL("**/learn/four-treasures/game");
  await visitor.settled();
  expect(await findings(visitor), "the last step").toEqual([]);
  await page.goto(stage.host.url);
  await visitor.follow("Go on with Four Treasures: step 14 of 14");
  await visitor.see("13 of 14 done.");
  await visitor.follow("Go on");
  await visitor.press("Play the computer, level 1");
  await page.waitForURL("**/table/*");
  await visitor.decide();
  // Its end leads on, and back to the course, which leads on as well.
  await visitor.resign();
  await page.getByRole("link", { name: "Next course: Sacred Hill, Level 1", exact: true }).waitFor();
  await visitor.follow("Back to the course");
  await visitor.see("14 of 14 done.");
  await visitor.follow("Next course: Sacred Hill");
  await page.waitForURL("**/learn/sacred-hill");

  // A hint of the last strength counts on the board, too.
  await openStep(visitor, "learn/sacred-hill/kingdoms");
  for (let time = 0; time < 3; time += 1) await visitor.press("Show me");
  await visitor.see("The answer is 5.");
  await visitor.settled();
  expect(await page.locator(".tara-seal").count()).toBe(5);
  // A king that cannot move says by what, and the next press is about it.
  await openStep(visitor, "learn/high-kings/kings-apart");
  for (const [hill, words] of [
    ["D7", /E5 is next to your king on F5\. While your kings on F5 and G2 can build/],
    ["E5", /that hill is next to the one on F5/],
  ] as const) {
    await pressHill(visitor, hill);
    await visitor.see(words);
  }
  await visitor.press("Knight's move");
  await visitor.see(/as in chess/);
  expect(await findings(visitor), "a lesson with words to press").toEqual([]);
  // A step that is no more leads to its course, and a course that is none to all.
  await visitor.go("learn/four-treasures/gone");
  await visitor.see("This course has no step “gone” any more.");
  await visitor.go("learn/ludo");
  await visitor.see("There is no course “ludo”. These are the courses.");
  await visitor.leave();
});

/** Goes to a step of a course, and waits until its board is there. */
async function openStep(visitor: Visitor, path: string): Promise<void> {
  await visitor.go(path);
  await visitor.page.locator(".lesson :is(.tara-cell[data-hill], .board [data-cell])").first().waitFor();
  await visitor.settled();
}

/** Two phones, and a screen on which the cards stand beside what is asked. */
const SIZES = [
  [390, 844],
  [360, 740],
  [1280, 800],
] as const;

/** Cards and positions that can be pressed, the buttons of what is asked, and what decides beside them. */
const DECIDING = [
  ".hand .own [data-cell][aria-disabled='false']",
  ".board [data-cell][aria-disabled='false']",
  ".hand .keep, .asked button:not(.fixed), .asked h2, .draft > p:not(.hidden, .begin, :empty)",
].join();

/** The parts of a step that are in sight as it begins. */
const WHOLE = ".words p:first-of-type, .board .drawing, .hand .own, .lesson-board .players, .asked";

/** Those of these parts that are out of sight, or not hit at their middle as they lie below something else. */
const unseen = ({ page }: Visitor, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all
      .filter((part) => {
        const { x, y, width, height, top, bottom } = part.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return height > 0 && (top < 0 || bottom > innerHeight + 1 || hit === null || !part.contains(hit));
      })
      .map((part) => part.getAttribute("data-cell") ?? part.textContent?.trim().slice(0, 40)),
  );

test("turns of Seat of Kings are drafted, refused, missed and played in lessons, and all that is asked is in sight", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn`, { width: 390, height: 844 });
  const { page } = visitor;
  const press = async (selector: string) => {
    await page.locator(selector).first().click({ force: true });
    await visitor.settled();
  };
  const pick = (place: string) => press(`.board [data-cell="${place}"]`);
  const own = ".hand .own [data-cell][aria-disabled='false']";
  const play = ".draft .play[aria-disabled='false']";
  const isInSight = async (part: string) => expect(await cutOff(visitor, [part])).toEqual([]);

  // The board itself is marked, and a mark too many is named.
  await openStep(visitor, "learn/seat-of-kings/array");
  for (const place of ["F1", "F2", "F3", "F4", "F5"]) await pick(`ulster ${place}`);
  await visitor.press("Check");
  await visitor.see("§ SKC2");
  await visitor.settled();
  const marked = await page.locator('.board [aria-selected="true"]').evaluateAll((all) => all.length);
  expect([marked, await page.locator(".board .kings-reason").count()]).toEqual([4, 1]);
  await pick("ulster F1");
  await visitor.press("Check");
  await visitor.press("Next");
  await page.waitForURL("**/seat-of-kings/empty-first");
  await visitor.settled();
  // Where the card may not go is said.
  await press(own);
  await pick("ulster F2");
  await visitor.see("§ SKP1");
  await pick("ulster F5");
  await press(play);
  expect(await page.getByRole("button", { name: "Skip" }).count()).toBe(0);
  await visitor.press("Next");
  await page.waitForURL("**/seat-of-kings/take");
  await visitor.settled();
  // A turn that may be played and misses stays until it is taken back.
  await press(own);
  await pick("ulster F1");
  await press(play);
  await visitor.see("§ SKP3");
  await visitor.press("Take it back");
  await visitor.settled();
  expect(await page.locator(own).count()).toBeGreaterThan(0);
  for (let time = 0; time < 3; time += 1) await visitor.press("Show me");
  await visitor.settled();
  expect(await page.locator("ol.hint li").first().innerText()).toMatch(/^(Blue|Red) /);

  // A fort that moves is an effect.
  await openStep(visitor, "learn/seat-of-kings/fort");
  await press(own);
  await pick("ulster F3");
  await visitor.see("The fort on F1 moves to F3.");

  // Where an answer may not be is said, too.
  await openStep(visitor, "learn/seat-of-kings-more/two-forts");
  await pick("ulster F4");
  await visitor.see("§ SKD3");

  // A region that is opened is the one in sight.
  await openStep(visitor, "learn/seat-of-kings-more/third-region");
  await press(".question [data-kind='region']:has-text('Munster')");
  expect(await page.locator(".board [data-cell='munster F1']").count()).toBe(1);

  // Nothing of the other player is shown before a step needs it, and nobody climbs unasked.
  const others = page.locator(".lesson-board .players li:not(.own)");
  await openStep(visitor, "learn/seat-of-kings/promote");
  expect(await others.count()).toBe(0);
  await press(own);
  await pick("ulster F3");
  await isInSight(".draft .play");
  await pick("ulster H2");
  await isInSight(".question .why");
  await press(play);
  await visitor.see(/^You placed, but did not promote\./);
  await isInSight(".words .warn");
  await visitor.press("Take it back");
  await press(own);
  await pick("ulster F3");
  await press(".draft [data-kind='activate']");
  await press(".draft [data-kind='promote']:has-text('H2')");
  await press(play);
  await isInSight(".words .after");
  expect(await findings(visitor), "a lesson on a phone").toEqual([]);

  // Other positions and what is refused there are one press away, and the focus is where the way back is.
  await openStep(visitor, "learn/seat-of-kings/ransom");
  expect(await others.count()).toBeGreaterThan(0);
  expect(await page.getByRole("button", { name: "Another example" }).count()).toBe(0);
  await visitor.press("Pay 3 cumals: 4 free");
  await visitor.press("Another example");
  await visitor.see("Red holds only two pieces of yours. May you pay for three?");
  await visitor.see(/This player holds only 2 pieces of yours/);
  const captives = page.getByText("2 prisoners of Blue");
  await captives.waitFor();
  expect(await findings(visitor), "another case").toEqual([]);
  await page.keyboard.press("Enter");
  await visitor.settled();
  expect(await captives.count()).toBe(0);
  expect(await page.getByRole("button", { name: "Next" }).isVisible()).toBe(true);

  // A refusal lights the throne that closes the region.
  await openStep(visitor, "learn/seat-of-kings/crown");
  await press(".lesson-board .hand .own [data-cell='13']");
  await visitor.press(/^Connacht/);
  expect(await page.locator(".board .kings-reason").count()).toBe(0);
  await pick("connacht H1");
  await visitor.see("§ SK2P1");
  expect(await page.locator(".board .kings-reason").count()).toBe(1);
  // The last step shows no cards, which its game deals.
  for (const course of ["seat-of-kings", "seat-of-kings-more"]) {
    await openStep(visitor, `learn/${course}/game`);
    expect(await page.locator(".hand, .lesson-board .question, .lesson-board .draft").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Play the computer, level 1" }).isVisible()).toBe(true);
  }

  // At each size all that is asked in a step is in sight, and hit where it stands.
  for (const course of [courseOf("seat-of-kings"), courseOf("seat-of-kings-more")])
    for (const step of course.steps.filter(({ kind }) => kind !== "game")) {
      await openStep(visitor, pathOf(course, step));
      for (const [width, height] of SIZES) {
        await resize(visitor, width, height);
        const parts = step.kind === "play" ? `${WHOLE}, .lesson-board :is(${DECIDING})` : WHOLE;
        expect.soft(await unseen(visitor, parts), `${step.id}, ${width} x ${height}`).toEqual([]);
      }
    }
  await visitor.leave();
});
