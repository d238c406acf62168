// The names of guests: the one that the reader chose, or a friendly one that is made up once.

import type { Language } from "./languages.ts";
import { isMadeUp } from "./named.ts";
import { settings } from "./settings.svelte.ts";
import { say, speak } from "./words.ts";

/** The names that guests get, in the order of the locale. */
export const guestNames = (): string[] => say("guest-names").split(/\s*,\s*/);

/** A made-up name that nobody has of these. */
export function madeUpName(taken: readonly string[] = []): string {
  const all = guestNames();
  const free = all.filter((name) => !taken.includes(name));
  const among = free.length > 0 ? free : all;
  return among[Math.floor(Math.random() * among.length)] ?? "";
}

/** The name under which the reader takes a seat beside these people. A reader without a name gets one, and keeps it. */
export function ownName(others: readonly string[] = []): string {
  const kept = settings.name.trim();
  if (kept !== "" && !(isMadeUp(kept) && others.includes(kept))) return kept;
  settings.name = madeUpName(others);
  return settings.name;
}

/** Speaks a language. A made-up name of the reader is one of that language from then on. */
export async function turnTo(language: Language): Promise<void> {
  const kept = settings.name;
  const place = guestNames().indexOf(kept);
  await speak(language);
  if (place >= 0 && settings.name === kept) settings.name = guestNames()[place] ?? kept;
}
