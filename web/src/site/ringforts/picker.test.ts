// What the page draws of an own move before the server has answered, and when it no longer does.

import { expect, test } from "vitest";

import { positionName } from "../../client/logs.ts";
import type { ActionFields, EntryView, View } from "../../client/wire.ts";
import { Picker, type MoveHost } from "./picker.svelte.ts";

const BUILD: ActionFields = { kind: "build", hill: "D5" };

/** A table with entries of these versions, at some version. */
class Table implements MoveHost {
  readonly waiting = 0;
  readonly you = "red";
  view: View = viewOf(2, 1, 2);
  isDone: Promise<boolean> = new Promise(() => {});

  get decision(): string {
    return positionName(this.view);
  }

  order(): Promise<boolean> {
    return this.isDone;
  }

  async explain(): Promise<undefined> {}
}

function viewOf(version: number, ...entries: number[]): View {
  const log = entries.map((version) => ({ version }) as EntryView);
  const legal = { builds: ["D5"] };
  return { version, stage: "playing", fairness: { game: 0 }, legal, log, log_from: 0 } as unknown as View;
}

/** What a page draws that has sent a move, at each of these views. */
function drawnAt(...views: View[]): (ActionFields | undefined)[] {
  const table = new Table();
  const picker = new Picker(table);
  picker.choose(BUILD);
  return [table.view, ...views].map((view) => ((table.view = view), picker.pending));
}

test("a move that was taken back is not drawn again, whatever was played before it was", () => {
  expect(drawnAt(viewOf(3, 1, 2, 3), viewOf(4, 1, 2))).toEqual([BUILD, undefined, undefined]);
  expect(drawnAt(viewOf(3, 1, 2, 3), viewOf(4, 1, 2, 3, 4), viewOf(5, 1, 2)).at(-1)).toBeUndefined();
});

test("a move is drawn until the next view, be it of a move, of another game, or of a table that was stopped", () => {
  expect(drawnAt(viewOf(3, 1, 2))).toEqual([BUILD, undefined]);
  expect(drawnAt({ ...viewOf(3), fairness: { game: 1 } } as View)).toEqual([BUILD, undefined]);
  expect(drawnAt({ ...viewOf(3, 1, 2), stage: "stopped" })).toEqual([BUILD, undefined]);
});

test("a move that was refused or revoked is not drawn", async () => {
  const table = new Table();
  table.isDone = Promise.resolve(false);
  const picker = new Picker(table);
  picker.choose(BUILD);
  await table.isDone;
  await expect.poll(() => picker.pending).toBeUndefined();
});

test("what was foreseen of a position is not shown at another one with as many entries", () => {
  expect(positionName(viewOf(9, 1, 2, 8))).not.toBe(positionName(viewOf(3, 1, 2, 3)));
  expect(positionName(viewOf(4, 1, 2))).toBe(positionName(viewOf(2, 1, 2)));
});
