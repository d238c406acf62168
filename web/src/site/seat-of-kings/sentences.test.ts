// The words of decisions, drafts, hints, questions, regions, cards and incomes.

import { readFileSync } from "node:fs";

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type {
  ActionView,
  CardFits,
  EntryView,
  KingsView,
  LogDetail,
  RegionView,
  UsualTurn,
  Why,
} from "../../client/wire.ts";
import type { Language } from "../languages.ts";
import { kingsLog } from "../recorded.setup.ts";
import { knows, learn, say, sayOf, speak } from "../words.ts";
import { activatedBy, actWords, amnestyWords, wokenAbove } from "./actWords.ts";
import { seenOf } from "./deck.ts";
import { faceWords } from "./faces.ts";
import { fitWords } from "./fitWords.ts";
import { incomeLines } from "./incomeWords.ts";
import { costWords, kingWords, outcomeWords, summary, usualWords } from "./planWords.ts";
import { valuesOf } from "./prompts.ts";
import { bySentence } from "./reasons.ts";
import RegionNotes from "./RegionNotes.svelte";
import { closedWords, regionWords } from "./regionWords.ts";
import { effectSentence, entryWords, wouldWords } from "./sentences.ts";
import { soundOf } from "./soundOf.ts";
import { aheadWords, leadWords, nearWords, roundWords } from "./status.ts";
import { termsOf } from "./terms.ts";
import type { Turn } from "./turn.svelte.ts";

await learn("kings");

const HINTED = [
  { kind: "play", card: 5, region: "ulster", positions: ["F1", "H2"] },
  ...["F1", "H2"].map((position) => ({ kind: "place", position })),
  ...[{ kind: "promote", position: "W1" }, { kind: "end" }],
] as ActionView[];
const rath = (seat: string, king_positions = 1) => ({ seat, king_positions, stock: 20, king_pieces: 2 });
const near = (seat: string, near: object) => nearWords({ ...rath(seat), near: near as never }) ?? "";
const standing = (more: object, closed: string[] = []) =>
  regionWords({ region: "ulster", controls: {}, ...more } as unknown as RegionView, { closed });
const prisoners = (pieces: number) =>
  effectSentence({ effect: "prisoners_exchanged", seats: ["red", "white"], pieces });

/** A question of this stage to somebody with so many cumals. */
const question = (cumals: number, stage: object, more: object = {}) =>
  ({
    cumals,
    picked: [],
    kings: { stage, regions: [], options: { edition: "en" }, ...more },
  }) as unknown as Turn;

/** The words beneath a question of Blue, who has two cumals. */
const about = (name: string, more: object = {}, stage: object = {}) =>
  say(`about-${name}`, valuesOf(question(2, { name, region: "ulster", ...stage }, more)));

const matching = (form: RegExp): string => expect.stringMatching(form) as string;

