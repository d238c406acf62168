import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../../../client/wire.ts";
import { chancesOf } from "./chances.ts";

const judged = (moment: number, seat: string, ...values: number[]): KingsAnalysisBody => ({
  moment,
  seat,
  iterations: 100,
  deepest: false,
  lines: values.map((value) => ({ value, iterations: 50 }) as KingsAnalysisBody["lines"][number]),
  played: { iterations: 0 } as KingsAnalysisBody["played"],
});

test("each player has the value of the best decision, in the order of the game, and nothing that was not tried", () => {
  const bodies = [
    judged(9, "blue", 0.7, 0.2),
    judged(4, "red", 0.4),
    judged(2, "blue", 0.5),
    judged(6, "red"),
  ];
  expect(chancesOf(bodies, ["blue", "red", "white"])).toEqual([
    {
      seat: "blue",
      turns: [
        { at: 2, chance: 0.5 },
        { at: 9, chance: 0.7 },
      ],
    },
    { seat: "red", turns: [{ at: 4, chance: 0.4 }] },
    { seat: "white", turns: [] },
  ]);
});
