// A turn of somebody else in a few words, for where there is room for a line.

import type { EffectView } from "../../../client/wire.ts";
import { say, seatName } from "../../words.ts";
import { positionsIn } from "../actions.ts";
import { byRank } from "../planWords.ts";
import { list, regionName } from "../sentences.ts";
import { afterOf, type Line } from "./turns.ts";

/** A line of the log in one short sentence, or one for each region that was cleared; none for what need not be known now. */
export function shortWords({ entries, effects, isSettled }: Line, reader: string | undefined): string[] {
  const [first] = entries;
  if (first === undefined) return clearedWords(effects, reader);
  const { detail, seat = "none" } = first;
  const placed = entries.filter(({ detail }) => ["place", "promote", "exchange"].includes(detail.kind));
  const all = entries.flatMap((entry) => positionsIn(entry.detail));
  const positions = (detail.kind === "play" ? placed.flatMap((entry) => positionsIn(entry.detail)) : all)
    .filter((position, place, every) => every.indexOf(position) === place)
    .toSorted(byRank);
  const values = {
    seat: seatName(seat),
    region: regionName(detail.region ?? "none"),
    positions: list(positions),
  };
  switch (detail.kind) {
    case "play":
    case "traitor": {
      const nothing = isSettled ? "-nothing" : "-open";
      return [say(`short-${detail.kind}${positions.length === 0 ? nothing : ""}`, values)];
    }
    case "stone":
    case "amnesty":
    case "discard":
    case "decline":
    case "garrison":
      return [say(`short-${detail.kind}`, values)];
    default:
      return clearedWords(entries.flatMap(afterOf), reader);
  }
}

/** The regions that were cleared, and whose they are now. */
function clearedWords(effects: readonly EffectView[], reader: string | undefined): string[] {
  const closed = effects.flatMap((effect) => (effect.effect === "closed" ? [effect.region] : []));
  return effects.flatMap((effect) => {
    if (effect.effect !== "cleared") return [];
    const { region, king } = effect;
    return [
      say("short-cleared", {
        region: regionName(region),
        seat: seatName(king),
        you: king === reader ? "yes" : "no",
        isClosed: closed.includes(region) ? "yes" : "no",
      }),
    ];
  });
}
