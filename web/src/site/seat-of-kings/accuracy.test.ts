import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../../client/wire.ts";
import { accuracies } from "./accuracy.ts";

const judged = (seat: string, lines: number, loss?: number) =>
  ({
    seat,
    lines: Array.from({ length: lines }, () => ({})),
    played: { ...(loss === undefined ? {} : { loss }) },
  }) as unknown as KingsAnalysisBody;

test("a player keeps what the decisions with an alternative did not cost", () => {
  const game = [
    judged("red", 3, 0),
    judged("red", 2, 0.05),
    judged("red", 3, 0.01),
    // Neither had an alternative that was looked at.
    judged("red", 1, 0),
    judged("red", 3),
    judged("blue", 1, 0),
  ];
  expect(accuracies(game, ["blue", "red"])).toEqual([
    { seat: "red", kept: expect.closeTo(0.98), decisions: 3, good: 1, bad: 1 },
  ]);
});
