// The events of Seat of Kings move part by part: a climb, income rank by rank, a region that is cleared row by row.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import type { EffectView } from "../src/client/wire.ts";
import { LIVELY, plan } from "./seatOfKingsPlan.ts";
import { Seats } from "./seatOfKingsSeats.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

/** Something that was set in motion: its class, what it is a picture of, and its time in milliseconds. */
interface Moved {
  readonly name: string;
  readonly isKing: boolean;
  readonly from: number;
  readonly to: number;
}

/** What was seen of an entry. */
interface Seen {
  readonly version: number;
  /** Who was said to be near to winning before it. */
  readonly before: string;
  /** Who is said to be near to winning meanwhile. */
  readonly danger: string;
  /** The sentences, each with the time at which it comes. */
  readonly told: readonly { readonly words: string; readonly from: number }[];
  readonly moved: readonly Moved[];
  /** How many climbs were drawn. */
  readonly rises: number;
}

/** Writes down what moves on a page. */
async function observe(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    const timeOf = (element: Element) => {
      const { delay = 0, endTime = 0 } = element.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
      return { from: delay, to: Number(endTime) };
    };
    let before = "";
    let last: Element | undefined;
    const look = () => {
      const happening = document.querySelector(".happening");
      const danger = document.querySelector(".danger")?.textContent ?? "";
      if (!happening) before = danger;
      const layer = [...document.querySelectorAll(".kings-flights")].at(-1);
      const version = Number(happening?.getAttribute("data-version"));
      // The layer of the entry before may still be there.
      if (!happening || !layer || layer === last || seen.at(-1)?.version === version) return;
      last = layer;
      const told = [...happening.querySelectorAll("p")].map((line) => ({
        words: line.textContent?.trim() ?? "",
        from: timeOf(line).from,
      }));
      const under = [...document.querySelectorAll(".kings-under")].at(-1);
      const moved = [...(under?.children ?? []), ...layer.children].map((each) => ({
        name: each.getAttribute("class") ?? "",
        isKing: each.querySelector(".kings-crown") !== null,
        ...timeOf(each.firstElementChild?.matches(".kings-rise") ? each.firstElementChild : each),
      }));
      const rises = document.querySelectorAll(".kings-rise").length;
      seen.push({ version, before, danger, told, moved, rises });
    };
    const counts: Record<string, number[]> = {};
    const count = () => {
      for (const seat of document.querySelectorAll(".players > [data-seat]")) {
        const shown = (counts[seat.getAttribute("data-seat") ?? ""] ??= []);
        const now = Number(seat.querySelector(".fact > span")?.textContent);
        if (shown.at(-1) !== now) shown.push(now);
      }
    };
    Object.assign(window, { moved: seen, counts });
    new MutationObserver(count).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { moved: Seen[] }).moved);
}

/** The numbers of cumals that were shown of a seat, one after the other. */
const countsOf = (page: Page, seat: string) =>
  page.evaluate(
    (seat) => (window as unknown as { counts: Record<string, number[]> }).counts[seat] ?? [],
    seat,
  );

const effectsOf = (effects: readonly EffectView[] = [], kind: EffectView["effect"]) =>
  effects.filter(({ effect }) => effect === kind);

