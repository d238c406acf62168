// The order of the seats of ringfort games, by the names that the protocol gives them.

const SEATS: readonly (readonly string[])[] = [
  ["red", "blue"],
  ["south", "west", "north", "east"],
];

/** The number of a seat and of its side; both sides take turns. */
export function turnOf(seat: string): { number: number; side: number } {
  const number = Math.max(0, ...SEATS.map((seats) => seats.indexOf(seat)));
  return { number, side: number % 2 };
}

/** All seats of a game that has this one, in turn order. */
export function seatsWith(seat: string): readonly string[] {
  return SEATS.find((seats) => seats.includes(seat)) ?? [];
}
