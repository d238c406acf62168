// The prompt for the reader: the name of a sentence with its values.

import type { Cost } from "../../client/wire.ts";
import { say, seatName } from "../words.ts";
import { actWords } from "./actWords.ts";
import { KEPT } from "./choices.ts";
import { list, regionName } from "./sentences.ts";
import type { Turn } from "./turn.svelte.ts";

/** A line that says what to do. */
export interface Prompt {
  /** The name of its sentence in `locales/`, without `ask-`. */
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The prompt in words. */
export const promptWords = ({ code, values }: Prompt): string => say(`ask-${code}`, values);

/** The current prompt; undefined if nothing is asked. */
export function promptOf(turn: Turn): Prompt | undefined {
  if (turn.sending.isUnsent) return { code: "unsent", values: {} };
  const values = valuesOf(turn);
  if (turn.draft.steps.length > 0 && turn.draft.asks === undefined) return draftPrompt(turn, values);
  const { legal } = turn.draft;
  if (legal === undefined) return undefined;
  if (legal.keeps !== undefined)
    return { code: turn.canKeep ? "keep-ready" : "keep", values: { count: turn.kept.length, most: KEPT } };
  const stage = turn.kings?.stage.name;
  if (stage === undefined) return undefined;
  if (stage !== "turn") return { code: stage, values };
  return { code: turnCode(turn), values: { ...values, size: turn.fits[0]?.positions.length ?? 0 } };
}

/** The task of the reader, where the prompt needs more room for it: cards to keep, a draft, a chosen card. */
export function taskOf({ draft, card }: Turn, isNow: boolean): "keep" | "draft" | "card" | undefined {
  if (draft.legal?.keeps !== undefined) return "keep";
  if (!isNow) return undefined;
  if (draft.steps.length > 0) return "draft";
  return card === undefined ? undefined : "card";
}

function draftPrompt(turn: Turn, values: Prompt["values"]): Prompt {
  const { draft } = turn;
  const [first] = draft.steps;
  if (first?.kind === "discard") return { code: "draft-discard", values: { ...values, card: first.card } };
  if (draft.idle !== undefined) return { code: "draft-idle", values: { ...values, card: turn.used ?? 0 } };
  const acts = draft.isDrawn ? "" : actWords(draft.steps, turn.draftRegion, draft.preview?.details);
  if (acts !== "") return { code: draft.wins ? "draft-wins" : "draft-acts", values: { ...values, acts } };
  return { code: draft.isDrawn ? "draft-drawn" : turn.places.length > 0 ? "draft" : "draft-plain", values };
}

function turnCode({ card, stones, fits, picked }: Turn): string {
  if (card === undefined) return "turn";
  if (stones.length > 0) return picked.length === 0 ? "turn-stone" : "turn-stone-second";
  if (fits.length === 0) return "turn-other";
  return picked.length === 0 ? "turn-place" : "turn-place-second";
}

/** The values of all prompts and of what stands beneath them. */
export function valuesOf(turn: Turn): Record<string, string | number> {
  const { stage, prompt, traitor } = turn.kings ?? {};
  const { waiting = [] } = traitor ?? {};
  const [, next] = waiting;
  const held = prompt?.frees?.at(-1) ?? 0;
  return {
    region: regionName(stage?.region ?? "none"),
    card: stage?.card ?? turn.card ?? 0,
    captor: seatName(stage?.captor ?? "none"),
    pieces: stage?.pieces ?? 0,
    cost: prompt?.activation?.cumals ?? 0,
    opens: opensOf(prompt?.activation, stage?.name),
    activates: list(prompt?.activation?.activates ?? []),
    picked: list(turn.picked),
    have: turn.cumals,
    next: next === undefined ? "" : seatName(next),
    ...offerOf(turn),
    hasNext: next === undefined ? "no" : "yes",
    held,
    edition: turn.kings?.options.edition ?? "en",
  };
}

/** Why the traitor of a region is offered to the seat that is asked: who is dominant there, and who of the others has most positions. */
function offerOf({ kings }: Turn): Record<string, string> {
  const there = kings?.regions.find(({ region }) => region === kings.stage.region);
  const { first = [], eligible = [] } = there?.traitor ?? {};
  return {
    // Everybody else is asked because those before declined, or have no cumal.
    isFirst: kings?.traitor?.is_first ? "yes" : "no",
    dominant: there?.dominant === undefined ? "none" : seatName(there.dominant),
    how: first.length > 1 ? "card" : eligible.length === 1 ? "only" : "most",
    tied: list(first.map(seatName)),
  };
}

/** True if activating is possible, and can be paid. What an exchange would activate is open until it is made. */
function opensOf(cost: Cost | undefined, stage: string | undefined): "yes" | "dear" | "no" {
  if (cost === undefined || (stage !== "exchange" && (cost.activates ?? []).length === 0)) return "no";
  return cost.can_pay ? "yes" : "dear";
}
