// Verifies that the lots and shuffles of a finished game follow from its commitment, by the method of docs/fairness.md.

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import type { DrawFields, KingsMoment } from "../../client/wire.ts";

/** What binds a finished game to its draws, from the proof that comes with it. */
export interface Proof {
  readonly commitment: string;
  readonly sent: readonly string[];
  readonly secret: string;
}

/** The result of checking a proof. */
export interface ProofCheck {
  /** The number of draws that are right. */
  readonly draws: number;
  /** The first fault: the commitment, or the number of a draw from 0. */
  readonly fault: "commitment" | number | undefined;
}

const CARDS = 36;

/** Reads bytes as little-endian numbers of 32 bits. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, place) => view.getUint32(4 * place, true));
}

/** Repeats a draw: the first `count` cards that it takes of `cards`. */
function drawn(seed: Uint8Array, number: number, cards: readonly number[], count: number): number[] {
  const row = [...cards].sort((one, other) => one - other);
  const which = new Uint8Array(4);
  new DataView(which.buffer).setUint32(0, number, true);
  const numbers = wordsOf(blake3(which, { dkLen: 4 * count, key: seed }));
  for (let place = 0; place < count; place += 1) {
    const from = place + Math.floor(((numbers[place] ?? 0) * (row.length - place)) / 2 ** 32);
    [row[place], row[from]] = [row[from] ?? 0, row[place] ?? 0];
  }
  return row.slice(0, count);
}

/** The draws of a game, in order. */
export function drawsIn(moments: readonly KingsMoment[]): DrawFields[] {
  return moments.flatMap(({ after }) =>
    after?.detail.kind === "lots" || after?.detail.kind === "shuffle" ? [after.detail] : [],
  );
}

/** Checks the commitment and repeats every draw. */
export function check(proof: Proof, draws: readonly DrawFields[]): ProofCheck {
  const secret = hexToBytes(proof.secret);
  if (bytesToHex(blake3(secret)) !== proof.commitment) return { draws: 0, fault: "commitment" };
  const seed = blake3(hexToBytes(proof.sent.join("")), { key: secret });
  const fault = draws.findIndex((draw, number) => !follows(seed, number, draw));
  return { draws: fault < 0 ? draws.length : fault, fault: fault < 0 ? undefined : fault };
}

/** Lots are drawn of all cards; a shuffle draws all that it shuffles. */
function follows(seed: Uint8Array, number: number, { kind, cards = [] }: DrawFields): boolean {
  const all = kind === "lots" ? Array.from({ length: CARDS }, (_, card) => card + 1) : cards;
  return drawn(seed, number, all, cards.length).join(" ") === cards.join(" ");
}
