// The stage that the tests of a file share: a browser, and a server with a database of its own.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { Folder, Host } from "./host.ts";
import { resetSeeds } from "./seed.ts";
import { launch } from "./visitor.ts";

/** A browser and a server, there while the tests of a file run. */
export interface Stage {
  browser: Browser;
  host: Host;
}

/** The browser of this worker, which stays open from file to file. */
let opened: Promise<Browser> | undefined;

/** True if a server is the home of the tests; with `TARA_HOME=page` it is a folder of files, which knows no settings and is never down. */
export const HAS_SERVER = process.env["TARA_HOME"] !== "page";

const start = (settings: Readonly<Record<string, string>>): Promise<Host> =>
  HAS_SERVER ? Host.start(settings) : (Folder.start() as unknown as Promise<Host>);

/** Sets a stage before the tests of a file, and clears it after them. A test that failed is tried again with fresh ones. */
export function setStage(settings: Readonly<Record<string, string>> = {}): Stage {
  const stage = {} as Stage;
  const open = async () => {
    resetSeeds(true);
    [stage.host, stage.browser] = await Promise.all([start(settings), (opened ??= launch())]);
  };
  beforeAll(open);
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) {
      // The server has the tables of the first try, which the same seeds would ask for.
      await Promise.all([stage.browser.close(), stage.host.end()]);
      opened = undefined;
      await open();
    }
    resetSeeds();
  });
  afterAll(async () => {
    // The pages that a test which failed has left open.
    await Promise.all((stage.browser?.contexts() ?? []).map((context) => context.close()));
    await stage.host?.end();
  });
  return stage;
}
