// Which marks, words and signs a game has: its legend tells of no others.

import { MARKS, type Mark } from "../../board/legend.ts";

/** The games that have a mark, by the beginning of their names. All others have those that are not named here. */
const GAMES: Partial<Record<Mark, readonly string[]>> = {
  besieged: ["four-treasures", "sacred-hill", "poisoned-chalice", "high-kings"],
  forced: ["four-treasures", "sacred-hill", "poisoned-chalice"],
  unlinked: ["stone-of-destiny"],
  order: ["sacred-hill-2", "sacred-hill-doubles-2"],
  reach: ["high-kings"],
  fallen: ["high-kings"],
  link: ["stone-of-destiny"],
  qualified: ["poisoned-chalice"],
  area: ["sacred-hill-doubles", "four-treasures-doubles"],
  kingdom: ["sacred-hill", "poisoned-chalice", "high-kings", "stone-of-destiny"],
  joining: ["sacred-hill", "poisoned-chalice", "high-kings", "stone-of-destiny"],
};

/** The words of the rules, signs of moves and keys that only some games have, as the names of their messages. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "term-setup": ["high-kings"],
  "term-manoeuvres": ["sacred-hill", "high-kings", "poisoned-chalice", "stone-of-destiny"],
  "term-battle": ["sacred-hill", "high-kings", "poisoned-chalice", "stone-of-destiny"],
  "term-siege": ["four-treasures", "sacred-hill", "poisoned-chalice", "high-kings"],
  "term-kingdom": ["sacred-hill", "poisoned-chalice", "high-kings", "stone-of-destiny"],
  "term-qualified": ["poisoned-chalice"],
  "term-area": ["sacred-hill-doubles", "four-treasures-doubles"],
  "term-unlinked": ["stone-of-destiny"],
  "term-lull": ["sacred-hill-2", "sacred-hill-doubles-2"],
  "term-out": ["four-treasures", "sacred-hill", "poisoned-chalice", "stone-of-destiny"],
  "sign-king": ["high-kings"],
  "sign-sacrifice": ["high-kings-2"],
  "keys-kingdoms": ["sacred-hill", "poisoned-chalice", "high-kings", "stone-of-destiny"],
};

const isIn = (games: readonly string[] | undefined, variant: string): boolean =>
  games?.some((game) => variant.startsWith(game)) ?? true;

/** The marks of a ringfort game, those of every game first. */
export const marksOf = (variant: string): Mark[] => MARKS.filter((mark) => isIn(GAMES[mark], variant));

/** True if a message, such as `term-battle`, is of a ringfort game. */
export const hasWord = (variant: string, name: string): boolean => isIn(WORDS[name], variant);

/** Those of these messages that are of a ringfort game. */
export const wordsOf = (variant: string, names: readonly string[]): string[] =>
  names.filter((name) => hasWord(variant, name));
