// Somebody new learns: steps, what the board says to an answer, hints, progress, and the way to a whole game.

import { expect, test } from "vitest";

import { courseOf } from "../build/courses.ts";
import { findings } from "./findings.ts";
import { answer, isAsked, pathOf, pressHill } from "./learner.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const COURSE = courseOf("four-treasures");

test("a course is found at home, taken step by step, and leads to a game", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.follow("Learn Four Treasures");
  await visitor.see("14 steps, about 21 minutes.");
  await visitor.follow("Begin");
  for (const step of COURSE.steps.slice(0, -1)) {
    await page.waitForURL(`**/${pathOf(COURSE, step)}`);
    await answer(visitor, step);
    await visitor.press("Next");
  }
  await page.waitForURL("**/learn/four-treasures/game");
  expect(await findings(visitor), "the last step").toEqual([]);
  await page.goto(stage.host.url);
  await visitor.follow("Go on with Four Treasures: step 14 of 14");
  await visitor.see("13 of 14 done.");
  await visitor.follow("Go on");
  await visitor.press("Play the computer, level 1");
  await page.waitForURL("**/table/*");
  await page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
  // Its end leads on, and back to the course, which leads on as well.
  await visitor.choose("Resign");
  await visitor.press("Yes, resign");
  await page.getByRole("link", { name: "Next course: Sacred Hill, Level 1", exact: true }).waitFor();
  await visitor.follow("Back to the course");
  await page.waitForURL("**/learn/four-treasures");
  expect(await page.locator(".page .main").allInnerTexts()).toEqual(["Next course: Sacred Hill"]);
  await page.goto(stage.host.url);
  await visitor.follow("Learn Sacred Hill, Level 1");
  await page.waitForURL("**/learn/sacred-hill");
  await page.goto(`${stage.host.url}/learn`);
  await visitor.see("14 of 14 done.");
  await visitor.leave();
});

test("an answer that misses is played, said, and taken back; one that the rules forbid shows the hills", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/surround`);
  const { page } = visitor;
  await isAsked(visitor);
  await page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
  await pressHill(visitor, "D5");
  await visitor.see("D4 is still vacant.");
  await page
    .locator('.tara-cell[data-hill="D5"][aria-label*="red"], .tara-cell[data-hill="D5"][aria-label*="Red"]')
    .waitFor();
  await visitor.press("Take it back");
  await page.locator('.tara-cell[data-hill="D5"][aria-disabled="false"]').waitFor();
  await pressHill(visitor, "C4");
  await visitor.see("§ B7");
  await page.locator(".tara-reason").first().waitFor();
  // Hints: where, a sentence, the answer.
  await visitor.press("Show me");
  await visitor.see("Look at what is marked on the board.");
  expect(await page.locator('.tara-cell[aria-label*="marked"]').count()).toBe(1);
  await visitor.press("Show me");
  await visitor.see("One hill next to C4 is still vacant.");
  await visitor.press("Show me");
  await page.locator(".tara-arrows .tara-hint, .tara-hint").first().waitFor();
  await visitor.press("Next");
  await page.waitForURL("**/learn/four-treasures/capture");
  await visitor.leave();
});

test("a step of two turns says what happened between, and a mark too many is named by what the rules say", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/hot-hill`);
  const { page } = visitor;
  await isAsked(visitor);
  await page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
  await pressHill(visitor, "C2");
  await visitor.see("Blue builds on B2.");
  await visitor.see(/Your ringfort on D2 is linked now/);
  await page.getByText("Which hill does Blue want most?").waitFor({ state: "detached" });
  await page.goto(`${stage.host.url}/learn/four-treasures/find-sieges`);
  await isAsked(visitor);
  expect(
    await page.locator(".tara-cell[aria-label*='captured'], .tara-cell[aria-label*='besieged']").count(),
  ).toBe(0);
  await pressHill(visitor, "C7");
  await visitor.press("Check");
  await visitor.see(
    /C7 does not belong\. The ringfort on C7 is not besieged, because you do not hold B7 next to it\./,
  );
  await visitor.leave();
});

