// The commitments of tables and seats, as this browser saw them before each game.

import { keeper } from "../client/keeper.ts";

const KEY = "tara.commitments";

/** The oldest games are dropped above this number. */
const MAX_GAMES = 50;

/** The commitments of a game: that of the table, and those of the seats. */
interface Commitments {
  readonly commitment: string;
  readonly commitments?: readonly (string | null)[];
}

const kept = () => keeper.list<[name: string, text: string]>(KEY, ["string", "string"]);

const nameOf = (table: string, game: number): string => `${table}/${game}`;

const textOf = ({ commitment, commitments = [] }: Commitments): string =>
  [commitment, ...commitments.filter((other) => other !== null)].join(" ");

/** Stores the commitments of a game just before an own seat reveals its share. They replace those of a void draw. */
export function keepCommitments(table: string, game: number, seen: Commitments): void {
  const name = nameOf(table, game);
  const others = kept().filter(([other]) => other !== name);
  keeper.write(KEY, JSON.stringify([...others, [name, textOf(seen)]].slice(-MAX_GAMES)));
}

/** Stores the commitments of a running game, unless this browser has seen those before it. */
export function keepFirstCommitments(table: string, game: number, seen: Commitments): void {
  if (!kept().some(([name]) => name === nameOf(table, game))) keepCommitments(table, game, seen);
}

/** True if these commitments are those that this browser saw; undefined if it was not there before the end. */
export function areSeen(table: string, game: number, claimed: Commitments): boolean | undefined {
  const seen = kept().find(([name]) => name === nameOf(table, game))?.[1];
  return seen === undefined ? undefined : seen === textOf(claimed);
}
