// What is wrong with a position, as the server says it.

import { Refused } from "../../client/requests.ts";
import type { Fault } from "../../client/wire.ts";

/** What is wrong with the position that was refused; nothing if something else was refused. */
export function faultOf(error: unknown): Fault | undefined {
  return error instanceof Refused ? (error.body?.fault ?? undefined) : undefined;
}
