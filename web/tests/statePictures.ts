// Takes pictures of a state of the page at all sizes and in both themes, and finds text that is cut off or covered there.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect } from "vitest";

import { cutText, fit } from "./cutText.ts";
import { THEMES } from "./pictures.ts";
import type { Visitor } from "./visitor.ts";

const SIZES = [
  [360, 640],
  [768, 1024],
  [900, 700],
  [1280, 800],
  [1920, 1080],
] as const;

/** Sizes of which no picture is taken: text is cut there too. */
const OTHERS = [
  [390, 844],
  [844, 390],
  [1024, 768],
] as const;

const FOLDER = fileURLToPath(new URL("../dist/pictures/states/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });

/** Takes pictures of what is seen now, and expects that nothing of it is cut off. */
export async function take({ page }: Visitor, name: string): Promise<void> {
  const cut = [];
  for (const [width, height] of SIZES) {
    await fit(page, width, height);
    cut.push(...(await cutText(page)).map((text) => `${width} x ${height}: ${text}`));
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.screenshot({ path: `${FOLDER}${name}-${width}-${colorScheme}.png` });
    }
  }
  for (const [width, height] of OTHERS) {
    await fit(page, width, height);
    cut.push(...(await cutText(page)).map((text) => `${width} x ${height}: ${text}`));
  }
  await fit(page, 1280, 800);
  expect.soft(cut, name).toEqual([]);
}
