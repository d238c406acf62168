// Pictures that are kept, compared with what is drawn now. `TARA_WRITE_PICTURES=1` keeps the new ones; look at them first.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The themes of all pictures. */
export const THEMES = ["light", "dark"] as const;

const ROOT = new URL("../../", import.meta.url);
const NEW = new URL("web/dist/pictures/", ROOT);

/** So much may a channel differ before a pixel counts as another, for the edges of lines. */
const CHANNEL = 32;
/** So many of a thousand pixels may be others. */
const MOST = 3;

/** A picture as an address, whatever its form is. */
const address = (image: Buffer) => `data:image;base64,${image.toString("base64")}`;

/** A picture as WebP, which takes a tenth of the bytes of PNG. */
async function asWebp(page: Page, image: Buffer): Promise<Buffer> {
  const bytes = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, address(image));
  return Buffer.from(bytes);
}

/** How many of a thousand pixels of two pictures differ; all if they are not of one size. */
function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const images = [one, other].map(address);
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

/**
 * Checks that a picture is the one that is kept in a folder of the project, such as `docs/pictures`, as PNG or WebP.
 */
export async function expectKept(page: Page, folder: string, name: string, picture: Buffer): Promise<void> {
  // The pages of Tara allow no address of a picture in their text.
  const blank = await page.context().newPage();
  const image = name.endsWith(".webp") ? await asWebp(blank, picture) : picture;
  const kept = new URL(`${folder}/`, ROOT);
  if (process.env["TARA_WRITE_PICTURES"] !== undefined) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(new URL(name, kept), image);
  }
  mkdirSync(NEW, { recursive: true });
  writeFileSync(new URL(name, NEW), image);
  const differing = await difference(blank, readFileSync(new URL(name, kept)), image);
  await blank.close();
  const seen = fileURLToPath(new URL(name, NEW));
  expect(differing, `see ${seen}; \`cargo xtask pictures\` keeps it`).toBeLessThan(MOST);
}

/** Checks pictures of a page, or of a part of it, in both themes. */
export async function expectKeptInThemes(page: Page, part: Page | Locator, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expectKept(page, "docs/pictures", `${name}-${colorScheme}.webp`, await part.screenshot());
  }
}
