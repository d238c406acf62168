// The decision that the reader made and the server has not answered yet: it is on its way, or waits for the line.

import type { ActionFields } from "../../client/wire.ts";
import type { Draft } from "./draft.svelte.ts";
import type { KingsHost } from "./host.ts";

/** The decisions that are sent: a draft, or an action that counts at once. */
export class Sending {
  readonly #host: KingsHost;
  readonly #draft: Draft;
  /** The action that counts at once and is not answered yet. */
  action: ActionFields | undefined = $state.raw(undefined);

  constructor(host: KingsHost, draft: Draft) {
    this.#host = host;
    this.#draft = draft;
  }

  /** True if a decision is not answered yet. */
  get isPending(): boolean {
    return this.action !== undefined || this.#draft.isPlaying;
  }

  /** True if it could not be sent yet, so that it can still be revoked. */
  get isUnsent(): boolean {
    return this.isPending && !this.#host.isOnline;
  }

  /** Sends an action. Calls `onDone` once it is carried out, while it is still pending. */
  async send(seat: string, action: ActionFields, onDone: () => void): Promise<void> {
    this.action = action;
    if (await this.#host.order(seat, { do: "move", action })) onDone();
    this.action = undefined;
  }

  /** Takes back what could not be sent. What was chosen for it stays chosen. */
  revoke(): void {
    if (!this.isUnsent) return;
    this.#draft.keep();
    this.#host.revoke();
  }
}
