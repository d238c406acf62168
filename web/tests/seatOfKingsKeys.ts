// How Seat of Kings is played by keyboard alone.

import type { Press } from "./seatOfKingsVisitor.ts";

/** Presses by keys: Tab to a button, and within a picture the arrows. */
export const keys: Press = async ({ page }, place, number) => {
  const focused = () =>
    page.evaluate(
      ([place, number]) => {
        const [target, at] = [document.querySelectorAll(place)[number], document.activeElement];
        if (target === at) return "there";
        const grid = target?.closest("[role=grid]");
        return grid !== null && grid !== undefined && grid === at?.closest("[role=grid]") ? "beside" : "away";
      },
      [place, number] as const,
    );
  for (let steps = 0; steps < 150; steps += 1) {
    const where = await focused();
    if (where === "there") return page.keyboard.press("Enter");
    // A row of cards: to its beginning once, and on from there.
    if (where === "beside" && steps % 12 === 0) await page.keyboard.press("Home");
    else await page.keyboard.press(where === "beside" ? "ArrowRight" : "Tab");
  }
  throw new Error(`no way to ${place}, ${number}`);
};
