// The players of a game, by the headers of its file.

import type { FileHeader } from "../../client/wire.ts";

/** Somebody who played. */
export interface Player {
  readonly seat: string;
  readonly name: string;
}

/** The players of these seats that have a name, in turn order. */
export function playersOf(headers: readonly FileHeader[], seats: readonly string[]): Player[] {
  return seats.flatMap((seat) => {
    const name = headers.find((header) => header.name.toLowerCase() === seat)?.value.trim() ?? "";
    return name === "" ? [] : [{ seat, name }];
  });
}