test.each<[Language, ...string[]]>([
  [
    "en",
    "In your place, the computer (level 3) would play card 5 in Ulster, place on F1 and H2, promote to W1 and stop there.",
    "Blue is one promotion from winning, in Ulster, Leinster or Munster.",
    "Blue is one promotion from the King position of Ulster or Munster, which wins when the round ends.",
    "Red holds the King position of Munster, and wins by keeping it until the round ends.",
    matching(/ A traitor would be offered to Blue\.$/),
    "Closed: no more play here.",
    "Red and White return one prisoner to each other.",
    "Red and White return 2 prisoners to each other.",
    matching(/^Each of you has a king\..* wins at once\.$/),
    matching(/^Each of you had a king, .* at the end of a round wins\.$/),
  ],
  [
    "de",
    "Der Computer (Stärke 3) würde an deiner Stelle in Ulster Karte 5 ausspielen, auf F1 und H2 setzen, auf W1 aufsteigen und es dabei belassen.",
    "Blau fehlt in Ulster, Leinster oder Munster ein Aufstieg zum Sieg.",
    "Blau fehlt ein Aufstieg zum Königsfeld von Ulster oder Munster, das am Rundenende den Sieg bringt.",
    "Rot hat das Königsfeld von Munster und gewinnt, wenn es bis zum Rundenende so bleibt.",
    matching(/ Der Verräter würde Blau angeboten\.$/),
    "Geschlossen: Hier wird nicht mehr gespielt.",
    "Rot und Weiß tauschen je 1 Häftling aus.",
    "Rot und Weiß tauschen je 2 Häftlinge aus.",
    matching(/^Ihr habt je einen König\. .* gewinnt sofort\.$/),
    matching(/^Ihr hattet je einen König, .* Wer am Ende einer Runde .* gewinnt\.$/),
  ],
  [
    "it",
    "Al tuo posto il computer (forza 3) giocherebbe la carta 5 nell’Ulster, piazzerebbe in F1 e H2, promuoverebbe in W1 e si fermerebbe.",
    "Il Blu è a una promozione dalla vittoria (Ulster, Leinster o Munster).",
    "Il Blu è a una promozione da una posizione del Re che alla fine del round vale la vittoria (Ulster o Munster).",
    "Il Rosso tiene la posizione del Re del Munster, e vince se la conserva fino alla fine del round.",
    matching(/ Un traditore verrebbe proposto al Blu\.$/),
    "Chiusa: qui non si gioca più.",
    "Rosso e Bianco si restituiscono un prigioniero ciascuno.",
    "Rosso e Bianco si restituiscono 2 prigionieri ciascuno.",
    matching(/^Avete un Re ciascuno\. .* vince subito\.$/),
    matching(/^Avevate un Re ciascuno, .* alla fine di un round\.$/),
  ],
])("one and several, and who wins and when, are said in %s", async (language, ...said) => {
  await speak(language);
  expect([
    say("hint-answer", { level: 3, steps: wouldWords(HINTED) }),
    near("blue", { promotions: ["ulster", "leinster", "munster"], is_at_round_end: false }),
    near("blue", { promotions: ["ulster", "munster"], is_at_round_end: true }),
    near("red", { holds: "munster", is_at_round_end: true }),
    standing({ traitor: { eligible: ["blue"], first: ["blue"] } }),
    // In the Italian edition the King pieces come off both regions that were won, and a third one wins at another time.
    standing({}, ["ulster"]),
    ...[prisoners(1), prisoners(2)],
    ...[about("region"), about("region", { options: { edition: "it" } })],
  ]).toEqual(said);
});

test("a choice of cards is announced without them, and every decision has its words in a hint", () => {
  // Others may look at the screen.
  const keep = kingsLog.find((entry) => entry.detail.kind === "keep");
  expect(keep && entryWords(keep)).toMatch(/^\w+ chooses three cards\.$/);
  const steps = HINTED.filter(({ kind }) => kind !== "place");
  expect(wouldWords(steps)).toBe("play card 5 in Ulster (F1 and H2), promote to W1 and stop there");
  const words = readFileSync(new URL("../../../../locales/en/effects.ftl", import.meta.url), "utf8");
  const kinds = [...words.matchAll(/^does-([a-z-]+) =/gm)].map(([, kind = ""]) => kind);
  const decided = kinds.filter((kind) => kind !== "lots" && kind !== "shuffle");
  expect(decided.length).toBeGreaterThan(15);
  expect(decided.filter((kind) => !knows(`would-${kind}`))).toEqual([]);
});

const PAID = { effect: "paid", seat: "red", cumals: 2 };
const CAPTURED = { effect: "captured", at: "W2", owner: "blue" };
const INCOME = { effect: "income", seat: "red", cumals: 3 };

