// Offers between players, and how they were answered, as sentences.

import { entryCount } from "../client/logs.ts";
import type { View } from "../client/wire.ts";
import { list } from "./effects.ts";
import { WATCHER, isAddressed, type Reader } from "./named.ts";
import { leavingWords } from "./sentences.ts";
import { say } from "./words.ts";

type Offer = NonNullable<View["offer"]>;

/** The offer of a seat; for a take-back, the moves that go. */
export const offerWords = (view: View, offer: Offer, reader = WATCHER): string =>
  worded(view, offer, "", reader);

/** The same, as its own seat reads it. */
export const ownOfferWords = (view: View, offer: Offer, reader = WATCHER): string =>
  worded(view, offer, "-own", reader);

function worded(view: View, { offer, by, kept }: Offer, whose: "" | "-own", reader: Reader): string {
  const seat = reader.called(by);
  if (offer !== "takeback" || kept === undefined) return say(`offer-${offer}${whose}`, { seat });
  const moves = view.log.slice(Math.max(0, kept - view.log_from)).map(({ token }) => token ?? "");
  const isWhole = kept >= view.log_from && view.board !== undefined;
  const [move, ...rest] = moves;
  if (!isWhole || move === undefined)
    return say(`offer-takeback-steps${whose}`, { seat, count: view.log_from + view.log.length - kept });
  const more = rest.length === 0 ? "none" : "some";
  return say(`offer-takeback${whose}`, { seat, move, more, rest: list(rest) });
}

/** The player who declined the last offer, in words for that player if all others sit elsewhere; empty if nobody did. */
export function declinedWords({ declined }: View, { isOwn, called }: Reader): string {
  if (declined === undefined) return "";
  const [by, seat] = [called(declined.by), called(declined.seat)];
  const whose = isOwn(declined.seat) && !isOwn(declined.by) ? "-own" : isOwn(declined.by) ? "" : "-other";
  return say(`declined-${declined.offer}${whose}`, { seat, by });
}

/** The moves that were taken back between two views of a game; empty if there are none. */
export function tookBackWords(
  before: View | undefined,
  after: View,
  { isOwn, called }: Reader = WATCHER,
): string {
  if (before === undefined || before.fairness.game !== after.fairness.game) return "";
  const kept = entryCount(after);
  const count = entryCount(before) - kept;
  if (count <= 0 || (before.stage !== "playing" && after.stage === "playing")) return "";
  const gone = before.log.slice(Math.max(0, kept - before.log_from)).map(({ token }) => token ?? "");
  const isWhole = kept >= before.log_from && before.board !== undefined && !gone.includes("");
  const by = before.offer?.offer === "takeback" ? before.offer.by : undefined;
  const values = { seat: by === undefined ? "" : called(by), count, moves: list(gone) };
  const whose = by === undefined ? "" : isOwn(by) ? "-own" : "-by";
  return say(`took-back-${isWhole ? "moves" : "steps"}${whose}`, values);
}

/** The departures of players from a game that goes on without them, a sentence each. */
export function leftWords({ stage, seats }: View, reader: Reader = WATCHER): string[] {
  if (stage !== "playing") return [];
  return seats.flatMap(({ seat, left }) => {
    if (left === undefined) return [];
    const isReader = isAddressed(seats, seat, reader);
    const follows = isReader ? say("left-stand-in-own") : say("left-stand-in", { seat: reader.called(seat) });
    return [`${leavingWords(seats, seat, left, reader)} ${follows}`];
  });
}
