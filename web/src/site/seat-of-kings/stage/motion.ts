// The motion on the board of Seat of Kings while an entry of the log happens: pieces, coins, the card that is played.

import { cardShapes, cellId, coinOf, flightsOf } from "../../../seat-of-kings/index.ts";
import type {
  BoardState,
  CardFace,
  Flight,
  Motion,
  Player,
  Region,
  Traveller,
} from "../../../seat-of-kings/index.ts";
import type { EntryView, KingsView } from "../../../client/wire.ts";
import { cardsIn } from "../actions.ts";
import { changeOf } from "./change.ts";
import { afterMs } from "./durations.ts";

/** The motion between two moments of a game. */
export interface Step {
  readonly entry: EntryView;
  readonly before: KingsView;
  readonly after: KingsView;
  /** The card that the entry lays open, for its picture. */
  readonly face: CardFace | undefined;
  /** The duration of all of it, in milliseconds. */
  readonly ms: number;
  /** The duration of its decision without the consequences, as a share of that. */
  readonly share: number;
}

const CARD_SCALE = 0.6;
const COIN_SCALE = 1.6;

/** The motion of a step. */
export function motionOf({ entry, before, after, face, ms, share }: Step): Motion {
  const isAfter = afterMs(entry) > 0;
  const begins = isAfter ? share : 0;
  const regions = after.regions.map(({ region }) => region as Region);
  const flights = flightsOf(stateOf(before, regions), stateOf(after, regions), captorsOf(entry, before));
  return {
    key: `${entry.version}`,
    ms,
    flights: flights.map((flight): Flight => (begins > 0 ? { ...flight, begins } : flight)),
    travellers: [...cardOf(entry, face), ...coinsOf(entry, begins)],
  };
}

const stateOf = (
  { board }: KingsView,
  regions: readonly Region[],
): Pick<BoardState, "board" | "regions"> => ({
  board,
  regions,
});

/** Who takes the pieces of a region that an entry cleared: whoever controls their position. */
function captorsOf({ detail: { effects = [] } }: EntryView, before: KingsView): Record<string, Player> {
  const cleared = effects.flatMap((effect) => (effect.effect === "cleared" ? [effect.region] : []));
  const stacks = cleared.flatMap((region) =>
    Object.entries(before.board[region] ?? {}).map(([position, stack]) => [
      cellId(region as Region, position),
      stack.at(-1)?.toLowerCase() as Player,
    ]),
  );
  return Object.fromEntries(stacks) as Record<string, Player>;
}

/** The card that is played, on its way from its player over the middle to the discards; that of a traitor comes to its owner. */
function cardOf({ seat, detail }: EntryView, face: CardFace | undefined): Traveller[] {
  if (detail.kind === "traitor" && face !== undefined && seat !== undefined) {
    const [deck, player] = [{ part: "deck" }, { player: seat as Player }];
    return [{ shapes: cardShapes(face), from: deck, over: deck, to: player, scale: CARD_SCALE }];
  }
  const isShown =
    ["play", "stone", "amnesty", "discard"].includes(detail.kind) && cardsIn(detail).length === 1;
  if (!isShown || face === undefined || seat === undefined) return [];
  const pile = { part: "discards" };
  return [
    { shapes: cardShapes(face), from: { player: seat as Player }, over: pile, to: pile, scale: CARD_SCALE },
  ];
}

/** The cumals that players pay and take. */
function coinsOf(entry: EntryView, begins: number): Traveller[] {
  const bank = { part: "deck" };
  return (changeOf(entry).players ?? []).flatMap(({ seat, cumals }) => {
    const [had = 0, has = 0] = cumals ?? [];
    if (had === has) return [];
    const [gain, player] = [has - had, { player: seat as Player }];
    const [from, to] = gain > 0 ? [bank, player] : [player, bank];
    return [{ shapes: coinOf(Math.abs(gain)), from, to, scale: COIN_SCALE, begins }];
  });
}
