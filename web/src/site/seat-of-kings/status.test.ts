import { expect, test } from "vitest";

import type { KingsView } from "../../client/wire.ts";
import { leadWords } from "./status.ts";

/** Who leads with so many King positions each, in the order of seats. */
const leads = (...counts: number[]) =>
  leadWords({
    raths: counts.map((king_positions, place) => ({
      seat: ["blue", "red", "white", "yellow"][place] ?? "",
      king_positions,
      stock: 20,
      king_pieces: 2,
    })),
    kings_to_win: 2,
  } satisfies Pick<KingsView, "raths" | "kings_to_win">);

test("who leads is whoever holds the most King positions", () => {
  expect(leads(0, 0, 0)).toBe("Nobody holds a King position yet; it takes 2 to win.");
  expect(leads(0, 1, 0)).toBe("Red leads with 1 of 2 King positions.");
  expect(leads(1, 1, 0, 1)).toBe("Blue, Red and Yellow hold 1 of 2 King positions each.");
});
