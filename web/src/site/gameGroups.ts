// The games in the order in which somebody new meets them.

import type { VariantEntry } from "../client/wire.ts";

/** A group of games on the page of all games; its name is a message. */
export interface GameGroup {
  readonly name: string;
  readonly games: readonly VariantEntry[];
}

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["start-begin", ["four-treasures", "sacred-hill-1", "sacred-hill-2", "poisoned-chalice"]],
  ["start-kings", ["high-kings-1", "high-kings-2", "stone-of-destiny", "seat-of-kings"]],
  ["start-four", ["four-treasures-doubles", "sacred-hill-doubles-1", "sacred-hill-doubles-2"]],
];

/** All games in groups. A game that no group names is in the first. */
export function groupsOf(games: readonly VariantEntry[]): GameGroup[] {
  const named = new Set(GROUPS.flatMap(([, variants]) => variants));
  const others = games.filter(({ variant }) => !named.has(variant));
  return GROUPS.map(([name, variants], at) => {
    const found = variants.flatMap((variant) => games.find((game) => game.variant === variant) ?? []);
    return { name, games: at === 0 ? [...found, ...others] : found };
  });
}
