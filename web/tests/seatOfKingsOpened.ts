// A game of Seat of Kings against the computer that a visitor opens, and turns that are waited for.

import type { Page } from "playwright-core";

import { pressNext } from "./seatOfKingsVisitor.ts";
import type { Stage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

/** Opens a game against computers that ends after so many rounds. */
export async function openGame(
  { browser, host }: Stage,
  rounds: number,
  visits: Visits = {},
  players = 3,
): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, `${host.url}/#/new/seat-of-kings`, visits);
  await visitor.page.getByText("Clock, regions, rounds, deck").click();
  await visitor.page.getByLabel("Round limit (then a draw)").fill(String(rounds));
  await visitor.page.getByLabel(String(players), { exact: true }).first().check();
  await visitor.press("Play against level 1");
  return visitor;
}

/** Waits until one is asked again, or the game is over: then all others have played, and the first of it is already seen. */
export const asked = (page: Page) =>
  page.locator(".table[data-busy='false'] .question, .table[data-stage='over']").first().waitFor();

/** Waits until everything was played. */
export const settled = (page: Page) =>
  page.locator(".happening").waitFor({ state: "detached", timeout: 60_000 });

/** Plays one's own turn: presses until it is somebody else's, or this is enough. */
export async function playTurn(
  visitor: Visitor,
  random: (below: number) => number,
  isEnough = () => Promise.resolve(false),
): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await settled(visitor.page);
    if (await isEnough()) return;
    const next = await pressNext(visitor, random);
    if (next === undefined || next.way === "play" || next.way === "end") return;
  }
}
