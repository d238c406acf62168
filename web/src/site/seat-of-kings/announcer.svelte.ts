// What a screen reader, the sounds and the notices tell of a table of Seat of Kings as it happens.

import type { View } from "../../client/wire.ts";
import { turnWords } from "../announcer.ts";
import { notify } from "../notices.ts";
import type { SeatedTable } from "../seatedTable.svelte.ts";
import { play } from "../sounds.ts";
import { say, seatName } from "../words.ts";
import { endWords, entryWords, isTold } from "./told.ts";

/** How many paragraphs are kept in the live region. */
const KEPT = 3;

/** Tells what came to a table between one view and the next. */
export class Announcer {
  readonly #table: SeatedTable;
  #before: View | undefined;
  #next = 0;
  told: readonly { readonly id: number; readonly text: string }[] = $state.raw([]);

  constructor(table: SeatedTable) {
    this.#table = table;
  }

  /** Hears of a view. */
  hear(view: View | undefined): void {
    const before = this.#before;
    if (view === undefined || before === view) return;
    this.#before = view;
    const sentences = between(before, view, (seat) => this.#table.isOwn(seat));
    if (sentences.length > 0) this.#tell(sentences.join(" "));
    if (before !== undefined && before.version !== view.version)
      this.#sound(before, view, sentences.join(" "));
  }

  #tell(text: string): void {
    const id = this.#next;
    this.#next += 1;
    this.told = [...this.told, { id, text }].slice(-KEPT);
  }

  #sound(before: View, after: View, told: string): void {
    const [was, is] = [before, after].map(({ seats }) =>
      seats.some((seat) => seat.asked && this.#table.isOwn(seat.seat)),
    );
    if (after.standing.results.length > before.standing.results.length) play("over");
    else if (is && (!was || this.#table.isAlone)) play("turn");
    else if (after.log.length !== before.log.length) play("move");
    if (is && !was) notify(say("notice-turn"), told);
  }
}

/** The sentences that tell how a table went from one view to the next. */
function between(before: View | undefined, after: View, isOwn: (seat: string) => boolean): string[] {
  const told: string[] = [];
  const isSameGame = before !== undefined && before.fairness.game === after.fairness.game;
  const known = isSameGame ? before.log.length : 0;
  if (isSameGame && after.log.length < known) told.push(say("told-took-back"));
  // Who comes to a game that is played hears its last decision only.
  const from = before === undefined ? Math.max(0, after.log.length - 1) : known;
  told.push(...after.log.slice(from).filter(isTold).map(entryWords));
  if (after.standing.results.length > (before?.standing.results.length ?? 0)) told.push(endWords(after));
  const { offer, turn } = after;
  if (offer !== undefined && offer.by !== before?.offer?.by)
    told.push(say(`offer-${offer.offer}`, { seat: seatName(offer.by) }));
  const isNewTurn = turn !== undefined && (turn !== before?.turn || told.length > 0);
  if (isNewTurn) told.push(turnWords(after, turn, isOwn));
  return told;
}
