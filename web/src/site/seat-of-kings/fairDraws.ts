// Verifies that the lots and shuffles of a finished game follow from its commitment, by the method of docs/fairness.md.

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { commitmentTo } from "../../client/commitment.ts";
import type { DrawFields, KingsMoment } from "../../client/wire.ts";

/** The proof that binds a finished game to its draws. */
export interface Proof {
  readonly commitment: string;
  /** By seat, null for programs; undefined in proofs of before seats committed. */
  readonly commitments?: readonly (string | null)[];
  readonly sent: readonly string[];
  readonly secret: string;
  /** The number of times that the host had restored the table from a copy before it committed to the secret. */
  readonly restores?: number;
  /** The bytes that entered into the draws, from one on, at each restore of the table from a copy. */
  readonly renewals?: readonly { readonly draw: number; readonly nonce: string }[];
}

/** The result of checking a proof. */
export interface ProofCheck {
  /** The number of draws that are right. */
  readonly draws: number;
  /** The first fault: the commitment of the table or of a seat, or the number of a draw from 0. */
  readonly fault: "commitment" | "seat" | number | undefined;
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

/** Checks the commitments and repeats every draw. */
export function check(proof: Proof, draws: readonly DrawFields[]): ProofCheck {
  const secret = hexToBytes(proof.secret);
  if (bytesToHex(blake3(secret)) !== proof.commitment) return { draws: 0, fault: "commitment" };
  if (proof.sent.some((share, seat) => !isCommitted(share, proof.commitments?.[seat])))
    return { draws: 0, fault: "seat" };
  const fault = draws.findIndex((draw, number) => !follows(seedOf(proof, number), number, draw));
  return { draws: fault < 0 ? draws.length : fault, fault: fault < 0 ? undefined : fault };
}

/** True if a share is what its seat committed to, if it did. */
const isCommitted = (share: string, commitment: string | null | undefined): boolean =>
  commitment === null || commitment === undefined || commitmentTo(share) === commitment;

/** The seed of a draw. */
function seedOf({ secret, sent, renewals = [] }: Proof, number: number): Uint8Array {
  const seed = blake3(hexToBytes(sent.join("")), { key: hexToBytes(secret) });
  const entered = renewals.filter(({ draw }) => draw <= number);
  return entered.reduce((key, { nonce }) => blake3(hexToBytes(nonce), { key }), seed);
}

/** Lots are drawn of all cards; a shuffle draws all that it shuffles. */
function follows(seed: Uint8Array, number: number, { kind, cards = [] }: DrawFields): boolean {
  const all = kind === "lots" ? Array.from({ length: CARDS }, (_, card) => card + 1) : cards;
  return drawn(seed, number, all, cards.length).join(" ") === cards.join(" ");
}
