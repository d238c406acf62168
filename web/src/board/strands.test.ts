import { describe, expect, test } from "vitest";

import { FORMS, type Form } from "./forms.ts";
import { hillsOf } from "./hill.ts";
import { strandsAt } from "./knots.ts";
import { EMPTY_BOARD, type BoardState, type Side } from "./state.ts";
import { reversed, startOf, type Strand } from "./strands.ts";

/** Every hill of a board three wide and three high, all linked. */
function block(side: Side): { state: BoardState; hills: string[] } {
  const hills = hillsOf("B2B3B4C2C3C4D2D3D4");
  const next = (hill: string) => [
    String.fromCharCode(hill.charCodeAt(0) + 1) + hill.charAt(1),
    hill.charAt(0) + (Number(hill.charAt(1)) + 1),
  ];
  const bridges = hills.flatMap((hill) =>
    next(hill)
      .filter((other) => hills.includes(other))
      .map((other) => [hill, other] as const),
  );
  const ringforts = side === 0 ? ([hills, []] as const) : ([[], hills] as const);
  return { state: { ...EMPTY_BOARD, ringforts, bridges }, hills };
}

/** The runs of a strand, each with the one that follows it. */
function joints(strand: Strand) {
  return strand.map((run, at) => ({ run, next: strand[(at + 1) % strand.length] ?? run }));
}

describe.each([0, 1] as const)("the strands of side %i", (side) => {
  test("are closed and alternate", () => {
    const { state, hills } = block(side);
    for (const strand of strandsAt(state, hills, side)) {
      for (const { run, next } of joints(strand)) {
        expect(startOf(next)).toBe(startOf(reversed(run)));
        expect(run.levels[0]).not.toBe(run.levels[1]);
      }
    }
  });

  test("are one on a lone ringfort and three on a block of three by three", () => {
    const lone = {
      ...EMPTY_BOARD,
      ringforts: side === 0 ? ([["D4"], []] as const) : ([[], ["D4"]] as const),
    };
    expect(strandsAt(lone, ["D4"], side)).toHaveLength(1);
    const { state, hills } = block(side);
    expect(strandsAt(state, hills, side)).toHaveLength(3);
  });
});

test.each(FORMS.map((form: Form) => [form]))("the shapes are whole", (form) => {
  expect(form.ribbon).toBeGreaterThan(0);
  for (const piece of form.pieces) {
    expect(["always", "open", "bridge"]).toContain(piece.where);
    expect(piece.curve.length % 3).toBe(1);
    expect(piece.curve.flat().every(Number.isInteger)).toBe(true);
    expect([...piece.levels].sort()).toEqual(["over", "under"]);
  }
});
