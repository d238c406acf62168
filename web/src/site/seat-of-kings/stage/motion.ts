// The motion on the board of Seat of Kings while an entry of the log happens: pieces, coins, cards, light, the climb of a promotion.

import {
  POSITIONS,
  cardBack,
  cardShapes,
  cellId,
  coinOf,
  flightsOf,
  pieceOf,
} from "../../../seat-of-kings/index.ts";
import type {
  BoardState,
  CardFace,
  Flight,
  Light,
  Motion,
  Player,
  Region,
  Span,
  Traveller,
} from "../../../seat-of-kings/index.ts";
import type { EntryView, KingsView } from "../../../client/wire.ts";
import { holderOf } from "../../../game/stacks.ts";
import { cardsIn } from "../actions.ts";
import { changeOf } from "./change.ts";
import { CROSSED, STRUCK, type Part, type Timed } from "./parts.ts";

/** The motion between two moments of a game. */
export interface Step {
  readonly entry: EntryView;
  readonly before: KingsView;
  readonly after: KingsView;
  /** The card that the entry lays open, for its picture. */
  readonly face: CardFace | undefined;
  /** The parts of the entry, each with its time. */
  readonly parts: readonly Timed[];
  /** The duration of all of it, in milliseconds. */
  readonly ms: number;
}

const CARD_SCALE = 0.6;
const COIN_SCALE = 1.6;
const PIECE_SCALE = 0.7;
/** The cards that are seen to be dealt to each player. */
const DEALT = 6;

/** Each row of a cleared region leaves so much later than the one below it, as a share of the whole. */
const ROW = 0.13;
const RANKS = "FHWCK";

/** The motion of a step. */
export function motionOf(step: Step): Motion {
  const { entry, before, after, face, parts, ms } = step;
  const regions = after.regions.map(({ region }) => region as Region);
  const flights = flightsOf(stateOf(before, regions), stateOf(after, regions), captorsOf(entry, before));
  const spans = parts.map(({ part, from, to }) => ({ part, begins: from / ms, ends: to / ms }));
  const decision = spans.find(({ part }) => part.kind === "decision") ?? { begins: 0, ends: 1 };
  return {
    key: `${entry.version}`,
    ms,
    flights: flights.map((flight) => timed(flight, entry, spans, decision)),
    travellers: [
      ...cardOf(entry, face, decision),
      ...dealt(entry, decision),
      ...paidOf(entry, decision),
      ...ransomed(entry, decision),
      ...spans.flatMap((span) => travellersOf(span, before)),
    ],
    lights: spans.flatMap((span) => lightsOf(span, before)),
    climbs: climbsOf(entry, decision),
    strikes: strikesOf(entry, decision),
  };
}

type PartSpan = Span & { readonly part: Part };

const stateOf = (
  { board }: KingsView,
  regions: readonly Region[],
): Pick<BoardState, "board" | "regions"> => ({
  board,
  regions,
});

/** The players who take the pieces of a region that an entry cleared: those who control their positions. */
function captorsOf({ detail: { effects = [] } }: EntryView, before: KingsView): Record<string, Player> {
  const cleared = effects.flatMap((effect) => (effect.effect === "cleared" ? [effect.region] : []));
  const stacks = cleared.flatMap((region) =>
    Object.entries(before.board[region] ?? {}).map(([position, stack]) => [
      cellId(region as Region, position),
      holderOf(stack) as Player,
    ]),
  );
  return Object.fromEntries(stacks) as Record<string, Player>;
}

