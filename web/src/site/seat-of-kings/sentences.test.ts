// The words of refusals, questions, regions, cards and incomes that recorded games do not have.

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { CardFits, KingsView, LogDetail, RegionView, UsualTurn, Why } from "../../client/wire.ts";
import { wordsOf } from "../../../build/words.ts";
import type { Language } from "../languages.ts";
import { knows, learn, say, speak } from "../words.ts";
import { activatedBy, amnestyWords, wokenAbove } from "./actWords.ts";
import { seenOf } from "./deck.ts";
import { faceWords } from "./faces.ts";
import { fitWords } from "./fitWords.ts";
import { incomeLines } from "./incomeWords.ts";
import { outcomeWords, usualWords } from "./planWords.ts";
import { valuesOf } from "./prompts.ts";
import { bySentence } from "./reasons.ts";
import RegionNotes from "./RegionNotes.svelte";
import { regionWords } from "./regionWords.ts";
import { nearWords } from "./status.ts";
import type { Turn } from "./turn.svelte.ts";

await learn("kings");

const RATH = { seat: "blue", king_positions: 1, stock: 20, king_pieces: 2 };

test.each<[Language, ...string[]]>([
  [
    "en",
    "Blue is one promotion from winning, in Ulster, Leinster or Munster.",
    "Blue is one promotion from the King position of Ulster or Munster, which wins when the round ends.",
    "Blue holds the King position of Munster, and wins by keeping it until the round ends.",
  ],
  [
    "de",
    "Blau fehlt in Ulster, Leinster oder Munster ein Aufstieg zum Sieg.",
    "Blau fehlt ein Aufstieg zum Königsfeld von Ulster oder Munster, das am Rundenende den Sieg bringt.",
    "Blau hat das Königsfeld von Munster und gewinnt, wenn es bis zum Rundenende so bleibt.",
  ],
  [
    "it",
    "Il Blu è a una promozione dalla vittoria (Ulster, Leinster o Munster).",
    "Il Blu è a una promozione da una posizione del Re che alla fine del round vale la vittoria (Ulster o Munster).",
    "Il Blu tiene la posizione del Re del Munster, e vince se la conserva fino alla fine del round.",
  ],
])("who is near to winning, and when, is said in %s", async (language, ...said) => {
  await speak(language);
  const near = [
    { promotions: ["ulster", "leinster", "munster"], is_at_round_end: false },
    { promotions: ["ulster", "munster"], is_at_round_end: true },
    { holds: "munster", is_at_round_end: true },
  ];
  expect(near.map((near) => nearWords({ ...RATH, near }))).toEqual(said);
});

test("every decision has its words in a hint", () => {
  const kinds = [...wordsOf("kings", "en").matchAll(/^does-([a-z-]+) =/gm)].map(([, kind = ""]) => kind);
  const decided = kinds.filter((kind) => kind !== "lots" && kind !== "shuffle");
  expect(decided.length).toBeGreaterThan(15);
  expect(decided.filter((kind) => !knows(`would-${kind}`))).toEqual([]);
});

const detail = (kind: string, position: string, ...effects: object[]) =>
  ({ kind, position, region: "ulster", effects }) as unknown as LogDetail;
const captured = (at: string) => ({ effect: "captured", owner: "red", at });
const paid = (cumals: number) => ({ effect: "paid", seat: "blue", cumals });
const WON = { effect: "won", seat: "blue" };

test.each<[string, ...LogDetail[]]>([
  [
    "Places on F1. Red's piece on F1 is captured. Then you may activate for 1 and promote to H1. Red's piece on H1 is captured.",
    detail("place", "F1", captured("F1")),
    { kind: "activate", effects: [paid(1)] } as unknown as LogDetail,
    detail("promote", "H1", captured("H1")),
  ],
  ["Places on F1. Costs 2 of your 4: the region is empty.", detail("place", "F1", paid(2))],
  ["This wins the game! Places on F1.", detail("place", "F1", WON)],
  [
    "Places on F1. Then you may activate free of charge and promote to K. This wins the game!",
    detail("place", "F1"),
    detail("promote", "K", WON),
  ],
])("a fit says what a press does, and then what its turn could go on with: %s", (words, ...details) => {
  const actions = [{ kind: "play", card: 1, region: "ulster", positions: [] }, ...details];
  const turn = { actions, details: [actions[0], ...details] } as unknown as UsualTurn;
  expect(usualWords(turn, { seat: "blue", cumals: 4, players: 2 })).toBe(words);
});

