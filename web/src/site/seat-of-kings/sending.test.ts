import { expect, test } from "vitest";

import type { Draft } from "./draft.svelte.ts";
import type { KingsHost } from "./host.ts";
import { Sending } from "./sending.svelte.ts";

const END = { kind: "end" } as const;

/** A table of which the line is down, with the answer to its only order. */
function offline() {
  let answer: (isDone: boolean) => void = () => undefined;
  const table = {
    isOnline: false,
    order: () => new Promise<boolean>((resolve) => (answer = resolve)),
    revoke: () => answer(false),
  };
  const draft = { isPlaying: false, isKept: false, keep: () => (draft.isKept = true) };
  const sending = new Sending(table as unknown as KingsHost, draft as unknown as Draft);
  return { table, draft, sending, answer: (isDone: boolean) => answer(isDone) };
}

test("an answer without a connection is unsent until it is revoked, and does nothing then", async () => {
  const { sending } = offline();
  const done: boolean[] = [];
  const sent = sending.send("blue", END, () => done.push(sending.isPending));
  expect([sending.action, sending.isUnsent]).toEqual([END, true]);
  sending.revoke();
  await sent;
  expect([sending.isPending, done]).toEqual([false, []]);
});

test("what is sent is pending until all that it does is done, and cannot be revoked", async () => {
  const { table, draft, sending, answer } = offline();
  const done: boolean[] = [];
  const sent = sending.send("blue", END, () => done.push(sending.isPending));
  table.isOnline = true;
  expect([sending.isPending, sending.isUnsent]).toEqual([true, false]);
  sending.revoke();
  expect([sending.isPending, draft.isKept]).toEqual([true, false]);
  answer(true);
  await sent;
  expect([sending.isPending, done]).toEqual([false, [true]]);
});

test("a draft that is played without a connection keeps its steps when it is revoked", () => {
  const { draft, sending } = offline();
  draft.isPlaying = true;
  expect([sending.isPending, sending.isUnsent]).toEqual([true, true]);
  sending.revoke();
  expect(draft.isKept).toBe(true);
});
