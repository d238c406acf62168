import { expect, test } from "vitest";

import type { Legal, RingfortsView } from "../../client/wire.ts";
import { followingSentence, foreseen, reasonWords } from "./following.ts";

const BEFORE: RingfortsView = {
  phase: "battle",
  ringforts: ["C4A2", "B1E3"],
  kings: ["C4", "B1E3"],
  kings_lost: [0, 0],
  besieged: ["A2", ""],
  leads: { by: "kingdoms", counts: [2, 2], fewer: true },
};
const LEGAL: Legal = { besieges: { B2: "B1" } };
const STEP = { kind: "step", from: "C4", to: "B2" } as const;

test("a move names the king that it captures, and the own ringfort that it frees", () => {
  const after = { ...BEFORE, kings: ["B2", "E3"], kings_lost: [0, 1], besieged: ["", "B1"] };
  expect(foreseen(BEFORE, after, 0)).toEqual({ fallen: ["B1"], freed: ["A2"] });
  expect(followingSentence(LEGAL, "B2", foreseen(BEFORE, after, 0))).toBe(
    "B2: captures the king on B1 and breaks the siege of A2.",
  );
  expect(followingSentence(LEGAL, "B2", foreseen(BEFORE, undefined, 0))).toBe("B2: besieges B1.");
});

test("kings that leave the board after a pass are not captured", () => {
  expect(foreseen(BEFORE, { ...BEFORE, kings: ["C4", ""] }, 0).fallen).toEqual([]);
});

test("a hint has as its reason what it does, else how the counts would stand", () => {
  const reason = (legal: Legal, after?: RingfortsView) => reasonWords(legal, STEP, BEFORE, after, 0);
  const after: RingfortsView = { ...BEFORE, leads: { by: "kingdoms", counts: [3, 2], fewer: true, side: 1 } };
  expect(reason(LEGAL, after)).toBe("B2: besieges B1.");
  expect(reason({}, after)).toBe("Then you have 3 kingdoms, Blue 2.");
  expect(reason({}, BEFORE)).toBe("Nothing else changes at once.");
  const { leads: _leads, ...first } = BEFORE;
  expect(reasonWords({}, STEP, first, after, 0)).toBe("Nothing else changes at once.");
  expect(reason({})).toBe("");
  const bait = { ...after, besieged: ["B2", ""] };
  expect(reason(LEGAL, bait)).toBe("The ringfort there is besieged at once, as a bait: Blue can capture it.");
});
