// Which seats of a table are this browser's, as the server knows by its secret.

import { mine } from "./requests.ts";
import { heldAt } from "./secrets.ts";

/** The names of the own seats at a table; none at one of others. */
export async function ownSeats(table: string): Promise<readonly string[]> {
  const held = heldAt(table);
  if (held === undefined) return [];
  const entry = (await mine([held])).find((entry) => entry.table === table);
  return (entry?.seats ?? []).filter(({ yours }) => yours === true).map(({ seat }) => seat);
}
