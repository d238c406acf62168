// The forts that a draft moves: a player has one in each region, so a new one takes the old one's place.

import type { Move, Position } from "../../seat-of-kings/index.ts";
import type { KingsView, LogDetail, RegionView } from "../../client/wire.ts";

/** The moves of one step. */
export function movesIn(detail: LogDetail | undefined): Move[] {
  return (detail?.effects ?? []).flatMap((effect) =>
    effect.effect === "fort_moved" ? [{ from: effect.from as Position, to: effect.to as Position }] : [],
  );
}

/** The moves of the forts of a region over all steps, each from its first place to its last. */
export function movesOf(
  steps: readonly LogDetail[] | undefined,
  kings: KingsView | undefined,
  after: RegionView,
): Move[] {
  const before = kings?.regions.find((region) => region.region === after.region);
  const here = (steps ?? []).filter((step) => step.region === after.region).flatMap(movesIn);
  const whole = here.reduce<Move[]>((moves, { from, to }) => {
    const first = moves.find((move) => move.to === from);
    return [...moves.filter((move) => move !== first), { from: first?.from ?? from, to }];
  }, []);
  return whole.filter(
    ({ from, to }) =>
      from !== to && before?.forts?.includes(from) === true && after.forts?.includes(to) === true,
  );
}