test("what was counted is numbered on the board, and what the others answer to a miss is a ghost", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/count`);
  const { page } = visitor;
  await isAsked(visitor);
  expect(await page.locator(".tara-counted").count()).toBe(0);
  await page.getByLabel("Number:").fill("6");
  await visitor.press("Check");
  await expect.poll(() => page.locator(".tara-counted").count()).toBe(6);
  await visitor.see("The numbers on the board count the bridges.");
  await visitor.see("Right. Blue has 5.");
  // A hint of the last strength says the number and counts, too.
  await page.goto(`${stage.host.url}/learn/sacred-hill/kingdoms`);
  await isAsked(visitor);
  for (let time = 0; time < 3; time += 1) await visitor.press("Show me");
  await visitor.see("The answer is 5.");
  await expect.poll(() => page.locator(".tara-seal").count()).toBe(5);
  expect(await findings(visitor), "a lesson that counts").toEqual([]);
  await page.goto(`${stage.host.url}/learn/four-treasures/rescue`);
  await isAsked(visitor);
  await page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
  await pressHill(visitor, "E5");
  await visitor.see(/Blue builds on E4/);
  await page.locator(".tara-ghost.tara-side-1").waitFor();
  await visitor.press("Take it back");
  await page.locator(".tara-ghost.tara-side-1").waitFor({ state: "detached" });
  await page.locator('.tara-cell[data-hill="E5"][aria-disabled="false"]').waitFor();
  await visitor.leave();
});

test.each([
  [390, 844],
  [1280, 800],
])(
  "no button of a step moves while answers miss, hints come and it is solved: %i x %i",
  async (width, height) => {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/rescue`, {
      width,
      height,
    });
    const { page } = visitor;
    await isAsked(visitor);
    await page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
    const places = () =>
      page.locator(".ways button").evaluateAll((all) =>
        all.map((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return [left, top + scrollY, width, height].map(Math.round);
        }),
      );
    const before = await places();
    expect(before).toHaveLength(3);
    await pressHill(visitor, "E5");
    await visitor.see("Blue builds on E4, and D4 is besieged.");
    expect(await places()).toEqual(before);
    await visitor.press("Take it back");
    await page.locator(".ways .gone", { hasText: "Take it back" }).waitFor({ state: "attached" });
    expect(await places()).toEqual(before);
    await visitor.press("Show me");
    await visitor.press("Show me");
    expect(await places()).toEqual(before);
    await pressHill(visitor, "E4");
    await visitor.see("Right. Two linked ringforts can never be besieged.");
    expect(await places()).toEqual(before);
    // What does nothing is not as green as what does.
    await page.goto(`${stage.host.url}/learn/four-treasures/find-sieges`);
    await isAsked(visitor);
    const check = page.getByRole("button", { name: "Check" });
    const next = page.getByRole("button", { name: "Skip" });
    const colorOf = (button: typeof check) => button.evaluate((one) => getComputedStyle(one).color);
    const dead = await colorOf(check);
    await pressHill(visitor, "C5");
    await check.and(page.locator(":enabled")).waitFor();
    expect(await colorOf(check)).not.toBe(dead);
    expect(await colorOf(check)).not.toBe(await colorOf(next));
    await visitor.leave();
  },
);

test("a step whose answer was shown comes again, and says so before and there", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/points`);
  const { page } = visitor;
  await isAsked(visitor);
  for (let time = 0; time < 2; time += 1) await visitor.press("Show me");
  await visitor.see("The answer is 9.");
  await page.getByLabel("Number:").fill("9");
  await visitor.press("Check");
  await visitor.press("Next");
  await page.waitForURL("**/four-treasures/hot-hill");
  await visitor.press("Skip");
  await page.waitForURL("**/four-treasures/points");
  await visitor.see("Once more, without help");
  await answer(visitor, COURSE.steps.find(({ id }) => id === "points") ?? COURSE.steps[0]!);
  await visitor.press("Next");
  await page.waitForURL("**/four-treasures/game");
  await visitor.leave();
});

test("a king that cannot move says by what, and the next press is about it", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/high-kings/kings-apart`);
  const { page } = visitor;
  await isAsked(visitor);
  await page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
  await pressHill(visitor, "D7");
  await visitor.see(/E5 is next to your king on F5\. While your kings on F5 and G2 can build/);
  await pressHill(visitor, "E5");
  await visitor.see(/that hill is next to the one on F5/);
  await visitor.press("Knight's move");
  await visitor.see(/as in chess/);
  expect(await findings(visitor), "a lesson with words to press").toEqual([]);
  await visitor.leave();
});

