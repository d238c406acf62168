// How Tara looks, compared with pictures in `data/look/sheets`.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";

import { THEMES, expectKept } from "./pictures.ts";
import { SHEETS, sheet } from "./sheets.ts";
import { launch } from "./visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe.each(THEMES)("in the %s theme", (theme) => {
  test.each(SHEETS)("the sheet %s looks as it is kept", async (name) => {
    const context = await browser.newContext({
      viewport: { width: 340, height: 700 },
      colorScheme: theme,
    });
    const page = await context.newPage();
    await page.setContent(sheet(name));
    const image = await page.locator("main").screenshot();
    await expectKept(page, "data/look/sheets", `${name}-${theme}.png`, image);
    await context.close();
  });
});