test.each<[string | undefined, object]>([
  ["card", { kind: "play", card: 4, region: "ulster", positions: ["F1"] }],
  ["coins", { kind: "activate", region: "ulster", effects: [PAID] }],
  ["coins", { kind: "discard", card: 4, effects: [{ ...PAID, effect: "received" }] }],
  ["coins", { kind: "amnesty", card: 4, region: "ulster", effects: [PAID] }],
  ["piece", { kind: "place", position: "F1", effects: [PAID] }],
  ["capture", { kind: "promote", position: "W2", effects: [CAPTURED] }],
  ["capture", { kind: "promote", position: "C1", effects: [{ ...CAPTURED, effect: "fort_struck" }] }],
  ["king", { kind: "promote", position: "K", effects: [CAPTURED] }],
  ["king", { kind: "promote", position: "K", effects: [{ effect: "king_struck", owner: "blue" }] }],
  // The end of a round is heard by its income, or by a king, and what nobody sees is silent.
  ["coins", { kind: "end", effects: [INCOME] }],
  ["king", { kind: "decline", effects: [INCOME, { effect: "cleared", region: "ulster", king: "red" }] }],
  [undefined, { kind: "end" }],
  [undefined, { kind: "activate", region: "ulster" }],
])("of what an entry did the strongest is heard: %s", (sound, detail) => {
  expect(soundOf({ version: 0, detail } as EntryView)).toBe(sound);
});

test("a whole game has every sound but those of a turn and of the end", () => {
  const sounds = [...new Set(kingsLog.map(soundOf))].map(String).toSorted();
  expect(sounds.join(" ")).toBe("capture card coins king piece undefined");
});

const detail = (kind: string, position: string, ...effects: object[]) =>
  ({ kind, position, region: "ulster", effects }) as unknown as LogDetail;
const captured = (at: string) => ({ effect: "captured", owner: "red", at });
const paid = (cumals: number) => ({ effect: "paid", seat: "blue", cumals });
const returned = (seat: string, pieces: number) => ({ effect: "returned", seat, pieces });
const step = (kind: string, more: object = {}) => ({ kind, token: "", ...more }) as ActionView;
const place = (position: string) => step("place", { position });
const promote = (position: string) => step("promote", { position });
const PLAY = step("play", { card: 7, region: "connacht", positions: ["H4"] });

test.each<[string, ActionView[], string?]>([
  ["place on H4 (Connacht)", [PLAY, place("H4")]],
  ["place on H4 and W1, then promote to C1 (Connacht)", [PLAY, place("W1"), place("H4"), promote("C1")]],
  [
    "place on H4, then promote to the King position (Connacht)",
    [PLAY, place("H4"), promote("C2"), promote("K")],
  ],
  [
    "place on H4, activate, then promote to C1 (Connacht)",
    [PLAY, place("H4"), step("activate"), promote("C1")],
  ],
  ["promote to W2 (Connacht)", [PLAY, promote("W2")]],
  ["", [PLAY]],
  ["swap F1 and H2 (Ulster)", [step("stone", { card: 3, pieces: ["H2.0", "F1.0"] })], "ulster"],
  ["exchange F3 (Munster)", [step("exchange", { position: "F3" })], "munster"],
  ["garrison F3 (Munster)", [step("garrison", { positions: ["F3"] })], "munster"],
  ["free all captives (Munster)", [step("amnesty", { card: 3, region: "munster" })], "munster"],
])("a draft says its act: %s", (words, steps, region = "connacht") => {
  expect(actWords(steps, region)).toBe(words);
});

test("a draft says whose piece it takes, whom an amnesty frees, and what is activated above a pair", () => {
  const took = [detail("exchange", "F3", returned("red", 1))];
  const taken = actWords([step("exchange", { position: "F3" })], "munster", took, "blue");
  expect(taken).toBe("take F3 from Red (Munster)");
  expect(actWords([place("H4")], undefined)).toBe("");
  const kings = { regions: [{ region: "ulster", amnesty: { red: 1, blue: 2 } }, { region: "munster" }] };
  const words = (region: string) => amnestyWords(kings as unknown as KingsView, region);
  expect(words("ulster")).toBe("Amnesty in Ulster for 4 cumals: 1 for Red and 2 for Blue");
  expect(words("munster")).toBe("Amnesty in Munster for 4 cumals: there are no captives");
  const activated = activatedBy(detail("activate", "", { effect: "activated", at: ["F2", "H2", "W2"] }));
  // After a Stone there is no fit, so that nothing is known of it.
  expect([wokenAbove(activated, ["F2", "H2"]), wokenAbove(activated, [])]).toEqual([["W2"], []]);
  expect(activatedBy(undefined)).toEqual([]);
});

