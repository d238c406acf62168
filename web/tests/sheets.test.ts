// How Tara looks, compared with pictures in `data/look/sheets`. `TARA_WRITE_SHEETS=1` makes them anew; look at them before they are kept.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { SHEETS, sheet } from "./sheets.ts";
import { launch } from "./visitor.ts";

const KEPT = fileURLToPath(new URL("../../data/look/sheets/", import.meta.url));
const NEW = fileURLToPath(new URL("../dist/sheets/", import.meta.url));

/** So much may a channel differ before a pixel counts as another, for the edges of lines. */
const CHANNEL = 32;
/** So many of a thousand pixels may be others. */
const MOST = 3;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** How many of a thousand pixels of two pictures differ; all if they are not of one size. */
function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const images = [one, other].map((image) => `data:image/png;base64,${image.toString("base64")}`);
  return page.evaluate(
    async ([images, channel]) => {
      const read = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d")!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [one, other] = await Promise.all([read(images[0]!), read(images[1]!)]);
      if (one.width !== other.width || one.height !== other.height) return 1000;
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (part) => Math.abs(one.data[at + part]! - other.data[at + part]!) > channel,
        );
        if (isOther) count += 1;
      }
      return (1000 * count) / (one.data.length / 4);
    },
    [images, CHANNEL] as const,
  );
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(SHEETS)("the sheet %s looks as it is kept", async (name) => {
    const page = await browser.newPage({ viewport: { width: 340, height: 700 }, colorScheme: theme });
    await page.setContent(sheet(name));
    const image = await page.locator("main").screenshot();
    const file = `${name}-${theme}.png`;
    if (process.env["TARA_WRITE_SHEETS"] !== undefined) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(KEPT + file, image);
    }
    mkdirSync(NEW, { recursive: true });
    writeFileSync(NEW + file, image);
    const differing = await difference(page, readFileSync(KEPT + file), image);
    await page.close();
    expect(differing, `see ${NEW}${file}; TARA_WRITE_SHEETS=1 keeps it`).toBeLessThan(MOST);
  });
});
