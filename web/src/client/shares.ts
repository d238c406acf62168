// This browser's shares of the seeds of its games: random bytes, kept until all seats have committed to theirs.

import { randomHex } from "./secrets.ts";

const KEY = "tara.parts";

/** The oldest shares are dropped above this number. */
const MAX_SHARES = 50;

/** Reads the shares, each with its commitment. */
function allShares(storage: Storage): [string, string][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Loads the hash function, which a first visit does without. */
export const loadHash = () => import("./commitment.ts");

/** Makes and stores a new share. Resolves to its commitment; rejects if the hash function cannot be loaded. */
export async function newShare(storage: Storage = localStorage): Promise<string> {
  const { commitmentTo } = await loadHash();
  const share = randomHex(32);
  const commitment = commitmentTo(share);
  const all: [string, string][] = [...allShares(storage), [commitment, share]];
  storage.setItem(KEY, JSON.stringify(all.slice(-MAX_SHARES)));
  return commitment;
}

/** The share of a commitment; undefined if this browser did not make it. */
export function shareOf(commitment: string, storage: Storage = localStorage): string | undefined {
  return allShares(storage).find(([other]) => other === commitment)?.[1];
}
