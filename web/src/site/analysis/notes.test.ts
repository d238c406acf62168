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

/** A storage in memory. */
function storage(): Storage {
  const all = new Map<string, string>();
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
  } as unknown as Storage;
}

const FILE = {
  comments: { "2": ["of the game"], v5: ["of a variation"] },
  branches: [],
  sketches: { v5: { rings: ["ulster F2"], arrows: [] } },
};

test("what a reader deletes of a file stays deleted, and the rest of the file is there", () => {
  const kept = storage();
  const notes = new Notes("file", FILE, kept);
  notes.write("v5", "");
  notes.draw("v5", { rings: [], arrows: [] });
  notes.write("1", "of the reader");
  const again = new Notes("file", FILE, kept);
  expect(["1", "2", "v5"].map((key) => again.at(key))).toEqual(["of the reader", "of the game", ""]);
  expect(again.sketchAt("v5").rings).toEqual([]);
});

test("what is written to a variation of a file goes with it, and is not read from the file again", () => {
  const kept = storage();
  const line = (...hills: string[]) => hills.map((hill) => ({ kind: "build", hill }) as const);
  const [own, whole] = [momentKey(line("D4", "C3")), momentKey(line("D4", "C3", "B5"))];
  const game = momentKey(line("D4"));
  const file = {
    comments: { [game]: ["of the game"], [own]: ["of the variation"], [whole]: ["of its end"] },
    branches: [line("D4", "C3", "B5")],
    sketches: { [whole]: { rings: ["B5"], arrows: [] } },
  };
  new Notes("file", file, kept).drop(line("D4", "C3"), momentKey);
  const again = new Notes("file", file, kept);
  expect(again.branches).toEqual([]);
  expect([game, own, whole].map((key) => again.at(key))).toEqual(["of the game", "", ""]);
  expect(again.sketchAt(whole).rings).toEqual([]);
});

test("notes that an earlier version kept do not hide the variations of a file", () => {
  const kept = storage();
  kept.setItem("tara.notes", JSON.stringify([{ name: "file", comments: { "1": ["early"] }, branches: [] }]));
  const notes = new Notes("file", FILE, kept);
  expect(notes.at("1")).toBe("early");
  expect(notes.at("v5")).toBe("of a variation");
  expect(notes.sketchAt("v5").rings).toEqual(["ulster F2"]);
});
