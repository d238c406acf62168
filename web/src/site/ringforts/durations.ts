// The time for which an entry of a ringfort game is seen at a calm pace, by what it did: the times of `data/look/motion.json`.

import motion from "../../../../data/look/motion.json";
import type { ActionFields, EffectView, EntryView } from "../../client/wire.ts";

/** The milliseconds of a leap, of a motion after it, and those from its end to the next one. */
interface Time {
  readonly leap?: number;
  readonly ms: number;
  readonly gap: number;
}

const OWN = motion.ringforts.own;
const OTHER: Time = motion.ringforts.other;
const ACTIONS: Readonly<Record<string, Time>> = motion.ringforts.actions;
const EFFECTS: Readonly<Record<string, Time>> = motion.ringforts.effects;

/** An effect that is shown for itself. */
export interface Shown {
  readonly effect: EffectView;
  readonly ms: number;
  readonly gap: number;
}

/** The parts of the time of an entry, one after the other: a leap, what it leads to, then all effects at once. */
export interface Times {
  readonly leap: number;
  readonly ms: number;
  readonly gap: number;
  readonly effects: readonly Shown[];
}

/** The parts of the time of an entry. */
export function timesOf({ detail }: EntryView): Times {
  const { kind, effects = [], change } = detail;
  const { leap = 0, ms, gap } = ACTIONS[kind] ?? OTHER;
  // A king that only goes back to a ringfort builds none.
  const isStill = leap > 0 && change !== undefined && change.ringforts === undefined;
  const shown = effects.flatMap((effect): Shown[] => {
    const time = EFFECTS[effect.effect];
    return time === undefined ? [] : [{ effect, ms: time.ms, gap: time.gap }];
  });
  return { leap, ms: isStill ? 0 : ms, gap, effects: shown };
}

/** The time of the effects. */
export const effectsMs = ({ effects }: Times): number =>
  Math.max(0, ...effects.map(({ ms, gap }) => ms + gap));

/** The whole time of an entry in milliseconds. */
export function durationOf(entry: EntryView): number {
  const times = timesOf(entry);
  return times.leap + times.ms + times.gap + effectsMs(times);
}

/** The times of one's own move, which is seen before the server has answered. */
export const ownTimes = ({ kind }: ActionFields): { readonly leap: number; readonly ms: number } => ({
  leap: ACTIONS[kind]?.leap === undefined ? 0 : OWN.leap,
  ms: OWN.ms,
});

/** The time of each kingdom at the end of a game, and that until the result. */
export const END = motion.ringforts.end;
