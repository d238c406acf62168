// Somebody who plays Seat of Kings in a browser by what the page offers, without knowing its rules.

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { openTable } from "./seatOfKingsSeats.ts";
import { overflow, resize, type SIZES } from "./sizes.ts";
import type { Stage } from "./stage.ts";
import { LONGEST_WAIT, Visitor, type Visits } from "./visitor.ts";

export const CARDS = ".hand .own [data-cell]";

/** Opens a game against computers that ends after so many rounds. */
export async function openGame(
  { browser, host }: Stage,
  rounds: number,
  visits: Visits = {},
  players = 3,
  button = "Play the computer, level 1",
): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, `${host.url}/#/new/seat-of-kings`, visits);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill(String(rounds));
  await visitor.page.getByLabel(String(players), { exact: true }).first().check();
  await after(visitor, visitor.press(button));
  return visitor;
}

const SEATS = ["blue", "red", "white", "yellow"];

/** The moves of three games, for two, three and four players. */
const [two = [], three = [], four = []] = readFileSync(new URL("kingsOpenings.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("; "));

const OPENINGS = { two, three, four };

/** Opens a table at one screen whose game goes on from a moment of another, and comes to it as the player who is asked. */
export async function openAt(
  { host }: Stage,
  visitor: Visitor,
  game: keyof typeof OPENINGS,
  entries: number,
): Promise<void> {
  const seats = SEATS.slice(0, Object.keys(OPENINGS).indexOf(game) + 2);
  await openTable(visitor.page, host, {
    variant: "seat-of-kings",
    seats: seats.map((seat) => ({ seat, person: 1 })),
    clock: { fischer: { initial_ms: 3_600_000, increment_ms: 0 } },
    kings: { max_rounds: 5, opening: OPENINGS[game].slice(0, entries) },
  });
  await visitor.settled();
  await keys(visitor, ".curtain button.main", 0);
  await visitor.settled();
}

/** Waits until the page stands still after a press. */
export async function after(visitor: Visitor, pressed: Promise<unknown>): Promise<void> {
  await pressed;
  await visitor.settled();
}

/** Parts that are not wholly within the prompt, and buttons where a press at their middle would meet something else. */
export const hidden = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) => {
    const seen = document.querySelector(".told")?.getBoundingClientRect() ?? new DOMRect();
    return all.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isIn = box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1 && box.right <= seen.right + 1;
      const isHit = part.tagName !== "BUTTON" || part.contains(at);
      return box.height === 0 || (isIn && isHit) ? [] : [part.textContent];
    });
  });

/** Expects at each size that these parts are in sight, and that nothing is too wide. */
export async function inSight(visitor: Visitor, parts: string, sizes: typeof SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await resize(visitor, width, height);
    expect(await hidden(visitor.page, parts), `${width} x ${height}`).toEqual([]);
    expect(await overflow(visitor), `${width} x ${height}`).toBe(0);
  }
}

type Way = "curtain" | "play" | "undo" | "toggle" | "step" | "use" | "list" | "keep" | "card";

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
  card: `${CARDS}[aria-disabled='false'][aria-selected='false']`,
};

/** The questions that are asked within a turn, so that they may be asked of a draft. */
const WITHIN = /^(place|activate|promote|exchange|garrison|keep-fort)$/;

/** The button that ends something, if nothing else is wished. */
const END = ".question button[data-kind='end']";

/** Numbers that look random and are the same in each run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type Press = (visitor: Visitor, place: string, number: number) => Promise<void>;

const click: Press = ({ page }, place, number) => page.locator(place).nth(number).click();

/** Presses by keys: Tab to a button, and within a picture the arrows. */
export const keys: Press = async ({ page }, place, number) => {
  const focused = () =>
    page.evaluate(
      ([place, number]) => {
        const [target, at] = [document.querySelectorAll(place)[number], document.activeElement];
        if (target === at) return "there";
        const grid = target?.closest("[role=grid]");
        return grid !== null && grid !== undefined && grid === at?.closest("[role=grid]") ? "beside" : "away";
      },
      [place, number] as const,
    );
  for (let steps = 0; steps < 150; steps += 1) {
    const where = await focused();
    if (where === "there") return page.keyboard.press("Enter");
    // A row of cards: to its beginning once, and on from there.
    if (where === "beside" && steps % 12 === 0) await page.keyboard.press("Home");
    else await page.keyboard.press(where === "beside" ? "ArrowRight" : "Tab");
  }
  throw new Error(`no way to ${place}, ${number}`);
};

/** Waits until something can be pressed, or the game is over. Gives the ways that are open, and what is asked. */
async function nextOf(visitor: Visitor, polling: "raf" | number) {
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
  return (await handle.jsonValue()) as { isOver: boolean; ways: Way[]; asks: string };
}

export interface Manner {
  readonly press?: Press;
  /** True if a step of a draft is undone as soon as there is one. */
  readonly undoes?: boolean;
  /** True if parts of a draft are left out and taken in again. */
  readonly toggles?: boolean;
  /** The pace at which it looks for what to press: in each frame, or after so many milliseconds. */
  readonly polling?: "raf" | number;
  /** After how many presses it is enough. */
  readonly most?: number;
}

/** Presses one thing; gives what it was, nothing if the game is over. */
export async function pressNext(
  visitor: Visitor,
  random: (below: number) => number,
  { press = click, undoes = false, toggles = false, polling = "raf" }: Manner = {},
): Promise<Way | "end" | undefined> {
  const { isOver, ways, asks } = await nextOf(visitor, polling);
  if (isOver) return undefined;
  const has = (way: Way) => ways.includes(way);
  if (has("undo") && asks !== "" && !WITHIN.test(asks)) throw new Error(`a draft runs on into: ${asks}`);
  const builds = has("step") && (!has("play") || random(8) > 0);
  const first = (): Way[] => {
    if (toggles && has("toggle") && random(2) === 0) return ["toggle"];
    if (undoes && has("undo")) return ["undo"];
    if (builds) return ["step"];
    return random(10) === 0 ? ["undo", "play"] : ["play"];
  };
  const way = (["curtain", ...first(), "keep", "use", "list", "card", "step"] as const).find(has);
  const place = way === undefined ? END : PLACES[way];
  const count = await visitor.page.locator(place).count();
  await press(visitor, place, random(Math.max(1, count)));
  return way ?? "end";
}

/** Plays one's own turn, and waits until all others have played: presses until it is somebody else's, or this is enough. */
export async function playTurn(
  visitor: Visitor,
  random: (below: number) => number,
  isEnough = () => Promise.resolve(false),
): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await visitor.settled();
    if (await isEnough()) return;
    const way = await pressNext(visitor, random);
    if (way === undefined || way === "play" || way === "end") break;
  }
  await visitor.settled();
}

/** Plays until the game is over or that is enough; gives how often what was pressed. */
export async function playKings(
  visitor: Visitor,
  seed: number,
  manner: Manner = {},
): Promise<Map<string, number>> {
  const random = numbers(seed);
  const pressed = new Map<string, number>();
  for (let presses = 0; presses < (manner.most ?? Infinity); presses += 1) {
    const way = await pressNext(visitor, random, { ...manner, undoes: !pressed.has("undo") });
    if (way === undefined) break;
    pressed.set(way, (pressed.get(way) ?? 0) + 1);
  }
  return pressed;
}
