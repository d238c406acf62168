// From a view to the pictures of Seat of Kings: pieces, marks and names.

import { EMPTY_BOARD, EMPTY_STACK, POSITIONS } from "../../seat-of-kings/index.ts";
import type { BoardState, Move, Player, Region, RegionMarks, StackState } from "../../seat-of-kings/index.ts";
import type { CardFace, KingsView, LogDetail, RegionView, View } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { pieceAt, positionOf, positionsIn } from "./actions.ts";
import { greysOf } from "./faces.ts";
import { movesOf } from "./forts.ts";
import { list, regionName } from "./sentences.ts";
import type { Turn } from "./turn.svelte.ts";

/** The marks over the stacks. */
export interface BoardMarks {
  /** The selection of the reader; undefined in a replay. */
  readonly turn: Turn | undefined;
  /** The game before the draft. */
  readonly before: KingsView | undefined;
  readonly faces: ReadonlyMap<number, CardFace>;
  /** Where the last thing happened. */
  readonly last: readonly { readonly region: string; readonly positions: readonly string[] }[];
  readonly isPatterned: boolean;
}

/** The board with its marks. */
export function boardOf(kings: KingsView, shown: BoardMarks): BoardState {
  const marks = Object.fromEntries(
    kings.regions.map((region) => [region.region, marksOf(kings, region, shown)]),
  );
  const dominant = kings.regions.filter((region) => region.dominant !== undefined);
  return {
    ...EMPTY_BOARD,
    regions: kings.regions.map((region) => region.region as Region),
    board: kings.board,
    closed: kings.closed as Region[],
    dominant: Object.fromEntries(dominant.map((region) => [region.region, region.dominant as Player])),
    marks,
    framed: framedOf(kings, shown),
    middle: {
      deck: countOf(kings.deck),
      discards: kings.discard.length,
      starting: kings.starting as Player,
      traitor: (kings.traitor?.owner ?? kings.traitor?.waiting?.[0]) as Player | undefined,
      traitorCard: kings.traitor?.card,
    },
    picking: "legal",
    patterns: shown.isPatterned ? "strong" : "plain",
    label: say("board-name"),
    names: Object.assign(
      {},
      ...kings.regions.map((region) => namesOf(kings, region, marks[region.region] ?? {})),
    ),
  };
}

/** The region in which something is asked. */
function framedOf(kings: KingsView, { turn }: BoardMarks): Region[] {
  const asked = turn?.draft.legal === undefined ? undefined : kings.stage.region;
  return asked === undefined ? [] : [asked as Region];
}

function marksOf(kings: KingsView, view: RegionView, { turn, before, faces, last }: BoardMarks): RegionMarks {
  const { region } = view;
  const there = last.filter((at) => at.region === region).flatMap((at) => at.positions);
  if (turn === undefined) return { last: there };
  const legal = turn.places.filter((place) => place.region === region).map((place) => place.position);
  const fits =
    turn.steps.length > 0 ? undefined : turn.cardFits?.fits?.find((fits) => fits.region === region);
  const outside = fits === undefined ? [] : (turn.cardFits?.outside?.fits ?? []);
  const barred = [...(fits?.barred?.fits ?? []), ...outside].flat();
  const { stage } = kings;
  const pointed = turn.pointed?.region === region ? turn.pointed.positions : [];
  const picked = turn.region === region ? turn.picked.map(positionOf) : [];
  const face = turn.card === undefined ? undefined : faces.get(turn.card);
  const drafted = turn.draft.preview === undefined ? [] : changed(kings, before, region);
  return {
    legal,
    barred: barred.filter((position) => !legal.includes(position)),
    chosen: [...picked, ...pointed],
    greyed: face && pointed.length > 0 ? greysOf(face, pointed) : [],
    activated: stage.region === region ? (stage.active ?? []) : [],
    drafted,
    moves: movesOf(turn.draft.preview?.details, before, view),
    last: there,
  };
}

