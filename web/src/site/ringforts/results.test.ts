import { expect, test } from "vitest";

import type { RingfortsView, View } from "../../client/wire.ts";
import { kingsWords, leadWords, matchWords, resultWords, shortLeadWords } from "./results.ts";

type Leads = NonNullable<RingfortsView["leads"]>;
type Tie = NonNullable<Leads["tie"]>;

const board = (leads: Partial<Leads>, more: Partial<RingfortsView> = {}) =>
  ({ phase: "over", ringforts: ["", ""], leads, ...more }) as RingfortsView;

test("a reader who leads is told so", () => {
  const leads: Leads = { by: "kingdoms", counts: [3, 4], fewer: true, side: 0 };
  const battle = (of: Partial<Leads>) => board(of, { phase: "battle" });
  const tie: Tie = { by: "territory", counts: [1, 2], fewer: false, side: 1 };
  const level: Partial<Leads> = { by: "bridges", counts: [0, 0], fewer: false, tie };
  expect([leadWords(battle(leads), 0), leadWords(battle(leads), 1), leadWords(battle(level), 1)]).toEqual([
    "You lead: 3 kingdoms to 4, and fewer win.",
    "Red leads: 3 kingdoms to 4, and fewer win.",
    "Even: no bridges yet. The tie goes to you, with more ringforts: 2 to 1.",
  ]);
  expect(shortLeadWords(battle(leads), 0)).toBe("You lead.");
  expect(shortLeadWords(battle(level), 0)).toBe("Even; the tie goes to Blue.");
});

test("nobody leads before Battle, while the board has no lead, or when it is over", () => {
  expect(leadWords({ phase: "manoeuvres" })).toBe("Nobody leads before Battle. Then fewer kingdoms win.");
  expect(shortLeadWords({ phase: "setup" })).toBe("Nobody leads yet.");
  const over = board({ by: "kingdoms", counts: [3, 4], fewer: true, side: 0 });
  expect([leadWords({ phase: "battle" }), leadWords(over)]).toEqual(["", ""]);
});

test("where kings are captured the line of the leader says how many are lost, and what that means", () => {
  const kings = { ringforts: ["", ""], kings: ["A2B4C6", "D1E3"], kings_lost: [0, 1] };
  expect((["battle", "setup", "over"] as const).map((phase) => kingsWords({ ...kings, phase }))).toEqual([
    "Kings lost: Red 0, Blue 1. Losing two loses the game.",
    "Losing two kings loses the game.",
    "",
  ]);
  expect(kingsWords({ phase: "battle", ringforts: ["", ""], kings: ["A2", "D1"] })).toBe("");
});

test("a result says why, and captured kings are told with their points", () => {
  const bridges = board({ by: "bridges", counts: [25, 32], fewer: false, side: 1 });
  const even = (count: number, tie: Tie) =>
    board({ by: "kingdoms", counts: [count, count], fewer: true, tie });
  const spare = even(2, { by: "spare", counts: [23, 22], fewer: false, side: 0 });
  const level = even(5, { by: "territory", counts: [20, 20], fewer: false });
  const lost = (...kings_lost: number[]) =>
    board({ by: "kingdoms", counts: [6, 7], fewer: true, side: 0 }, { kings_lost });
  expect([
    resultWords([0, 9], bridges, 1),
    resultWords([0, 9], bridges, 0),
    resultWords([3, 0], spare),
    resultWords([1, 1], level),
    resultWords([4, 0], lost(0, 1)),
    resultWords([4, 1], lost(1, 1)),
  ]).toEqual([
    "You win 9 to 0: 32 bridges to 25.",
    "Blue wins 9 to 0: 32 bridges to 25.",
    "Red wins 3 to 0: the kingdoms are even at 2, and Blue is left with the spare ringfort.",
    "The game is drawn, 1 to 1: kingdoms and ringforts are even at 5 and 20.",
    "Red wins 4 to 0: 6 kingdoms to 7. Red has a point for the king it captured.",
    "Red wins 4 to 1: 6 kingdoms to 7. Each side has a point for the king it captured.",
  ]);
});

test("a board that says otherwise than the points gives no reason", () => {
  const red = board({ by: "kingdoms", counts: [1, 4], fewer: true, side: 0 });
  expect(resultWords([0, 3], red)).toBe("Blue wins 3 to 0.");
  expect(resultWords([0, 3], { ...red, phase: "battle" })).toBe("Blue wins 3 to 0.");
  expect(resultWords([1, 1])).toBe("The game is drawn, 1 to 1.");
});

test("it is told which game of a match is played or over, who leads, and who won", () => {
  const match = (points: number[], played: number, stage = "playing") =>
    ({
      stage,
      seats: [],
      standing: { game: Math.min(2, played + 1), games: 2, points, results: Array(played).fill([0, 0]) },
    }) as unknown as View;
  expect([
    matchWords(match([0, 0], 0)),
    matchWords(match([3, 0], 1, "seating")),
    matchWords(match([3, 0], 1), 0),
    matchWords(match([1, 1], 1)),
    matchWords(match([3, 3], 2)),
    ...[0, 1, undefined].map((own) => matchWords(match([6, 3], 2), own)),
  ]).toEqual([
    "Game 1 of 2.",
    "Game 1 of 2 is over. Red leads the match 3 to 0.",
    "Game 2 of 2. You lead the match 3 to 0.",
    "Game 2 of 2. The match is even, 1 to 1.",
    "The match is drawn, 3 to 3.",
    "You win the match 6 to 3.",
    "You lose the match 3 to 6.",
    "Red wins the match 6 to 3.",
  ]);
});