test("a turn in words has its captures, its price, and what follows a King position", () => {
  const chain = ["F1", "H1", "W1", "C1", "K"].map((at) => detail("promote", at, captured(at)));
  const captures = (count: number) => summary(chain.slice(0, count), "blue").join(" ");
  expect(captures(2)).toBe("Red's piece on F1 is captured. Red's piece on H1 is captured.");
  expect(captures(4)).toBe("Captures 4 pieces.");
  expect(captures(5)).toBe("Captures 5 pieces and takes the King position.");
  const [fee, activate] = [detail("place", "F1", paid(2)), detail("activate", "", paid(3))];
  expect(costWords([fee], 2, 5)).toBe("Costs 2 of your 5: the region is empty.");
  expect(costWords([fee, activate], 5, 5)).toBe("Costs 5 of your 5, 2 of it because the region is empty.");
  expect(costWords([activate], 3, 5)).toBe("Costs 3 of your 5.");
  const follows = (players: number, at: string, ...effects: object[]) =>
    kingWords([detail("promote", at, ...effects)], "ulster", players);
  const kept = "If you still control the King position at the end of this round, Ulster is cleared and ";
  expect([follows(2, "K"), follows(4, "K")]).toEqual([`${kept}closed.`, `${kept}gets your King piece.`]);
  expect(follows(2, "C1")).toBe("");
  expect(follows(2, "K", { effect: "king_struck", owner: "red" })).toBe("");
  expect(follows(2, "K", { effect: "won", seat: "blue" })).toBe("");
  const outcome = (...steps: LogDetail[]) => outcomeWords(steps, "ulster", { seat: "blue", players: 2 });
  expect(outcome(detail("promote", "C1", captured("C1")), detail("promote", "K"))).toBe(
    `Red's piece on C1 is captured. ${kept}closed.`,
  );
  expect(outcome(detail("place", "F1"))).toBe("");
});

test("a fit says what a press does, and then what its turn could go on with; a win is said of what wins", () => {
  const words = (...details: LogDetail[]) => {
    const actions = [{ kind: "play", card: 1, region: "ulster", positions: [] }, ...details];
    const turn = { actions, details: [actions[0], ...details] } as unknown as UsualTurn;
    return usualWords(turn, { seat: "blue", cumals: 4, players: 2 });
  };
  const activate = { kind: "activate", effects: [paid(1)] } as unknown as LogDetail;
  const won = { effect: "won", seat: "blue" };
  expect(
    words(detail("place", "F1", captured("F1")), activate, detail("promote", "H1", captured("H1"))),
  ).toBe(
    "Places on F1. Red's piece on F1 is captured. Then you may activate for 1 and promote to H1. Red's piece on H1 is captured.",
  );
  expect(words(detail("place", "F1", paid(2)))).toBe("Places on F1. Costs 2 of your 4: the region is empty.");
  expect(words(detail("place", "F1", won))).toBe("This wins the game! Places on F1.");
  expect(words(detail("place", "F1"), detail("promote", "K", won))).toBe(
    "Places on F1. Then you may activate free of charge and promote to K. This wins the game!",
  );
});

test("an exchange says whose piece it takes, and why captives return; what is cleared has none", () => {
  const said = (detail: LogDetail) => entryWords({ seat: "blue", detail });
  expect(said(detail("exchange", "W2", returned("red", 1), returned("blue", 1)))).toBe(
    "Blue takes W2 in Ulster from Red, whose piece returns to stock. The captive under W2 returns to Blue's stock.",
  );
  const capture = said(detail("place", "F1", captured("F1"), returned("blue", 2)));
  expect(capture).toContain("2 captives under F1 return to Blue's stock.");
  const cleared = { effect: "cleared", region: "ulster", king: "blue" };
  expect(said(detail("place", "F2", captured("F2"), cleared, returned("blue", 15)))).not.toContain(
    "captives",
  );
});

