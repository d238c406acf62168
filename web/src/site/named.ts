// The seats of a game, and the names of players in sentences: the one that they chose, or the color of their seat.

import type { PublicSeat, SeatSide } from "../client/wire.ts";
import { say, seatName } from "./words.ts";

/** The seats of a game, in turn order. */
export type Seats = readonly SeatSide[];

/** The side of a seat; 0 if there is no such seat. */
export const sideOf = (seats: Seats = [], name?: string): number =>
  seats.find(({ seat }) => seat === name)?.side ?? 0;

/** The reader of sentences about a table: which seats are the reader's, and what the players are called. */
export interface Reader {
  readonly isOwn: (seat: string) => boolean;
  /** The name by which the player of a seat is called. */
  readonly called: (seat: string) => string;
}

/** Somebody who watches and knows nobody's name. */
export const WATCHER: Reader = { isOwn: () => false, called: seatName };

/** True if a seat is the reader, who is addressed then: at a screen with several own seats nobody is. */
export function isAddressed(seats: Seats, name: string, { isOwn }: Pick<Reader, "isOwn">): boolean {
  return isOwn(name) && seats.filter(({ seat }) => isOwn(seat)).length === 1;
}

/** True for a guest name that the page made up in any language, and for a typed one that begins alike. */
export const isMadeUp = (name: string): boolean => /^(Guest|Gast|Ospite) /.test(name);

/**
 * The name by which the player of a seat is called: the chosen one, if nobody else has it and it is no color of this table, for then the
 * color says more.
 */
export function calledOf(people: readonly PublicSeat[], seat: string): string {
  const name = people.find((person) => person.seat === seat)?.name?.trim() ?? "";
  const isSame = (other: string | undefined) => other?.trim().toLowerCase() === name.toLowerCase();
  const isShared = people.some((person) => person.seat !== seat && isSame(person.name));
  const isColor = people.some((person) => isSame(seatName(person.seat)));
  return name === "" || isMadeUp(name) || isShared || isColor ? seatName(seat) : name;
}

/** The names by which the sides of a ringfort game are called, Red's first: that of a player who is alone on a side. */
export function sidesCalled(seats: Seats, { called }: Pick<Reader, "called">): readonly string[] {
  return [0, 1].map((side) => {
    const [only, ...partners] = seats.filter((seat) => seat.side === side);
    const name = only === undefined || partners.length > 0 ? "" : called(only.seat);
    return name === "" || name === seatName(only?.seat ?? "") ? say(`side-${side}`) : name;
  });
}