/** The positions whose stacks a draft changes. */
function changed(after: KingsView, before: KingsView | undefined, region: string): string[] {
  const text = (kings: KingsView | undefined, position: string) =>
    kings?.board[region]?.[position]?.join(" ");
  return POSITIONS.filter((position) => text(before, position) !== text(after, position));
}

function namesOf(kings: KingsView, view: RegionView, marks: RegionMarks): Record<string, string> {
  const region = regionName(view.region);
  const name = (position: string) =>
    [
      say("cell", { region, position, stack: stackWords(kings, view, position) }),
      ...(["legal", "barred", "chosen", "activated", "drafted", "last"] as const)
        .filter((mark) => marks[mark]?.includes(position))
        .map((mark) => say(`cell-${mark}`)),
      ...(marks.moves ?? []).flatMap((move) => moveWords(move, position)),
    ].join(", ");
  return Object.fromEntries(POSITIONS.map((position) => [`${view.region} ${position}`, name(position)]));
}

/** The part of a position in the move of a fort, in words. */
function moveWords({ from, to }: Move, position: string): string[] {
  if (position === from) return [say("cell-fort-left", { to })];
  return position === to ? [say("cell-fort-came", { from })] : [];
}

/** The pieces of a stack, the undermost first; none if the position is vacant. */
export const stackAt = ({ board }: KingsView, region: string, position: string): readonly string[] =>
  board[region]?.[position] ?? [];

/** How many cards a list has, or a number in its place where they are hidden. */
export const countOf = (cards: readonly number[] | number): number =>
  typeof cards === "number" ? cards : cards.length;

/** The pieces of a stack in words, the uppermost first. */
export function stackWords(kings: KingsView, view: RegionView, position: string): string {
  const stack = stackAt(kings, view.region, position);
  const [top, ...captives] = [...stack].reverse().map(pieceWords);
  if (top === undefined) return say("stack-empty");
  if (view.forts?.includes(position)) {
    const held = captives.slice(1);
    return held.length === 0
      ? say("stack-fort", { top })
      : say("stack-fort-captives", { top, captives: list(held) });
  }
  return captives.length === 0 ? top : say("stack-captives", { top, captives: list(captives) });
}

/** A piece in words; one in capitals is a King piece. */
export function pieceWords(piece: string): string {
  const seat = seatName(piece.toLowerCase());
  return piece === piece.toLowerCase() ? seat : say("piece-king", { seat });
}

/** A stack that is looked into. */
export function stackOf(
  kings: KingsView,
  view: RegionView,
  position: string,
  turn: Turn,
  isPatterned: boolean,
): StackState {
  const pieces = stackAt(kings, view.region, position);
  const levels = (all: readonly string[]) =>
    all.map(pieceAt).flatMap((piece) => (piece.position === position ? [piece.level] : []));
  const legal = levels(turn.piecesAt(view.region, position));
  return {
    ...EMPTY_STACK,
    pieces,
    legal,
    chosen: turn.region === view.region ? levels(turn.picked) : [],
    picking: legal.length > 0 ? "legal" : "none",
    patterns: isPatterned ? "strong" : "plain",
    label: say("cell", {
      region: regionName(view.region),
      position,
      stack: stackWords(kings, view, position),
    }),
    names: pieces.map((piece, level) => say("piece-level", { piece: pieceWords(piece), level: level + 1 })),
  };
}

/** The positions that the last seat to decide named in its turn, which are marked on the board. */
export function lastOf(view: View): { region: string; positions: readonly string[] }[] {
  const seat = view.log.at(-1)?.seat;
  const from = view.log.findLastIndex((entry) => entry.seat !== seat) + 1;
  return view.log.slice(from).flatMap(({ detail }) => (detail.kind === "play" ? [] : placeOf(detail)));
}

/** The positions that an action names, with their region; none if it names no position. */
export function placeOf(detail: LogDetail): { region: string; positions: readonly string[] }[] {
  const [{ region }, positions] = [detail, positionsIn(detail)];
  return region === undefined || positions.length === 0 ? [] : [{ region, positions }];
}
