// The hash that commits a seat to its share of a seed.

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** The commitment to a share, both in hexadecimal digits. */
export function commitmentTo(share: string): string {
  return bytesToHex(blake3(hexToBytes(share)));
}
