import { expect, test } from "vitest";

import type { RingfortsView, View } from "../../client/wire.ts";
import { kingsWords, leadWords, matchWords, resultWords, shortLeadWords } from "./results.ts";

type Leads = NonNullable<RingfortsView["leads"]>;
type Tie = NonNullable<Leads["tie"]>;

const board = (leads: Partial<Leads>, more: Partial<RingfortsView> = {}) =>
  ({ phase: "over", ringforts: ["", ""], leads, ...more }) as RingfortsView;

const battle = (leads: Partial<Leads>) => leadWords(board(leads, { phase: "battle" }));

test("who leads is told by the measure that decides", () => {
  expect(battle({ by: "kingdoms", counts: [3, 4], fewer: true, side: 0 })).toBe(
    "Red leads: 3 kingdoms to 4, and fewer win.",
  );
  expect(battle({ by: "kingdoms", counts: [2, 1], fewer: true, side: 1 })).toBe(
    "Blue leads: 1 kingdom to 2, and fewer win.",
  );
  expect(battle({ by: "bridges", counts: [9, 5], fewer: false, side: 0 })).toBe("Red leads: 9 bridges to 5.");
  const kingdoms: Leads = { by: "kingdoms", counts: [4, 4], fewer: true };
  expect(battle({ ...kingdoms, tie: { by: "territory", counts: [12, 11], fewer: false, side: 0 } })).toBe(
    "Even: 4 kingdoms each. The tie goes to Red, with more ringforts: 12 to 11.",
  );
  expect(battle({ ...kingdoms, tie: { by: "spare", counts: [22, 23], fewer: false, side: 1 } })).toBe(
    "Even: 4 kingdoms each. The tie goes to Blue, because Red holds the spare ringfort.",
  );
  expect(battle({ ...kingdoms, tie: { by: "territory", counts: [12, 12], fewer: false } })).toBe(
    "Even: 4 kingdoms and 12 ringforts each.",
  );
});

test("a reader who leads is told so", () => {
  const leads: Leads = { by: "kingdoms", counts: [3, 4], fewer: true, side: 0 };
  const toReader = (own: number) => leadWords(board(leads, { phase: "battle" }), own);
  expect(toReader(0)).toBe("You lead: 3 kingdoms to 4, and fewer win.");
  expect(toReader(1)).toBe("Red leads: 3 kingdoms to 4, and fewer win.");
  const level: Leads = { by: "bridges", counts: [0, 0], fewer: false };
  const tie: Tie = { by: "territory", counts: [1, 2], fewer: false, side: 1 };
  expect(leadWords(board({ ...level, tie }, { phase: "battle" }), 1)).toBe(
    "Even: no bridges yet. The tie goes to you, with more ringforts: 2 to 1.",
  );
  expect(shortLeadWords(board(leads, { phase: "battle" }), 0)).toBe("You lead.");
  expect(shortLeadWords(board({ ...level, tie }, { phase: "battle" }), 0)).toBe(
    "Even; the tie goes to Blue.",
  );
});

test("nobody leads before Battle, while the board has no lead, or when it is over", () => {
  const later = "Nobody leads before Battle. Then fewer kingdoms win.";
  expect([leadWords({ phase: "manoeuvres" }), shortLeadWords({ phase: "setup" })]).toEqual([
    later,
    "Nobody leads yet.",
  ]);
  expect(leadWords({ phase: "battle" })).toBe("");
  expect(leadWords(board({ by: "kingdoms", counts: [3, 4], fewer: true, side: 0 }))).toBe("");
});

test("where kings are captured the line of the leader says how many are lost, and what that means", () => {
  const kings = { ringforts: ["", ""], kings: ["A2B4C6", "D1E3"], kings_lost: [0, 1] };
  expect(kingsWords({ ...kings, phase: "battle" })).toBe(
    "Kings lost: Red 0, Blue 1. Losing two loses the game.",
  );
  expect(kingsWords({ ...kings, phase: "setup" })).toBe("Losing two kings loses the game.");
  expect(kingsWords({ ...kings, phase: "over" })).toBe("");
  expect(kingsWords({ phase: "battle", ringforts: ["", ""], kings: ["A2", "D1"] })).toBe("");
});

test("a result says why", () => {
  const bridges = board({ by: "bridges", counts: [25, 32], fewer: false, side: 1 });
  expect(resultWords([0, 9], bridges)).toBe("Blue wins 9 to 0: 32 bridges to 25.");
  expect(resultWords([0, 9], bridges, 1)).toBe("You win 9 to 0: 32 bridges to 25.");
  expect(resultWords([0, 9], bridges, 0)).toBe("Blue wins 9 to 0: 32 bridges to 25.");
  const tie: Tie = { by: "spare", counts: [23, 22], fewer: false, side: 0 };
  expect(resultWords([3, 0], board({ by: "kingdoms", counts: [2, 2], fewer: true, tie }))).toBe(
    "Red wins 3 to 0: the kingdoms are even at 2, and Blue is left with the spare ringfort.",
  );
  const level: Tie = { by: "territory", counts: [20, 20], fewer: false };
  expect(resultWords([1, 1], board({ by: "kingdoms", counts: [5, 5], fewer: true, tie: level }))).toBe(
    "The game is drawn, 1 to 1: kingdoms and ringforts are even at 5 and 20.",
  );
});

test("captured kings are told with their points", () => {
  const leads: Leads = { by: "kingdoms", counts: [6, 7], fewer: true, side: 0 };
  expect(resultWords([4, 0], board(leads, { kings_lost: [0, 1] }))).toBe(
    "Red wins 4 to 0: 6 kingdoms to 7. Red has a point for the king it captured.",
  );
  expect(resultWords([4, 1], board(leads, { kings_lost: [1, 1] }))).toBe(
    "Red wins 4 to 1: 6 kingdoms to 7. Each side has a point for the king it captured.",
  );
  const double = board({ by: "kings_captured", counts: [0, 2], fewer: false, side: 1 });
  expect(resultWords([0, 2], double)).toBe("Blue wins 2 to 0: Blue has captured 2 kings.");
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
  expect(matchWords(match([0, 0], 0))).toBe("Game 1 of 2.");
  expect(matchWords(match([3, 0], 1, "seating"))).toBe("Game 1 of 2 is over. Red leads the match 3 to 0.");
  expect(matchWords(match([3, 0], 1), 0)).toBe("Game 2 of 2. You lead the match 3 to 0.");
  expect(matchWords(match([1, 1], 1))).toBe("Game 2 of 2. The match is level, 1 to 1.");
  expect(matchWords(match([3, 3], 2))).toBe("The match is drawn, 3 to 3.");
  expect(matchWords(match([6, 3], 2), 0)).toBe("You win the match 6 to 3.");
  expect(matchWords(match([6, 3], 2), 1)).toBe("You lose the match 3 to 6.");
  expect(matchWords(match([6, 3], 2))).toBe("Red wins the match 6 to 3.");
});
