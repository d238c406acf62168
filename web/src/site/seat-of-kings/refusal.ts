// Why a table was not opened, with each fault of a deck file.

import { Refused } from "../../client/requests.ts";
import { sentence } from "../seatedTable.svelte.ts";

/** What the server says of it, as lines: the sentence, and where and what if it tells. */
export function refusal(error: unknown): string[] {
  const detail = error instanceof Refused ? (error.body?.detail ?? "") : "";
  return [sentence(error), ...detail.split("\n")].filter((line) => line !== "");
}
