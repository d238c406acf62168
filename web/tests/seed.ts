// The seeds of a run: the same test meets the same servers and the same visitors in every run.

import { createHash } from "node:crypto";

import { expect } from "vitest";

/** Changes all seeds of a run; 0 unless `TARA_SEED` names another. */
export const RUN = Number(process.env["TARA_SEED"] ?? 0);

let place = "";
let drawn = 0;
/** True until the first test of a file runs: the runner names the last one of the file before. */
let isPreparing = true;

/** The next seed of the test that runs, or of the file whose tests are prepared: 32 bits, by order of drawing. */
export function nextSeed(): number {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const here = `${testPath.replace(/^.*\//, "")} ${isPreparing ? "" : currentTestName}`;
  drawn = here === place ? drawn + 1 : 0;
  place = here;
  return hashed(`${RUN} ${here} ${drawn}`);
}

/** Begins the seeds of the test that runs anew, as another try of it needs, or of the file whose tests are prepared. */
export function resetSeeds(isFile = false): void {
  place = "";
  isPreparing = isFile;
}

/** The FNV-1a hash of a text. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Bytes of the test that runs as hexadecimal digits, others at each call. */
export function randomHex(bytes: number): string {
  const random = createHash("shake256", { outputLength: bytes });
  return random.update(String(nextSeed())).digest("hex");
}
