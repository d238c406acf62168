// From a view to the state of a board: pieces, marks and the name of each hill.

import {
  HILLS,
  NO_OVERLAYS,
  NO_SKETCH,
  STILL,
  bridgesOf,
  hillsOf,
  ownerOf,
  type BoardState,
  type Bridge,
  type BySide,
  type Fallen,
  type Ghost,
  type Hill,
  type Motion,
  type Orientation,
  type Overlays,
  type Picking,
  type ShownMove,
  type Sketch,
} from "../../board/index.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { sideOf, type Seats } from "../named.ts";
import { say } from "../words.ts";

/** The marks on a board, and how it is shown. */
export interface Marks {
  /** All seats, in turn order. */
  readonly seats: Seats;
  /** The seat to move; undefined if the game is over. */
  readonly turn: string | undefined;
  readonly legal: readonly Hill[];
  readonly picked: readonly Hill[];
  /** The hills whose king can be dragged. */
  readonly drags?: readonly Hill[];
  /** The places for the bridge that is to be chosen. */
  readonly links?: readonly Bridge[];
  readonly lastMove: readonly Hill[];
  /** The targets of the numbered moves, in order. */
  readonly trail?: readonly Hill[];
  /** The kings that fell since the reader's own last move. */
  readonly fallen?: readonly Fallen[];
  /** The effect of a press on the pointed hill. */
  readonly ghost?: Ghost | undefined;
  /** The hills of a move that could not be sent yet. */
  readonly pending?: readonly Hill[];
  readonly reasons: readonly Hill[];
  /** The hills that a sentence is about, legal or not. */
  readonly lit?: readonly Hill[];
  /** The hill of a press that was refused. */
  readonly refused?: Hill | undefined;
  readonly hints: readonly Hill[];
  /** The best moves, the best first. */
  readonly best?: readonly ShownMove[];
  readonly sketch?: Sketch;
  /** True if a press draws on the board. */
  readonly isDrawing?: boolean;
  /** Which kingdoms are outlined: all, or none, those of a side, or the one that has a hill. */
  readonly kingdoms: boolean | number | Hill;
  /** The number of kingdoms of each side that are numbered. */
  readonly seals?: number;
  /** The hills or bridges that are counted, in order. */
  readonly counted?: readonly (Hill | Bridge)[];
  readonly orientation: Orientation;
  readonly patterns: boolean;
  readonly canPick: boolean;
  readonly motion?: Motion;
  readonly label: string;
  /** The further effects of a press on a legal hill, in words; empty if there are none. */
  readonly following?: (hill: Hill) => string;
}

/** The hills of both sides. */
export const bothSides = (texts: readonly string[] | undefined): BySide<Hill[]> => [
  hillsOf(texts?.[0] ?? ""),
  hillsOf(texts?.[1] ?? ""),
];

/** The area of a seat of doubles; of other seats none. */
export const areaOf = ({ areas }: RingfortsView, seats: Seats, name?: string): Hill[] =>
  hillsOf(areas?.[seats.findIndex(({ seat }) => seat === name)] ?? "");

/** The state of a board with its marks. */
export function boardState(board: RingfortsView, marks: Marks): BoardState {
  const state: BoardState = {
    ringforts: bothSides(board.ringforts),
    kings: bothSides(board.kings),
    bridges: (board.links ?? []).flatMap(bridgesOf),
    legal: marks.legal,
    lastMove: marks.lastMove,
    drags: marks.drags ?? [],
    selected: marks.picked.at(-1),
    overlays: overlays(board, marks),
    motion: marks.motion ?? STILL,
    orientation: marks.orientation,
    patterns: marks.patterns ? "strong" : "plain",
    coordinates: true,
    picking: pickingOf(marks),
    label: marks.label,
    names: {},
  };
  return { ...state, names: names(state, marks) };
}

function pickingOf({ isDrawing, canPick }: Marks): Picking {
  if (isDrawing === true) return "sketch";
  return canPick ? "legal" : "none";
}

