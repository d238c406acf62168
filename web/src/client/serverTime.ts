// The time of the server, as the clock of a device may be days off.

/** By how much the server was ahead of this device in its last answer, in milliseconds. */
let aheadMs = 0;

/** Notes the time of an answer, in milliseconds since the beginning of 1970; `NaN` is ignored. */
export function noteServerTime(at: number): void {
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
}

/** Now, in milliseconds since the beginning of 1970. */
export const serverNow = (): number => Date.now() + aheadMs;
