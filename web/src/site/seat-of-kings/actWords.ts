// The acts of a turn, in a few words: the headline of a draft, and amnesties with those that they free.

import type { ActionView, KingsView, LogDetail } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { exchangedFrom, positionsIn } from "./actions.ts";
import { byRank } from "./planWords.ts";
import { list, regionName } from "./sentences.ts";

/** The number of captives of each seat that an amnesty in a region frees. */
export const freedIn = (kings: Pick<KingsView, "regions"> | undefined, name: string): [string, number][] =>
  Object.entries(kings?.regions.find(({ region }) => region === name)?.amnesty ?? {});

/** An amnesty in a region, with the captives that it frees. */
export function amnestyWords(kings: Pick<KingsView, "regions"> | undefined, region: string): string {
  const each = freedIn(kings, region).map(([seat, count]) =>
    say("amnesty-frees", { seat: seatName(seat), count }),
  );
  const freed = each.length === 0 ? say("amnesty-frees-none") : list(each);
  return say("use-amnesty", { region: regionName(region), freed });
}

/** The acts of a draft, in one line: where it places or swaps, and how far it climbs; empty if it does none of these. */
export function actWords(
  steps: readonly ActionView[],
  region: string | undefined,
  details: readonly LogDetail[] = [],
): string {
  const [first] = steps;
  if (first?.kind === "amnesty")
    return say("act-of", { region: regionName(first.region), acts: say("act-of-amnesty") });
  const at = (kind: ActionView["kind"]) =>
    steps
      .filter((step) => step.kind === kind)
      .flatMap(positionsIn)
      .toSorted(byRank);
  const [owner] = details.flatMap((detail) => exchangedFrom(detail) ?? []);
  const acts = (["stone", "place", "exchange", "garrison"] as const)
    .filter((kind) => at(kind).length > 0)
    .map((kind) =>
      say(`act-of-${kind}`, {
        positions: list(at(kind)),
        owner: owner === undefined ? "none" : seatName(owner),
      }),
    );
  if (steps.some(({ kind }) => kind === "activate")) acts.push(say("act-of-activate"));
  const climbed = at("promote");
  if (climbed.length > 0) {
    const top = climbed.at(-1) === "K" ? "king" : "other";
    acts.push(say(acts.length > 0 ? "act-of-then-climb" : "act-of-climb", { positions: list(climbed), top }));
  }
  if (acts.length === 0 || region === undefined) return "";
  return say("act-of", { region: regionName(region), acts: acts.join(", ") });
}

/** The positions that an activation wakes beside those of the card: they stand above a pair of them. */
export function wokenAbove(activated: readonly string[], fit: readonly string[]): string[] {
  return fit.length === 0 ? [] : activated.filter((position) => !fit.includes(position));
}

/** The positions that an action activated, as its effects say. */
export const activatedBy = (detail: LogDetail | undefined): readonly string[] =>
  (detail?.effects ?? []).flatMap((effect) => (effect.effect === "activated" ? effect.at : []));
