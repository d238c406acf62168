// This browser as a home beside a server: it answers what is about no table of the server, and keeps games that need nobody else.

import { address, get } from "../client/requests.ts";
import { answerBeside, hasServer, isKeptHere } from "../client/where.ts";
import type { Route } from "./route.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** The pages that a home has something to do for. */
const USERS = ["new", "table", "mine", "replay", "analysis", "editor", "import", "learn"];

/** The time that a page has for itself, in milliseconds. */
const START_MS = 1_000;

/** True on a device that thinks slowly, or fetches only what must be. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return navigator.hardwareConcurrency < 2 || connection?.saveData === true;
}

let isThere = $state(false);

/** True if this browser keeps tables: in a folder, and beside a server once its home is there. */
export const keepsTables = (): boolean => !hasServer() || isThere;

/** The registration of its worker, which asks the network; undefined before, and once it failed. */
let kept: Promise<unknown> | undefined;

/** Keeps the page in this browser, so that it opens without a network. A browser that cannot do that is none the worse. */
export function keepPage(): void {
  kept ??= navigator.serviceWorker?.register(address("offline.js")).catch(() => (kept = undefined));
}

/** Keeps the page no longer. The games that this browser keeps stay. */
async function dropPage(): Promise<void> {
  const { href, pathname } = address("");
  const found = await navigator.serviceWorker?.getRegistration(href);
  kept = undefined;
  // Another program of this origin may have one for all of it.
  if (found?.scope !== href) return;
  await found.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`tara ${pathname} `)) await caches.delete(name);
}

/** Starts the home once a page is open that uses it, unless the reader or the device says no. Call it while a component is set up. */
export function offerOwnHome(route: () => Route): void {
  let isAsked = false;
  $effect(() => {
    const isWanted = hasServer() && settings.home === "auto" && !isSlow();
    answerBeside(isWanted && isThere);
    if (!isWanted || isAsked || !USERS.includes(route().page)) return;
    isAsked = true;
    // The needs of the page come first. A browser that keeps nothing plays with the server.
    const start = () => get("api/kept/place").then((place) => (isThere = place === "browser"));
    setTimeout(() => void start().catch(() => undefined), START_MS);
  });
  $effect(() => {
    const at = route();
    if (hasServer() && settings.home === "server") void dropPage().catch(() => undefined);
    // Somebody who comes for one table of the server fetches nothing for later.
    else if (hasServer() && isThere && !("table" in at && !isKeptHere(at.table))) keepPage();
  });
}
