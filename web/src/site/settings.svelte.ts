// The settings, kept by this browser.

/** All settings. */
export interface Settings {
  /** `auto` is what the device says. */
  theme: "auto" | "light" | "dark";
  /** Whether a move is confirmed before it counts; `auto` is on touch screens. */
  confirm: "auto" | "on" | "off";
  /** Whether things move; `auto` is what the device says. */
  motion: "auto" | "reduced";
  /** Whether both sides have patterns beside their colors. */
  patterns: "off" | "on";
  sounds: "off" | "on";
  /** Whether the device tells when it is one's turn and the page is not looked at. */
  notices: "off" | "on";
  /** The name beside one's seats; empty for none. */
  name: string;
  /** The level that was played last. */
  level: number;
}

const KEY = "tara.settings";

const DEFAULTS: Settings = {
  theme: "auto",
  confirm: "auto",
  motion: "auto",
  patterns: "off",
  sounds: "off",
  notices: "off",
  name: "",
  level: 3,
};

function kept(): Settings {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const known = Object.entries(read as object).filter(
      ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings, which show at once when they change. */
export const settings: Settings = $state(kept());

const touch = matchMedia("(pointer: coarse)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether a move is confirmed before it counts. */
export function confirms(): boolean {
  return settings.confirm === "auto" ? touch.matches : settings.confirm === "on";
}

/** Whether nothing moves by itself. */
export function isStill(): boolean {
  return settings.motion === "reduced" || still.matches;
}

/** Keeps the settings and shows them, as long as the page lives. */
export function keepSettings(): void {
  $effect(() => {
    const { theme, patterns, motion } = settings;
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dataset["patterns"] = patterns;
    root.dataset["motion"] = motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing shows the settings until the page is left.
    }
  });
}
