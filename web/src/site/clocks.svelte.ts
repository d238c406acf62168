// Clocks in words and figures, and clocks that run.

import { clockNow } from "../client/serverTime.ts";
import type { ClockRule, SeatView } from "../client/wire.ts";
import type { SeatedTable } from "./seatedTable.svelte.ts";
import { inEach } from "./spoken.svelte.ts";
import { say } from "./words.ts";

/** A time control in words. */
export function clockWords(rule: ClockRule): string {
  if (rule === "none") return say("clock-none");
  if ("days" in rule) return say("clock-in-days", { days: rule.days });
  const { initial_ms, increment_ms } = rule.fischer;
  return say("clock-fischer", { minutes: initial_ms / 60_000, seconds: increment_ms / 1_000 });
}

/** The time under which a clock of a game is low, in milliseconds; undefined if that has none, or days for a move. */
export function lowTime(rule: ClockRule): number | undefined {
  if (typeof rule !== "object" || !("fischer" in rule)) return undefined;
  return Math.min(20_000, rule.fischer.initial_ms / 10);
}

const tenths = inEach((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }));

/** Hours, minutes and seconds; seconds and tenths below ten seconds. */
export function figures(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return tenths().format(Math.floor(left / 100) / 10);
  const seconds = Math.floor(left / 1_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Minutes and whole seconds of a time that is waited for: the last second is shown until it is over. */
export function wholeSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A clock as it stands. */
export interface Clock {
  /** Its figures; empty if there is none. */
  readonly text: string;
  readonly isLow: boolean;
}

/** The clock of a seat. Ticks while the clock runs. Call it while a component is set up. */
export function clockOf(table: SeatedTable, seat: () => SeatView | undefined, tickMs: number): () => Clock {
  let now = $state(clockNow());
  const runs = $derived(seat()?.runs ?? false);
  $effect(() => {
    if (!runs) return;
    const timer = setInterval(() => (now = clockNow()), tickMs);
    return () => clearInterval(timer);
  });
  return () => {
    const ms = seat()?.clock_ms;
    if (ms === undefined) return { text: "", isLow: false };
    const left = ms - (runs ? Math.max(0, now - table.madeAt) : 0);
    return { text: figures(left), isLow: left < (lowTime(table.view?.clock ?? "none") ?? 0) };
  };
}
