// Somebody who plays Seat of Kings in a browser by what the page offers, without knowing its rules.

import { LONGEST_WAIT, type Visitor } from "./visitor.ts";

/** Something that can be pressed. */
type Way = "curtain" | "play" | "undo" | "toggle" | "step" | "use" | "list" | "keep" | "card";

/** What a visitor can do next: the ways that are open, and what is asked. */
interface Next {
  readonly isOver: boolean;
  readonly ways: readonly Way[];
  readonly asks: string;
}

/** Where each of them is on the page. */
const PLACES: Readonly<Record<Way, string>> = {
  curtain: ".curtain button.main",
  play: ".draft .play[aria-disabled='false']",
  undo: ".draft .undo",
  toggle: ".draft .part:enabled",
  step: ".steps:popover-open button[data-kind], .question:not(:has(.steps:popover-open)) button[data-kind]:not([data-kind='end'])",
  use: ".uses:popover-open :is(li button, .piece)",
  list: ".uses-open, .question:not(:has(.steps:popover-open)) .steps-open",
  keep: ".hand .keep:enabled",
  card: ".hand .own [data-cell][aria-disabled='false'][aria-selected='false']",
};

/** What is asked within a turn, so that it may be asked of a draft. */
const WITHIN = /^(place|activate|promote|exchange|garrison|keep-fort)$/;

/** What ends something, if nothing else is wished. */
const END = ".question button[data-kind='end']";

/** Numbers that look random and are the same in each run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How something is pressed: by a pointer or by keys. */
export type Press = (visitor: Visitor, place: string, number: number) => Promise<void>;

/** Presses by a pointer. */
export const click: Press = async (visitor, place, number) => {
  await visitor.page.locator(place).nth(number).click();
};

/** Waits until something can be pressed, or the game is over. */
async function nextOf(visitor: Visitor, polling: "raf" | number): Promise<Next> {
  const handle = await visitor.page.waitForFunction(
    ([places, end]) => {
      const isOver = document.querySelector(".table[data-stage='over']") !== null;
      if (!isOver && document.querySelector(".table[data-busy='true']") !== null) return false;
      const ways = Object.keys(places).filter((way) => document.querySelector(places[way] ?? "") !== null);
      const asks = document.querySelector(".question")?.getAttribute("data-asks") ?? "";
      if (ways.length === 0 && document.querySelector(end) !== null) ways.push("end");
      return isOver || ways.length > 0 ? { isOver, ways, asks } : false;
    },
    [PLACES as Record<string, string>, END] as const,
    { polling, timeout: LONGEST_WAIT },
  );
  return (await handle.jsonValue()) as Next;
}

/** How somebody plays. */
export interface Manner {
  readonly press?: Press;
  /** Whether a step of a draft is undone as soon as there is one. */
  readonly undoes?: boolean;
  /** Whether parts of a draft are left out and taken in again. */
  readonly toggles?: boolean;
  /** How often it looks for what to press: in each frame, or after so many milliseconds. */
  readonly polling?: "raf" | number;
  /** After how many presses it is enough. */
  readonly most?: number;
}

/** Presses one thing; gives what was asked, nothing if the game is over. */
export async function pressNext(
  visitor: Visitor,
  random: (below: number) => number,
  { press = click, undoes = false, toggles = false, polling = "raf" }: Manner = {},
): Promise<{ way: string; asks: string } | undefined> {
  const { isOver, ways, asks } = await nextOf(visitor, polling);
  if (isOver) return undefined;
  const has = (way: Way) => ways.includes(way);
  if (has("undo") && asks !== "" && !WITHIN.test(asks)) throw new Error(`a draft runs on into: ${asks}`);
  const builds = has("step") && (!has("play") || random(8) > 0);
  const first: Way[] =
    toggles && has("toggle") && random(2) === 0
      ? ["toggle"]
      : undoes && has("undo")
        ? ["undo"]
        : builds
          ? ["step"]
          : random(10) === 0
            ? ["undo", "play"]
            : ["play"];
  const order: Way[] = ["curtain", ...first, "keep", "use", "list", "card", "step"];
  const way = order.find(has);
  const place = way === undefined ? END : PLACES[way];
  const count = await visitor.page.locator(place).count();
  await press(visitor, place, random(Math.max(1, count)));
  return { way: way ?? "end", asks };
}

/** Plays until the game is over or that is enough; gives how often what was asked. */
export async function playKings(
  visitor: Visitor,
  seed: number,
  manner: Manner = {},
): Promise<Map<string, number>> {
  const random = numbers(seed);
  const asked = new Map<string, number>();
  for (let presses = 0; presses < (manner.most ?? Infinity); presses += 1) {
    const next = await pressNext(visitor, random, { ...manner, undoes: !asked.has("undo") });
    if (next === undefined) break;
    for (const what of [next.way, `asks ${next.asks}`]) asked.set(what, (asked.get(what) ?? 0) + 1);
  }
  return asked;
}
