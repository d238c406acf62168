// What is told of how each ringfort game is played, in order, by the names of its words, which are fetched when somebody asks.

import { learn } from "./words.ts";

const BATTLE = ["how-adjacent", "how-siege", "how-kingdoms", "how-end"];
const ORDERS = ["how-orders", "how-siege", "how-kingdoms", "how-end"];
const DOUBLES = ["how-areas", "how-leap-doubles"];
const BRIDGES = ["how-anywhere", "how-siege", "how-bridges", "how-end"];
const KINGS = ["how-kings-setup", "how-kings-leap", "how-kings-stuck", "how-siege", "how-kings-capture"];
const ROWS = ["how-edges", "how-rows", "how-siege", "how-kingdoms", "how-end"];
const POINTS = ["how-kingdoms", "how-king-points"];

const PARTS: Readonly<Record<string, readonly string[]>> = {
  "sacred-hill-1": ["how-leap", ...BATTLE],
  "sacred-hill-2": ["how-leap", ...ORDERS],
  "sacred-hill-doubles-1": [...DOUBLES, ...BATTLE],
  "sacred-hill-doubles-2": [...DOUBLES, ...ORDERS],
  "four-treasures": BRIDGES,
  "four-treasures-doubles": ["how-areas", ...BRIDGES],
  "high-kings-1": [...KINGS, ...POINTS],
  "high-kings-2": [...KINGS, "how-sacrifice", ...POINTS],
  "poisoned-chalice": ROWS,
  "stone-of-destiny": ["how-chase", "how-exchange", "how-kingdoms"],
};

/** What is told of a ringfort game. */
export const howTo = (variant: string): readonly string[] => [...(PARTS[variant] ?? []), "how-marks"];

let asked: Promise<void> | undefined;

/** Fetches the words of it, once. */
export async function learnHowTo(): Promise<void> {
  asked ??= import("virtual:words/help").then((words) => learn(words.default));
  try {
    await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
