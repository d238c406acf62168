// The law of a table's page: after each action the board is drawn as by a page that has just been loaded.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { prepare, settled } from "./settled.ts";
import type { Visitor } from "./visitor.ts";

/** A position of which all is proved, however deep a home searches. */
export const PROVED = "sacred-hill-1 bbbbb/bbbbbbb/bbbb1bb/bbbbbbb/rrrrrrr/rrrrrrr/rrrrr red battle - - -";

/** The boards of both families, and the counts beside them. */
const [BOARDS, COUNTS] = [".tara-board, .kings-picture", ".players, .counts, .lead"];

/** The picture of a page, a line a part, in an order of its own: elements that stay on a page may lie in another order than new ones. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([boards, counts]) => {
      /** Where Tab leads to, and ids that a page counts, are no part of the picture. */
      const isDrawn = ({ name }: Attr) => !["tabindex", "id", "aria-labelledby"].includes(name);
      const attributes = (element: Element) =>
        [...element.attributes]
          .filter(isDrawn)
          // That a piece has just come is no part of it either.
          .map(({ name, value }) => `${name}=${value.replace(" kings-fresh", "")}`);
      const within = (element: Element | null, root: Element): string =>
        element === null || element === root.parentElement
          ? ""
          : `${within(element.parentElement, root)} ${element.tagName} ${attributes(element).sort().join(" ")}`;
      const parts = [...document.querySelectorAll(boards)].flatMap((board) =>
        [board, ...board.querySelectorAll("*")]
          .filter((part) => part.childElementCount === 0 || part.hasAttribute("aria-label"))
          .map((part) => `${within(part, board)} ${part.childElementCount === 0 ? part.textContent : ""}`),
      );
      const told = [...document.querySelectorAll<HTMLElement>(counts)].map((place) => place.innerText);
      // Clocks go on between two looks.
      return [...parts, ...told]
        .map((line) =>
          line
            .replaceAll(/\b(\d+:)?\d+:\d\d\b/g, "a clock")
            .replaceAll(/\s+/g, " ")
            .trim(),
        )
        .sort();
    },
    [BOARDS, COUNTS] as const,
  );

/** The lines that only one of two pages draws. */
async function difference(here: Page, there: Page): Promise<string[]> {
  const [one, other] = await Promise.all([drawn(here), drawn(there)]);
  expect(one, "a board").not.toEqual([]);
  const only = (all: string[], others: string[], mark: string) =>
    all.filter((line) => !others.includes(line)).map((line) => `${mark} ${line}`);
  return [...only(one, other, "here:"), ...only(other, one, "loaded:")];
}

/** The second page of each first one, on which nothing is open between two looks. */
const seconds = new WeakMap<Page, Page>();

async function secondOf(page: Page): Promise<Page> {
  const kept = seconds.get(page);
  if (kept !== undefined) return kept;
  const second = await page.context().newPage();
  await prepare(second, 0);
  seconds.set(page, second);
  return second;
}

/**
 * Expects that the board and the counts of a visitor are those of the same table in a second page of the same browser.
 * Whoever is to move there is asked, so that nothing more comes. `enter` does in the second page what leads to the board.
 */
export async function boardAsLoaded({ page }: Visitor, enter?: (page: Page) => Promise<void>): Promise<void> {
  const loaded = await secondOf(page);
  await loaded.goto(page.url());
  await enter?.(loaded);
  // Between two parts of a page that are loaded nothing is pending.
  await loaded.locator(BOARDS).first().waitFor({ state: "attached" });
  // The thing under the pointer is shown, and the second page has no pointer.
  await page.mouse.move(0, 0);
  await Promise.all([settled(page), settled(loaded)]);
  const found = await difference(page, loaded);
  await loaded.goto("about:blank");
  expect(found).toEqual([]);
}

/** Expects the same at the end of a ringfort game, where both pages search for the costliest moves for longer than a look. */
export async function endAsLoaded(visitor: Visitor): Promise<void> {
  const stop = (page: Page) => page.locator(".costs").getByRole("button", { name: "Stop" }).click();
  await stop(visitor.page);
  await boardAsLoaded(visitor, stop);
}
