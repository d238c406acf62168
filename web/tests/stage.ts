// What the tests of a file share: a browser, and a server with a database of its own.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

import { Host } from "./host.ts";
import { launch } from "./visitor.ts";

/** A browser and a server, there while the tests of a file run. */
export interface Stage {
  browser: Browser;
  host: Host;
}

/** Sets a stage before the tests of a file, and clears it after them. */
export function setStage(settings: Readonly<Record<string, string>> = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    [stage.browser, stage.host] = await Promise.all([launch(), Host.start(settings)]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.host?.end();
  });
  return stage;
}
