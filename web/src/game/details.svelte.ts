// Each game as the server describes it: which words, marks and score lines it has, and the clause behind each.

import { variantDetails } from "../client/requests.ts";
import type { RingfortsView, VariantDetails } from "../client/wire.ts";

let asked: Promise<readonly VariantDetails[]> | undefined;

/** None until the server has answered. */
let known: readonly VariantDetails[] = $state.raw([]);

/** Sets the details of all games. */
export function know(all: readonly VariantDetails[]): readonly VariantDetails[] {
  known = all;
  asked = Promise.resolve(all);
  return all;
}

/** Resolves to the details of all games, which are fetched once. After a failure the next call fetches them again. */
export function details(): Promise<readonly VariantDetails[]> {
  asked ??= variantDetails()
    .then(know)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

/** The details that have come, none at first. Fetches them if need be; what was derived from them is derived anew then. */
function soon(): readonly VariantDetails[] {
  if (known.length === 0) details().catch(() => undefined);
  return known;
}

/** The clause behind a word in a game; undefined if it has none there, or is not known yet. */
export const clauseOf = (word: string, variant: string): string | undefined =>
  soon().find((details) => details.variant === variant)?.clauses[word];

/** True if a game has a word, a mark or a sign, by the name of its message; those without a clause in any game are in all. */
export const hasWord = (variant: string, name: string): boolean =>
  soon().length > 0 &&
  (clauseOf(name, variant) !== undefined || !soon().some(({ clauses }) => name in clauses));

/** The words of a game that are explained with one of these phases, fields or questions, by the names of their messages. */
export const wordsAt = (variant: string, at: readonly string[]): string[] =>
  (soon().find((details) => details.variant === variant)?.words ?? []).flatMap(([on = "", word = ""]) =>
    at.includes(on) ? [word] : [],
  );

/** The words of a game that are explained on a board: those of its phase, and of the fields that say something. */
export const wordsOn = (variant: string, board: RingfortsView): string[] => {
  const fields = Object.entries<unknown>(board).filter(([, value]) => value !== false);
  return wordsAt(variant, [board.phase, ...fields.map(([field]) => field)]);
};

/** Those of these messages that are of a game. */
export const wordsOf = (variant: string, names: readonly string[]): string[] =>
  names.filter((name) => hasWord(variant, name));
