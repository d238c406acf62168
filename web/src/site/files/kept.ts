// The forms in which a page saves or shares a game.

import type { WriteOf } from "../../client/wire.ts";

/** A game, or a moment of one, that can be kept. */
export interface KeptGame {
  readonly variant: string;
  /** The number of the moment that is shown; undefined where there is only one. */
  readonly moment?: number | undefined;
  /** The words of the address that leads here; undefined for a file, which has none. */
  readonly link?: readonly string[] | undefined;
  /** True if the link leads to where a variation that is shown leaves the game. */
  readonly isBeforeBranch?: boolean;
  /** The address at which the server draws this moment, without its ending, and a query. */
  readonly picture?: { readonly path: string; readonly query: string } | undefined;
  /** The address at which the server draws the whole game. */
  readonly animation?: string | undefined;
  /** The address of the proof of its draws. */
  readonly proof?: string | undefined;
  /** The game to be written; undefined while it is played. */
  readonly write?: (() => WriteOf) | undefined;
}

/** A table: the game that is played there, or the last one that is over. */
export function ofTable(variant: string, table: string, game: number | undefined): KeptGame {
  const picture = { path: `api/tables/${table}/picture`, query: "" };
  if (game === undefined) return { variant, link: ["table", table], picture };
  return {
    variant,
    link: ["replay", table, String(game)],
    picture: { path: `api/tables/${table}/games/${game}/picture`, query: "" },
    ...filesOf(table, game),
    write: () => ({ of: { table, game } }),
  };
}

/** A moment of a finished game; `write` gives the game with what was written to it. */
export function ofMoment(
  variant: string,
  table: string,
  game: number,
  moment: number,
  write: () => WriteOf,
): KeptGame {
  return {
    variant,
    moment,
    link: ["replay", table, String(game), String(moment)],
    picture: { path: `api/tables/${table}/games/${game}/picture`, query: `?moment=${moment}` },
    ...filesOf(table, game),
    write,
  };
}

/** A position of a variation of a finished game that leaves it after so many moves. Addresses know no variation. */
export function ofBranch(
  variant: string,
  { table, game, at }: { readonly table: string; readonly game: number; readonly at: number },
  position: string,
  write: () => WriteOf,
): KeptGame {
  const { picture } = ofPosition(variant, position, write);
  const before = ofMoment(variant, table, game, at, write);
  return { ...before, picture, moment: undefined, isBeforeBranch: true };
}

/** A ringfort position that no table has, such as of a file. */
export function ofPosition(variant: string, position: string, write: () => WriteOf): KeptGame {
  return {
    variant,
    link: ["analysis", position],
    picture: { path: "api/positions/picture", query: `?position=${encodeURIComponent(position)}` },
    write,
  };
}

/** The addresses of what the server has of a whole game. */
function filesOf(table: string, game: number) {
  const path = `api/tables/${table}/games/${game}`;
  return { animation: `${path}/animation.png`, proof: `${path}/proof` };
}
