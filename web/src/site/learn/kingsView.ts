// A position of a lesson of Seat of Kings as the view of a table, which is what the parts of a table read.

import type { KingsPosition, Legal, View } from "../../client/wire.ts";

/** The view of a position, with what its reader may decide there. Nothing was played at that table before. */
export function viewOfPosition(position: KingsPosition, legal: Legal | undefined): View {
  const { variant, you, kings, turn } = position;
  const seats = Object.keys(position.hands).map((seat, side) => ({
    seat,
    side,
    person: side,
    sits: true,
    asked: seat === turn,
    runs: false,
  }));
  return {
    version: 0,
    variant,
    clock: "none",
    length: "game",
    stage: kings.stage.name === "over" ? "over" : "playing",
    standing: { game: 1, games: 1, points: [], results: [] },
    seats,
    kings,
    can_undo: false,
    can_hint: false,
    fairness: { game: 0, commitment: "", commitments: [], sent: [], renewals: 0 },
    log_from: 0,
    log: [],
    ...(you !== undefined && { you }),
    ...(turn !== undefined && { turn }),
    ...(legal !== undefined && { legal }),
  };
}

/** The things that a lesson shows: places of the board, cards, and whether the learner's cumals. */
export interface Looked {
  readonly places: readonly { readonly region: string; readonly position: string }[];
  readonly cards: readonly number[];
  readonly hasCumals: boolean;
}

/** The things that these words name, such as `ulster F2`, `card 17` and `cumals`. */
export function lookedAt(words: readonly string[]): Looked {
  const pairs = words.map((text) => text.split(" ")).filter((parts) => parts.length === 2);
  const isCard = ([kind]: readonly string[]) => kind === "card";
  return {
    places: pairs
      .filter((pair) => !isCard(pair))
      .map(([region = "", position = ""]) => ({ region, position })),
    cards: pairs.filter(isCard).map(([, card]) => Number(card)),
    hasCumals: words.includes("cumals"),
  };
}
