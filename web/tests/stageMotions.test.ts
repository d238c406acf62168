// Each event of a ringfort game has a motion of its own, and with reduced motion none: kept games are played again while somebody watches.

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { ActionFields, EntryView, View } from "../src/client/wire.ts";
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

/** The motions that are seen on a board, by name. */
const MOTIONS = ["way", "around", "dusk", "ring", "falls", "lifts", "bright", "dims", "turns", "kingdoms"];

/** Writes down the motions that are seen on a page, and whether the result was told before the last of them. */
function watch(): void {
  const seen = new Set<string>();
  const early = new Set<string>();
  Object.assign(window, { seen, early });
  const nameOf = ({ effect }: Animation): string | undefined => {
    if (!(effect instanceof KeyframeEffect) || !effect.target?.closest(".tara-board")) return undefined;
    const { target } = effect;
    const frames = effect.getKeyframes().map(({ transform }) => String(transform));
    const last = frames.at(-1) ?? "";
    if (target.matches(".tara-way *")) return "way";
    if (target.matches(".tara-around")) return "around";
    if (target.matches(".tara-ring")) return "ring";
    if (target.matches(".tara-bright")) return "bright";
    if (target.matches(".tara-kingdom, .tara-seal")) return "kingdoms";
    if (target.querySelector(".tara-dusk")) return "dusk";
    if (target.querySelector(".tara-triskele")) return "dims";
    if (target.matches(".tara-king")) {
      if (last.includes("rotate(64deg)")) return "falls";
      return frames.length === 2 && last.includes("scale(1.18)") ? "lifts" : undefined;
    }
    return target.matches(".tara-motion > *") && last.includes("rotate(90deg)") ? "turns" : undefined;
  };
  new MutationObserver(() => {
    const found = document.getAnimations().flatMap((animation) => nameOf(animation) ?? []);
    for (const name of found) seen.add(name);
    if (document.querySelector(".prompt .result h2")) for (const name of found) early.add(name);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

const seenOn = (page: Page) =>
  page.evaluate(() => {
    const { seen, early } = window as unknown as { seen: Set<string>; early: Set<string> };
    return { seen: [...seen], early: [...early] };
  });

/** What of an entry is to be seen. */
function motionsOf({ detail: { kind, effects = [], change } }: EntryView): string[] {
  const effect = (name: string) => effects.some((each) => each.effect === name);
  return [
    ...(kind === "step" && change?.ringforts ? ["way"] : []),
    ...(kind === "sacrifice" ? ["turns"] : []),
    ...(effect("kingdoms_joined") ? ["around"] : []),
    ...(effect("king_captured") || effect("king_captured_by_default") ? ["dusk", "ring", "falls"] : []),
    ...(effect("kings_withdrawn") || effect("forced_pass") ? ["lifts"] : []),
    ...(effect("battle") ? ["bright"] : []),
    ...(effect("out") ? ["dims"] : []),
  ];
}

/** Opens the table of a kept game. */
const opened = ({ variant, view }: Kept): Promise<Seats> =>
  Seats.open(stage.browser, stage.host, {
    variant,
    seats: view.seats.map(({ seat }) => ({ seat, person: 1 })),
    ...(view.start === undefined ? { first: "red" } : { position: view.start }),
  });

/** Waits until a motion is seen. */
const sees = (page: Page, name: string) =>
  page.waitForFunction((name) => (window as unknown as { seen: Set<string> }).seen.has(name), name);

const MADE = ".tara-effects > *, .tara-way, .tara-motion > *";

/** Plays a kept game. Whoever watches comes for the moves with motions that are wanted, sees each of them once, and skips the rest. */
async function played(kept: Kept, visitor: Visitor, wanted: Set<string>): Promise<void> {
  const { page } = visitor;
  const seats = await opened(kept);
  const { log } = kept.view;
  for (const [at, { by, seat, detail }] of log.entries()) {
    if (by === "table") continue;
    const next = log.findIndex((entry, other) => other > at && entry.by !== "table");
    const chain = log.slice(at, next < 0 ? undefined : next);
    const named = chain.flatMap(motionsOf).filter((name) => wanted.has(name));
    // A game that captured kings have decided ends without kingdoms.
    const isByKings = chain.some(({ detail }) =>
      detail.effects?.some(({ effect }) => effect === "double_capture"),
    );
    const isLast = next < 0 && !isByKings && wanted.has("kingdoms");
    if (named.length + Number(isLast) > 0) {
      await seats.go(visitor);
      await seats.show(visitor);
      await page.evaluate(watch);
    }
    await seats.decide(seat ?? "", detail as ActionFields);
    for (const name of named) {
      await sees(page, name);
      wanted.delete(name);
    }
    if (isLast) {
      await sees(page, "kingdoms");
      await page.locator(".prompt .result h2").waitFor();
      expect((await seenOn(page)).early).not.toContain("kingdoms");
      wanted.delete("kingdoms");
    } else if (named.length > 0) {
      await page.keyboard.press("ArrowDown");
      expect(await page.locator(MADE).count()).toBe(0);
    }
  }
  await seats.leave();
}

const ofHighKings = games.filter(({ variant }) => variant.startsWith("high-kings"));

test("leaps, joined kingdoms, kings that fall or leave, a sacrifice, BATTLE, OUT and the end move, or do not", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { moves: true });
  const { page } = visitor;
  const wanted = new Set(MOTIONS);
  const outs = games.filter(({ variant }) => variant === "sacred-hill-1");
  for (const kept of [...ofHighKings, ...outs]) await played(kept, visitor, wanted);
  expect([...wanted]).toEqual([]);

  // With reduced motion a game moves nothing, and its end is told.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const kept = ofHighKings.find(({ view }) => view.log.some(({ detail }) => detail.kind === "pass")) as Kept;
  const seats = await opened(kept);
  await seats.go(visitor);
  await seats.show(visitor);
  await page.evaluate(watch);
  for (const { by, seat, detail } of kept.view.log)
    if (by !== "table") await seats.decide(seat ?? "", detail as ActionFields);
  await page.locator(".prompt .result h2").waitFor();
  await visitor.settled();
  expect(await page.locator(".tara-seal").count()).toBeGreaterThan(2);
  expect((await seenOn(page)).seen).toEqual([]);
  await boardAsLoaded(visitor);
  await seats.leave();
  await visitor.leave();
});
