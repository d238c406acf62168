// The words of refusals, questions, regions, cards and incomes that recorded games do not have.

import { render } from "svelte/server";
import { expect, test } from "vitest";

import type { LogDetail, RathCard } from "../../client/wire.ts";
import { expectSaid } from "../recorded.setup.ts";
import { learn, say } from "../words.ts";
import { activatedBy, amnestyWords, wokenAbove } from "./actWords.ts";
import { seenOf } from "./deck.ts";
import { faceWords } from "./faces.ts";
import { fitWords } from "./fitWords.ts";
import { incomeLines } from "./incomeWords.ts";
import { outcomeWords, usualWords } from "./planWords.ts";
import { valuesOf } from "./prompts.ts";
import RegionNotes from "./RegionNotes.svelte";
import { regionWords } from "./regionWords.ts";
import { nearWords } from "./status.ts";

await learn("kings");

const near =
  (near: RathCard["near"], who: "you" | "other" = "other") =>
  () =>
    nearWords({ seat: "blue", king_positions: 1, stock: 20, king_pieces: 2, ...(near && { near }) }, who);
const TWO = ["blue", "white"];
const region = (more: object) => () => regionWords({ region: "ulster", ...more } as never, { closed: [] });

const detail = (kind: string, position: string, ...effects: object[]) =>
  ({ kind, position, region: "ulster", effects }) as unknown as LogDetail;
const captured = (at: string) => ({ effect: "captured", owner: "red", at });
const paid = (cumals: number) => ({ effect: "paid", seat: "blue", cumals });
const WON = { effect: "won", seat: "blue" };

/** A fit with its usual turn. */
const fit =
  (...details: LogDetail[]) =>
  () => {
    const actions = [{ kind: "play", card: 1, region: "ulster", positions: [] }, ...details];
    const turn = { actions, details: [actions[0], ...details] } as never;
    return usualWords(turn, { cumals: 4, players: 2 });
  };
const hint =
  (...steps: LogDetail[]) =>
  () =>
    outcomeWords(steps, "ulster", { players: 2 });
const amnesty = (frees: object) => () =>
  amnestyWords({ regions: [{ region: "ulster", amnesty: frees }] } as never, "ulster");

/** A refusal of a fit, where others have this number of empty positions. */
const fitRefused =
  (fit: string, best: number, legal: string, name = "why-fit-less-empty") =>
  () => {
    const why = { name, token: `play 8 ulster ${fit}`, values: { best } } as never;
    const fits = { fits: [{ region: "ulster", legal: legal.split(" ").map((fit) => fit.split("+")) }] };
    return fitWords(why, fits as never, { ulster: { F1: ["red"], F2: ["blue"] } });
  };

/** The words beneath a question of Blue, who has so many cumals. */
const about =
  (name: string, stage: object = {}, more: object = {}, cumals = 2, words = `about-${name}`) =>
  () => {
    const options = { edition: "en" };
    const kings = { stage: { name, region: "ulster", ...stage }, regions: [], options, ...more };
    return say(words, valuesOf({ cumals, picked: [], kings } as never));
  };

/** A question about the traitor of Ulster, where these seats are dominant, first, eligible and waiting. */
function traitor(words: string, dominant: string | undefined, ...seats: [string, string, string]) {
  const is_first = words !== "about-traitor" && seats[0] !== "yellow";
  const [first, eligible, waiting] = seats.map((all) => all.split(" "));
  const regions = [{ region: "ulster", dominant, traitor: { first, eligible } }];
  return about("traitor", {}, { traitor: { waiting, is_first }, regions }, 1, words);
}
const WHY = "about-traitor-why";
const exchange = (have: number) => {
  const prompt = { activation: { cumals: 3, can_pay: have >= 3 } };
  return about("exchange", { card: 7 }, { prompt }, have);
};
const card =
  (...grey: string[]) =>
  () => {
    const array = { place: ["F0", "F+1"], fits: ["F1+F2", "F2+F3"] };
    return faceWords({ card: 7, cost: 2, is_stone: false, ...array, grey }, 7);
  };
const controls = [[2, 0, 1, 0, 0], [1, 0, 0, 0, 0], [3, 0, 1, 0, 0]] // prettier-ignore
  .map((blue) => ({ controls: { blue, red: [5, 5, 5, 5, 0] } })) as never;
const income =
  (...args: Parameters<typeof incomeLines>) =>
  () =>
    incomeLines(...args);