test("a turn of a king says what its other half asks for", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/stone-of-destiny/guard`);
  await isAsked(visitor);
  await visitor.page.locator(".tara-cell[aria-disabled='false']").first().waitFor();
  await pressHill(visitor, "F1");
  await visitor.see(/2 of 2: you take F1\. Set a bridge/);
  await visitor.leave();
});

test("what is said of a miss goes with it, and the tap that takes it back is the next answer", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/rescue`);
  const { page } = visitor;
  await isAsked(visitor);
  const miss = page.getByText("Blue builds on E4, and D4 is besieged.");
  const astray = page.getByRole("button", { name: "Take it back" });
  // On the same hill, or where nothing can be built, it is taken back and nothing else.
  for (const hill of ["E5", "D4"]) {
    await pressHill(visitor, "E5");
    await miss.waitFor();
    await astray.waitFor();
    await pressHill(visitor, hill);
    await miss.waitFor({ state: "detached" });
    await astray.waitFor({ state: "hidden" });
  }
  await pressHill(visitor, "E5");
  await astray.waitFor();
  await pressHill(visitor, "E4");
  await visitor.see("Two linked ringforts can never be besieged.");
  expect(await miss.count()).toBe(0);
  await visitor.leave();
});

test("a turn of Seat of Kings is drafted and played in a lesson, and its positions are marked", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/seat-of-kings/array`);
  const { page } = visitor;
  const cell = (place: string) => page.locator(`.board [data-cell="ulster ${place}"]`);
  await page.locator(".lesson-board").waitFor();
  for (const place of ["F1", "F2", "F3", "F4", "F5"]) await cell(place).click({ force: true });
  await visitor.press("Check");
  await visitor.see("§ SKC2");
  await cell("F1").click({ force: true });
  await visitor.press("Check");
  await visitor.press("Next");
  await page.waitForURL("**/seat-of-kings/empty-first");
  // Where the card may not go is said, and its place is asked for by a hint.
  const own = page.locator(".hand .own [data-cell][aria-disabled='false']").first();
  await own.click();
  await page.locator('[data-cell="ulster F2"]').click({ force: true });
  await visitor.see("§ SKP1");
  await page.locator('[data-cell="ulster F5"]').click({ force: true });
  await page.locator(".draft .play[aria-disabled='false']").click();
  await page.getByRole("button", { name: "Skip" }).waitFor({ state: "detached" });
  await visitor.press("Next");
  await page.waitForURL("**/seat-of-kings/take");
  // A turn that may be played and misses stays until it is taken back.
  await own.click();
  await page.locator('[data-cell="ulster F1"]').click({ force: true });
  await page.locator(".draft .play[aria-disabled='false']").click();
  await visitor.see("§ SKP3");
  await visitor.press("Take it back");
  await page.locator(".hand .own [data-cell][aria-disabled='false']").first().waitFor();
  for (let time = 0; time < 3; time += 1) await visitor.press("Show me");
  await page.locator("ol.hint li").first().waitFor();
  expect(await findings(visitor), "a lesson of Seat of Kings").toEqual([]);
  await visitor.leave();
});

test("on a phone a lesson of Seat of Kings has in sight what is asked, refused and answered", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/seat-of-kings/array`, {
    width: 390,
    height: 844,
  });
  const { page } = visitor;
  const isInSight = (selector: string) =>
    expect
      .poll(() =>
        page
          .locator(selector)
          .first()
          .evaluate((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
      )
      .toBe(true);
  const cell = (place: string) => page.locator(`.board [data-cell="ulster ${place}"]`);
  const own = page.locator(".hand .own [data-cell][aria-disabled='false']").first();
  // The board itself is marked, and the card stands above it.
  for (const place of ["F2", "F3", "F4", "F5"]) await cell(place).click({ force: true });
  await visitor.press("Check");
  await visitor.press("Next");
  await page.waitForURL("**/seat-of-kings/empty-first");

  await page.goto(`${stage.host.url}/learn/seat-of-kings/fort`);
  await own.click();
  await cell("F3").click({ force: true });
  // A fort that moves is an effect.
  await visitor.see("The fort on F1 moves to F3.");
  expect(await page.locator(".draft .instead").count()).toBe(0);

  await page.goto(`${stage.host.url}/learn/seat-of-kings/promote`);
  await own.click();
  await cell("F3").click({ force: true });
  const confirm = page.locator(".draft .play[aria-disabled='false']");
  await confirm.waitFor();
  await isInSight(".draft .play");
  // Nobody climbs unasked.
  expect(await page.locator(".draft [data-kind='activate']").getAttribute("aria-pressed")).toBe("false");
  await cell("H2").click({ force: true });
  await page.locator(".question .why").waitFor();
  await isInSight(".question .why");
  await confirm.click();
  await visitor.see(/^You placed, but did not promote\./);
  await isInSight(".words .warn");
  await visitor.press("Take it back");
  await own.click();
  await cell("F3").click({ force: true });
  await page.locator(".draft [data-kind='activate']").click();
  await page.locator(".draft [data-kind='promote']", { hasText: "H2" }).click();
  await page.locator(".draft [data-kind='promote'][aria-pressed='true']").waitFor();
  await confirm.click();
  await page.locator(".words .after").waitFor();
  await isInSight(".words .after");
  expect(await findings(visitor), "a lesson on a phone").toEqual([]);
  // Where a traitor exchanges, its positions are seen above the buttons that name them.
  await page.goto(`${stage.host.url}/learn/seat-of-kings/traitor`);
  await page.locator("[data-kind='traitor']").click();
  const exchanges = page.locator("[data-kind='exchange']");
  await exchanges.first().waitFor();
  const isCovered = () =>
    Promise.all([cell("F2").boundingBox(), page.locator(".asked").boundingBox()]).then(
      ([position, asked]) => (position?.y ?? 0) + (position?.height ?? 0) > (asked?.y ?? 0) + 1,
    );
  await expect.poll(isCovered).toBe(false);
  await visitor.leave();
});