test("a place with fewer empty positions is refused with what is taken there, and with those that have more", () => {
  const board = { ulster: { F1: ["red"], F2: ["blue"] }, munster: { H1: ["red"] } };
  const words = (token: string, best: number, legal: string[][], name = "why-fit-less-empty") =>
    fitWords(
      { name, token, values: { best } } as unknown as Why,
      { fits: [{ region: "ulster", legal }] } as unknown as CardFits,
      board,
    );
  expect(
    words(
      "play 8 ulster F1+H1",
      2,
      ["F3+H3", "F4+H4"].map((fit) => fit.split("+")),
    ),
  ).toBe("F1 is not empty. Here the card goes where both of its positions are empty: F3–H3 or F4–H4.");
  expect(words("play 8 ulster F1+F2", 1, [["F2", "F3"]])).toBe(
    "F1 and F2 are not empty. Here the card goes where one of its positions is empty: F2–F3.",
  );
  expect(words("play 8 ulster F1", 1, [["F3"], ["F4"]])).toBe(
    "F1 is not empty. Here the card goes to an empty position: F3 or F4.",
  );
  expect(words("play 8 ulster F1", 1, [["F3"]], "why-occupied")).toBeUndefined();
});

/** Blue is asked about the traitor of Ulster, where these seats are dominant, first and eligible. */
const offered = (dominant: string | undefined, first: string[], eligible: string[], waiting: string[]) => {
  const purse = (cumals: number) => ({ cumals });
  return question(
    1,
    { name: "traitor", region: "ulster" },
    {
      traitor: { waiting },
      players: { blue: purse(1), red: purse(1), white: purse(0), yellow: purse(1) },
      regions: [{ region: "ulster", dominant, traitor: { first, eligible } }],
    },
  );
};

test.each<[Parameters<typeof offered>, string]>([
  [
    ["red", ["blue"], ["blue"], ["blue"]],
    "Red is dominant here and cannot have the traitor. Only you have other pieces here, so it is offered to you.",
  ],
  [
    ["red", ["blue"], ["blue", "white"], ["blue"]],
    "Red is dominant here and cannot have the traitor. Of the others you control the most positions, so you are asked first.",
  ],
  [
    [undefined, ["red", "blue"], ["red", "blue"], ["blue", "red"]],
    "Nobody is dominant here. Red and Blue control equally many positions, so the highest card decides who is asked first.",
  ],
  [["red", ["yellow"], ["yellow", "blue"], ["blue"]], "The players before you declined or could not pay."],
])("skt1 skt2: who is offered a traitor is told with its reason: %j", (args, words) => {
  expect(say("about-traitor-why", valuesOf(offered(...args)))).toBe(words);
});

test("a question says what its answers cost and bring", () => {
  const exchange = (have: number) => {
    const prompt = { activation: { cumals: 3, can_pay: have >= 3 } };
    return say(
      "about-exchange",
      valuesOf(question(have, { name: "exchange", region: "ulster", card: 7 }, { prompt })),
    );
  };
  expect(exchange(3)).toMatch(/Then you may pay 3 to activate it\. You have 3\.$/);
  expect(exchange(2)).toMatch(/Activating it would cost 3, and you have only 2\.$/);
  const traitor = (...waiting: string[]) =>
    say("about-traitor", valuesOf(offered("red", ["blue"], ["blue", "white"], waiting)));
  expect(traitor("blue", "white")).toMatch(/ If you decline, White decides next\.$/);
  expect(traitor("blue")).toMatch(/ If you decline, there is no traitor here\.$/);
  const held = (frees: number[]) => about("ransom", { prompt: { frees } }, { captor: "red" });
  expect(held([0, 1])).toMatch(/^Red holds 1 of your pieces and gets the cumals\. .* You have 2\.$/);
  expect(held([0, 1, 2, 5])).toMatch(/^Red holds 5 of your pieces and gets the cumals\. .* You have 2\.$/);
  expect(about("start")).toMatch(
    /^You started this round, so you choose who starts the next: anybody but you\./,
  );
});

