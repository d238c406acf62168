// The games that this page can show.

import type { VariantEntry } from "../client/wire.ts";

/** The ringfort games, in the order in which the server has them. */
export function ringfortGames(games: readonly VariantEntry[]): VariantEntry[] {
  return games.filter((game) => game.book !== "seat-of-kings");
}