test("on a phone each step of Seat of Kings shows its sentence, its board and its cards without scrolling", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn`, { width: 390, height: 844 });
  const { page } = visitor;
  const course = courseOf("seat-of-kings");
  for (const step of course.steps.filter(({ kind }) => kind !== "game")) {
    await page.goto(`${stage.host.url}/${pathOf(course, step)}`);
    await page.locator(".lesson-board[data-busy='false'] .board [data-cell]").first().waitFor();
    const parts = ".words p:first-of-type, .board .drawing, .hand .own, .lesson-board .players, .asked";
    const outside = () =>
      page.locator(parts).evaluateAll((all) => {
        // What is asked stands at the foot, over whatever would be below it.
        const asked = document.querySelector(".asked:has(> *)")?.getBoundingClientRect();
        const foot = asked !== undefined && asked.height > 0 ? asked.top : innerHeight;
        return all.flatMap((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          const most = part.matches(".asked") ? innerHeight : foot;
          return height === 0 || (top >= 0 && bottom <= most + 1) ? [] : [part.className];
        });
      });
    // The board fits itself to the room that is left within a few frames.
    await expect.poll(outside, { message: step.id }).toEqual([]);
  }
  await visitor.leave();
});

test.each([
  [1280, 800],
  [1440, 900],
])("a chosen card of a lesson is in sight, whole, beside what it asks: %i x %i", async (width, height) => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn`, { width, height });
  const { page } = visitor;
  /** What of the cards is out of sight, or below what is asked. */
  const hidden = () =>
    page.locator(".hand .own, .hand .face, .hand .legend, .asked").evaluateAll((all) => {
      const asked = document.querySelector(".asked")?.getBoundingClientRect() ?? new DOMRect();
      return all.flatMap((part) => {
        const { top, right, bottom, left } = part.getBoundingClientRect();
        const isBeside = right <= asked.left || bottom <= asked.top || left >= asked.right;
        const isSeen = part.matches(".asked") || isBeside;
        return isSeen && top >= 0 && bottom <= innerHeight ? [] : [part.className];
      });
    });
  /** Presses a position, once the board has fitted itself to what is said: it has no size while it does. */
  const press = (cell: string) =>
    expect
      .poll(() =>
        page
          .locator(cell)
          .first()
          .click({ force: true })
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true);
  for (const id of ["empty-first", "take", "promote", "crown"]) {
    await page.goto(`${stage.host.url}/learn/seat-of-kings/${id}`);
    await page.locator(".hand .own [data-cell][aria-disabled='false']").first().click();
    await page.locator(".asked .chosen").waitFor();
    await expect.poll(hidden, { message: id }).toEqual([]);
    await press(".board [data-cell$=' K']");
    await page.locator(".asked .why").waitFor();
    await expect.poll(hidden, { message: id }).toEqual([]);
    await press(".board [data-cell][aria-disabled='false']");
    await page.locator(".asked .draft").waitFor();
    await expect.poll(hidden, { message: id }).toEqual([]);
  }
  await visitor.leave();
});