test("a region says who is dominant and who would be offered a traitor", () => {
  const traitor = (...first: string[]) => standing({ traitor: { eligible: ["blue", "white"], first } });
  expect([traitor("blue"), traitor("blue", "white"), standing({ dominant: "red" }), standing({})]).toEqual([
    "Nobody is dominant. A traitor would be offered to Blue and White, in this order.",
    "Nobody is dominant. A traitor would be offered first to Blue or White: the higher card decides.",
    "Red is dominant. Nobody can get a traitor here.",
    "Nobody is dominant. Nobody can get a traitor here.",
  ]);
  expect(standing({ king: "red" }, ["ulster"])).toBe("Closed: Red has a king here.");
  expect(closedWords(undefined)).toBe("Closed: no more play here.");
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

test("who leads is whoever holds the most King positions; until then, who controls most positions of which regions", () => {
  const seats = ["blue", "red", "white", "yellow"];
  const leads = (...counts: number[]) =>
    leadWords({ raths: counts.map((count, at) => rath(seats[at] ?? "", count)), kings_to_win: 2 });
  expect([leads(0, 0, 0), leads(0, 1, 0), leads(1, 1, 0, 1)]).toEqual([
    "Nobody holds a King position yet; it takes 2 to win.",
    "Red leads with 1 of 2 King positions.",
    "Blue, Red and Yellow hold 1 of 2 King positions each.",
  ]);
  const ahead = (count: number, ...dominant: (string | undefined)[]) => {
    const regions = ["connacht", "ulster", "munster"].map((region, at) => ({
      region,
      dominant: dominant[at],
    }));
    return aheadWords({ raths: [rath("blue", count), rath("red", count)], regions } as unknown as KingsView);
  };
  expect(ahead(0, "blue", "red", "blue")).toBe(
    "Most positions: Blue in Connacht and Munster, Red in Ulster.",
  );
  expect([ahead(0), ahead(1, "blue", "red", "blue"), near("red", { is_at_round_end: true })]).toEqual([
    "",
    "",
    "",
  ]);
  const rounds = [[1, 60], [51, 60], [1, 2], [2, 2]]; // prettier-ignore
  expect(
    rounds.map(([round, max_rounds]) => roundWords({ round, options: { max_rounds } } as KingsView)),
  ).toEqual(["Round 1.", "Round 51 of 60.", "Round 1 of 2.", "Round 2, the last one."]);
});

test("a card in words says where its greyed positions are", () => {
  const face = { card: 7, cost: 2, is_stone: false, place: ["F0", "F+1"], fits: ["F1+F2", "F2+F3"] };
  const words = (...grey: string[]) => faceWords({ ...face, grey }, 7);
  const array =
    "Card 7: places 2 pieces. Activating costs 2. In each region it fits in 2 places, from F1 and F2 to F2 and F3";
  expect(words()).toBe(array);
  expect(words("H0")).toBe(`${array}. When it lies on F1 and F2, its greyed position is H1`);
  expect(words("H0", "K")).toBe(`${array}. When it lies on F1 and F2, its greyed positions are H1 and K`);
});

test("the words of a question are explained, and those of a draft by what it can do", () => {
  const asked = ["turn", "place", "activate", "promote", "traitor", "exchange", "garrison", "ransom"];
  expect([termsOf("traitor"), termsOf("start")]).toEqual([["traitor", "dominant"], []]);
  expect([true, false].map((canActivate) => termsOf("turn", { canActivate }))).toEqual([["activation"], []]);
  const all = new Set(["fit", ...asked.flatMap((question) => termsOf(question))]);
  expect(all.size).toBe(7);
  for (const term of all) expect(sayOf(`kings-term-${term}`, "about")).not.toMatch(/^kings-term/);
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
