// The terms of a game that goes on from a moment of another.

import type { FileHeader, Kings } from "../../client/wire.ts";

/** The terms of a game by the headers of its file. */
export function termsOf(headers: readonly FileHeader[]): Kings {
  const of = (name: string) => headers.find((header) => header.name === name)?.value;
  const [edition, regions, rounds] = [of("Edition"), of("Regions"), of("MaxRounds")];
  return {
    ...(edition !== undefined && { edition }),
    ...(regions !== undefined && { regions: regions.split(/[ ,]+/) }),
    ...(rounds !== undefined && { max_rounds: Number(rounds) }),
  };
}

/** The number of draws in an opening: they are not the table's own. */
export const drawsOf = (opening: readonly string[]): number =>
  opening.filter((token) => /^(lots|shuffle) /.test(token)).length;
