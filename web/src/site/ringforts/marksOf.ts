// Which marks the board of a game has: its legend tells of no other.

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
  area: ["sacred-hill-doubles"],
  kingdom: ["sacred-hill", "poisoned-chalice", "high-kings", "stone-of-destiny"],
  joining: ["sacred-hill", "poisoned-chalice", "high-kings", "stone-of-destiny"],
};

/** The marks of a ringfort game, those of every game first. */
export const marksOf = (variant: string): Mark[] =>
  MARKS.filter((mark) => GAMES[mark]?.some((game) => variant.startsWith(game)) ?? true);
