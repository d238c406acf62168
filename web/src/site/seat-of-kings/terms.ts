// Which words of the rules are explained where the reader is asked something.

/** A word of the rules: the message `kings-term-…` has it and its meaning. */
export type Term = string;

/** The words that count in each question. */
const OF_QUESTION: Readonly<Record<string, readonly Term[]>> = {
  turn: ["amnesty"],
  place: ["activation"],
  activate: ["activation"],
  promote: ["activation"],
  traitor: ["traitor", "dominant"],
  exchange: ["traitor", "activation"],
  garrison: ["garrison"],
  ransom: ["ransom"],
};

/** The words of a question; those of a draft instead, once one is made: whether it can activate. */
export function termsOf(question: string | undefined, draft?: { readonly canActivate: boolean }): Term[] {
  if (draft !== undefined) return draft.canActivate ? ["activation"] : [];
  return [...(OF_QUESTION[question ?? ""] ?? [])];
}
