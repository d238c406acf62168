// How a table of Seat of Kings stands, in a sentence or two.

import type { RathView, View } from "../../client/wire.ts";
import { turnWords } from "../announcer.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { say, seatName } from "../words.ts";
import type { Reader } from "./reader.svelte.ts";
import { list, regionName } from "./telling.ts";
import { endWords, matchWords } from "./told.ts";

/** Whose turn it is and in which round, or why nobody plays. */
export function statusWords(view: View, table: SeatedTable, reader: Reader): string {
  switch (view.stage) {
    case "stopped":
      return say("status-stopped");
    case "over":
      return [endWords(view), matchWords(view)].join(" ").trim();
    case "seating":
      return seatingWords(view, table);
    case "playing":
      return [roundWords(view), playingWords(view, table, reader), matchWords(view)].join(" ").trim();
  }
}

const roundWords = (view: View): string => say("kings-round", { round: view.kings?.round ?? 1 });

function playingWords(view: View, table: SeatedTable, { seat }: Reader): string {
  const asked = view.seats.filter((other) => other.asked);
  const own = asked.find((other) => other.seat === seat);
  const first = own ?? asked.find((other) => table.isOwn(other.seat)) ?? asked[0];
  if (first === undefined) return "";
  if ("program" in first)
    return say(table.isBusy ? "status-busy" : "status-thinks", { seat: seatName(first.seat) });
  return turnWords(view, first.seat, (other) => table.isOwn(other));
}

function seatingWords(view: View, table: SeatedTable): string {
  const isFree = table.people.some(({ seat, taken }) => {
    const found = view.seats.find((other) => other.seat === seat);
    return found !== undefined && "person" in found && !taken;
  });
  if (isFree) return say("status-free");
  const own = view.seats.some((seat) => table.isOwn(seat.seat) && !seat.sits);
  const result = view.standing.results.length > 0 ? endWords(view) : "";
  return `${result} ${say(own ? "status-sit" : "status-wait")}`.trim();
}

/** How near a player is to winning, in a sentence; nothing if that is far. */
export function nearWords({ seat, near }: RathView): string | undefined {
  if (near === undefined) return undefined;
  const values = { seat: seatName(seat) };
  if (near.promotions === undefined) return say("near-king", values);
  if (near.now !== undefined) return say("near-now", { ...values, region: regionName(near.now) });
  return say("near-promotion", { ...values, region: list(near.promotions.map(regionName)) });
}

/** How near others than the reader are to winning, a sentence for each who is. */
export const nearOthers = ({ kings }: View, isOwn: (seat: string) => boolean): string[] =>
  (kings?.raths ?? [])
    .filter(({ seat }) => !isOwn(seat))
    .map(nearWords)
    .filter((words) => words !== undefined);
