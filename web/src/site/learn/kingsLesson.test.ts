import { expect, test } from "vitest";

import type { ActionFields, KingsPosition, PositionOf, TurnPlan } from "../../client/wire.ts";
import { Refused } from "../../client/requests.ts";
import { Turn } from "../seat-of-kings/turn.svelte.ts";
import { KingsLesson, type Requests } from "./kingsLesson.svelte.ts";
import { lookedAt } from "./kingsView.ts";

const PLAY: ActionFields = { kind: "play", card: 17, region: "ulster", positions: ["F3"] };
const PLACE: ActionFields = { kind: "place", position: "F3" };
const END: ActionFields = { kind: "end" };
const LINE = [
  { ...PLAY, token: "play 17 ulster F3" },
  { ...PLACE, token: "place F3" },
  { ...END, token: "end" },
];
const WHY = { clause: "SKP2", token: "place F4", places: ["F4"], name: "why", values: {}, sentence: "No." };

/** The legal decisions of each stage of a turn that plays card 17 in Ulster. */
const STAGES = [
  { name: "turn", legal: { plays: [{ card: 17, region: "ulster", fits: [["F3"], ["F5"]] }] } },
  { name: "place", legal: { actions: [LINE[1]] } },
  { name: "place", legal: { actions: [LINE[2]] } },
  { name: "turn", legal: undefined },
] as const;

/** The position after so many steps of that turn: then Red decides. */
function at(step: number): KingsPosition {
  const { name, legal } = STAGES[step] ?? STAGES[0];
  const played = LINE[step - 1];
  return {
    variant: "seat-of-kings",
    position: `after ${step}`,
    turn: step === 3 ? "red" : "blue",
    you: "blue",
    kings: {
      stage: { name, ...(name === "place" && { region: "ulster" }) },
      players: { blue: { cumals: 2, hand: [17], aside: [], prisoners: {} } },
      options: { regions: ["connacht", "ulster"] },
      ...{ closed: [], board: {}, regions: [], raths: [], hand: [{ card: 17 }] },
    },
    hands: { blue: { cards: [17], aside: [] }, red: { cards: [1], aside: [] } },
    ...(legal && { legal }),
    ...(played && { after: { seat: "blue", token: played.token, detail: { ...played, effects: [] } } }),
  } as unknown as KingsPosition;
}

const PLAN = {
  actions: LINE.slice(0, 2),
  preview: { shown: 2, then: "decides", kings: at(2).kings, legal: at(2).legal, details: [] },
} as unknown as TurnPlan;

/** What a lesson at a fake server asks and tells. */
async function begun(change: Partial<Requests> = {}) {
  const asked: PositionOf[] = [];
  const answers: [readonly ActionFields[], readonly string[]][] = [];
  const asks =
    <Answer>(answer: (of: PositionOf) => Answer) =>
    async (of: PositionOf) => {
      asked.push(of);
      return answer(of);
    };
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
  return { lesson, turn, asked, answers };
}

test("a turn that is drafted and played is reported once, whole, with its tokens", async () => {
  const { lesson, turn, answers } = await begun();
  turn.choose(17);
  await turn.pick("ulster", "F3");
  expect(turn.draft.steps.map((step) => step.token)).toEqual(["play 17 ulster F3", "place F3"]);
  expect(answers).toEqual([]);
  await turn.draft.play();
  expect(answers).toHaveLength(1);
  const [line, tokens] = answers[0] ?? [[], []];
  expect(tokens).toEqual(LINE.map((step) => step.token));
  expect(line).toEqual(LINE);
  expect(lesson.view?.legal).toBeUndefined();
});

test("a press above a draft that is not activated is explained as a promotion", async () => {
  const offers = [{ action: { kind: "activate", token: "activate" }, detail: { kind: "activate" } }];
  const { turn, asked } = await begun({ plan: async () => ({ ...PLAN, offers }) as unknown as TurnPlan });
  turn.choose(17);
  await turn.pick("ulster", "F3");
  await turn.pick("ulster", "H2");
  expect(asked.at(-1)).toMatchObject({ action: { kind: "promote", position: "H2" } });
});

test("after an answer nothing more is played until the position begins again", async () => {
  const { lesson, answers } = await begun();
  for (const action of [PLAY, PLACE, END])
    expect(await lesson.order("blue", { do: "move", action })).toBe(true);
  expect(await lesson.order("blue", { do: "move", action: PLAY })).toBe(false);
  await lesson.begin("the position");
  expect([lesson.position?.position, lesson.view?.legal]).toEqual(["after 0", at(0).legal]);
  expect(await lesson.order("blue", { do: "move", action: PLAY })).toBe(true);
  expect(answers).toHaveLength(1);
});

test("nothing is played while the board is locked", async () => {
  const { lesson, turn, asked } = await begun();
  lesson.isLocked = true;
  const before = asked.length;
  expect([turn.cards, turn.usable]).toEqual([[], []]);
  expect(await lesson.order("blue", { do: "move", action: PLAY })).toBe(false);
  expect(asked).toHaveLength(before);
});

test("a press beside the positions of a draft is explained after its steps", async () => {
  const { turn, asked } = await begun();
  turn.choose(17);
  await turn.pick("ulster", "F3");
  await turn.pick("ulster", "F4");
  expect(turn.draft.why).toEqual(WHY);
  expect(asked.at(-1)).toEqual({
    position: "the position",
    seat: "blue",
    actions: LINE.slice(0, 2),
    action: { kind: "place", position: "F4" },
  });
});

test("an order that the server refuses changes nothing and is reported as a failure", async () => {
  let isFine = true;
  const { lesson, answers } = await begun({
    position: async (of) => {
      if (!isFine) throw new Refused("offline");
      return at(of.actions?.length ?? 0);
    },
  });
  isFine = false;
  expect(await lesson.order("blue", { do: "move", action: PLAY })).toBe(false);
  expect([lesson.position?.position, lesson.failure instanceof Refused, answers]).toEqual([
    "after 0",
    true,
    [],
  ]);
});

test("what a step shows is a place, a card or the cumals", () => {
  expect(lookedAt(["ulster F2", "card 17", "cumals"])).toEqual({
    places: [{ region: "ulster", position: "F2" }],
    cards: [17],
    hasCumals: true,
  });
});
