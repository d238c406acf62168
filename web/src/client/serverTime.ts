// The time of the server, as the clock of a device may be days off.

/** By how much the server was ahead of this device in its last answer, in milliseconds. */
let aheadMs = 0;

/** Notes the time of an answer, in milliseconds since the beginning of 1970; `NaN` is ignored. */
export function noteServerTime(at: number): void {
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
}

/** By how much it was ahead of `performance.now()`, which nobody sets, but which stands while a device sleeps. */
let aheadOfStartMs = 0;

/** A time that is so far from what was known is no slow message: the device slept. In milliseconds. */
const SLEPT_MS = 500;

/** Notes the time of a view, which its clocks count from. */
export function noteViewTime(at: number): void {
  aheadOfStartMs = at - performance.now();
  noteServerTime(at);
}

/** Notes the time of an answer that has no clocks, if the device slept before it. */
export const noteSleep = (at: number): unknown => Math.abs(at - clockNow()) > SLEPT_MS && noteViewTime(at);

/** Now by the server, in milliseconds since the beginning of 1970, for clocks: it goes on evenly between views. */
export const clockNow = (): number => performance.now() + aheadOfStartMs;

/** Now, in milliseconds since the beginning of 1970. */
export const serverNow = (): number => Date.now() + aheadMs;