/** A flight in its time: pieces of a cleared region leave row by row, then the King piece comes; all others move with the decision. */
function timed(flight: Flight, entry: EntryView, spans: readonly PartSpan[], decision: Span): Flight {
  const cell = "cell" in flight.from ? flight.from.cell : "cell" in flight.to ? flight.to.cell : "";
  const [region = "", position = ""] = cell.split(" ");
  const clearing = spans.find(({ part }) => part.kind === "cleared" && part.cleared.region === region);
  if (clearing !== undefined) {
    const row = RANKS.indexOf(position.charAt(0));
    const isComing = "cell" in flight.to;
    return {
      ...flight,
      ...within(clearing, isComing ? 0.75 : 0.08 + ROW * row, isComing ? 1 : 0.33 + ROW * row),
    };
  }
  if (entry.detail.kind === "exchange") return { ...flight, ...within(decision, STRUCK, CROSSED) };
  const isPromoted = entry.detail.kind === "promote" && position === entry.detail.position;
  const appears = isPromoted && "cell" in flight.to && !("cell" in flight.from);
  return { ...flight, ...(appears ? { ...within(decision, 0.45, 1), appears } : decisionOf(decision)) };
}

const decisionOf = ({ begins, ends }: Span): Span => ({ begins, ends });

/** A part of a span, from and to a share of it. */
const within = ({ begins, ends }: Span, from: number, to: number): Span => ({
  begins: begins + from * (ends - begins),
  ends: begins + to * (ends - begins),
});

/** The card that is played, on its way from its player over the middle to the discards; that of a traitor comes to its owner. */
function cardOf({ seat, detail }: EntryView, face: CardFace | undefined, span: Span): Traveller[] {
  if (face === undefined || seat === undefined) return [];
  const [player, card] = [
    { player: seat as Player },
    { shapes: cardShapes(face), back: cardBack(), scale: CARD_SCALE, ...decisionOf(span) },
  ];
  const deck = { part: "deck" };
  if (detail.kind === "traitor") return [{ ...card, from: deck, over: deck, to: player }];
  const isShown =
    ["play", "stone", "amnesty", "discard"].includes(detail.kind) && cardsIn(detail).length === 1;
  const pile = { part: "discards" };
  return isShown ? [{ ...card, from: player, over: pile, to: pile }] : [];
}

/** The backs that a deal brings to each player, one after the other. */
function dealt(entry: EntryView, span: Span): Traveller[] {
  if (entry.detail.kind !== "shuffle") return [];
  const takers = (changeOf(entry).players ?? []).filter(({ cards, aside }) =>
    [cards, aside].some(([had = 0, has = 0] = []) => has > had),
  );
  const all = takers.length * DEALT;
  return Array.from({ length: DEALT }, (_, round) =>
    takers.map(({ seat }, place): Traveller => {
      const from = (round * takers.length + place) / all;
      const to = { player: seat as Player };
      const timing = within(span, 0.7 * from, 0.7 * from + 0.3);
      return { shapes: cardBack(), from: { part: "deck" }, to, scale: CARD_SCALE, ...timing };
    }),
  ).flat();
}

/** The cumals that players pay for a decision, and take by it. */
function paidOf(entry: EntryView, span: Span): Traveller[] {
  const bank = { part: "deck" };
  const earned = (seat: string) =>
    (entry.detail.effects ?? []).reduce(
      (sum, effect) => (effect.effect === "income" && effect.seat === seat ? sum + effect.cumals : sum),
      0,
    );
  return (changeOf(entry).players ?? []).flatMap(({ seat, cumals }) => {
    const [had = 0, has = 0] = cumals ?? [];
    const gain = has - had - earned(seat);
    if (gain === 0) return [];
    const player = { player: seat as Player };
    const [from, to] = gain > 0 ? [bank, player] : [player, bank];
    return [{ shapes: coinOf(Math.abs(gain)), from, to, scale: COIN_SCALE, ...decisionOf(span) }];
  });
}

/** Pieces that are bought free, on their way to their owner. */
const ransomed = ({ detail: { effects = [] } }: EntryView, span: Span): Traveller[] =>
  effects.flatMap((effect) =>
    effect.effect === "ransomed" && effect.pieces > 0
      ? [freed(effect.owner, effect.captor, decisionOf(span))]
      : [],
  );

const freed = (owner: string, captor: string, span: Span): Traveller => ({
  shapes: pieceOf(owner),
  from: { player: captor as Player },
  to: { player: owner as Player },
  scale: PIECE_SCALE,
  ...span,
});