function overlays(board: RingfortsView, marks: Marks): Overlays {
  const { seats, turn, picked, legal } = marks;
  const area = areaOf(board, seats, turn);
  /** The edges where the players of a side sit in doubles. */
  const edges = (side: number) =>
    seats.filter((one) => one.side === side).map(({ seat }) => seat as Orientation);
  const [king] = picked;
  const reach = king === undefined ? undefined : board.reach?.[king];
  return {
    ...NO_OVERLAYS,
    // Once a game is over nothing is captured any more.
    besieged: board.phase === "over" ? [] : bothSides(board.besieged).flat(),
    forced: hillsOf(board.must_capture ?? ""),
    priorities: priorities(board, area, turn === undefined ? -1 : sideOf(seats, turn)),
    qualified: board.qualified ?? "",
    area,
    seats: board.areas === undefined ? NO_OVERLAYS.seats : [edges(0), edges(1)],
    reach:
      king === undefined || reach === undefined
        ? undefined
        : { from: king, to: hillsOf(reach), sacrifices: hillsOf(board.sacrifices?.[king] ?? "") },
    unlinked: bothSides(board.unlinked).flat(),
    links: marks.links ?? [],
    isKingdomPointed: typeof marks.kingdoms === "string",
    seals: marks.seals ?? 0,
    counted: marks.counted ?? [],
    kingdoms: outlined(kingdoms(board), marks.kingdoms),
    // A place that can be pressed is no reason against a press, and has marks of its own.
    reasons: [...marks.reasons.filter((hill) => !legal.includes(hill)), ...(marks.lit ?? [])],
    refused: marks.refused,
    hints: marks.hints,
    trail: marks.trail ?? [],
    fallen: marks.fallen ?? [],
    pending: marks.pending ?? [],
    ghost: marks.ghost,
    best: marks.best ?? [],
    sketch: marks.sketch ?? NO_SKETCH,
  };
}

const kingdoms = (board: RingfortsView): BySide<Hill[][]> => [
  (board.kingdoms?.[0] ?? []).map(hillsOf),
  (board.kingdoms?.[1] ?? []).map(hillsOf),
];

function outlined(all: BySide<Hill[][]>, which: Marks["kingdoms"]): BySide<Hill[][]> {
  const ofSide = (side: number) =>
    typeof which === "string"
      ? all[side]?.filter((hills) => hills.includes(which))
      : which === true || which === side
        ? all[side]
        : undefined;
  return [ofSide(0) ?? [], ofSide(1) ?? []];
}

/** The orders of priority of a side: in doubles those of the area, for others do not count. Rule: SHD5 */
function priorities(board: RingfortsView, area: readonly Hill[], side: number): Record<Hill, number> {
  const orders = board.priorities?.[side] ?? [];
  const entries = orders.flatMap((text, order) => hillsOf(text).map((hill) => [hill, order] as const));
  return Object.fromEntries(entries.filter(([hill]) => area.length === 0 || area.includes(hill)));
}

/** The color of a side as messages ask for it: what they say of it depends on the word beside it. */
const colorOf = (side: number): string => (side === 0 ? "red" : "blue");

/** The name of each hill for screen readers: its coordinates, its piece and its marks. */
function names(state: BoardState, marks: Marks): Record<Hill, string> {
  return Object.fromEntries(HILLS.map((hill) => [hill, name(state, hill, marks)]));
}

function name(state: BoardState, hill: Hill, { lit = [], following }: Marks): string {
  const { overlays } = state;
  const side = ownerOf(state, hill);
  const king = state.kings.findIndex((hills) => hills.includes(hill));
  const order = overlays.priorities[hill];
  const bridged = state.bridges.filter((bridge) => bridge.includes(hill)).flat();
  const bridges = bridged.filter((other) => other !== hill);
  const isLegal = state.picking === "legal" && state.legal.includes(hill);
  const best = overlays.best.findIndex(({ to }) => to === hill);
  const arrows = overlays.sketch.arrows.filter(([from]) => from === hill).map(([, to]) => to);
  const words = [
    hill,
    side === undefined ? say("hill-vacant") : say("hill-fort", { color: colorOf(side) }),
    king >= 0 && say("hill-king", { color: colorOf(king) }),
    bridges.length > 0 && say("hill-bridges", { hills: list(bridges) }),
    overlays.forced.includes(hill) && say("hill-forced"),
    !overlays.forced.includes(hill) && overlays.besieged.includes(hill) && say("hill-besieged"),
    overlays.unlinked.includes(hill) && say("hill-unlinked"),
    order !== undefined && order > 0 && say("hill-order", { order }),
    state.lastMove.includes(hill) && say("hill-last"),
    overlays.trail.includes(hill) && say("hill-trail", { number: overlays.trail.lastIndexOf(hill) + 1 }),
    ...overlays.fallen
      .filter((king) => king.hill === hill)
      .map((king) => say("hill-fallen", { color: colorOf(king.side) })),
    overlays.pending.includes(hill) && say("hill-unsent"),
    lit.includes(hill) ? say("hill-lit") : overlays.reasons.includes(hill) && say("hill-reason"),
    overlays.refused === hill && say("hill-refused"),
    overlays.hints.includes(hill) && say("hill-hint"),
    best >= 0 && say("hill-best", { number: best + 1 }),
    overlays.sketch.rings.includes(hill) && say("hill-ringed"),
    arrows.length > 0 && say("hill-arrow", { hills: list(arrows) }),
    state.selected === hill && say("hill-picked"),
    isLegal && say("hill-legal"),
    isLegal && following?.(hill),
  ];
  return words.filter((word) => typeof word === "string" && word !== "").join(", ");
}
