// The terms of a game of Seat of Kings beside its seats.

import type { ClockRule, Kings } from "../../client/wire.ts";
import type { Terms } from "../newTable.ts";
import { REGIONS } from "../../seat-of-kings/index.ts";

/** The options as chosen on the page. */
export interface Options {
  readonly clock: ClockRule;
  readonly isMatch: boolean;
  readonly edition: string;
  /** The regions in play; none for the default. */
  readonly regions: readonly string[];
  /** After how many rounds the game is drawn; undefined for the default. */
  readonly rounds: number | undefined;
  /** A deck file in place of the reconstructed deck. */
  readonly deck: { readonly name: string; readonly text: string } | undefined;
}

/** The editions of the rules that are offered. */
export const EDITIONS = ["en", "it"] as const;

export const DEFAULT_OPTIONS: Options = {
  clock: "none",
  isMatch: false,
  edition: "en",
  regions: [],
  rounds: undefined,
  deck: undefined,
};

/** The options as the server takes them, without those at their default. */
export function agreedOf(options: Options): { terms: Terms; kings: Kings } {
  const { clock, isMatch, edition, regions, rounds, deck } = options;
  const terms = {
    clock,
    length: isMatch ? ("match" as const) : ("game" as const),
    first: "",
  };
  const kings = {
    ...(edition === "en" ? {} : { edition }),
    ...(regions.length === 0 ? {} : { regions: REGIONS.filter((region) => regions.includes(region)) }),
    ...(rounds === undefined ? {} : { max_rounds: rounds }),
    ...(deck === undefined ? {} : { deck: deck.text }),
  };
  return { terms, kings };
}
