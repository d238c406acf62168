// A number that counts up or down to where it is, while what changes it is seen.

import { untrack } from "svelte";

/**
 * Counts a number. `momentsOf` gives the times in milliseconds from now at which it changes by one, for so many steps; none if it
 * is to be there at once. Called while a component is made.
 */
export function counted(
  valueOf: () => number,
  momentsOf: (steps: number) => readonly number[],
): { readonly now: number } {
  let now = $state(untrack(valueOf));
  const isSeen = $derived(momentsOf(1).length > 0);
  $effect(() => {
    const steps = valueOf() - untrack(() => now);
    if (!isSeen) {
      now += steps;
      return;
    }
    const moments = untrack(() => momentsOf(Math.abs(steps)));
    const timers = moments.map((at) => setTimeout(() => (now += Math.sign(steps)), at));
    return () => timers.forEach(clearTimeout);
  });
  return {
    get now() {
      return isSeen ? now : valueOf();
    },
  };
}
