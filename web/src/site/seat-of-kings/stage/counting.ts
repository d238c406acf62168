// When the numbers of a player change while an entry is seen: each with what is paid or leaves the board for it.

import type { Part, Timed } from "./parts.ts";

/** A number of a player that counts. */
export type Counting = "cumals" | "stock" | "held" | "prisoners";

/** The share of a part after which a number has changed: it stands before what changes it has ended. */
const SHARE = 0.9;

const INCOME: readonly Part["kind"][] = ["rank", "spread", "income"];

/**
 * The moments at which a number of a seat changes by one, in milliseconds from the beginning of an entry that is seen in these parts:
 * as many as it changes by. None if there are no parts.
 */
export function momentsOf(number: Counting, seat: string, parts: readonly Timed[], units: number): number[] {
  if (parts.length === 0) return [];
  const coins = number === "cumals" ? parts.flatMap((timed) => coinsOf(timed, seat)) : [];
  if (coins.length === units) return coins;
  const isCause = ({ part }: Timed) =>
    number === "cumals" ? INCOME.includes(part.kind) : part.kind === "cleared";
  const causes = parts.filter(isCause);
  const [from, to] = [causes[0]?.from ?? 0, (causes.at(-1) ?? parts.at(-1))?.to ?? 0];
  return Array.from({ length: units }, (_, step) => from + (SHARE * (to - from) * (step + 1)) / units);
}

/** The moments at which the coins of a part come to a seat. */
function coinsOf({ part, from, to }: Timed, seat: string): number[] {
  const coins =
    part.kind === "rank"
      ? part.gains.filter((gain) => gain.seat === seat).length
      : part.kind === "spread"
        ? part.incomes
            .filter((income) => income.seat === seat)
            .reduce((sum, { spread = "" }) => sum + spread.length, 0)
        : 0;
  return Array.from({ length: coins }, () => from + SHARE * (to - from));
}
