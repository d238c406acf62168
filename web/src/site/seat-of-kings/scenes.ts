// From a view to the pictures of Seat of Kings: pieces, marks and names.

import { recall } from "../../board/recall.ts";
import { EMPTY_BOARD, EMPTY_STACK, POSITIONS, isKing, playerOf } from "../../seat-of-kings/index.ts";
import type {
  BoardState,
  CardFace as Drawn,
  Move,
  Player,
  Position,
  Region,
  RegionMarks,
  StackState,
} from "../../seat-of-kings/index.ts";
import type { CardFace, KingsView, RegionView } from "../../client/wire.ts";
import { spoken } from "../spoken.svelte.ts";
import { say, seatName } from "../words.ts";
import { pieceAt, positionOf } from "./actions.ts";
import { drawnOf, greysOf } from "./faces.ts";
import { planMarks } from "./planMarks.ts";
import { list, regionName } from "./sentences.ts";
import type { Touched } from "./stage/touched.ts";
import type { Place, Turn } from "./turn.svelte.ts";

/** The marks over the stacks. */
export interface BoardMarks {
  /** The selection of the reader; undefined in a replay. */
  readonly turn: Turn | undefined;
  /** The game before the draft. */
  readonly before: KingsView | undefined;
  readonly faces: ReadonlyMap<number, CardFace>;
  /** The positions that the last event changed. */
  readonly last: readonly Touched[];
  /** The positions that changed since the reader last decided. */
  readonly since?: readonly Touched[];
  /** The positions of a line of the log that is pointed at, in place of all news. */
  readonly lit?: readonly Touched[];
  /** By region and position, the number of the turn that changed it since then. */
  readonly trail?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The card on top of the discards. */
  readonly discarded?: number | undefined;
  readonly isPatterned: boolean;
  /** The places that a lesson shows, and those of the reason of a refusal. */
  readonly looks?: readonly Place[];
  readonly reasons?: readonly Place[];
  /** The width and height in pixels that the board has on the page. */
  readonly room?: readonly [number, number] | undefined;
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
    held: heldOf(kings),
    dominant: Object.fromEntries(dominant.map((region) => [region.region, region.dominant as Player])),
    marks,
    framed: framedOf(kings, shown),
    middle: {
      deck: countOf(kings.deck),
      discards: kings.discard.length,
      starting: kings.starting === "" ? undefined : (kings.starting as Player),
      discarded: faceOf(shown.faces, shown.discarded),
      traitor: (kings.traitor?.owner ?? kings.traitor?.waiting?.[0]) as Player | undefined,
      traitorCard: faceOf(shown.faces, kings.traitor?.card),
      meanings: { starting: say("kings-sign-starting"), traitor: say("kings-sign-traitor") },
    },
    room: shown.room,
    picking: "legal",
    patterns: shown.isPatterned ? "strong" : "plain",
    label: say("board-name"),
    names: Object.assign(
      {},
      ...kings.regions.map((region) => namesOf(kings, region, marks[region.region] ?? {})),
    ),
  };
}

/** The players who hold the closed regions. */
function heldOf({ closed, regions }: KingsView): BoardState["held"] {
  const held = regions.flatMap(({ region, king }) =>
    king !== undefined && closed.includes(region)
      ? [[region, { player: king as Player, name: seatName(king) }]]
      : [],
  );
  return Object.fromEntries(held) as BoardState["held"];
}

/** A card for its picture; undefined as long as the deck is not known. */
function faceOf(faces: ReadonlyMap<number, CardFace>, card: number | undefined): Drawn | undefined {
  const face = card === undefined ? undefined : faces.get(card);
  return face && drawnOf(face);
}

/** The region in which something is asked. */
function framedOf(kings: KingsView, { turn }: BoardMarks): Region[] {
  const asked = turn?.draft.legal === undefined ? undefined : kings.stage.region;
  return asked === undefined ? [] : [asked as Region];
}

