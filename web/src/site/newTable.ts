// Opens tables: who takes which seat, and on which terms.

import { hold, letGo, randomHex } from "../client/secrets.ts";
import { Refused, open } from "../client/requests.ts";
import type { Agreement, ClockRule, Kings, Length, Seating } from "../client/wire.ts";
import { answersBeside, hasServer, keepsPage } from "../client/where.ts";
import { ownName } from "./names.ts";

/** The part of a new game for other people, behind the `#` of its address. */
export const PEOPLE = "people";

/** The taker of a seat: the reader, a guest, or the computer at a level. */
export type Sitter = "you" | "guest" | `level:${number}`;

/** The ways in which guests come. */
export type Guests = "nobody" | "link" | "lobby";

/** The terms of a game. */
export interface Terms {
  readonly clock: ClockRule;
  readonly length: Length;
  /** The seat that begins; empty for a lot. */
  readonly first: string;
  /** The text of the position in which the game begins; undefined for the usual start. */
  readonly position?: string;
}

/** The clocks that are offered, each with its name in the words of the page. */
export const CLOCKS: readonly { name: string; rule: ClockRule }[] = [
  { name: "clock-none", rule: "none" },
  { name: "clock-3", rule: { fischer: { initial_ms: 180_000, increment_ms: 2_000 } } },
  { name: "clock-10", rule: { fischer: { initial_ms: 600_000, increment_ms: 5_000 } } },
  { name: "clock-30", rule: { fischer: { initial_ms: 1_800_000, increment_ms: 20_000 } } },
  { name: "clock-day", rule: { days: 1 } },
  { name: "clock-days", rule: { days: 3 } },
];

/** Each guest has a screen of its own, and the reader's seats are one screen. */
function seating(seats: readonly string[], sitters: readonly Sitter[]): Seating[] {
  let guests = 1;
  return seats.map((seat, number) => {
    const sitter = sitters[number] ?? "you";
    if (sitter === "you") return { seat, person: 1 };
    if (sitter === "guest") return { seat, person: (guests += 1) };
    return { seat, program: sitter };
  });
}

/** Opens a table and takes the reader's seats; `kings` has the terms of Seat of Kings alone. Returns the id of the table. */
export async function openTable(
  variant: string,
  seats: readonly string[],
  sitters: readonly Sitter[],
  guests: Guests,
  terms: Terms,
  kings?: Kings,
): Promise<string> {
  const own = seats[sitters.indexOf("you")];
  const agreed: Agreement = {
    variant,
    seats: seating(seats, sitters),
    clock: terms.clock,
    length: terms.length,
    ...(terms.first === "" ? {} : { first: terms.first }),
    ...(terms.position === undefined ? {} : { position: terms.position }),
    ...(kings === undefined ? {} : { kings }),
  };
  const secret = randomHex(16);
  // Stored before the request: a lost answer must not lose the seat.
  hold({ table: "", secret });
  const isListed = guests === "lobby";
  const asked = {
    agreed,
    secret,
    listed: isListed,
    ...(own === undefined ? {} : { seat: own }),
    name: ownName(),
  };
  const isAlone = guests !== "lobby" && !sitters.includes("guest");
  const opened = await open(asked, !hasServer() || (isAlone && answersBeside())).catch((error: unknown) => {
    // The server is gone, and nobody else is needed.
    if (isAlone && keepsPage() && error instanceof Refused && error.code === "offline")
      return open(asked, true);
    throw error;
  });
  letGo("");
  const { table, invitation, invited_until } = opened;
  hold({ table, secret, invitation, invitedUntil: invited_until, isListed, isOpener: true });
  return opened.table;
}