test("a refusal in a lesson of Seat of Kings lights the throne that closes the region", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/seat-of-kings/crown`);
  const { page } = visitor;
  await page.locator(".lesson-board .hand .own [data-cell='13']").click();
  await page.getByRole("button", { name: /^Connacht/ }).click();
  expect(await page.locator(".board .kings-reason").count()).toBe(0);
  await page.locator('.board [data-cell="connacht H1"]').click({ force: true });
  await visitor.see("§ SK2P1");
  const lit = page.locator(".board .kings-reason");
  await lit.waitFor();
  // Both are measured in one step: the board gives way to what is said.
  const [ring, throne] = await lit.evaluate((ring) =>
    [ring, document.querySelector('.board [data-cell="connacht K"]')].map((part) => {
      const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect(-9, -9);
      return { middle: (left + right) / 2, top, bottom };
    }),
  );
  expect(Math.abs((ring?.middle ?? 0) - (throne?.middle ?? 9))).toBeLessThan(3);
  expect(ring?.top ?? Infinity).toBeLessThan(throne?.bottom ?? 0);
  await visitor.leave();
});

test("in a tab the name of who holds a region stands on the line of the region's name", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/seat-of-kings/crown`);
  await visitor.page.getByRole("button", { name: /^Connacht/ }).waitFor();
  await visitor.page.evaluate(async () => {
    await document.fonts.ready;
  });
  const tops = await visitor.page.locator(".small button").evaluateAll((tabs) =>
    tabs.map((tab) =>
      [...tab.querySelectorAll(":scope > span:not(.overview), .notes .piece")].flatMap((part) =>
        [...part.childNodes].flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return node instanceof Text && node.data.trim() !== "" ? [range.getBoundingClientRect().top] : [];
        }),
      ),
    ),
  );
  expect(tops.map(({ length }) => length)).toEqual([2, 2, 1]);
  for (const [region = 0, holder = region] of tops) expect(Math.abs(region - holder)).toBeLessThan(1);
  await visitor.leave();
});

test("the last step of Seat of Kings shows no cards, which its game deals", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/seat-of-kings/game`);
  const { page } = visitor;
  for (const course of ["seat-of-kings", "seat-of-kings-more"]) {
    await page.goto(`${stage.host.url}/learn/${course}/game`);
    await page.locator(".lesson-board .board [data-cell]").first().waitFor();
    expect(await page.locator(".hand, .lesson-board .question, .lesson-board .draft").count()).toBe(0);
    await page.getByRole("button", { name: "Play the computer, level 1" }).waitFor();
  }
  await visitor.leave();
});

test("after a step of Seat of Kings, other positions and what is refused there are one press away", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/seat-of-kings/promote`);
  const { page } = visitor;
  const others = page.locator(".lesson-board .players li:not(.own)");
  // Nothing of the other player is shown before a step needs it.
  await page.locator(".lesson-board .players .own").waitFor();
  expect(await others.count()).toBe(0);
  await page.goto(`${stage.host.url}/learn/seat-of-kings/ransom`);
  await others.first().waitFor();
  expect(await page.getByRole("button", { name: "Another example" }).count()).toBe(0);
  await visitor.press("Pay 3 cumals: 4 free");
  await visitor.press("Another example");
  await visitor.see("Red holds only two pieces of yours. May you pay for three?");
  await visitor.see(/This player holds only 2 pieces of yours/);
  await page.getByText("2 prisoners of Blue").waitFor();
  expect(await findings(visitor), "another case").toEqual([]);
  // The focus is where the way back is.
  await page.keyboard.press("Enter");
  await page.getByText("2 prisoners of Blue").waitFor({ state: "detached" });
  await visitor.press("Next");
  await visitor.leave();
});

test("a step that is no more leads to its course, and a course that is none to all", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn/four-treasures/gone`);
  await visitor.see("This course has no step “gone” any more.");
  await visitor.see("14 steps, about 21 minutes.");
  await visitor.page.goto(`${stage.host.url}/learn/ludo`);
  await visitor.see("There is no course “ludo”. These are the courses.");
  expect(await findings(visitor), "all courses").toEqual([]);
  await visitor.leave();
});
