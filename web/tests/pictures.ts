// Pictures that are kept, compared with what is drawn now. `TARA_WRITE_PICTURES=1` keeps the new ones; look at them first.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const NEW = new URL("web/dist/pictures/", ROOT);

/** So many of a thousand pixels may be others. */
const MOST = 3;

/** A picture as WebP, which takes a tenth of the bytes of PNG. Runs in a page. */
async function asWebp(address: string): Promise<number[]> {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  return [...new Uint8Array(await blob.arrayBuffer())];
}

/** The number of pixels in a thousand that differ in two pictures; all if they are not of one size. Runs in a page. */
async function difference(addresses: readonly string[]): Promise<number> {
  /** So much may a channel differ before a pixel counts as another, for the edges of lines. */
  const CHANNEL = 32;
  const blobs = addresses.map(async (address) => createImageBitmap(await (await fetch(address)).blob()));
  const [one, other] = (await Promise.all(blobs)) as [ImageBitmap, ImageBitmap];
  if (one.width !== other.width || one.height !== other.height) return 1000;
  const context = new OffscreenCanvas(one.width, one.height).getContext("2d")!;
  context.drawImage(one, 0, 0);
  context.globalCompositeOperation = "difference";
  context.drawImage(other, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, one.width, one.height).data.buffer);
  const isOther = (pixel: number) => [0, 8, 16].some((channel) => ((pixel >> channel) & 255) > CHANNEL);
  return (1000 * pixels.filter(isOther).length) / pixels.length;
}

/** Checks that pictures of a page, or of a part of it, are those that are kept in a folder of the project in both themes. */
export async function expectKept(
  page: Page,
  part: Page | Locator,
  folder: string,
  name: string,
  form: "png" | "webp",
): Promise<void> {
  // The pages of Tara allow no address of a picture in their text.
  const blank = await page.context().newPage();
  const address = (image: Buffer) => `data:image;base64,${image.toString("base64")}`;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    let image = await part.screenshot();
    if (form === "webp") image = Buffer.from(await blank.evaluate(asWebp, address(image)));
    const file = `${name}-${colorScheme}.${form}`;
    const kept = new URL(`${folder}/${file}`, ROOT);
    mkdirSync(NEW, { recursive: true });
    writeFileSync(new URL(file, NEW), image);
    if (process.env["TARA_WRITE_PICTURES"] !== undefined) writeFileSync(kept, image);
    const differing = await blank.evaluate(difference, [address(readFileSync(kept)), address(image)]);
    const seen = fileURLToPath(new URL(file, NEW));
    expect(differing, `see ${seen}; \`cargo xtask pictures\` keeps it`).toBeLessThan(MOST);
  }
  await blank.close();
}
