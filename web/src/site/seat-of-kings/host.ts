// Where a turn of Seat of Kings is drafted and played: at a table, or at a position of a lesson.

import type { ActionFields, Command, TurnPlan, UsualTurn, View, Why } from "../../client/wire.ts";
import type { Wishes } from "./wishes.ts";

/** The game in which turns are drafted. */
export interface KingsHost {
  /** Names what is kept for a reload. */
  readonly id: string;
  /** True if a place for a card is shown only where it is pointed at: the best one is to be found. */
  readonly hidesBest?: boolean;
  /** Orders without an answer. */
  readonly waiting: number;
  /** True if orders reach the server now. */
  readonly isOnline: boolean;
  /** Why the last request failed; undefined if it did not. */
  failure: unknown;
  /** The newest view of a seat. */
  viewOf(seat: string): View | undefined;
  /** Resolves to whether a command was carried out. */
  order(seat: string, command: Command): Promise<boolean>;
  /** Drops the orders that have not reached the server. */
  revoke(): void;
  /** A turn as it would be played: what begins it, and what nearly everybody does next. */
  planTurn(seat: string, wishes: Wishes): Promise<TurnPlan>;
  /** The usual turn of each fit of a card. */
  usualTurns(seat: string, card: number): Promise<readonly UsualTurn[]>;
  /** The reason why an action is illegal; undefined if it is legal. */
  whyNot(seat: string, action: ActionFields): Promise<Why | undefined>;
  /** The same after steps that are only drafted; missing where a press on any other place looks at it and asks nothing. */
  whyAfter?(seat: string, steps: readonly ActionFields[], action: ActionFields): Promise<Why | undefined>;
}

/** The reader of the game, and the view that they have of it. */
export interface KingsReader {
  /** The seat whose player reads; undefined for somebody who watches. */
  readonly seat: string | undefined;
  readonly view: View | undefined;
  /** True if cards of the view may be shown. */
  readonly isOpen: boolean;
}