/** The coins and prisoners of a part that nobody decided. */
function travellersOf(span: PartSpan, before: KingsView): Traveller[] {
  const { part, begins, ends } = span;
  const coin = (seat: string, cumals: number, from: Traveller["from"]): Traveller => ({
    shapes: coinOf(cumals),
    from,
    to: { player: seat as Player },
    scale: COIN_SCALE,
    begins,
    ends,
  });
  switch (part.kind) {
    case "rank":
      return part.gains.flatMap(({ seat, region }) =>
        held(before, region, part.rank, seat)
          .slice(0, 1)
          .map((cell) => coin(seat, 1, { cell })),
      );
    case "spread":
      return part.incomes.flatMap(({ seat, spread = "" }) =>
        [...spread.toUpperCase()].flatMap((rank) =>
          before.regions
            .flatMap(({ region }) => held(before, region, rank, seat))
            .slice(0, 1)
            .map((cell) => coin(seat, 1, { cell })),
        ),
      );
    case "income":
      return part.incomes.map(({ seat, cumals }) => coin(seat, cumals, { part: "deck" }));
    case "effect": {
      if (part.effect.effect !== "prisoners_exchanged") return [];
      const [one = "", other = ""] = part.effect.seats;
      return [freed(one, other, { begins, ends }), freed(other, one, { begins, ends })];
    }
    default:
      return [];
  }
}

/** The cells of a rank of a region that a seat controls. */
function held({ board }: KingsView, region: string, rank: string, seat: string): string[] {
  const at = board[region] ?? {};
  return POSITIONS.filter((position) => position.startsWith(rank) && holderOf(at[position]) === seat).map(
    (position) => cellId(region as Region, position),
  );
}

/** The light on what brings income, and on the terraces of a region that is cleared, from the lowest one up. */
function lightsOf(span: PartSpan, before: KingsView): Light[] {
  const { part, begins, ends } = span;
  if (part.kind === "rank") {
    const cells = part.gains.flatMap(({ seat, region }) => held(before, region, part.rank, seat));
    return [{ cells, begins, ends }];
  }
  if (part.kind === "spread") {
    const regions = before.regions.map(({ region }) => region);
    const cells = part.incomes.flatMap(({ seat, spread = "" }) =>
      [...spread.toUpperCase()].flatMap((rank) =>
        regions.flatMap((region) => held(before, region, rank, seat)),
      ),
    );
    return [{ cells, begins, ends }];
  }
  if (part.kind !== "cleared") return [];
  const { region } = part.cleared;
  return [...RANKS].map((rank, row) => ({
    cells: POSITIONS.filter((position) => position.startsWith(rank)).map((position) =>
      cellId(region as Region, position),
    ),
    isTerrace: true,
    ...within(span, ROW * row, ROW * row + 0.3),
  }));
}

/** The dagger of a traitor strikes the name of the region, and stays until the pieces have crossed. */
const strikesOf = ({ detail }: EntryView, span: Span): Motion["strikes"] =>
  detail.kind === "exchange" && detail.region !== undefined
    ? [{ region: detail.region as Region, struck: STRUCK / CROSSED, ...within(span, 0, CROSSED) }]
    : [];

/** The climb to a position that is promoted into. */
function climbsOf({ seat, detail }: EntryView, span: Span): Motion["climbs"] {
  if (detail.kind !== "promote" || detail.region === undefined || seat === undefined) return [];
  const { region, position } = detail;
  const cell = (at: string) => cellId(region as Region, at);
  return [
    {
      player: seat as Player,
      from: supportsOf(position).map(cell),
      to: cell(position),
      ...within(span, 0, 1),
    },
  ];
}

/** The two positions on which another one stands. */
function supportsOf(position: string): string[] {
  const rank = RANKS.charAt(RANKS.indexOf(position.charAt(0)) - 1);
  const number = Number(position.slice(1) || 1);
  return [`${rank}${number}`, `${rank}${number + 1}`];
}
