// A line of the log of Seat of Kings in words: one turn is one sentence.

import type { EffectView, EntryView } from "../../../client/wire.ts";
import { say, seatName } from "../../words.ts";
import { activatedBy, wokenAbove } from "../actWords.ts";
import { cardsIn, exchangedFrom, isExchanged, positionsIn } from "../actions.ts";
import { effectSentence, entryWords, list, regionName } from "../sentences.ts";
import { tieWords } from "../tieWords.ts";
import { afterOf, effectsOf, isAftermath, isReshuffle, traitorOf, turnOf, type Line } from "./turns.ts";

/** A line of the log as a sentence, or a few. */
export function lineWords(line: Line): string {
  const { entries, effects } = line;
  const [first, ...others] = entries;
  if (first === undefined) return afterWords(effects).join(" ");
  return [mainWords(line, first, others), ...asideWords(entries)].join(" ");
}

/** The automatic events, a sentence each; the income of all is one. */
export function afterWords(effects: readonly EffectView[]): string[] {
  const incomes = effects.flatMap((effect) =>
    effect.effect === "income"
      ? [say("line-income-of", { seat: seatName(effect.seat), cumals: effect.cumals })]
      : [],
  );
  const others = effects
    .filter(({ effect }) => effect !== "income")
    .flatMap((effect) => tieWords(effect, effects) ?? [effectSentence(effect)]);
  return [...(incomes.length === 0 ? [] : [say("line-income", { incomes: list(incomes) })]), ...others];
}

/** The words of a turn; draws and the questions at the end of a round are worded entry by entry. */
function mainWords({ exempt, isSettled }: Line, first: EntryView, others: readonly EntryView[]): string {
  const { detail, seat } = first;
  /** The positions of the card, or of an exchange. */
  const named = [first, ...others].flatMap(({ detail }) => (isNaming(detail) ? positionsIn(detail) : []));
  const acts = runsOf([first, ...others], exempt).flatMap((run) =>
    actsOf(run, named).map((act) => (run[0] === exempt ? say("act-exempt", { act }) : act)),
  );
  const [card = 0] = cardsIn(detail);
  const values = {
    seat: seatName(seat ?? "none"),
    card,
    region: regionName(detail.region ?? "none"),
    acts: list(acts),
  };
  switch (detail.kind) {
    case "play":
      if (acts.length > 0) return say("turn-play", values);
      // The steps of a turn come one by one.
      return say(isSettled ? "turn-play-nothing" : "turn-play-card", values);
    case "stone": {
      const positions = list(positionsIn(detail));
      return say(acts.length === 0 ? "turn-stone" : "turn-stone-acts", { ...values, positions });
    }
    case "traitor": {
      const taken = [first, ...others].flatMap((entry) => traitorOf(entry)?.card ?? [])[0];
      if (taken === undefined) return say("turn-traitor-paid", values);
      const nothing = isSettled ? "turn-traitor-nothing" : "turn-traitor-card";
      return say(acts.length === 0 ? nothing : "turn-traitor", { ...values, card: taken });
    }
    case "keep":
      return say("line-keep", {
        seats: list([first, ...others].map((entry) => seatName(entry.seat ?? "none"))),
      });
    default:
      return [first, ...others].map(decisionWords).join(" ");
  }
}

const isNaming = ({ kind }: EntryView["detail"]) =>
  kind === "play" || kind === "stone" || kind === "exchange";

/** An entry in words, without what belongs to the round. */
export function decisionWords(entry: EntryView): string {
  const isLot = ({ effect }: EffectView) => effect === "turned_up" && entry.detail.kind === "lots";
  const after = afterOf(entry);
  const isOwn = (effect: EffectView) => isLot(effect) || !(isAftermath(effect) || after.includes(effect));
  const effects = (entry.detail.effects ?? []).filter(isOwn);
  return entryWords({ ...entry, detail: { ...entry.detail, effects } });
}

/** The entries of a turn in runs: like entries in a row share a sentence, such as "places on F3 and F4". */
function runsOf(entries: readonly EntryView[], exempt?: EntryView): EntryView[][] {
  const runs: EntryView[][] = [];
  let last = "";
  for (const entry of entries) {
    const alike = entry === exempt ? "" : alikeBy(entry);
    if (alike !== "" && alike === last) runs.at(-1)?.push(entry);
    else runs.push([entry]);
    last = alike;
  }
  return runs;
}

/** The key that entries of one run share; empty for an entry that stands alone. */
const alikeBy = (entry: EntryView): string =>
  JOINED.includes(actOf(entry)) && paidBy(entry) === undefined ? actOf(entry) + takenOf(entry).owner : "";

const JOINED = ["act-place-plain", "act-place-takes", "act-promote-plain"];

const actOf = (entry: EntryView): string => `act-${entry.detail.kind}-${takenOf(entry).how}`;

const paidBy = (entry: EntryView): number | undefined =>
  effectsOf(entry).find((effect) => effect.effect === "paid")?.cumals;

/** The words of a run, which follow those of the card. */
function actsOf(run: readonly EntryView[], named: readonly string[]): string[] {
  const [entry] = run;
  if (entry === undefined) return [];
  const { detail } = entry;
  const position = list(run.flatMap(({ detail }) => positionsIn(detail)));
  const paid = paidBy(entry);
  switch (detail.kind) {
    case "place":
    case "promote":
    case "exchange": {
      const act = say(actOf(entry), { position, owner: takenOf(entry).owner });
      return [paid === undefined ? act : say("act-fee", { act, cumals: paid })];
    }
    case "activate": {
      const activated = activatedBy(entry.detail);
      const act = say("act-activate", { cumals: paid ?? 0, positions: list(activated) });
      const above = wokenAbove(activated, named);
      return [above.length === 0 ? act : say("act-activate-above", { act, positions: list(above) })];
    }
    default:
      return [];
  }
}

/** The new state of the position to which a piece came. */
function takenOf(entry: EntryView): { how: "plain" | "takes" | "fort" | "strikes" | "king"; owner: string } {
  for (const effect of effectsOf(entry)) {
    if (effect.effect === "king_struck") return { how: "king", owner: seatName(effect.owner) };
    if (effect.effect === "fort_struck") return { how: "strikes", owner: seatName(effect.owner) };
    if (effect.effect === "captured") return { how: "takes", owner: seatName(effect.owner) };
    if (effect.effect === "fort_made" || effect.effect === "fort_moved") return { how: "fort", owner: "" };
  }
  const owner = exchangedFrom(entry.detail);
  return owner === undefined ? { how: "plain", owner: "" } : { how: "takes", owner: seatName(owner) };
}

/** Effects of a turn that its sentence leaves out. */
const WITHIN: readonly EffectView["effect"][] = [
  "paid",
  "captured",
  "fort_made",
  "fort_struck",
  "king_struck",
  "activated",
  "traitor_card",
];

/** The rest of a turn, a sentence each: forts that moved, pieces that came back; and who decided, if not its player. */
function asideWords(entries: readonly EntryView[]): string[] {
  const [first] = entries;
  if (first === undefined || !["play", "stone", "traitor"].includes(first.detail.kind)) return [];
  const others = entries.flatMap((entry) =>
    turnOf(entry)
      .filter((effect) => !WITHIN.includes(effect.effect) && !isExchanged(effect))
      .map(effectSentence),
  );
  const stood =
    first.by === "stand_in" ? [say("turn-stood-in", { seat: seatName(first.seat ?? "none") })] : [];
  const shuffled = entries.some(isReshuffle) ? [say("line-reshuffled")] : [];
  return [...shuffled, ...others, ...stood];
}
