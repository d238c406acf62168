import { expect, test } from "vitest";

import type { Language } from "../languages.ts";
import { learn, say, speak } from "../words.ts";
import { valuesOf } from "./prompts.ts";
import type { Turn } from "./turn.svelte.ts";

await learn("kings");

/** A question of this stage to somebody with so many cumals. */
const question = (cumals: number, stage: object, more: object = {}) =>
  ({
    cumals,
    picked: [],
    kings: { stage, regions: [], options: { edition: "en" }, ...more },
  }) as unknown as Turn;

/** Blue is asked about the traitor of Ulster, where these seats are dominant, first and eligible. */
const offered = (dominant: string | undefined, first: string[], eligible: string[], waiting: string[]) =>
  question(
    1,
    { name: "traitor", region: "ulster" },
    {
      traitor: { waiting },
      players: { blue: { cumals: 1 }, red: { cumals: 1 }, white: { cumals: 0 }, yellow: { cumals: 1 } },
      regions: [{ region: "ulster", dominant, traitor: { first, eligible } }],
    },
  );

test.each([
  [
    offered("red", ["blue"], ["blue"], ["blue"]),
    "Red is dominant here and cannot have the traitor. Only you have other pieces here, so it is offered to you.",
  ],
  [
    offered("red", ["blue"], ["blue", "white"], ["blue"]),
    "Red is dominant here and cannot have the traitor. Of the others you control the most positions, so you are asked first.",
  ],
  [
    offered(undefined, ["red", "blue"], ["red", "blue"], ["blue", "red"]),
    "Nobody is dominant here. Red and Blue control equally many positions, so the highest card decides who is asked first.",
  ],
  [
    offered("red", ["yellow"], ["yellow", "blue"], ["blue"]),
    "The players before you declined or could not pay.",
  ],
])("skt1 skt2: who is offered a traitor is told with its reason", (turn, words) => {
  expect(say("about-traitor-why", valuesOf(turn))).toBe(words);
});

test("an exchange offers to activate only what can be paid", () => {
  const about = (cost: number, have: number) => {
    const prompt = { activation: { cumals: cost, can_pay: have >= cost } };
    const stage = { name: "exchange", region: "ulster", card: 7 };
    return say("about-exchange", valuesOf(question(have, stage, { prompt })));
  };
  expect(about(3, 3)).toMatch(/Then you may pay 3 to activate it\. You have 3\.$/);
  expect(about(3, 2)).toMatch(/Activating it would cost 3, and you have only 2\.$/);
});

/** What stands beneath a question of Blue, who has two cumals. */
const about = (name: string, more: object = {}, stage: object = {}) =>
  say(`about-${name}`, valuesOf(question(2, { name, region: "ulster", ...stage }, more)));

test("a traitor says who decides next if one declines", () => {
  const about = (...waiting: string[]) =>
    say("about-traitor", valuesOf(offered("red", ["blue"], ["blue", "white"], waiting)));
  expect(about("blue", "white")).toMatch(/ If you decline, White decides next\.$/);
  expect(about("blue")).toMatch(/ If you decline, there is no traitor here\.$/);
});

test("a ransom says how many pieces the captor holds", () => {
  const held = (frees: number[]) => about("ransom", { prompt: { frees } }, { captor: "red" });
  expect(held([0, 1])).toMatch(/^Red holds 1 of your pieces and gets the cumals\. .* You have 2\.$/);
  expect(held([0, 1, 2, 5])).toMatch(/^Red holds 5 of your pieces and gets the cumals\. .* You have 2\.$/);
  // Who names the next Starting Player is told why.
  expect(about("start")).toMatch(
    /^You started this round, so you choose who starts the next: anybody but you\./,
  );
});

test.each<[Language, RegExp, RegExp]>([
  [
    "en",
    /^Each of you has a king\..* wins at once\.$/,
    /^Each of you had a king, .* at the end of a round wins\.$/,
  ],
  [
    "de",
    /^Ihr habt je einen König\. .* gewinnt sofort\.$/,
    /^Ihr hattet je einen König, .* Wer am Ende einer Runde .* gewinnt\.$/,
  ],
  [
    "it",
    /^Avete un Re ciascuno\. .* vince subito\.$/,
    /^Avevate un Re ciascuno, .* alla fine di un round\.$/,
  ],
])(
  "a third region says when its King position wins, in the Italian edition another time, in %s",
  async (language, en, it) => {
    await speak(language);
    expect(about("region")).toMatch(en);
    expect(about("region", { options: { edition: "it" } })).toMatch(it);
  },
);
