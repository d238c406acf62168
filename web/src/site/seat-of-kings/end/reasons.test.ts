import { expect, test } from "vitest";

import type { EntryView, KingsAnalysisBody, KingsView, View } from "../../../client/wire.ts";
import { WATCHER } from "../../named.ts";
import { kingsLog as log } from "../../recorded.setup.ts";
import { chancesOf } from "./chances.ts";
import { piecesOf, reasonsOf, thronesOf, traitorsOf, winnerOf } from "./reasons.ts";

const kings = {
  round: 7,
  options: { max_rounds: 60 },
  kings_to_win: 2,
  regions: [
    { region: "connacht", king: "blue" },
    { region: "ulster", king: "red" },
    { region: "leinster" },
    { region: "munster", king: "blue" },
  ],
  board: { connacht: { K: ["red", "BLUE"], F1: ["blue"] }, munster: { K: ["blue"] } },
} as unknown as KingsView;

const won: EntryView = {
  version: 9,
  seat: "blue",
  detail: { kind: "promote", position: "K", region: "munster", effects: [{ effect: "won", seat: "blue" }] },
} as EntryView;

const ended = (points: number[], more: Partial<View> = {}) =>
  ({
    stage: "over",
    ending: "played",
    standing: { game: 1, games: 1, points, results: [points] },
    seats: [
      { seat: "blue", side: 0 },
      { seat: "red", side: 1 },
    ],
    kings,
    log: [won],
    ...more,
  }) as View;

test("a victory names the King positions, and the step that brought the last one", () => {
  const view = ended([1, 0]);
  expect(winnerOf(view)?.seat).toBe("blue");
  expect(thronesOf(kings, "blue")).toEqual(["connacht", "munster"]);
  const step = "The last step, in round 7: Blue promotes to K in Munster.";
  expect(reasonsOf(view, WATCHER)).toEqual([
    "Blue is High King, with the King positions of Connacht and Munster.",
    step,
  ]);
  expect(reasonsOf(view, { ...WATCHER, isOwn: (seat) => seat === "blue" })).toEqual([
    "You are High King: the King positions of Connacht and Munster are yours.",
    step,
  ]);
});

test("a draw by rounds, by agreement, and a player who is left alone are told", () => {
  expect(winnerOf(ended([0, 0]))).toBeUndefined();
  expect(reasonsOf(ended([0, 0]), WATCHER)).toEqual(["All 60 rounds are over, and nobody is High King."]);
  expect(reasonsOf(ended([0, 0], { ending: "agreed" }), WATCHER)).toEqual(["A draw was agreed."]);
  const left = { ending: { left: { seat: 0, how: "time" } } } as Partial<View>;
  expect(reasonsOf(ended([0, 1], left), WATCHER)).toEqual([
    "Blue has run out of time.",
    "Red is the only player left.",
  ]);
});

test("pieces and traitors are counted by seat", () => {
  expect([piecesOf(kings, "blue"), piecesOf(kings, "red")]).toEqual([3, 1]);
  const bought = ["blue", "red", "white", "yellow"].reduce((sum, seat) => sum + traitorsOf(log, seat), 0);
  expect(bought).toBe(log.filter(({ detail }) => detail.kind === "traitor").length);
});

const judged = (moment: number, seat: string, ...values: number[]): KingsAnalysisBody => ({
  ...{ moment, seat, iterations: 100, deepest: false },
  lines: values.map((value) => ({ value, iterations: 50 }) as KingsAnalysisBody["lines"][number]),
  played: { iterations: 0 } as KingsAnalysisBody["played"],
});

test("each player has the value of the best decision, in the order of the game, and nothing that was not tried", () => {
  const bodies = [
    judged(9, "blue", 0.7, 0.2),
    judged(4, "red", 0.4),
    judged(2, "blue", 0.5),
    judged(6, "red"),
  ];
  const found = chancesOf(bodies, ["blue", "red", "white"]);
  const told = found.map(({ seat, turns }) =>
    [seat, ...turns.map(({ at, chance }) => `${at}: ${chance}`)].join(" "),
  );
  expect(told).toEqual(["blue 2: 0.5 9: 0.7", "red 4: 0.4", "white"]);
});
