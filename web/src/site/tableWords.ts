// The status of a listed table, in words.

import type { SeatEntry, TableEntry } from "../client/wire.ts";
import { clockWords } from "./clocks.svelte.ts";
import { list } from "./effects.ts";
import { programWords } from "./sentences.ts";
import { ageWords } from "./times.ts";
import { say, seatName } from "./words.ts";

/** True if a table waits for a decision of the reader. */
export function isOwnTurn(table: TableEntry): boolean {
  const own = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  return table.live?.asked?.some((seat) => own.includes(seat)) ?? false;
}

/** The one who takes a seat, in words. */
export function takerWords(seat: SeatEntry): string {
  if (seat.program !== undefined) return programWords(seat.program);
  if (seat.yours) return say("sitter-you");
  if (seat.free) return say("list-free");
  const name = seat.name ?? say("nameless");
  return seat.here === false ? say("list-away", { name }) : name;
}

/** Whose turn it is, or how it ended; the stage of the table where nothing more is known. */
export function stageWords(table: TableEntry): string {
  const { live, stage } = table;
  const names = (seats: readonly string[]) => list(seats.map(seatName));
  if (live !== undefined && stage === "over") {
    if (live.aborted) return say("list-aborted");
    const ahead = live.ahead ?? [];
    if (ahead.length === 0) return say("list-drawn");
    const isOwn = table.seats.some((seat) => seat.yours && ahead.includes(seat.seat));
    return isOwn ? say("list-you-won") : say("list-won", { seats: names(ahead) });
  }
  if (isOwnTurn(table)) return say("list-your-turn");
  const asked = live?.asked ?? [];
  return stage === "playing" && asked.length > 0
    ? say("list-turn", { seats: names(asked) })
    : say(`stage-${stage}`);
}

/** More about a table, a phrase each: its clock, its age, and the special terms of its games. */
export function kindWords(table: TableEntry, now: number): string[] {
  const words = [clockWords(table.clock), timeWords(table, now)];
  if (table.length === "match") words.push(say("list-match"));
  if (table.start !== undefined) words.push(say("list-position"));
  return words;
}

function timeWords(table: TableEntry, now: number): string {
  const isBegun = table.live !== undefined && table.stage !== "seating";
  const age = ageWords(isBegun ? (table.live?.moved_at ?? now) : table.opened_at, now);
  if (isBegun) return age === "" ? say("list-moved-now") : say("list-moved", { age });
  return age === "" ? say("list-opened-now") : say("list-opened", { age });
}
