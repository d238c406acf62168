import { expect, test } from "vitest";

import { bySentence } from "./reasons.ts";

test("fits with the same counts share a sentence, and the usual one is for those without", () => {
  const fits = [
    ["F1", "H1"],
    ["F2", "H2"],
    ["F3", "H3"],
  ];
  const sentences = ["1, not 2.", undefined, "1, not 2."];
  expect(bySentence(fits, sentences, "Fewer.")).toEqual([
    {
      fits: [
        ["F1", "H1"],
        ["F3", "H3"],
      ],
      sentence: "1, not 2.",
    },
    { fits: [["F2", "H2"]], sentence: "Fewer." },
  ]);
  expect(bySentence(fits, [], "Fewer.")).toEqual([{ fits, sentence: "Fewer." }]);
});
