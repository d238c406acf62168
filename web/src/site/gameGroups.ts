// The games in the order in which somebody new meets them.

import variants from "../../../data/games.json";
import type { VariantEntry } from "../client/wire.ts";

/** A group of games on the page of all games; its name is a message. */
export interface GameGroup {
  readonly name: string;
  readonly games: readonly VariantEntry[];
}

const GROUPS = Object.entries(variants.groups);

/** All games in groups. A game that no group names is in the first. */
export function groupsOf(games: readonly VariantEntry[]): GameGroup[] {
  const named = new Set(GROUPS.flatMap(([, names]) => names));
  const others = games.filter(({ variant }) => !named.has(variant));
  return GROUPS.map(([name, names], at) => {
    const found = names.flatMap((variant) => games.find((game) => game.variant === variant) ?? []);
    return { name, games: at === 0 ? [...found, ...others] : found };
  });
}
