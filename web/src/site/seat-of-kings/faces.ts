// The faces of the cards of a deck.

import { get } from "../../client/requests.ts";
import type { CardFace, DeckView } from "../../client/wire.ts";
import type { CardFace as Drawn } from "../../seat-of-kings/index.ts";
import { say } from "../words.ts";
import { list } from "./sentences.ts";

/** All cards of the deck of a table, or of the usual deck, by their numbers. */
export async function facesOf(table: string | undefined): Promise<ReadonlyMap<number, CardFace>> {
  const { cards } = await get<DeckView>(table === undefined ? "api/deck" : `api/tables/${table}/deck`);
  return new Map(cards.map((face) => [face.card, face]));
}

/** A card for its picture. */
export const drawnOf = ({ card, cost, place = [], grey = [] }: CardFace): Drawn => ({
  number: card,
  cost,
  place,
  grey,
});

/** A card in words. */
export function faceWords(face: CardFace | undefined, card: number): string {
  if (face === undefined) return say("card", { card });
  const { cost, place = [], fits = [] } = face;
  if (face.is_stone) return say("card-stone", { card, cost });
  const positions = (fits[0] ?? "").split("+");
  const first = list(positions);
  const last = list((fits.at(-1) ?? "").split("+"));
  const array = say("card-array", { card, cost, count: place.length, fits: fits.length, first, last });
  const greys = greysOf(face, positions);
  return greys.length === 0
    ? array
    : say("card-grey", { array, first, count: greys.length, greys: list(greys) });
}

const spot = (text: string) => ({ rank: text.slice(0, 1), shift: Number(text.slice(1)) });

/** The greyed positions of a card that is laid on these Placement Positions. */
export function greysOf({ place = [], grey = [] }: CardFace, positions: readonly string[]): string[] {
  for (const one of place.map(spot)) {
    const at = positions.find((position) => position.startsWith(one.rank));
    if (at === undefined) continue;
    const shift = Number(at.slice(1)) - one.shift;
    return grey.map(spot).map(({ rank, shift: own }) => (rank === "K" ? rank : `${rank}${own + shift}`));
  }
  return [];
}
