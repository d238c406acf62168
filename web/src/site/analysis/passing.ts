// What is refused for a while only, so that it is asked again.

import { Refused } from "../../client/requests.ts";

/** How long is waited before it is asked again. */
export const AGAIN_MS = 1_500;

const PASSING: ReadonlySet<string> = new Set(["busy", "too-often", "closing", "unavailable", "offline"]);

/** Whether asking again can help. */
export function passes(error: unknown): error is Refused {
  return error instanceof Refused && PASSING.has(error.code);
}