test("skt1 skt2: words that no recorded game has are as recorded, in each language", () =>
  expectSaid("kings-words", {
    "near by promotions": near({ promotions: ["ulster", "leinster", "munster"], is_at_round_end: false }),
    "near at the end of a round": near({ promotions: ["ulster", "munster"], is_at_round_end: true }),
    "near by holding": near({ holds: "munster", is_at_round_end: true }),
    "near by holding oneself": near({ holds: "munster", is_at_round_end: true }, "you"),
    "a traitor for two in order": region({ traitor: { eligible: TWO, first: ["blue"] } }),
    "a traitor for who is higher": region({ traitor: { eligible: TWO, first: TWO } }),
    "a fit with captures": fit(
      detail("place", "F1", captured("F1")),
      { kind: "activate", effects: [paid(1)] } as unknown as LogDetail,
      detail("promote", "H1", captured("H1")),
    ),
    "a fit in an empty region": fit(detail("place", "F1", paid(2))),
    "a fit that wins": fit(detail("place", "F1", WON)),
    "a fit that leads to a win": fit(detail("place", "F1"), detail("promote", "K", WON)),
    "a hint to the King position": hint(detail("promote", "C1", captured("C1")), detail("promote", "K")),
    "a hint of nothing": hint(detail("place", "F1")),
    "an amnesty": amnesty({ red: 1, blue: 2 }),
    "an amnesty of nobody": amnesty({}),
    "one of two is taken": fitRefused("F1+H1", 2, "F3+H3 F4+H4"),
    "two are taken": fitRefused("F1+F2", 1, "F2+F3"),
    "the only one is taken": fitRefused("F1", 1, "F3 F4"),
    "another reason": fitRefused("F1", 1, "F3", "why-occupied"),
    "the traitor is for one": traitor(WHY, "red", "blue", "blue", "blue"),
    "the traitor is first for one": traitor(WHY, "red", "blue", "blue white", "blue"),
    "the traitor is for the highest card": traitor(WHY, undefined, "red blue", "red blue", "blue red"),
    "the traitor is left by others": traitor(WHY, "red", "yellow", "yellow blue", "blue"),
    "the traitor goes on": traitor("about-traitor", "red", "blue", "blue white", "blue white"),
    "the traitor stays away": traitor("about-traitor", "red", "blue", "blue white", "blue"),
    "an exchange that can be paid": exchange(3),
    "an exchange that cannot be paid": exchange(2),
    "a ransom": about("ransom", { captor: "red" }, { prompt: { frees: [0, 1, 2, 5] } }),
    "a third region": about("region"),
    // There the King pieces come off both regions that were won, and a third one wins at another time.
    "a third region in the Italian edition": about("region", {}, { options: { edition: "it" } }),
    "a card": card(),
    "a card with greyed positions": card("H0", "K"),
    "income in a round": income({ most: { ulster: "FH" }, spread: "FW" }, "blue", controls),
    "income of a position": income({ most: { munster: "C" }, spread: "H" }, "blue"),
    "no income": income({}, "blue"),
  }));

test("after a Stone there is no fit, so that nothing is known of what lies above a pair", () => {
  const activated = activatedBy(detail("activate", "", { effect: "activated", at: ["F2", "H2", "W2"] }));
  expect([wokenAbove(activated, ["F2", "H2"]), wokenAbove(activated, [])]).toEqual([["W2"], []]);
});

test("the tab of a region says on a phone whether the card fits, what the first piece costs, and who has it", () => {
  const fits = ["ulster", "munster"].map((region) => ({ region, positions: ["F1"] }));
  const places = fits.map(({ region }) => ({ region, position: "F1" }));
  const closed = { region: "leinster", fee: 0, king: "white", dominant: "white" };
  const regions = [{ region: "ulster", fee: 2, dominant: "red" }, { region: "munster", fee: 0 }, { region: "connacht", fee: 0 }, closed]; // prettier-ignore
  const notesOf = (region: string, isNews = false) => {
    const turn = { fits, places, shownFit: fits[1] };
    const props = { turn, kings: { closed: ["leinster"], regions }, region, isNews } as never;
    const { body } = render(RegionNotes, { props });
    return [...body.matchAll(/class="hidden[^"]*">([^<]*)</g)].map(([, words = ""]) => words).join(" ");
  };
  expect(notesOf("ulster")).toBe("The card fits here. The first piece here costs 2. Red is dominant.");
  expect(notesOf("munster")).toBe("The best place for the card is here.");
  expect(notesOf("connacht", true)).toBe("Something changed here.");
  expect(notesOf("leinster")).toBe("Closed: White has a king here.");
});

test("a reader has seen the own cards and what lies open, and the number of hidden cards is no card", () => {
  const players = { blue: { hand: [1, 2], aside: [3] }, red: { hand: 3, aside: 3 } };
  const open = { discard: [4, 9], traitor: { region: "ulster", card: 20 }, players };
  const seen = (own?: string) => Object.fromEntries(seenOf(open as never, own));
  const lying = { 4: "discard", 9: "discard", 20: "traitor" };
  expect(seen("blue")).toEqual({ 1: "hand", 2: "hand", 3: "aside", ...lying });
  expect([seen("red"), seen()]).toEqual([lying, lying]);
});
