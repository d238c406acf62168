// The friendly names that are made up for people who have not typed one.

import { say } from "./words.ts";

/** The names that guests get, in the order of the locale. */
export const guestNames = (): string[] => say("guest-names").split(/\s*,\s*/);

/** Whether a name was made up, and not typed. */
export const isMadeUp = (name: string): boolean => guestNames().includes(name);
