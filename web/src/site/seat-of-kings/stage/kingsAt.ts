// The table of Seat of Kings as it was after some entry of the log, found by stepping changes back from the newest view.

import { entryCount } from "../../../client/logs.ts";
import type {
  ChangeView,
  EntryView,
  KingsView,
  PlayerObject,
  RathCard,
  RegionView,
  View,
} from "../../../client/wire.ts";
import { cardsIn } from "../actions.ts";
import { changeOf } from "./change.ts";
import { isReshuffle, traitorOf } from "./turns.ts";

type Board = Record<string, Record<string, string[]>>;

/**
 * The game after so many entries of its log; the newest view itself if there are no more. What the rules say beside the
 * table is stepped back as far as the log tells it (who is dominant, whose traitor it is); what is asked, and who is near to
 * winning, is known of the newest moment alone, and left out.
 */
export function kingsAt(view: View, shown: number): KingsView | undefined {
  const { kings, log, log_from } = view;
  if (kings === undefined || shown >= entryCount(view)) return kings;
  const later = log.slice(Math.max(0, shown - log_from)).map(changeOf);
  const traitor = traitorAt(view, shown);
  return { ...later.reduceRight(stepBack, told(kings)), ...(traitor && { traitor }) };
}

/** Whose traitor it is while one is offered or played, as the decisions about it say. */
function traitorAt({ log, log_from }: Logged, shown: number): KingsView["traitor"] {
  const [last, next] = [log[shown - log_from - 1], log[shown - log_from]];
  const of = (entry: EntryView | undefined) => entry?.detail.region ?? "";
  const taken = last && isReshuffle(last) ? traitorOf(last) : undefined;
  if (taken !== undefined) return { region: taken.region, owner: taken.seat, card: taken.card };
  if (last?.seat !== undefined && (last.detail.kind === "traitor" || last.detail.kind === "exchange")) {
    const card = cardOf(log, last);
    return { region: of(last), owner: last.seat, ...(card !== undefined && { card }) };
  }
  const isAsked = next?.detail.kind === "traitor" || next?.detail.kind === "decline";
  return isAsked && next.seat !== undefined ? { region: of(next), waiting: [next.seat] } : undefined;
}

/** The one card that an entry lays open: the one that it names, that of its traitor, or that of the traitor who exchanges by it. */
export function cardOf(log: readonly EntryView[], entry: EntryView): number | undefined {
  const [named, ...others] = cardsIn(entry.detail);
  if (named !== undefined) return others.length === 0 ? named : undefined;
  if (entry.detail.kind !== "exchange") return traitorCard(entry);
  const before = log.filter(({ version }) => version < entry.version);
  return before.map(traitorCard).findLast((card) => card !== undefined);
}

const traitorCard = (entry: EntryView): number | undefined => traitorOf(entry)?.card;

/** A view without what the rules say of its moment alone. */
function told({ prompt: _, traitor: __, on_turn: ___, ...kings }: KingsView): KingsView {
  return {
    ...kings,
    stage: { name: "chance" },
    regions: kings.regions.map(plainRegion),
    raths: kings.raths.map(plainRath),
  };
}

const plainRegion = ({ region, fee, dominant }: RegionView): RegionView => ({
  region,
  fee,
  ...(dominant !== undefined && { dominant }),
  has_king_piece: false,
  controls: {},
});

const plainRath = ({ income: _, near: __, ...rath }: RathCard): RathCard => rath;

/** A game with what was known of who is near to winning when another moment of it was shown. */
export const withNear = (kings: KingsView, known: KingsView | undefined): KingsView => ({
  ...kings,
  raths: kings.raths.map((rath) => {
    const before = known?.raths.find(({ seat }) => seat === rath.seat);
    if (before === undefined) return rath;
    const { near: _, ...others } = rath;
    return before.near === undefined ? others : { ...others, near: before.near };
  }),
});

/** The table before a change. */
function stepBack(kings: KingsView, change: ChangeView): KingsView {
  const board = boardBefore(kings.board, change);
  return {
    ...kings,
    board,
    players: Object.fromEntries(
      Object.entries(kings.players).map(([seat, player]) => [seat, playerBefore(seat, player, change)]),
    ),
    raths: kings.raths.map((rath) => rathBefore(rath, board, change)),
    regions: kings.regions
      .filter(({ region }) => !change.opened?.includes(region))
      .map((region) => regionBefore(region, board[region.region] ?? {}, change)),
    closed: kings.closed.filter((region) => !change.closed?.includes(region)),
    discard: [
      ...kings.discard.filter((card) => !change.discards?.includes(card)),
      ...(change.shuffled ?? []),
    ].toSorted((one, other) => one - other),
    deck: change.deck?.[0] ?? kings.deck,
    round: change.round?.[0] ?? kings.round,
    starting: change.starting?.[0] ?? kings.starting,
  };
}

function regionBefore(
  { dominant, ...region }: RegionView,
  stacks: Record<string, readonly string[]>,
  change: ChangeView,
): RegionView {
  const changed = change.dominant?.find((other) => other.region === region.region);
  const was = changed === undefined ? dominant : changed.before;
  return { ...region, forts: fortsOf(stacks), ...(was !== undefined && { dominant: was }) };
}

function boardBefore(after: KingsView["board"], { stacks = [] }: ChangeView): Board {
  if (stacks.length === 0) return after;
  const board = Object.fromEntries(Object.entries(after).map(([region, at]) => [region, { ...at }]));
  for (const { region, position, before } of stacks) {
    const at = (board[region] ??= {});
    if (before.length > 0) at[position] = [...before];
    else delete at[position];
  }
  return board;
}

function playerBefore(seat: string, player: PlayerObject, { players }: ChangeView): PlayerObject {
  const change = players?.find((change) => change.seat === seat);
  if (change === undefined) return player;
  return {
    ...player,
    cumals: change.cumals?.[0] ?? player.cumals,
    // Which cards they were is not said, so that there is only their number.
    hand: change.cards?.[0] ?? player.hand,
    aside: change.aside?.[0] ?? player.aside,
    // Whose they were is not said either; there were none, or those of now stand for them.
    prisoners: change.prisoners?.[0] === 0 ? {} : player.prisoners,
  };
}

function rathBefore(rath: RathCard, board: Board, { players }: ChangeView): RathCard {
  const change = players?.find(({ seat }) => seat === rath.seat);
  const stock = change?.stock?.[0] ?? rath.stock;
  const king_pieces = change?.king_pieces?.[0] ?? rath.king_pieces;
  return { ...rath, stock, king_pieces, king_positions: throneCount(board, rath.seat) };
}

/** In how many regions the piece on top of the King position is of a seat. */
const throneCount = (board: Board, seat: string): number =>
  Object.values(board).filter((at) => at["K"]?.at(-1)?.toLowerCase() === seat).length;

/** The positions where the two pieces on top are of one player. */
const fortsOf = (stacks: Record<string, readonly string[]>): string[] =>
  Object.entries(stacks)
    .filter(([, stack]) => stack.length > 1 && stack.at(-1) === stack.at(-2))
    .map(([position]) => position);

/** The log of a view. */
interface Logged {
  readonly log: readonly EntryView[];
  readonly log_from: number;
}

/** The card on top of the discard pile after so many entries; undefined if that is not known. */
export function topDiscard({ log, log_from }: Logged, shown: number): number | undefined {
  const entry = log.slice(0, Math.max(0, shown - log_from)).findLast((entry) => {
    const { discards, shuffled } = changeOf(entry);
    return discards !== undefined || shuffled !== undefined;
  });
  return entry && changeOf(entry).discards?.at(-1);
}
