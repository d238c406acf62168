// A drafted turn is held up by advice once, and played by the next press.

import { expect, test } from "vitest";

import type { TurnPlan, View } from "../../client/wire.ts";
import type { Adviser, Warning } from "./advice.svelte.ts";
import { Draft } from "./draft.svelte.ts";
import type { KingsHost } from "./host.ts";

const BEGIN = { kind: "discard", card: 7, token: "discard 7" } as const;
const WARNING: Warning = { words: "Wait", hills: [] };

/** A draft of a turn with an adviser, and the tokens that were played. */
async function drafted(adviser: Adviser | undefined) {
  const played: unknown[] = [];
  const view = { you: "blue", version: 4, legal: {}, log: [] } as unknown as View;
  const plan = { actions: [BEGIN], offers: [], preview: { then: "others" } } as unknown as TurnPlan;
  const host = {
    id: "advice",
    viewOf: () => view,
    planTurn: async () => plan,
    order: async (_: string, { action }: { action: { token: string } }) => played.push(action.token) > 0,
  };
  const draft = new Draft(host as unknown as KingsHost, { seat: "blue", view, isOpen: true });
  draft.advice.adviser = adviser;
  await draft.add(BEGIN);
  return { draft, played };
}

test("a warning holds a turn up once, and goes with its draft", async () => {
  const { draft, played } = await drafted({ warn: async () => WARNING });
  await draft.play();
  expect([played, draft.advice.on(draft.steps[0])]).toEqual([[], WARNING]);
  expect(draft.advice.on({ kind: "discard", card: 8, token: "discard 8" })).toBeUndefined();
  await draft.play();
  expect([played, draft.advice.on(BEGIN)]).toEqual([["discard 7"], undefined]);
});

test("without a warning, or an adviser, a turn is played at once", async () => {
  for (const adviser of [undefined, { warn: async () => undefined }]) {
    const { draft, played } = await drafted(adviser);
    await draft.play();
    expect(played).toEqual(["discard 7"]);
  }
});

test("a turn that is let go while the adviser is asked is not played", async () => {
  let answer: (warning: undefined) => void = () => undefined;
  const asked = new Promise<undefined>((resolve) => (answer = resolve));
  const { draft, played } = await drafted({ warn: () => asked });
  const playing = draft.play();
  expect(draft.canPlay).toBe(false);
  draft.clear();
  answer(undefined);
  await playing;
  expect(played).toEqual([]);
});
