import { expect, test } from "vitest";

import { Refused } from "../../client/requests.ts";
import type { ActionFields, KingsPosition, PositionOf, TurnPlan } from "../../client/wire.ts";
import { Turn } from "../seat-of-kings/turn.svelte.ts";
import { KingsLesson, type Requests } from "./kingsLesson.svelte.ts";
import { lookedAt } from "./kingsView.ts";

const LINE = [
  { kind: "play", card: 17, region: "ulster", positions: ["F3"], token: "play 17 ulster F3" },
  { kind: "place", position: "F3", token: "place F3" },
  { kind: "end", token: "end" },
] as const;
const WHY = { clause: "SKP2", token: "place F4", places: ["F4"], name: "why", values: {}, sentence: "No." };

/** The legal decisions at each step of a turn that plays card 17 in Ulster. */
const LEGAL = [
  { plays: [{ card: 17, region: "ulster", fits: [["F3"], ["F5"]] }] },
  ...[{ actions: [LINE[1]] }, { actions: [LINE[2]] }],
];

/** The position after so many steps of that turn: then Red decides. */
function at(step: number): KingsPosition {
  const played = LINE[step - 1];
  const isPlacing = step === 1 || step === 2;
  return {
    ...{
      variant: "seat-of-kings",
      position: `after ${step}`,
      turn: step === 3 ? "red" : "blue",
      you: "blue",
    },
    kings: {
      stage: isPlacing ? { name: "place", region: "ulster" } : { name: "turn" },
      players: { blue: { cumals: 2, hand: [17], aside: [], prisoners: {} } },
      options: { regions: ["connacht", "ulster"] },
      ...{ closed: [], board: {}, regions: [], raths: [], hand: [{ card: 17 }] },
    },
    hands: { blue: { cards: [17], aside: [] }, red: { cards: [1], aside: [] } },
    ...(LEGAL[step] && { legal: LEGAL[step] }),
    ...(played && { after: { seat: "blue", token: played.token, detail: { ...played, effects: [] } } }),
  } as unknown as KingsPosition;
}

const { kings, legal } = at(2);
const PLAN = {
  actions: LINE.slice(0, 2),
  preview: { shown: 2, then: "decides", kings, legal, details: [] },
} as unknown as TurnPlan;

/** What a lesson at a fake server asks and tells. */
async function begun(change: Partial<Requests> = {}) {
  const asked: PositionOf[] = [];
  const answers: (readonly unknown[])[] = [];
  const asks =
    <Answer>(answer: (of: PositionOf) => Answer) =>
    async (of: PositionOf) => (asked.push(of), answer(of));
  const requests: Requests = {
    position: asks((of) => at(of.actions?.length ?? 0)),
    plan: asks(() => PLAN),
    turns: async () => [],
    why: asks(() => WHY),
    ...change,
  };
  const lesson = new KingsLesson("blue", { onAnswer: (...answer) => answers.push(answer) }, requests);
  const turn = new Turn(lesson, lesson);
  await lesson.begin("the position");
  const order = (action: ActionFields) => lesson.order("blue", { do: "move", action });
  const pick = async (...positions: string[]) => {
    turn.choose(17);
    for (const position of positions) await turn.pick("ulster", position);
  };
  return { lesson, turn, asked, answers, order, pick };
}

test("a turn that is drafted and played is reported once, whole, with its tokens", async () => {
  const { lesson, turn, answers, pick } = await begun();
  await pick("F3");
  expect([turn.draft.steps.map((step) => step.token), answers]).toEqual([
    ["play 17 ulster F3", "place F3"],
    [],
  ]);
  await turn.draft.play();
  expect(answers).toEqual([[LINE, LINE.map((step) => step.token)]]);
  expect(lesson.view?.legal).toBeUndefined();
});

test("a press above a draft that is not activated is explained as a promotion, one beside it after its steps", async () => {
  const offers = [{ action: { kind: "activate", token: "activate" }, detail: { kind: "activate" } }];
  const above = await begun({ plan: async () => ({ ...PLAN, offers }) as unknown as TurnPlan });
  await above.pick("F3", "H2");
  expect(above.asked.at(-1)).toMatchObject({ action: { kind: "promote", position: "H2" } });
  const { turn, asked, pick } = await begun();
  await pick("F3", "F4");
  expect(turn.draft.why).toEqual(WHY);
  const action = { kind: "place", position: "F4" };
  expect(asked.at(-1)).toEqual({ position: "the position", seat: "blue", actions: LINE.slice(0, 2), action });
});

test("after an answer nothing more is played until the position begins again", async () => {
  const { lesson, answers, order } = await begun();
  const done = [];
  for (const action of [...LINE, LINE[0]]) done.push(await order(action as ActionFields));
  expect(done).toEqual([true, true, true, false]);
  await lesson.begin("the position");
  expect([lesson.position?.position, lesson.view?.legal]).toEqual(["after 0", LEGAL[0]]);
  expect([await order(LINE[0] as unknown as ActionFields), answers.length]).toEqual([true, 1]);
});

test("nothing is played while the board is locked, or where the server refuses, which is a failure", async () => {
  const { lesson, turn, asked, order } = await begun();
  lesson.isLocked = true;
  const before = asked.length;
  expect([turn.cards, turn.usable]).toEqual([[], []]);
  expect([await order(LINE[0] as unknown as ActionFields), asked.length]).toEqual([false, before]);
  let isFine = true;
  const position: Requests["position"] = async (of) => {
    if (!isFine) throw new Refused("offline");
    return at(of.actions?.length ?? 0);
  };
  const other = await begun({ position });
  isFine = false;
  expect(await other.order(LINE[0] as unknown as ActionFields)).toBe(false);
  expect([other.lesson.position?.position, other.answers]).toEqual(["after 0", []]);
  expect(other.lesson.failure).toBeInstanceOf(Refused);
});

test("what a step shows is a place, a card or the cumals", () => {
  const places = [{ region: "ulster", position: "F2" }];
  expect(lookedAt(["ulster F2", "card 17", "cumals"])).toEqual({ places, cards: [17], hasCumals: true });
});
