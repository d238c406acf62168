// Dates and times in words.

import { inEach } from "./spoken.svelte.ts";

const dates = inEach((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }));
const ages = inEach((tag) => new Intl.RelativeTimeFormat(tag));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The day and the minute of a time, in milliseconds since the beginning of 1970. */
export const dateWords = (at: number): string => dates().format(at);

/** The time since a moment, in its largest whole unit of at least a minute; empty for less than that. */
export function ageWords(at: number, now: number): string {
  const age = now - at;
  if (age >= DAY_MS) return ages().format(-Math.floor(age / DAY_MS), "day");
  if (age >= HOUR_MS) return ages().format(-Math.floor(age / HOUR_MS), "hour");
  return age >= MINUTE_MS ? ages().format(-Math.floor(age / MINUTE_MS), "minute") : "";
}
