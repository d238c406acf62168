import { expect, test } from "vitest";

import { learn, say } from "../words.ts";
import { valuesOf } from "./prompts.ts";
import type { Turn } from "./turn.svelte.ts";

await learn("kings");

/** A turn of a traitor, whose card costs so much, of somebody who has so many cumals. */
const exchanging = (cost: number, have: number) =>
  ({
    cumals: have,
    picked: [],
    kings: {
      stage: { name: "exchange", region: "ulster", card: 7 },
      prompt: { activation: { cumals: cost, can_pay: have >= cost } },
      regions: [],
      options: { edition: "en" },
    },
  }) as unknown as Turn;

test("an exchange offers to activate only what can be paid", () => {
  const about = (cost: number, have: number) => say("about-exchange", valuesOf(exchanging(cost, have)));
  expect(about(3, 3)).toMatch(/Then you may pay 3 to activate it\. You have 3\.$/);
  expect(about(3, 2)).toMatch(/Activating it would cost 3, and you have only 2\.$/);
});
