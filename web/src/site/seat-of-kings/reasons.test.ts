import { expect, test } from "vitest";

import { bySentence } from "./reasons.ts";

test("fits with the same counts share a sentence, and the usual one is for those without", () => {
  const [one, other, third] = [
    ["F1", "H1"],
    ["F2", "H2"],
    ["F3", "H3"],
  ] as [string[], string[], string[]];
  const fits = [one, other, third];
  expect(bySentence(fits, ["1, not 2.", undefined, "1, not 2."], "Fewer.")).toEqual([
    { fits: [one, third], sentence: "1, not 2." },
    { fits: [other], sentence: "Fewer." },
  ]);
  expect(bySentence(fits, [], "Fewer.")).toEqual([{ fits, sentence: "Fewer." }]);
});
