// Why a player has income, in words: a line for each region, and one for ranks in more than one.

import type { IncomeView, RegionView } from "../../client/wire.ts";
import { say } from "../words.ts";
import { list, regionName } from "./sentences.ts";

/** The ranks with an income, as the positions of `controls` count them. */
const RANKS = "FHWC";

const rankName = (letter: string): string => say(`rank-${letter.toLowerCase()}`);

/** Each reason with the cumals that it brings. The numbers of regions are told where it is known who controls what. */
export function incomeLines(
  { most = {}, spread = "" }: Pick<IncomeView, "most" | "spread">,
  seat: string,
  regions: readonly RegionView[] = [],
): string[] {
  const regionsWith = (letter: string) =>
    regions.filter(({ controls }) => (controls[seat]?.[RANKS.indexOf(letter)] ?? 0) > 0).length;
  const held = [...spread].map((letter) => {
    const count = regionsWith(letter);
    return count > 1 ? say("income-spread-rank", { rank: rankName(letter), count }) : rankName(letter);
  });
  const all = Object.entries(most).map(([region, letters]) =>
    say("income-most", {
      region: regionName(region),
      ranks: list([...letters].map(rankName)),
      count: letters.length,
    }),
  );
  if (held.length === 0) return all;
  const isCounted = regions.length > 0 ? "yes" : "no";
  return [...all, say("income-spread", { ranks: list(held), count: held.length, isCounted })];
}
