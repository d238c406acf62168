// A table as the game in which turns are drafted: the server knows it by its seats and their secret.

import { planTurn, usualTurns, whyNot } from "../../client/requests.ts";
import type { ActionFields, Command, TurnPlan, UsualTurn, View, Why } from "../../client/wire.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import type { KingsHost } from "./host.ts";
import type { Wishes } from "./wishes.ts";

/** The turns of a table. */
export class TableHost implements KingsHost {
  readonly #table: SeatedTable;

  constructor(table: SeatedTable) {
    this.#table = table;
  }

  get id(): string {
    return this.#table.id;
  }

  get waiting(): number {
    return this.#table.waiting;
  }

  get isOnline(): boolean {
    return this.#table.isOnline;
  }

  get failure(): unknown {
    return this.#table.failure;
  }

  set failure(error: unknown) {
    this.#table.failure = error;
  }

  viewOf(seat: string): View | undefined {
    return this.#table.viewOf(seat);
  }

  order(seat: string, command: Command): Promise<boolean> {
    return this.#table.order(seat, command);
  }

  revoke(): void {
    this.#table.revoke();
  }

  async planTurn(seat: string, wishes: Wishes): Promise<TurnPlan> {
    const asked = { ...this.#who(seat), ...wishes } as Parameters<typeof planTurn>[1];
    return (await planTurn(this.id, asked, this.#table.untilMove)).plan;
  }

  async usualTurns(seat: string, card: number): Promise<readonly UsualTurn[]> {
    return (await usualTurns(this.id, { ...this.#who(seat), card }, this.#table.untilMove)).turns;
  }

  async whyNot(seat: string, action: ActionFields): Promise<Why | undefined> {
    return (await whyNot(this.id, { ...this.#who(seat), action }, this.#table.untilMove)) ?? undefined;
  }

  /** Whoever reads a seat has its secret. */
  #who(seat: string): { secret: string; seat: string } {
    return { secret: this.#table.secret ?? "", seat };
  }
}
