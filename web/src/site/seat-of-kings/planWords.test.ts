import { expect, test } from "vitest";

import type { CardFits, LogDetail, UsualTurn, Why } from "../../client/wire.ts";
import { fitWords } from "./fitWords.ts";
import { costWords, kingWords, outcomeWords, summary, usualWords } from "./planWords.ts";
import { entryWords } from "./sentences.ts";

const detail = (kind: string, position: string, ...effects: object[]) =>
  ({ kind, position, effects }) as unknown as LogDetail;
const captured = (at: string) => ({ effect: "captured", owner: "red", at });
const paid = (cumals: number) => ({ effect: "paid", seat: "blue", cumals });
const returned = (seat: string, pieces: number) => ({ effect: "returned", seat, pieces });

test("many captures are one sentence, with the King position that they lead to", () => {
  const chain = ["F1", "H1", "W1", "C1", "K"].map((at) => detail("promote", at, captured(at)));
  expect(summary(chain.slice(0, 2), "blue")).toEqual([
    "Red's piece on F1 is captured.",
    "Red's piece on H1 is captured.",
  ]);
  expect(summary(chain.slice(0, 4), "blue")).toEqual(["Captures 4 pieces."]);
  expect(summary(chain, "blue")).toEqual(["Captures 5 pieces and takes the King position."]);
});

test("a price says what of it is the fee for an empty region", () => {
  const place = detail("place", "F1", paid(2));
  const activate = detail("activate", "", paid(3));
  expect(costWords([place], 2, 5)).toBe("Costs 2 of your 5: the region is empty.");
  expect(costWords([place, activate], 5, 5)).toBe("Costs 5 of your 5, 2 of it because the region is empty.");
  expect(costWords([activate], 3, 5)).toBe("Costs 3 of your 5.");
});

test("a King position that is taken says what follows at the end of the round, if nothing follows at once", () => {
  const king = detail("promote", "K");
  const words = [2, 4].map((players) => kingWords([king], "ulster", players));
  expect(words).toEqual([
    "If you still control the King position at the end of this round, Ulster is cleared and closed.",
    "If you still control the King position at the end of this round, Ulster is cleared and gets your King piece.",
  ]);
  expect(kingWords([detail("promote", "C1")], "ulster", 2)).toBe("");
  const struck = { effect: "king_struck", owner: "red" };
  expect(kingWords([detail("promote", "K", struck)], "ulster", 2)).toBe("");
  expect(kingWords([detail("promote", "K", { effect: "won", seat: "blue" })], "ulster", 2)).toBe("");
});

test("a hint says what its turn takes, and that it leads to a King position", () => {
  const steps = [detail("promote", "C1", captured("C1")), detail("promote", "K")];
  expect(outcomeWords(steps, "ulster", { seat: "blue", players: 2 })).toBe(
    "Red's piece on C1 is captured. If you still control the King position at the end of this round, Ulster is cleared and closed.",
  );
  expect(outcomeWords([detail("place", "F1")], "ulster", { seat: "blue", players: 2 })).toBe("");
});

test("pieces that leave a region as it is cleared are no captives", () => {
  const cleared = { effect: "cleared", region: "ulster", king: "blue" };
  const effects = [captured("F2"), cleared, returned("blue", 15)];
  const last = { ...detail("place", "F2", ...effects), region: "ulster" } as LogDetail;
  expect(entryWords({ seat: "blue", detail: last })).not.toContain("captives");
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

test("an exchange says whose piece it takes, and why captives return", () => {
  const exchange = { ...detail("exchange", "W2", returned("red", 1), returned("blue", 1)), region: "ulster" };
  expect(entryWords({ seat: "blue", detail: exchange as LogDetail })).toBe(
    "Blue takes W2 in Ulster from Red, whose piece returns to stock. The captive under W2 returns to Blue's stock.",
  );
  const capture = { ...detail("place", "F1", captured("F1"), returned("blue", 2)), region: "ulster" };
  expect(entryWords({ seat: "blue", detail: capture as LogDetail })).toContain(
    "2 captives under F1 return to Blue's stock.",
  );
});

test("a place with fewer empty positions is refused with what is taken there, and with those that have more", () => {
  const why = (token: string, best: number) =>
    ({ name: "why-fit-less-empty", token, values: { best } }) as unknown as Why;
  const card = (...legal: string[][]) => ({ fits: [{ region: "ulster", legal }] }) as unknown as CardFits;
  const board = { ulster: { F1: ["red"], F2: ["blue"] }, munster: { H1: ["red"] } };
  const words = (token: string, best: number, ...legal: string[][]) =>
    fitWords(why(token, best), card(...legal), board);
  expect([
    words("play 8 ulster F1+H1", 2, ["F3", "H3"], ["F4", "H4"]),
    words("play 8 ulster F1+F2", 1, ["F2", "F3"]),
    words("play 8 ulster F1", 1, ["F3"], ["F4"]),
  ]).toEqual([
    "F1 is not empty. Here the card goes where both of its positions are empty: F3–H3 and F4–H4.",
    "F1 and F2 are not empty. Here the card goes where one of its positions is empty: F2–F3.",
    "F1 is not empty. Here the card goes to an empty position: F3 and F4.",
  ]);
  expect(
    fitWords({ ...why("play 8 ulster F1", 1), name: "why-occupied" }, card(["F3"]), board),
  ).toBeUndefined();
});
