import { expect, test } from "vitest";

import type { RegionView } from "../../client/wire.ts";
import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import { closedWords, regionWords } from "./regionWords.ts";
import { effectSentence } from "./sentences.ts";

const region = (more: object) => ({ region: "ulster", controls: {}, ...more }) as unknown as RegionView;
const standing = (more: object, closed: string[] = []) => regionWords(region(more), { closed });

test.each<[Language, string, string]>([
  ["en", "A traitor would be offered to Blue.", "Closed: no more play here."],
  ["de", "Der Verräter würde Blau angeboten.", "Geschlossen: Hier wird nicht mehr gespielt."],
  ["it", "Un traditore verrebbe proposto al Blu.", "Chiusa: qui non si gioca più."],
])(
  "one player has no order, and a closed region without a king names nobody, in %s",
  async (language, one, closed) => {
    await speak(language);
    const traitor = { eligible: ["blue"], first: ["blue"] };
    expect(standing({ traitor }).endsWith(` ${one}`)).toBe(true);
    // In the Italian edition the King pieces come off both regions that were won.
    expect(standing({}, ["ulster"])).toBe(closed);
    expect(closedWords(undefined)).toBe(closed);
  },
);

test("several players are offered a traitor in order, and a tie is decided by cards", () => {
  const traitor = { eligible: ["blue", "white"], first: ["blue"] };
  expect([standing({ traitor }), standing({ traitor: { ...traitor, first: ["blue", "white"] } })]).toEqual([
    "Nobody is dominant. A traitor would be offered to Blue and White, in this order.",
    "Nobody is dominant. A traitor would be offered first to Blue or White: the higher card decides.",
  ]);
  expect(standing({ dominant: "red" })).toBe("Red is dominant. Nobody can get a traitor here.");
  expect(standing({})).toBe("Nobody is dominant. Nobody can get a traitor here.");
  expect(standing({ king: "red" }, ["ulster"])).toBe("Closed: Red has a king here.");
});

test.each<[Language, string, string]>([
  [
    "en",
    "Red and White return one prisoner to each other.",
    "Red and White return 2 prisoners to each other.",
  ],
  ["de", "Rot und Weiß tauschen je 1 Häftling aus.", "Rot und Weiß tauschen je 2 Häftlinge aus."],
  [
    "it",
    "Rosso e Bianco si restituiscono un prigioniero ciascuno.",
    "Rosso e Bianco si restituiscono 2 prigionieri ciascuno.",
  ],
])("one prisoner that is exchanged is one in %s", async (language, one, two) => {
  await speak(language);
  const exchanged = (pieces: number) =>
    effectSentence({ effect: "prisoners_exchanged", seats: ["red", "white"], pieces });
  expect([exchanged(1), exchanged(2)]).toEqual([one, two]);
});
