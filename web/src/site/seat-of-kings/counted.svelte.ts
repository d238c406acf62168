// A number that counts up or down to where it is, while what changes it is seen.

import { untrack } from "svelte";

/** The part of a time in which a number counts: it stands before what changes it has ended. */
const SHARE = 0.8;

/** Counts a number; `msOf` gives the time in milliseconds, 0 if it is to be there at once. Called while a component is made. */
export function counted(valueOf: () => number, msOf: () => number): { readonly now: number } {
  let now = $state(untrack(valueOf));
  $effect(() => {
    const [goal, ms] = [valueOf(), msOf()];
    const steps = Math.abs(goal - untrack(() => now));
    if (ms === 0 || steps === 0) {
      now = goal;
      return;
    }
    const timer = setInterval(
      () => {
        if (now !== goal) now += Math.sign(goal - now);
      },
      (SHARE * ms) / steps,
    );
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return msOf() === 0 ? valueOf() : now;
    },
  };
}
