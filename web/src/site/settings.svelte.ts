// The settings, kept by this browser.

import { keeper } from "../client/keeper.ts";
import { nearest, type Language } from "./languages.ts";
import { settingsOf, withChanges, type Settings } from "./keptSettings.ts";

const KEY = "tara.settings";

/** The settings, which show at once when they change. */
export const settings: Settings = $state(settingsOf(keeper.read(KEY)));

/** As they were read or written last. */
let kept: Settings = settingsOf(keeper.read(KEY));

const touch = matchMedia("(pointer: coarse)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The language that the reader has chosen, else the nearest to those of the browser. */
export function ownLanguage(): Language {
  return settings.language === "auto" ? nearest(navigator.languages) : settings.language;
}

/** True if a move is confirmed before it counts. */
export function confirms(): boolean {
  return settings.confirm === "auto" ? touch.matches : settings.confirm === "on";
}

/** True if the tutor speaks in games against a level of the computer. */
export function isTutorOn(level: number): boolean {
  return settings.tutor === "auto" ? level === 1 : settings.tutor === "on";
}

/** Switches the tutor of games against the computer on or off, from the next view on. */
export function setTutor(isOn: boolean): void {
  settings.tutor = isOn ? "on" : "off";
}

/** True if nothing moves by itself. */
export function isStill(): boolean {
  return settings.motion === "reduced" || still.matches;
}

/** Keeps the settings, with what other tabs change, and shows them, as long as the page lives. */
export function keepSettings(): void {
  $effect(() => {
    const { theme, patterns, motion } = settings;
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dataset["patterns"] = patterns;
    root.dataset["motion"] = motion;
    kept = withChanges(kept, settings, settingsOf(keeper.read(KEY)));
    keeper.write(KEY, JSON.stringify(kept));
    Object.assign(settings, kept);
  });
  $effect(() => {
    const take = ({ key }: StorageEvent) => {
      if (key === KEY) Object.assign(settings, (kept = settingsOf(keeper.read(KEY))));
    };
    addEventListener("storage", take);
    return () => removeEventListener("storage", take);
  });
}
