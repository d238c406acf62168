import { describe, expect, test } from "vitest";

import { flightsOf, type Flight } from "./flights.ts";
import { EMPTY_BOARD, type BoardState } from "./state.ts";

const board = (ulster: Record<string, string[]>): BoardState => ({ ...EMPTY_BOARD, board: { ulster } });

/** A flight in a few words. */
const told = ({ piece, from, to }: Flight) =>
  [
    piece,
    ...[from, to].map((end) => ("player" in end ? `home of ${end.player}` : `${end.cell}.${end.place}`)),
  ].join(", ");

const flights = (before: Record<string, string[]>, after: Record<string, string[]>) =>
  flightsOf(board(before), board(after)).map(told);

describe("pieces", () => {
  test("come from their player, and stay where nothing changes", () => {
    const come = flights({ F1: ["red"] }, { F1: ["red"], F2: ["blue"] });
    expect(come).toEqual(["blue, home of blue, ulster F2.0"]);
    expect(flights({ F1: ["red"] }, { F1: ["red"] })).toEqual([]);
  });

  test("that are captured slide beneath the one that comes", () => {
    expect(flights({ H2: ["white"] }, { H2: ["white", "red"] })).toEqual([
      "white, ulster H2.0, ulster H2.0",
      "red, home of red, ulster H2.1",
    ]);
  });

  test("that are released go home, and the others stay captives", () => {
    expect(flights({ H2: ["red", "blue", "white"] }, { H2: ["blue", "white", "red"] })).toContain(
      "red, ulster H2.0, ulster H2.2",
    );
    expect(flights({ H2: ["red", "blue"] }, { H2: ["blue", "white"] })).toEqual([
      "blue, ulster H2.1, ulster H2.0",
      "red, ulster H2.0, home of red",
      "white, home of white, ulster H2.1",
    ]);
  });

  test("of a fort that moves go from the one position to the other", () => {
    const all = flights({ F1: ["red", "red"], F2: ["red"] }, { F1: ["red"], F2: ["red", "red"] });
    expect(all.find((flight) => flight.includes("F1.1"))).toMatch(/^red, ulster F1\.\d, ulster F/);
  });

  test("of a cleared region go to who takes them, and a King piece comes", () => {
    const captors = { "ulster C1": "blue", "ulster K": "blue" } as const;
    const all = flightsOf(board({ C1: ["red", "blue"], K: ["blue"] }), board({ K: ["BLUE"] }), captors);
    expect(all.map(told).toSorted()).toEqual([
      "BLUE, home of blue, ulster K.0",
      "blue, ulster C1.1, home of blue",
      "blue, ulster K.0, home of blue",
      "red, ulster C1.0, home of blue",
    ]);
  });
});