test("promotions climb, income comes rank by rank, and a region is cleared row by row", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`, { moves: true });
  const { page } = visitor;
  const agreed = {
    variant: "seat-of-kings",
    seats: ["blue", "red"].map((seat) => ({ seat, person: 1 })),
    kings: { max_rounds: 12, deck: LIVELY },
  };
  const homes = { blue: "connacht", red: "ulster" };
  const random = numbers(4);
  const wanted = new Set(["promote", "income", "count", "cleared", "exchange", "near"]);
  // Deals are random, and a game may end before a traitor exchanged a piece.
  for (let game = 0; game < 6 && wanted.size > 0; game += 1) {
    const seats = await Seats.open(stage.browser, stage.host, agreed);
    await seats.show(visitor);
    const seen = await observe(page);
    const settled = () => page.locator(".happening").waitFor({ state: "detached", timeout: 60_000 });
    for (
      let asked = await seats.asked();
      asked !== undefined && wanted.size > 0;
      asked = await seats.asked()
    ) {
      const { version } = asked.view;
      await seats.decide(asked.seat, plan(asked, random, homes));
      const { log } = await seats.viewOf(asked.seat);
      const entries = log.filter((entry) => entry.version > version);
      for (const { version, detail } of entries) {
        const [incomes, cleared] = [
          effectsOf(detail.effects, "income"),
          effectsOf(detail.effects, "cleared"),
        ];
        const isWanted =
          (detail.kind === "promote" && wanted.has("promote")) ||
          (detail.kind === "exchange" && wanted.has("exchange")) ||
          (incomes.length > 0 && wanted.has("income")) ||
          (cleared.length > 0 && wanted.has("cleared"));
        if (!isWanted) continue;
        // It may be over by now: what was seen of it was written down.
        const shotOf = async () => (await seen()).find((each) => each.version === version);
        await expect.poll(shotOf, { timeout: 60_000, message: `entry ${version}` }).toBeDefined();
        const { told, moved, rises } = (await shotOf()) as Seen;
        const named = (name: string) => moved.filter((each) => each.name.includes(name));
        if (detail.kind === "promote") {
          expect(rises).toBe(2);
          wanted.delete("promote");
        }
        if (detail.kind === "exchange") {
          // The dagger strikes before the pieces cross, and is seen until they have.
          const [dagger, ...others] = moved.toSorted((one, other) => one.from - other.from);
          expect(dagger?.from).toBe(0);
          expect(others.length).toBeGreaterThan(0);
          for (const { from } of others) expect(from).toBeGreaterThan(0);
          wanted.delete("exchange");
        }
        for (const { seat, cumals } of detail.change?.players ?? []) {
          const [had = 0, has = 0] = cumals ?? [];
          if (incomes.length === 0 || has - had < 2) continue;
          // They are counted one by one.
          await expect.poll(() => countsOf(page, seat), { timeout: 20_000 }).toContain(had + 1);
          wanted.delete("count");
        }
        if (incomes.length > 0) {
          const ranks = told.filter(({ words }) => /leads in|In more than one region/.test(words));
          expect(ranks.length).toBeGreaterThan(0);
          // One after the other, and each lights what earned it.
          expect(ranks.map(({ from }) => from)).toEqual(
            [...new Set(ranks.map(({ from }) => from))].toSorted((one, other) => one - other),
          );
          for (const { from } of ranks)
            expect(named("kings-light").some((light) => Math.abs(light.from - from) < 2)).toBe(true);
          // At most one of them is read at a time.
          const seenNow = await page
            .locator(".happening p")
            .evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).opacity !== "0").length);
          expect(seenNow).toBeLessThanOrEqual(1);
          wanted.delete("income");
        }
        if (cleared.length > 0) {
          const all = named("kings-flight").filter((each) => each.name === "kings-flight");
          const kings = all.filter(({ isKing }) => isKing);
          const leaving = [
            ...new Set(all.filter(({ isKing }) => !isKing).map(({ from }) => Math.round(from))),
          ];
          expect(kings.length).toBe(cleared.length);
          expect(named("kings-terrace").length).toBe(5 * cleared.length);
          expect(leaving.length).toBeGreaterThan(2);
          expect(kings[0]?.from).toBeGreaterThan(
            Math.max(...leaving.filter((from) => from < (kings[0]?.from ?? 0))),
          );
          wanted.delete("cleared");
        }
      }
      const played = (await seen()).filter((each) => each.version > version);
      // Who was near to winning still is while it is played, and what comes of them is told after it.
      for (const each of played) {
        expect(each.danger, `entry ${each.version}`).toBe(each.before);
        if (each.before !== "") wanted.delete("near");
      }
      await page.keyboard.press("ArrowDown");
      await settled();
    }
    await seats.leave();
  }
  expect([...wanted]).toEqual([]);
  await visitor.leave();
});
