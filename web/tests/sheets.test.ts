// How Tara looks, compared with pictures in `data/look/sheets`.

import { test } from "vitest";

import { THEMES, expectKept } from "./pictures.ts";
import { SHEETS, sheet } from "./sheets.ts";
import { launch } from "./visitor.ts";

test("each sheet looks as it is kept, in both themes", async () => {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 340, height: 700 } });
  const page = await context.newPage();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const name of SHEETS) {
      await page.setContent(sheet(name));
      const image = await page.locator("main").screenshot();
      await expectKept(page, "data/look/sheets", `${name}-${colorScheme}.png`, image);
    }
  }
  await browser.close();
});
