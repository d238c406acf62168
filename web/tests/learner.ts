// Somebody who takes the steps of a course by the answers that its data accepts.

import type { CourseEntry, Step } from "../src/site/learn/courses.ts";
import { hillsMeant } from "../src/site/learn/courses.ts";
import type { Visitor } from "./visitor.ts";

const LEGAL = ".tara-cell[aria-disabled='false']";

/** Presses a hill, whatever it leads to, and waits until the board has answered. */
export async function pressHill(visitor: Visitor, hill: string): Promise<void> {
  await visitor.pick(hill);
  await visitor.settled();
}

/** Waits until the learner can answer. */
export async function isAsked(visitor: Visitor): Promise<void> {
  await visitor.page.locator(".lesson .tara-cell[data-hill]").first().waitFor();
  await visitor.settled();
}

/** Plays one accepted line. */
async function playLine(visitor: Visitor, line: string): Promise<void> {
  const { page } = visitor;
  if (line === "pass") return visitor.press("Pass");
  if (line === "*") {
    // A king that was chosen goes somewhere, and a ringfort that was taken gets a bridge.
    for (let press = 0; press < 4 && (await page.locator(LEGAL).count()) > 0; press += 1) {
      const legal = page.locator(LEGAL).nth(press === 0 ? 0 : -1);
      await pressHill(visitor, (await legal.getAttribute("data-hill")) ?? "");
    }
    return;
  }
  for (const hill of hillsMeant(line)) await pressHill(visitor, hill);
  // The same hills may be two moves, which buttons tell apart.
  const options = page.locator(".answers button");
  if (await options.first().isVisible()) await options.nth(line.endsWith("~") ? 1 : 0).click();
  await visitor.settled();
}

/** Answers a step as its data does. */
export async function answer(visitor: Visitor, step: Step): Promise<void> {
  const { page } = visitor;
  await isAsked(visitor);
  if (step.kind === "count") {
    await page.getByLabel("Number:").fill(String(step.answer));
    await visitor.press("Check");
  } else if (step.kind === "find") {
    for (const one of step.answer as readonly string[])
      await pressHill(visitor, hillsMeant(one).at(-1) ?? "");
    await visitor.press("Check");
  } else {
    for (const { accept } of step.turn ?? []) await playLine(visitor, accept[0] ?? "");
  }
  await visitor.page.getByRole("button", { name: "Skip" }).waitFor({ state: "detached" });
}

/** The address of a step below that of the host. */
export const pathOf = ({ course }: Pick<CourseEntry, "course">, { id }: Pick<Step, "id">): string =>
  `learn/${course}/${id}`;
