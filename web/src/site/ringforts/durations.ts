// How long an entry of a ringfort game is seen at a calm pace, by what it did: the times of `data/look/motion.json`.

import motion from "../../../../data/look/motion.json";
import type { EntryView } from "../../client/wire.ts";

/** The milliseconds of a motion, and those from its end to the next one. */
interface Time {
  readonly ms: number;
  readonly gap: number;
}

const ACTIONS: Readonly<Record<string, Time>> = motion.ringforts.actions;
const EFFECTS: Readonly<Record<string, Time>> = motion.ringforts.effects;

/** An action without a motion of its own. */
const NONE: Time = { ms: 280, gap: 120 };

const whole = ({ ms, gap }: Time): number => ms + gap;

/** The time of an entry in milliseconds: its action, then the longest of its effects. */
export function durationOf({ detail }: EntryView): number {
  const effects = (detail.effects ?? []).flatMap(({ effect }) => EFFECTS[effect] ?? []);
  return whole(ACTIONS[detail.kind] ?? NONE) + Math.max(0, ...effects.map(whole));
}

/** The share of the time of an entry in which its action moves. The rest is for its effects, and for looking. */
export const motionShare = (entry: EntryView): number =>
  (ACTIONS[entry.detail.kind] ?? NONE).ms / durationOf(entry);
