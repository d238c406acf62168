// Claims that can be made of a player who is away, and in how long.

import type { PublicSeat, View } from "../client/wire.ts";

/** The right that an absence brings: the win or a draw, the win alone, or that the game goes on without the seat. */
export type ClaimKind = "both" | "win" | "on";

/** A claim that can be made, or will be if nobody comes back. */
export interface AwaitedClaim {
  /** The own seat that claims. */
  readonly by: string;
  /** The seat that is away. */
  readonly of: string;
  readonly kind: ClaimKind;
  /** In how many milliseconds it is granted, when the people were heard of. */
  readonly inMs: number;
}

/** The claim that comes first at a table; undefined if nobody is away who has to decide, or nothing can be claimed. */
export function awaitedClaim(
  { stage, seats, kings }: Pick<View, "stage" | "seats" | "kings">,
  people: readonly PublicSeat[],
  isOwn: (seat: string) => boolean,
): AwaitedClaim | undefined {
  if (stage !== "playing") return undefined;
  const playing = seats.filter(({ left }) => left === undefined);
  const own = playing.filter(({ seat }) => isOwn(seat));
  const kind = kings === undefined ? "both" : playing.length > 2 ? "on" : "win";
  const claims = playing.flatMap(({ seat, side, asked }): AwaitedClaim[] => {
    const inMs = people.find((person) => person.seat === seat)?.claim_in_ms;
    const by = own.find((one) => one.side !== side);
    if (!asked || isOwn(seat) || inMs === undefined || by === undefined) return [];
    return [{ by: by.seat, of: seat, kind, inMs }];
  });
  return claims.sort((one, other) => one.inMs - other.inMs)[0];
}
