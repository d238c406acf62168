// Each event of a ringfort game has a motion of its own, and with reduced motion none: kept games are played again while somebody watches.

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { ActionFields, EffectView, EntryView, View } from "../src/client/wire.ts";
import { boardAsLoaded } from "./law.ts";
import { Seats } from "./seatOfKingsSeats.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** A game that is over, as it was sent to its first seat. */
interface Kept {
  readonly variant: string;
  readonly view: View & { readonly start?: string };
}

const games = readFileSync(new URL("announcements/games.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Kept);

const MOTIONS = ["way", "around", "dusk", "ring", "falls", "lifts", "bright", "dims", "turns", "kingdoms"];

declare global {
  interface Window {
    seen: Set<string>;
  }
}

function watch(): void {
  window.seen = new Set();
  const nameOf = ({ effect }: Animation): string | undefined => {
    if (!(effect instanceof KeyframeEffect) || !effect.target?.closest(".tara-board")) return undefined;
    const { target } = effect;
    const frames = effect.getKeyframes().map(({ transform }) => String(transform));
    const last = frames.at(-1) ?? "";
    if (target.matches(".tara-way *")) return "way";
    const named = ["around", "ring", "bright"].find((name) => target.matches(`.tara-${name}`));
    if (named !== undefined) return named;
    if (target.matches(".tara-kingdom, .tara-seal")) return "kingdoms";
    if (target.querySelector(".tara-dusk")) return "dusk";
    if (target.querySelector(".tara-triskele")) return "dims";
    if (!target.matches(".tara-king"))
      return target.matches(".tara-motion > *") && last.includes("rotate(90deg)") ? "turns" : undefined;
    if (last.includes("rotate(64deg)")) return "falls";
    return frames.length === 2 && last.includes("scale(1.18)") ? "lifts" : undefined;
  };
  new MutationObserver(() => {
    for (const animation of document.getAnimations()) {
      const name = nameOf(animation);
      if (name !== undefined) window.seen.add(name);
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

const hasEffect = ({ detail: { effects = [] } }: EntryView, ...names: EffectView["effect"][]): boolean =>
  effects.some(({ effect }) => names.includes(effect));

/** The motions of an entry that are to be seen. */
const motionsOf = (entry: EntryView): string[] => [
  ...(entry.detail.kind === "step" && entry.detail.change?.ringforts ? ["way"] : []),
  ...(entry.detail.kind === "sacrifice" ? ["turns"] : []),
  ...(hasEffect(entry, "kingdoms_joined") ? ["around"] : []),
  ...(hasEffect(entry, "king_captured", "king_captured_by_default") ? ["dusk", "ring", "falls"] : []),
  ...(hasEffect(entry, "kings_withdrawn", "forced_pass") ? ["lifts"] : []),
  ...(hasEffect(entry, "battle") ? ["bright"] : []),
  ...(hasEffect(entry, "out") ? ["dims"] : []),
];

const opened = ({ variant, view }: Kept): Promise<Seats> =>
  Seats.open(stage.browser, stage.host, {
    variant,
    seats: view.seats.map(({ seat }) => ({ seat, person: 1 })),
    ...(view.start === undefined ? { first: "red" } : { position: view.start }),
  });

const MADE = ".tara-effects > *, .tara-way, .tara-motion > *";

/** Plays a kept game. Whoever watches comes for the moves with motions that are wanted, sees each of them once, and skips the rest. */
async function played(kept: Kept, visitor: Visitor, seats: Seats, wanted: Set<string>): Promise<void> {
  const { page } = visitor;
  const { log } = kept.view;
  const moves = log.flatMap(({ by }, at) => (by === "table" ? [] : at));
  for (const [number, at] of moves.entries()) {
    const chain = log.slice(at, moves[number + 1]);
    const isLast = number === moves.length - 1;
    // A game that captured kings have decided ends without kingdoms.
    const hasKingdoms = isLast && !chain.some((entry) => hasEffect(entry, "double_capture"));
    const all = [...chain.flatMap(motionsOf), ...(hasKingdoms ? ["kingdoms"] : [])];
    const named = all.filter((name) => wanted.delete(name));
    if (named.length > 0) {
      await seats.show(visitor);
      await page.evaluate(watch);
    }
    const { seat = "", detail } = log[at]!;
    await seats.decide(seat, detail as ActionFields);
    for (const name of named) await page.waitForFunction((name) => window.seen.has(name), name);
    if (named.length === 0 || isLast) continue;
    await page.keyboard.press("ArrowDown");
    expect(await page.locator(MADE).count()).toBe(0);
  }
}

test("leaps, joined kingdoms, kings that fall or leave, a sacrifice, BATTLE, OUT and the end move, or do not", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { moves: true });
  const { page } = visitor;
  const wanted = new Set(MOTIONS);
  const kings = games.filter(({ variant }) => variant.startsWith("high-kings"));
  const outs = games.filter(({ variant }) => variant === "sacred-hill-1");
  for (const kept of [...kings, ...outs]) {
    const seats = await opened(kept);
    await played(kept, visitor, seats, wanted);
    await seats.leave();
  }
  expect([...wanted]).toEqual([]);

  // With reduced motion a game moves nothing, and its end is told.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const kept = kings.find(({ view }) => view.log.some(({ detail }) => detail.kind === "pass")) as Kept;
  const seats = await opened(kept);
  await seats.show(visitor);
  await page.evaluate(watch);
  await played(kept, visitor, seats, new Set());
  await visitor.result();
  await visitor.settled();
  expect(await page.locator(".tara-seal").count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => [...window.seen])).toEqual([]);
  await boardAsLoaded(visitor);
  await seats.leave();
  await visitor.leave();
});
