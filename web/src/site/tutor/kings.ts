// The words of the tutor in Seat of Kings: sentences of its codes and values, of players by their names, and to the reader as "you".

import type { ActionFields, EntryView, KingsRemark, KingsView, LogDetail } from "../../client/wire.ts";
import { holderOf } from "../../game/stacks.ts";
import { cardsIn, positionsIn } from "../seat-of-kings/actions.ts";
import { list, regionName } from "../seat-of-kings/sentences.ts";
import type { Touched } from "../seat-of-kings/stage/touched.ts";
import { learn, say, seatName } from "../words.ts";
import { Tutor, type Said, type TutoredTable, type Voice } from "./tutor.svelte.ts";

// The words come with the tutor, and are known before it says one.
await learn("tutorKings");

/** The tutor of a table of Seat of Kings. */
export const tutorOf = (table: TutoredTable): Tutor<Touched> => new Tutor(table, voiceOf(table));

/** The decisions with which a turn begins. */
const TURNS = ["play", "stone", "amnesty", "discard"];

/** The voice of the tutor in Seat of Kings, for the reader of a table. */
export function voiceOf(table: TutoredTable): Voice<Touched> {
  const isOwn = (seat: string) => table.isOwn(seat);
  return {
    remark: (remark, seat, isShort) => {
      const said = remarkSaid(remark as KingsRemark, seat, isOwn, isShort);
      const hills = [...said.hills, ...heldPlaces(remark as KingsRemark, seat, table.view?.kings?.board)];
      return { ...said, hills };
    },
    warning: (_, warned) => betterSaid("tutor-better-warning", warned.better, warned.remark as KingsRemark),
    missed: ({ action, remark }) => betterSaid("tutor-better-missed", action, remark as KingsRemark),
    onlyWay: (share) => {
      const own = table.view?.log.findLast(
        ({ seat, detail }) => isOwn(seat ?? "") && TURNS.includes(detail.kind),
      );
      return onlyWaySaid(share, own?.detail);
    },
    since: ownTurnOf,
    isTurn: ({ detail }) => TURNS.includes(detail.kind),
    isEachHeard: true,
  };
}

/** The first of the reader's last decisions in a row; undefined if there is none. */
export function ownTurnOf(
  log: readonly EntryView[],
  isOwn: (seat: string) => boolean,
): EntryView | undefined {
  const decided = log.filter(({ seat }) => seat !== undefined);
  const isReaders = ({ seat = "" }: EntryView) => isOwn(seat);
  const last = decided.findLastIndex(isReaders);
  const before = decided.slice(0, last + 1).findLastIndex((entry) => !isReaders(entry));
  return decided[last < 0 ? decided.length : before + 1];
}

/** The remark on a turn of a seat, or on how the game goes on. */
export function remarkSaid(
  remark: KingsRemark,
  seat: string,
  isOwn: (seat: string) => boolean,
  isShort = false,
): Said<Touched> {
  const values = { seat: seatName(seat), ...valuesOf(remark, isOwn) };
  return {
    words: isShort ? say(`tutor-short-${remark.code}`, values) : say(`tutor-${remark.code}`, values),
    hills: placesOf(remark),
  };
}

/** The words for what a better turn would have brought. */
export function betterSaid(
  message: "tutor-better-warning" | "tutor-better-missed",
  better: ActionFields | undefined,
  remark: KingsRemark,
): Said<Touched> {
  const gain = say(
    `tutor-could-${remark.code}`,
    valuesOf(remark, () => false),
  );
  const places = [...(better ? placesIn(better as LogDetail) : []), ...placesOf(remark)];
  return {
    words: say(message, { move: better ? moveWords(better as LogDetail) : "", gain }),
    hills: places.map((place) => ({ ...place, isBetter: true })),
  };
}

/** That every other turn would have cost this share of a win, and the positions of the one that was played. */
export const onlyWaySaid = (share: number, played: LogDetail | undefined): Said<Touched> => ({
  words: say("tutor-only_turn", { percent: Math.floor(100 * share) }),
  hills: played ? placesIn(played) : [],
});

/** An action that begins a turn, as what the turn is made with. */
const moveWords = (action: LogDetail): string =>
  say("tutor-with", {
    kind: action.kind,
    card: cardsIn(action)[0] ?? 0,
    positions: list(positionsIn(action)),
  });

/** The positions that an action names. */
function placesIn(action: LogDetail): Touched[] {
  const positions = [...new Set(positionsIn(action))];
  return "region" in action && typeof action.region === "string" && positions.length > 0
    ? [{ region: action.region, positions }]
    : [];
}

/** The fields that name a position, and those that name several. */
const NAMES = ["position", "other", "from", "to", "positions"];

/** The positions that a remark names. */
function placesOf(remark: KingsRemark): Touched[] {
  const fields: Readonly<Record<string, unknown>> = { ...remark };
  const { region } = fields;
  if (typeof region !== "string") return [];
  const named = NAMES.flatMap((name) => fields[name] ?? []) as string[];
  const thrones = { crowned: ["K"], enthroned: ["K"], king_struck: ["K"], throne: ["C1", "C2", "K"] };
  const others = thrones[remark.code as keyof typeof thrones] ?? [];
  const positions = [...new Set([...named, ...others])];
  return positions.length > 0 ? [{ region, positions }] : [];
}

/** The positions by which a seat is dominant or has income, or by which another one lost it. */
export function heldPlaces(
  remark: KingsRemark,
  seat: string,
  board: KingsView["board"] | undefined,
): Touched[] {
  const isOfMajority = remark.code === "dominant" || remark.code === "most" || remark.code === "spread";
  if (board === undefined || !(isOfMajority || remark.code === "tied")) return [];
  const rank = "rank" in remark ? remark.rank : "";
  const regions = "region" in remark ? [remark.region] : Object.keys(board);
  return regions.flatMap((region) => {
    const held = Object.entries(board[region] ?? {}).filter(
      ([position, stack]) => position.startsWith(rank) && (!isOfMajority || holderOf(stack) === seat),
    );
    return held.length > 0 ? [{ region, positions: held.map(([position]) => position) }] : [];
  });
}

/** The fields of a remark as the variables of its message. */
function valuesOf(remark: KingsRemark, isOwn: (seat: string) => boolean): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(remark) as [string, unknown][]) {
    if (typeof value === "boolean") values[name.replace(/^is_/, "")] = value ? "yes" : "no";
    else if (typeof value === "string" || typeof value === "number") values[name] = value;
  }
  if ("region" in remark) values["region"] = regionName(remark.region);
  if ("rank" in remark) values["ranks"] = say(`rank-${remark.rank.toLowerCase()}`);
  if ("positions" in remark)
    Object.assign(values, { positions: list(remark.positions), count: remark.positions.length });
  if ("owner" in remark) {
    const { owner } = remark;
    Object.assign(values, { who: isOwn(owner) ? "you" : "other", owner: seatName(owner) });
  }
  if (remark.code === "promoted" || remark.code === "ladder") {
    const [from = "", other = ""] = remark.from;
    Object.assign(values, remark.code === "ladder" ? { from, other } : { from, to: other });
  }
  if (remark.code === "stone") values["same"] = remark.from === remark.to ? "yes" : "no";
  return values;
}