test("a hint says what its steps take and win, an amnesty whom it frees, an activation what lies above a pair", () => {
  const outcome = (...steps: LogDetail[]) => outcomeWords(steps, "ulster", { seat: "blue", players: 2 });
  expect(outcome(detail("promote", "C1", captured("C1")), detail("promote", "K"))).toMatch(
    /^Red's piece on C1 is captured\. If you still control the King position .* closed\.$/,
  );
  expect(outcome(detail("place", "F1"))).toBe("");
  const kings = { regions: [{ region: "ulster", amnesty: { red: 1, blue: 2 } }, { region: "munster" }] };
  expect(["ulster", "munster"].map((region) => amnestyWords(kings as unknown as KingsView, region))).toEqual([
    "Amnesty in Ulster for 4 cumals: 1 for Red and 2 for Blue",
    "Amnesty in Munster for 4 cumals: there are no captives",
  ]);
  const activated = activatedBy(detail("activate", "", { effect: "activated", at: ["F2", "H2", "W2"] }));
  // After a Stone there is no fit, so that nothing is known of it.
  expect([wokenAbove(activated, ["F2", "H2"]), wokenAbove(activated, [])]).toEqual([["W2"], []]);
});

test.each<[string, number, string[], string?]>([
  ["F1+H1", 2, ["F3+H3", "F4+H4"], "F1 is not empty. Here the card goes where both of its positions are empty: F3–H3 or F4–H4."], // prettier-ignore
  ["F1+F2", 1, ["F2+F3"], "F1 and F2 are not empty. Here the card goes where one of its positions is empty: F2–F3."], // prettier-ignore
  ["F1", 1, ["F3", "F4"], "F1 is not empty. Here the card goes to an empty position: F3 or F4."],
])(
  "a place with fewer empty positions is refused with what is taken there: %s",
  (fit, best, legal, words) => {
    const refused = (name: string) => {
      const why = { name, token: `play 8 ulster ${fit}`, values: { best } } as unknown as Why;
      const fits = { fits: [{ region: "ulster", legal: legal.map((fit) => fit.split("+")) }] };
      return fitWords(why, fits as unknown as CardFits, { ulster: { F1: ["red"], F2: ["blue"] } });
    };
    expect([refused("why-fit-less-empty"), refused("why-occupied")]).toEqual([words, undefined]);
  },
);

/** The words beneath a question of Blue, who has so many cumals. */
const about = (name: string, stage: object = {}, more: object = {}, cumals = 2) => {
  const options = { edition: "en" };
  const kings = { stage: { name, region: "ulster", ...stage }, regions: [], options, ...more };
  return (words = `about-${name}`) => say(words, valuesOf({ cumals, picked: [], kings } as unknown as Turn));
};

/** A question about the traitor of Ulster, where these seats are dominant, first, eligible and waiting. */
function offered(dominant: string | undefined, first: string[], eligible: string[], waiting: string[]) {
  const players = Object.fromEntries(["blue", "red", "white", "yellow"].map((seat) => [seat, { cumals: seat === "white" ? 0 : 1 }])); // prettier-ignore
  const regions = [{ region: "ulster", dominant, traitor: { first, eligible } }];
  return about("traitor", {}, { traitor: { waiting }, players, regions }, 1);
}

test.each<[string, ReturnType<typeof about>]>([
  [
    "Red is dominant here and cannot have the traitor. Only you have other pieces here, so it is offered to you.",
    offered("red", ["blue"], ["blue"], ["blue"]),
  ],
  [
    "Red is dominant here and cannot have the traitor. Of the others you control the most positions, so you are asked first.",
    offered("red", ["blue"], ["blue", "white"], ["blue"]),
  ],
  [
    "Nobody is dominant here. Red and Blue control equally many positions, so the highest card decides who is asked first.",
    offered(undefined, ["red", "blue"], ["red", "blue"], ["blue", "red"]),
  ],
  [
    "The players before you declined or could not pay.",
    offered("red", ["yellow"], ["yellow", "blue"], ["blue"]),
  ],
])("skt1 skt2: who is offered a traitor is told with its reason: %s", (words, question) => {
  expect(question("about-traitor-why")).toBe(words);
});

test("a question says what its answers cost and bring, a region who would be offered a traitor", () => {
  const exchange = (have: number) => {
    const prompt = { activation: { cumals: 3, can_pay: have >= 3 } };
    return about("exchange", { card: 7 }, { prompt }, have)();
  };
  expect(exchange(3)).toMatch(/Then you may pay 3 to activate it\. You have 3\.$/);
  expect(exchange(2)).toMatch(/Activating it would cost 3, and you have only 2\.$/);
  const traitor = (...waiting: string[]) => offered("red", ["blue"], ["blue", "white"], waiting)();
  expect(traitor("blue", "white")).toMatch(/ If you decline, White decides next\.$/);
  expect(traitor("blue")).toMatch(/ If you decline, there is no traitor here\.$/);
  const held = about("ransom", { captor: "red" }, { prompt: { frees: [0, 1, 2, 5] } })();
  expect(held).toMatch(/^Red holds 5 of your pieces and gets the cumals\. .* You have 2\.$/);
  // In the Italian edition the King pieces come off both regions that were won, and a third one wins at another time.
  const italian = { options: { edition: "it" } };
  expect(about("region")()).toMatch(/^Each of you has a king\..* wins at once\.$/);
  expect(about("region", {}, italian)()).toMatch(/^Each of you had a king, .* at the end of a round wins\.$/);
  const standing = (...first: string[]) => {
    const region = { region: "ulster", traitor: { eligible: ["blue", "white"], first } };
    return regionWords(region as unknown as RegionView, { closed: [] });
  };
  expect(standing("blue")).toMatch(/ A traitor would be offered to Blue and White, in this order\.$/);
  expect(standing("blue", "white")).toMatch(/ offered first to Blue or White: the higher card decides\.$/);
});

