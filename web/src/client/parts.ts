// What this browser adds to everything random of its games: random bytes, kept until all seats have committed to theirs.

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { randomHex } from "./secrets.ts";

const KEY = "tara.parts";

/** The oldest parts are dropped above this number. */
const MAX_PARTS = 50;

/** Reads the parts, each with its commitment. */
function allParts(storage: Storage): [string, string][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** The hash that commits a seat to a part. */
export function commitmentTo(part: string): string {
  return bytesToHex(blake3(hexToBytes(part)));
}

/** Makes and stores a new part. Returns its commitment. */
export function newPart(storage: Storage = localStorage): string {
  const part = randomHex(32);
  const commitment = commitmentTo(part);
  const all: [string, string][] = [...allParts(storage), [commitment, part]];
  storage.setItem(KEY, JSON.stringify(all.slice(-MAX_PARTS)));
  return commitment;
}

/** The part of a commitment; undefined if this browser did not make it. */
export function partOf(commitment: string, storage: Storage = localStorage): string | undefined {
  return allParts(storage).find(([other]) => other === commitment)?.[1];
}
