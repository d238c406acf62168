// Why the last order or request at a table failed, until what was refused is no longer there.

import type { Command } from "../client/wire.ts";

/** An order that was refused: what it was, and the version of the table that its player saw. */
interface RefusedOrder {
  readonly is: Command["do"];
  readonly version: number;
}

/** The last failure at a table. */
export class Failing {
  /** Undefined if the last order or request did not fail, or its time is over. */
  why: unknown = $state.raw();
  #order: RefusedOrder | undefined;

  /** Takes the failure of a request in place of the last one; undefined once it did not fail. */
  set(why: unknown): void {
    this.why = why;
    this.#order = undefined;
  }

  /** Takes the refusal of an order. */
  refuse(why: unknown, is: Command["do"], version: number): void {
    this.why = why;
    this.#order = { is, version };
  }

  /** The table has this version now: what was refused at an earlier one is no longer there. */
  reach(version: number): void {
    if (this.#order !== undefined && version > this.#order.version) this.set(undefined);
  }

  /** Somebody came or went, so an absence that was claimed is another one. */
  meet(): void {
    if (this.#order?.is === "claim") this.set(undefined);
  }
}
