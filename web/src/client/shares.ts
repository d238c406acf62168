// This browser's shares of the seeds of its games: random bytes, kept until all seats have committed to theirs.

import { keeper } from "./keeper.ts";
import { randomHex } from "./secrets.ts";

const KEY = "tara.parts";

/** The oldest shares are dropped above this number. */
const MAX_SHARES = 50;

/** The shares, each after its commitment. */
const allShares = () => keeper.list<[commitment: string, share: string]>(KEY, ["string", "string"]);

/** Loads the hash function, which a first visit does without. */
export const loadHash = () => import("./commitment.ts");

/** Makes and stores a new share. Resolves to its commitment; rejects if the hash function cannot be loaded. */
export async function newShare(): Promise<string> {
  const { commitmentTo } = await loadHash();
  const share = randomHex(32);
  const commitment = commitmentTo(share);
  keeper.write(KEY, JSON.stringify([...allShares(), [commitment, share]].slice(-MAX_SHARES)));
  return commitment;
}

/** The share of a commitment; undefined if this browser did not make it. */
export const shareOf = (commitment: string): string | undefined =>
  allShares().find(([other]) => other === commitment)?.[1];