test("the tab of a region says on a phone whether the card fits, what the first piece costs, and who has it", () => {
  const all = ["ulster", "munster"].map((region) => ({ kind: "play", card: 7, region, positions: ["F1"] }));
  const kings = {
    closed: ["leinster"],
    regions: [
      { region: "ulster", fee: 2, dominant: "red" },
      { region: "munster", fee: 0, dominant: "blue" },
      { region: "leinster", fee: 0, king: "white", dominant: "white" },
      { region: "connacht", fee: 2 },
    ],
  };
  const notesOf = (region: string, fits = all, isNews = false) => {
    const places = fits.map(({ region }) => ({ region, position: "F1" }));
    const props = { turn: { fits, places, shownFit: fits[1] }, kings, region, isNews } as never;
    const { body } = render(RegionNotes, { props });
    return [...body.matchAll(/class="hidden[^"]*">([^<]*)</g)].map(([, words = ""]) => words).join(" ");
  };
  expect(notesOf("ulster")).toBe("The card fits here. The first piece here costs 2. Red is dominant.");
  expect(notesOf("munster")).toBe("The best place for the card is here. Blue is dominant.");
  expect(notesOf("ulster", [])).toBe("Red is dominant.");
  expect(notesOf("connacht", [], true)).toBe("Something changed here.");
  expect(notesOf("leinster")).toBe("Closed: White has a king here.");
});

test("a card in words says where its greyed positions are", () => {
  const face = { card: 7, cost: 2, is_stone: false, place: ["F0", "F+1"], fits: ["F1+F2", "F2+F3"] };
  const words = (...grey: string[]) => faceWords({ ...face, grey }, 7);
  const array =
    "Card 7: places 2 pieces. Activating costs 2. In each region it fits in 2 places, from F1 and F2 to F2 and F3";
  expect(words()).toBe(array);
  expect(words("H0", "K")).toBe(`${array}. When it lies on F1 and F2, its greyed positions are H1 and K`);
});

test("fits with the same counts share a sentence, and the usual one is for those without", () => {
  const fits = [["F1", "H1"], ["F2", "H2"], ["F3", "H3"]]; // prettier-ignore
  expect(bySentence(fits, ["1, not 2.", undefined, "1, not 2."], "Fewer.")).toEqual([
    { fits: [fits[0], fits[2]], sentence: "1, not 2." },
    { fits: [fits[1]], sentence: "Fewer." },
  ]);
  expect(bySentence(fits, [], "Fewer.")).toEqual([{ fits, sentence: "Fewer." }]);
});

test("income says what brings how much, and while the round goes on in how many regions a rank is held", () => {
  const region = (...blue: number[]) =>
    ({ controls: { blue, red: [5, 5, 5, 5, 0] } }) as unknown as RegionView;
  const regions = [region(2, 0, 1, 0, 0), region(1, 0, 0, 0, 0), region(3, 0, 1, 0, 0)];
  expect(incomeLines({ most: { ulster: "FH" }, spread: "FW" }, "blue", regions)).toEqual([
    "Most positions in Ulster: Farmers and Herdsmen, 2 cumals",
    "Farmers in 3 regions and Warriors in 2 regions, 2 cumals",
  ]);
  expect(incomeLines({ most: { munster: "C" }, spread: "H" }, "blue")).toEqual([
    "Most positions in Munster: Chieftains, 1 cumal",
    "In more than one region: Herdsmen, 1 cumal",
  ]);
  const two = ["In more than one region: Farmers and Herdsmen, 2 cumals"];
  expect([incomeLines({ spread: "FH" }, "blue"), incomeLines({}, "blue")]).toEqual([two, []]);
});

test("a reader has seen the own cards and what lies open, and the number of hidden cards is no card", () => {
  const [blue, red] = [
    { hand: [1, 2], aside: [3] },
    { hand: 3, aside: 3 },
  ];
  const open = { discard: [4, 9], traitor: { region: "ulster", card: 20 }, players: { blue, red } };
  const seen = (own?: string) => Object.fromEntries(seenOf(open as unknown as KingsView, own));
  const lying = { 4: "discard", 9: "discard", 20: "traitor" };
  expect(seen("blue")).toEqual({ 1: "hand", 2: "hand", 3: "aside", ...lying });
  expect([seen("red"), seen()]).toEqual([lying, lying]);
});
