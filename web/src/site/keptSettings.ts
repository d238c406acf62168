// The settings, and the texts by which a browser stores them.

import { parsed } from "../client/shape.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { LEVELS } from "./levels.ts";
import type { Pace } from "./stage/pace.ts";

/** All settings. */
export interface Settings {
  /** `auto` is the nearest to what the browser asks for. */
  language: "auto" | Language;
  /** `auto` is what the device says. */
  theme: "auto" | "light" | "dark";
  /** True if a move is confirmed before it counts; `auto` is on touch screens. */
  confirm: "auto" | "on" | "off";
  /** True if things move; `auto` is what the device says. */
  motion: "auto" | "reduced";
  /** The pace at which events are played one after the other; `off` shows them all at once. */
  pace: Pace;
  /** True if both sides have patterns beside their colors. */
  patterns: "off" | "on";
  sounds: "off" | "on";
  /** The tutor in games against the computer; `auto` is on against level 1. */
  tutor: "auto" | "off" | "on";
  /** True if the device tells when it is one's turn and the page is not looked at. */
  notices: "off" | "on";
  /** Games with nobody else and analyses: in this browser if it can, or by the server. */
  home: "auto" | "server";
  /** The name beside one's seats; empty for none. */
  name: string;
  /** The level of the computer that was chosen last. */
  level: number;
}

const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  confirm: "auto",
  motion: "auto",
  pace: "calm",
  patterns: "off",
  sounds: "on",
  tutor: "auto",
  notices: "off",
  home: "auto",
  name: "",
  level: 1,
};

/** The values of each setting that is one of several words; `name` and `level` are free. */
export const CHOICES: {
  readonly [Key in Exclude<keyof Settings, "name" | "level">]: readonly Settings[Key][];
} = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  confirm: ["auto", "on", "off"],
  motion: ["auto", "reduced"],
  pace: ["calm", "fast", "off"],
  patterns: ["off", "on"],
  home: ["auto", "server"],
  sounds: ["off", "on"],
  tutor: ["auto", "off", "on"],
  notices: ["off", "on"],
};

/** The longest name. */
const MAX_NAME = 40;

/** True if a value that was read may stand for a setting. */
function isKnown(key: string, value: unknown): boolean {
  if (key === "name") return typeof value === "string" && value.length <= MAX_NAME;
  if (key === "level") return LEVELS.some((level) => level === value);
  return (
    Object.hasOwn(CHOICES, key) &&
    (CHOICES[key as keyof typeof CHOICES] as readonly unknown[]).includes(value)
  );
}

/** The stored settings, with those that this tab has changed since it knew them. */
export const withChanges = (known: Settings, own: Settings, stored: Settings): Settings => ({
  ...stored,
  ...Object.fromEntries(Object.entries(own).filter(([key, value]) => known[key as keyof Settings] !== value)),
});

/** The settings of a text that was kept; what is not known of it is as if it had not been set. */
export function settingsOf(text: string | null): Settings {
  const known = Object.entries(parsed(text) ?? {}).filter(([key, value]) => isKnown(key, value));
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}
