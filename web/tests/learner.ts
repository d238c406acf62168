// Somebody who takes the steps of a course by the answers that its data accepts.

import type { CourseEntry, Step } from "../src/site/learn/courses.ts";
import { hillsMeant } from "../src/site/learn/courses.ts";
import type { Visitor } from "./visitor.ts";

const LEGAL = ".tara-cell[aria-disabled='false']";

/** Presses a hill, whatever it leads to. */
export async function pressHill({ page }: Visitor, hill: string): Promise<void> {
  await page.locator(`.tara-cell[data-hill="${hill}"]`).click({ force: true });
}

/** Waits until the learner can answer. */
export const isAsked = ({ page }: Visitor) => page.locator(".lesson .tara-cell[data-hill]").first().waitFor();

/** Whether the step still asks for an answer. */
async function isOpen({ page }: Visitor): Promise<boolean> {
  await page.waitForTimeout(300);
  return (await page.locator(LEGAL).count()) > 0;
}

/** Plays one accepted line. */
async function playLine(visitor: Visitor, line: string): Promise<void> {
  const { page } = visitor;
  if (line === "pass") return visitor.press("Pass");
  await page.locator(LEGAL).first().waitFor();
  if (line === "*") {
    // A king that was chosen goes somewhere, and a ringfort that was taken gets a bridge.
    for (let press = 0; press < 4 && (await isOpen(visitor)); press += 1)
      await page
        .locator(LEGAL)
        .nth(press === 0 ? 0 : -1)
        .click({ force: true });
    return;
  }
  for (const hill of hillsMeant(line)) await pressHill(visitor, hill);
  // The same hills may be two moves, which buttons tell apart.
  const options = page.locator(".answers button");
  if (await options.first().isVisible()) await options.nth(line.endsWith("~") ? 1 : 0).click();
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
