// The draft that a reload would lose, kept by the browser until its moment has passed.

import { tabKeeper } from "../../client/keeper.ts";
import { positionName } from "../../client/logs.ts";
import { isLike, optional, parsed } from "../../client/shape.ts";
import type { View } from "../../client/wire.ts";
import type { Wishes } from "./wishes.ts";

/** A draft, and the moment of the game for which it was made. */
export interface KeptDraft {
  readonly moment: string;
  readonly version: number;
  readonly card: number | undefined;
  readonly wishes: Wishes | undefined;
  readonly kept: readonly number[];
}

const ACTION = { kind: "string" };

const SHAPE = {
  moment: "string",
  version: "number",
  card: "number undefined",
  wishes: optional({ begin: optional(ACTION), also: [ACTION], without: [ACTION] }),
  kept: ["number"],
};

/** Names the moment of a seat's decision. Others choose their cards at the same time, which begins no other. */
export const momentOf = (view: View, seat: string | undefined): string =>
  [seat, view.fairness.game, view.legal?.keeps?.join(" ") ?? positionName(view)].join(" / ");

const keyOf = (table: string): string => `tara.draft.${table}`;

/** Keeps a draft of a table; `undefined` forgets it. */
export function keepDraft(table: string, draft: KeptDraft | undefined): void {
  if (draft === undefined) tabKeeper.forget(keyOf(table));
  else tabKeeper.write(keyOf(table), JSON.stringify(draft));
}

/** The draft of a table that was kept. */
export function keptDraft(table: string): KeptDraft | undefined {
  const kept = parsed(tabKeeper.read(keyOf(table)));
  return isLike(kept, SHAPE) ? (kept as KeptDraft) : undefined;
}
