// What is agreed beside the seats before a game of Seat of Kings.

import type { Kings } from "../../client/wire.ts";
import { CLOCKS, type Terms } from "../newTable.ts";
import { REGIONS } from "./tokens.ts";

/** What is chosen on the page. */
export interface Options {
  /** The place of the clock in those that are offered. */
  readonly clock: number;
  readonly isMatch: boolean;
  readonly edition: string;
  /** The regions that are chosen; none for the usual ones. */
  readonly regions: readonly string[];
  /** After how many rounds the game is drawn; nothing for the usual number. */
  readonly rounds: number | undefined;
  /** A deck file in place of the reconstructed deck. */
  readonly deck: { readonly name: string; readonly text: string } | undefined;
}

/** The editions of the rules that are offered. */
export const EDITIONS = ["en", "it"] as const;

export const DEFAULT_OPTIONS: Options = {
  clock: 0,
  isMatch: false,
  edition: "en",
  regions: [],
  rounds: undefined,
  deck: undefined,
};

/** The same as the server is told it; what is as usual is left out. */
export function agreedOf(options: Options): { terms: Terms; kings: Kings } {
  const { clock, isMatch, edition, regions, rounds, deck } = options;
  const terms = {
    clock: CLOCKS[clock]?.rule ?? "none",
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