function marksOf(
  kings: KingsView,
  view: RegionView,
  { turn, before, faces, last, since = [], lit = [], trail = {}, looks = [], reasons = [] }: BoardMarks,
): RegionMarks {
  const { region } = view;
  /** True if nothing is left of a position: it is empty, and its region is closed. */
  const isGone = (at: string) => kings.closed.includes(region) && stackAt(kings, region, at).length === 0;
  const among = (all: readonly Touched[]) =>
    all
      .filter((at) => at.region === region)
      .flatMap(({ positions }) => positions.filter((at) => !isGone(at)));
  const news =
    lit.length > 0
      ? { last: among(lit) }
      : {
          last: among(last),
          since: among(since).filter((at) => !among(last).includes(at)),
          trail: Object.fromEntries(Object.entries(trail[region] ?? {}).filter(([at]) => !isGone(at))),
        };
  if (turn === undefined) return news;
  const within = (places: readonly Place[]) =>
    places.filter((place) => place.region === region).map((place) => place.position);
  const legal = within(turn.places);
  const { stage } = kings;
  const shown = turn.shownFit?.region === region ? turn.shownFit.positions : [];
  const picked = turn.region === region ? turn.picked.map(positionOf) : [];
  const face = turn.card === undefined ? undefined : faces.get(turn.card);
  const greyed = face && shown.length > 0 ? greysOf(face, shown) : [];
  const drafted = turn.draft.preview === undefined ? [] : changed(kings, before, region);
  const hinted = turn.hinted?.region === region ? turn.hinted.positions : [];
  return {
    legal,
    idle: within(turn.idlePlaces),
    // A position has one mark: that the card needs it says why it cannot go there.
    barred: barredOf(turn, region).filter((at) => !legal.includes(at) && !greyed.includes(at)),
    chosen: picked,
    greyed,
    activated: stage.region === region && stage.name === "promote" ? (stage.active ?? []) : [],
    drafted,
    hints: hinted,
    looks: within(looks),
    reasons: within(reasons),
    moves: turn.draftRegion === region ? fortMoves(turn.draft.preview?.fort_moved) : [],
    ...(drafted.length > 0 && lit.length === 0 ? {} : news),
    ...planMarks(turn, region),
  };
}

/** A fort that a draft moves, as its preview says. */
const fortMoves = ([from, to]: readonly string[] = []): Move[] =>
  from === undefined || to === undefined ? [] : [{ from: from as Position, to: to as Position }];

/** The positions where the chosen card cannot be played. While its second position is asked for, only that is shown. */
function barredOf(turn: Turn, region: string): string[] {
  if (turn.draft.steps.length > 0 || turn.picked.length > 0) return [];
  const fits = turn.cardFits?.fits?.find((fits) => fits.region === region);
  const outside = fits === undefined ? [] : (turn.cardFits?.outside?.fits ?? []);
  return [...(fits?.barred?.fits ?? []), ...outside].flat();
}

/** The positions whose stacks a draft changes. */
function changed(after: KingsView, before: KingsView | undefined, region: string): string[] {
  const text = (kings: KingsView | undefined, position: string) =>
    kings?.board[region]?.[position]?.join(" ");
  return POSITIONS.filter((position) => text(before, position) !== text(after, position));
}

/** Most changes concern one region: the names of the others are as they were. */
const recalled = recall<Record<string, string>>();

/** The names of the positions of a region and of its ranks, which are rows for a screen reader. */
function namesOf(kings: KingsView, view: RegionView, marks: RegionMarks): Record<string, string> {
  const source = [kings.board[view.region], view.forts, marks, spoken.language, spoken.heard];
  return recalled(view.region, source, () => namesIn(kings, view, marks));
}

function namesIn(kings: KingsView, view: RegionView, marks: RegionMarks): Record<string, string> {
  const region = regionName(view.region);
  const name = (position: string) =>
    [
      say("cell", { region, position, stack: stackWords(kings, view, position) }),
      ...(["legal", "idle", "barred", "chosen", "activated", "drafted", "last", "since", "hints"] as const)
        .filter((mark) => marks[mark]?.includes(position))
        .map((mark) => say(`cell-${mark}`)),
      ...(marks.looks?.includes(position) ? [say("cell-hints")] : []),
      ...trailWords(marks, position),
      ...ghostWords(marks, position),
      ...(marks.moves ?? []).flatMap((move) => moveWords(move, position)),
    ].join(", ");
  const rows = [...new Set(POSITIONS.map((position) => position.charAt(0)))].map((rank) => [
    `${view.region} ${rank}`,
    say("cell-row", { region, rank: say(`rank-${rank.toLowerCase()}`) }),
  ]);
  const cells = POSITIONS.map((position) => [`${view.region} ${position}`, name(position)]);
  return Object.fromEntries([...rows, ...cells]) as Record<string, string>;
}

/** The number of the turn since the reader's last one that changed a position. */
function trailWords({ trail = {} }: RegionMarks, position: string): string[] {
  const number = trail[position];
  return number === undefined ? [] : [say("cell-trail", { number })];
}

/** The effect on a position of the turn that is shown or drafted. */
function ghostWords({ ghosts = [] }: RegionMarks, position: string): string[] {
  const here = ghosts.filter((ghost) => ghost.position === position);
  return here.map(({ isPromoted }) => say(isPromoted ? "cell-would-promote" : "cell-would-place"));
}

/** The part of a position in the move of a fort, in words. */
function moveWords({ from, to }: Move, position: string): string[] {
  if (position === from) return [say("cell-fort-left", { to })];
  return position === to ? [say("cell-fort-came", { from })] : [];
}

/** The pieces of a stack, the undermost first; none if the position is vacant. */
export const stackAt = ({ board }: KingsView, region: string, position: string): readonly string[] =>
  board[region]?.[position] ?? [];

/** The number of cards of a list, or the number in its place where they are hidden. */
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
  const seat = seatName(playerOf(piece));
  return isKing(piece) ? say("piece-king", { seat }) : seat;
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
