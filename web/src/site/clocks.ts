// Clocks in words and figures.

import type { ClockRule } from "../client/wire.ts";
import { say } from "./words.ts";

/** The law of clocks in words. */
export function clockWords(rule: ClockRule): string {
  if (rule === "none") return say("clock-none");
  if ("days" in rule) return say("clock-in-days", { days: rule.days });
  const { initial_ms, increment_ms } = rule.fischer;
  return say("clock-fischer", { minutes: initial_ms / 60_000, seconds: increment_ms / 1_000 });
}

/** What a clock shows: hours, minutes and seconds, and tenths when there are few left. */
export function shown(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
