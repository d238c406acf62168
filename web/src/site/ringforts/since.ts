// The events since the reader's last decision, which the prompt keeps until the next one.

import { hillsOf, type Fallen, type Hill, type Side } from "../../board/index.ts";
import type { EntryView, RingfortsView } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { sideOf, type Seats } from "../named.ts";
import { say, seatName } from "../words.ts";
import { hillsIn } from "./picking.ts";
import { hasKing, moveWords, shortWords } from "./sentences.ts";

/** The entries from the reader's last decision on, that one first; empty if there is none. A forced move is no decision. */
export function sinceOf(entries: readonly EntryView[], isOwn: (seat: string) => boolean): EntryView[] {
  const isDecided = ({ seat, by }: EntryView) => seat !== undefined && isOwn(seat) && by !== "table";
  const own = entries.findLastIndex(isDecided);
  return own < 0 ? [] : entries.slice(own);
}

/**
 * The targets of the moves after the reader's last decision, the oldest first, as the board numbers them; empty if there is one alone or
 * none. Of two moves on one hill the later one counts.
 */
export function trailOf(entries: readonly EntryView[], isOwn: (seat: string) => boolean): Hill[] {
  const hills = sinceOf(entries, isOwn)
    .slice(1)
    .flatMap(({ detail }) => hillsIn(detail).slice(-1));
  return hills.length < 2 ? [] : hills;
}

/** The kings that fell in these entries. */
export const fallenIn = (entries: readonly EntryView[]): Fallen[] =>
  entries.flatMap(({ detail }) =>
    (detail.effects ?? []).flatMap((effect): Fallen[] =>
      effect.effect === "king_captured" || effect.effect === "king_captured_by_default"
        ? [{ hill: effect.hill, side: effect.side as Side }]
        : [],
    ),
  );

/** The first of these entries in which a king fell, a ringfort was sacrificed, or Battle began. */
export const greatIn = (entries: readonly EntryView[]): EntryView | undefined =>
  entries.find((entry) => isGift(entry) || isBattle(entry) || fallenIn([entry]).length > 0);

const isGift = ({ detail }: EntryView): boolean => detail.kind === "sacrifice";

/** True if a move has several parts, as all in Stone of Destiny: one look at the board does not find them. */
const isManifold = ({ detail }: EntryView): boolean => detail.kind === "replace" || hasKing(detail);

const isBattle = ({ detail }: EntryView): boolean =>
  (detail.effects ?? []).some(({ effect }) => effect === "battle");

/** The reader to whom events are told. */
export interface Reader {
  readonly isOwn: (seat: string) => boolean;
  readonly seats: Seats;
  /** The side of the reader, if there is one. */
  readonly own: number | undefined;
  /** The kings that this side has lost. */
  readonly lost: number;
}

/** The words that the prompt keeps of the entries since the reader's decision; empty if that was one answer which the board shows well. */
export function sinceWords(entries: readonly EntryView[], reader: Reader): string {
  const after = entries.slice(1).filter(({ seat }) => seat !== undefined);
  const words = [
    after.length > 1 && say("since-moves", { count: after.length }),
    playedForWords(entries, reader),
    ...othersIn(after, reader)
      .filter(isManifold)
      .map(({ seat = "", detail }) => say("log-move", { seat: seatName(seat), move: moveWords(detail) })),
    takenWords(after, reader),
    ...entries.filter(isGift).map((entry) => giftWords(entry, reader)),
    ...fallenIn(entries).map((fallen) => fallenWords(fallen, reader)),
    entries.some(isBattle) && say("since-battle"),
  ];
  return words.filter((word) => typeof word === "string" && word !== "").join(" ");
}

/** The moves that were played for the reader since a press, which were the only ones; empty if there are none. */
export function playedForWords(entries: readonly EntryView[], reader: Reader): string {
  const forced = entries.slice(1).filter(({ seat, by }) => by === "table" && seat && reader.isOwn(seat));
  return forced.length === 0 ? "" : forcedWords(forced, reader);
}

/** The kings of the reader that are besieged; empty if none is. Rules: B7, HK7 */
export function dangerWords(board: RingfortsView | undefined, own: number | undefined): string {
  if (own === undefined || board?.kings_lost === undefined || !THREATENED.includes(board.phase)) return "";
  const besieged = hillsOf(board.besieged?.[own] ?? "");
  const hills = hillsOf(board.kings?.[own] ?? "").filter((hill) => besieged.includes(hill));
  return hills.length === 0 ? "" : say("king-besieged", { hills: list(hills), count: hills.length });
}

/** The phases in which kings can be captured. */
const THREATENED: readonly RingfortsView["phase"][] = ["manoeuvres", "battle"];

function forcedWords(forced: readonly EntryView[], { own }: Reader): string {
  const moves = list(forced.map(({ detail }) => shortWords(detail)));
  return say("since-forced", { who: own === undefined ? "all" : "you", count: forced.length, moves });
}

/** The entries of the other side; none where the reader plays both, or none. */
const othersIn = (after: readonly EntryView[], { own, seats }: Reader): EntryView[] =>
  own === undefined ? [] : after.filter(({ seat }) => sideOf(seats, seat) !== own);

/** The ringforts that the other side captured meanwhile, but for those of moves that are told whole. */
function takenWords(after: readonly EntryView[], reader: Reader): string {
  const taken = othersIn(after, reader)
    .filter((entry) => !isManifold(entry))
    .flatMap(({ detail }) => detail.effects ?? [])
    .flatMap((effect) => (effect.effect === "ringfort_captured" ? [effect.hill] : []));
  const { own } = reader;
  return taken.length === 0 || own === undefined
    ? ""
    : say("since-taken", { side: say(`side-${1 - own}`), hills: list(taken), count: taken.length });
}

function giftWords({ seat, detail }: EntryView, { own, seats }: Reader): string {
  const giver = sideOf(seats, seat);
  const who = own === undefined ? "none" : own === giver ? "other" : "you";
  const hill = detail.kind === "sacrifice" ? detail.to : "";
  return say("since-given", { who, hill, giver: say(`side-${giver}`), side: say(`side-${1 - giver}`) });
}

function fallenWords({ hill, side }: Fallen, { own, lost }: Reader): string {
  const who = own === undefined ? "none" : own === side ? "you" : "other";
  return say("since-king", { who, hill, side: say(`side-${side}`), lost });
}
