import { expect, test } from "vitest";

import type { ActionFields } from "../../client/wire.ts";
import { Notes } from "./notes.svelte.ts";
import { momentKey } from "./study.svelte.ts";

const NOWHERE = { getItem: () => null, setItem: () => undefined } as unknown as Storage;

const line = (...hills: string[]): ActionFields[] => hills.map((hill) => ({ kind: "build", hill }));

test("the comments on a variation are counted, and those on the whole game", () => {
  const notes = new Notes("a game", undefined, NOWHERE);
  notes.branch(line("D4", "C3", "B5"));
  notes.write(momentKey(line("D4")), "in the game");
  notes.write(momentKey(line("D4", "C3")), "at its first move");
  notes.write(momentKey(line("D4", "C3", "B5")), "one\ntwo");
  expect(notes.commentsWithin(line("D4", "C3"), momentKey)).toBe(3);
  expect(notes.commentsWithin(line("D4", "C"), momentKey)).toBe(0);
  expect(notes.commentCount).toBe(4);
});
