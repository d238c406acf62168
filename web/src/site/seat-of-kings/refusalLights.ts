// The lights of a refusal on the table: places of the board, cards of the hand, and what a player has.

import type { Why } from "../../client/wire.ts";
import { placesOf } from "./stage/touched.ts";
import type { Place, Turn } from "./turn.svelte.ts";

/** The part of a player that can be lit: something that they have, or the player as a whole. */
export type Fact = "cumals" | "stock" | "prisoners" | "seat";

export interface RefusalLights {
  readonly places: readonly Place[];
  readonly cards: readonly number[];
  /** By seat. */
  readonly facts: Readonly<Partial<Record<string, Fact>>>;
}

const NOTHING: RefusalLights = { places: [], cards: [], facts: {} };

/** The lights of a refusal: the places that it rests on, which are of one region, and what else it is about. */
export function refusalLights(
  why: Pick<Why, "places" | "about"> | undefined,
  region: string,
  hand: readonly number[],
): RefusalLights {
  if (why === undefined) return NOTHING;
  const places = why.places.map((place) => ({ region, position: place.split(".")[0] ?? "" }));
  const { places: more, cards, facts } = aboutLights(why.about, hand);
  return { places: [...places, ...more], cards, facts };
}

function aboutLights(about: Why["about"], hand: readonly number[]): RefusalLights {
  switch (about?.kind) {
    case "hand":
      return { ...NOTHING, cards: hand };
    case "card":
      return { ...NOTHING, cards: [about.card] };
    case "thrones":
      return { ...NOTHING, places: about.regions.map((region) => ({ region, position: "K" })) };
    case "positions":
      return { ...NOTHING, places: placesOf(about) };
    case "cumals":
    case "stock":
      return { ...NOTHING, facts: { [about.seat]: about.kind } };
    case "prisoners":
      return { ...NOTHING, facts: { [about.captor]: about.kind } };
    case "seats":
      return { ...NOTHING, facts: Object.fromEntries(about.seats.map((seat) => [seat, "seat"])) };
    // The traitor's card stands beside the refusal.
    default:
      return NOTHING;
  }
}

/** The lights of the last refusal of a turn. */
export const lightsOf = ({ draft, kings, region, shown, hand }: Turn): RefusalLights =>
  refusalLights(draft.why, kings?.stage.region ?? region ?? shown ?? "", hand);
