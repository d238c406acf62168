// Connections that have died without a word. Browsers keep some open to each host and send requests on them, which are never answered.

import { baseAddress } from "./base.ts";
import { hasServer } from "./where.ts";

/** Longest wait for an answer after the device has woken up or gone online, in milliseconds. */
export const WAKE_MS = 1_500;

/** Connections that a browser keeps to one host. */
const MAX_CONNECTIONS = 6;

/** For each request that waits for an answer, the function that ends its connection and sends it again. */
export const waiting = new Set<() => void>();

/** Sends all requests that wait for an answer again, on other connections. */
export function sendAgain(): void {
  for (const again of waiting) again();
}

let isAsking = false;

/** Asks the server something short on each free connection; ends those without an answer, and sends what waits again. A folder has none. */
export async function dropDead(withinMs: number): Promise<void> {
  if (isAsking || !hasServer()) return;
  isAsking = true;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), withinMs);
  const url = new URL("api/version", baseAddress());
  const ask = async () => (await fetch(url, { cache: "no-store", signal: late.signal })).text();
  // More would wait for a connection, and leave one that is never used.
  const length = Math.max(1, MAX_CONNECTIONS - waiting.size);
  const answers = await Promise.allSettled(Array.from({ length }, ask));
  clearTimeout(timer);
  isAsking = false;
  if (answers.some(({ status }) => status === "rejected")) sendAgain();
}

/** Loads the page again. What waits on a dead connection would hold the load up, so it ends first. */
export function reload(): void {
  stop();
  location.reload();
}

/** Calls the function whenever the device wakes up or finds its network again. */
export function onWaking(wake: () => void): void {
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
  });
}
