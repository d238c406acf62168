// Why fits are barred, a sentence for those that have the same.

/** Fits that are barred for the same reason, with the same counts. */
export interface Reason {
  readonly fits: readonly (readonly string[])[];
  readonly sentence: string;
}

/** Fits by the sentences that say why they are barred; what got none, by the usual one. */
export function bySentence(
  fits: readonly (readonly string[])[],
  sentences: readonly (string | undefined)[],
  usual: string,
): Reason[] {
  const reasons = new Map<string, (readonly string[])[]>();
  for (const [place, fit] of fits.entries()) {
    const sentence = sentences[place] ?? usual;
    reasons.set(sentence, [...(reasons.get(sentence) ?? []), fit]);
  }
  return [...reasons].map(([sentence, fits]) => ({ fits, sentence }));
}
