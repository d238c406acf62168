// The state of a region, in words: who is dominant there, who is offered a traitor, and whether it is closed.

import type { KingsView, RegionView } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { list, oneOf } from "./sentences.ts";

/** That a region is closed, and who has a king there if somebody has. */
export const closedWords = (king: string | undefined): string =>
  king === undefined ? say("region-closed-plain") : say("region-closed", { seat: seatName(king) });

/** The state of a region, in sentences. */
export function regionWords(region: RegionView, { closed }: Pick<KingsView, "closed">): string {
  if (closed.includes(region.region)) return closedWords(region.king);
  const { dominant, traitor } = region;
  const first =
    dominant === undefined ? say("dominant-nobody") : say("dominant", { seat: seatName(dominant) });
  return `${first} ${traitorWords(traitor)}`;
}

/** The players who would be offered a traitor, in order; a tie is decided by cards. */
function traitorWords(traitor: RegionView["traitor"]): string {
  if (traitor === undefined) return say("traitor-nobody");
  return say(traitor.first.length > 1 ? "traitor-tied" : "traitor-order", {
    first: oneOf(traitor.first.map(seatName)),
    order: list(traitor.eligible.map(seatName)),
    count: traitor.eligible.length,
  });
}
