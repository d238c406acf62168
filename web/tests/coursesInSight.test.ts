// What must be pressed in the courses of Seat of Kings lies under no sheet, in each step, on phones and beside the text.

import { expect, test } from "vitest";

import { courseOf } from "../build/courses.ts";
import type { Step } from "../src/site/learn/courses.ts";
import { pathOf } from "./learner.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Cards and positions that can be pressed, the buttons of what is asked, and what decides beside them. */
const DECIDING = [
  ".hand .own [data-cell][aria-disabled='false']",
  ".board [data-cell][aria-disabled='false']",
  ".hand .keep, .asked button:not(.fixed), .asked h2, .draft > p:not(.hidden, .begin, :empty)",
].join();

/**
 * What of it is not hit at its middle and near its lower corners: out of sight, or below something else. Where the window is low, the page
 * may be scrolled for it, but no sheet within the page.
 */
const covered = ({ page }: Visitor, isLow: boolean) =>
  page.evaluate(
    ([deciding, isLow]) => {
      const all = [...document.querySelectorAll(`.lesson-board :is(${deciding})`)];
      const isHit = (part: Element) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const points = [[0.5, 0.5], [0.1, 0.9], [0.9, 0.9]] as const; // prettier-ignore
        return points.every(([x, y]) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          return hit !== null && part.contains(hit);
        });
      };
      const isHitLower = (part: Element) => {
        const before = scrollY;
        scrollBy(0, part.getBoundingClientRect().top - innerHeight / 4);
        const isFound = isHit(part);
        scrollTo(0, before);
        return isFound;
      };
      return all
        .filter((part) => part.getClientRects().length > 0 && !isHit(part) && !(isLow && isHitLower(part)))
        .map((part) => part.getAttribute("data-cell") ?? part.textContent?.trim().slice(0, 40));
    },
    [DECIDING, isLow] as const,
  );

/** Presses what a decision of a course is, where it has a place. */
async function decide({ page }: Visitor, token: string): Promise<void> {
  const [kind = "", first = "", ...rest] = token.split(" ");
  const part = (name: string) =>
    page.locator(`.asked [data-kind="${kind}"]`).filter({ hasText: name }).first();
  const cell = (name: string) => page.locator(`.board [data-cell="${name}"]`).first().click();
  switch (kind) {
    case "play":
    case "stone":
    case "discard":
    case "amnesty": {
      const card = kind === "amnesty" ? rest[0] : first;
      await page.locator(`.hand .own [data-cell="${card}"]`).click();
      if (kind === "discard") return page.locator(".chosen .discard").click();
      if (kind === "amnesty") {
        await page.locator(".chosen .amnesty").click();
        return page.getByRole("group", { name: "Amnesty" }).getByRole("button", { name: "Ulster" }).click();
      }
      const [region = "", ...positions] = rest;
      for (const position of positions.flatMap((one) => one.split("+")))
        if ((await page.locator(".draft").count()) === 0) await cell(`${region} ${position.slice(0, 2)}`);
      return page.locator(".draft").waitFor();
    }
    case "place":
    case "end":
      return;
    case "ransom":
      return part(`Pay ${first}`).click();
    default:
      return part(first).click();
  }
}

/** The decisions of a step that reach its aim; none where any does. */
const lineOf = ({ turn = [] }: Step): string[] =>
  turn.slice(0, 1).flatMap(({ accept: [line = "*"] }) => (line === "*" ? [] : line.split("; ")));

test.each([
  [390, 844],
  [360, 640],
  [1280, 800],
])(
  "in each step of both courses all that is pressed is hit where it stands: %i x %i",
  async (width, height) => {
    const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/learn`, { width, height });
    const { page } = visitor;
    for (const course of [courseOf("seat-of-kings"), courseOf("seat-of-kings-more")])
      for (const step of course.steps.filter(({ kind }) => kind === "play")) {
        await page.goto(`${stage.host.url}/${pathOf(course, step)}`);
        const look = async (after: string) => {
          await page.locator(".lesson-board[data-busy='false'] .board [data-cell]").first().waitFor();
          // The board fits itself to the room that is left within a few frames.
          const message = `${step.id} after ${after}`;
          await expect.poll(() => covered(visitor, height < 700), { message }).toEqual([]);
        };
        await look("its beginning");
        if (step.id === "keep")
          for (const number of [0, 1, 2]) await page.locator(".hand .own [data-cell]").nth(number).click();
        for (const token of lineOf(step)) {
          await decide(visitor, token);
          await look(token);
        }
      }
    await visitor.leave();
  },
);
