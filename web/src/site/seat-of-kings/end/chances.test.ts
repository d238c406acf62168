import { expect, test } from "vitest";

import type { KingsAnalysisBody } from "../../../client/wire.ts";
import { chancesOf } from "./chances.ts";

const judged = (moment: number, seat: string, ...values: number[]): KingsAnalysisBody => ({
  ...{ moment, seat, iterations: 100, deepest: false },
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
  const found = chancesOf(bodies, ["blue", "red", "white"]);
  const told = found.map(({ seat, turns }) =>
    [seat, ...turns.map(({ at, chance }) => `${at}: ${chance}`)].join(" "),
  );
  expect(told).toEqual(["blue 2: 0.5 9: 0.7", "red 4: 0.4", "white"]);
});
