// Pictures of every state of a table of Seat of Kings, to be looked at: for two and for four, from the deal to the end.

import { expect, test } from "vitest";

import type { View } from "../src/client/wire.ts";
import { plan } from "./seatOfKingsPlan.ts";
import { Seats, type Asked } from "./seatOfKingsSeats.ts";
import { after, numbers, openGame, playKings, playTurn, pressNext } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { take } from "./statePictures.ts";
import { Visitor } from "./visitor.ts";

const stage = setStage();

const SEATS = ["blue", "red", "white", "yellow"];

/** Two who each build a king at home come to a third region, and to an end. */
const HOMES = { blue: "connacht", red: "ulster" };

test.each([2, 4])("for %i: the deal, a card, a draft, a place that is refused", async (players) => {
  const visitor = await openGame(stage, 6, {}, players);
  const { page } = visitor;
  const random = numbers(3);
  await page.locator(".hand .keep").waitFor();
  await take(visitor, `seat-${players}-deal`);
  const isAsked = (asks: string) => page.locator(`.question[data-asks="${asks}"]`).isVisible();
  while (!(await isAsked("turn"))) await pressNext(visitor, random);
  await visitor.settled();
  await page.locator(".hand .own [data-cell][aria-disabled='false']").first().click();
  await page.locator(".chosen").waitFor();
  await take(visitor, `seat-${players}-card`);
  await page.locator('[data-cell$=" K"]').first().click({ force: true });
  await visitor.see(/§ SK[A-Z]\d/);
  await take(visitor, `seat-${players}-refused`);
  await page.keyboard.press("Escape");
  const drafted = page.locator(".draft .play");
  while (!(await drafted.isVisible())) await pressNext(visitor, random);
  await take(visitor, `seat-${players}-draft`);
  // What the others do then is numbered.
  await playTurn(visitor, random);
  await visitor.settled();
  await take(visitor, `seat-${players}-happened`);
  await visitor.leave();
});

test.each([2, 4])("for %i: the end of a round, and of the game", async (players) => {
  const visitor = await openGame(stage, 2, {}, players);
  const { page } = visitor;
  const random = numbers(11);
  const table = page.locator(".round-end");
  // It is looked for before the next press, which may choose a card and bring the board back.
  while ((await table.count()) === 0) {
    await after(visitor, pressNext(visitor, random));
  }
  await visitor.settled();
  await table.getByRole("heading", { level: 2 }).waitFor();
  await take(visitor, `seat-${players}-round`);
  await playKings(visitor, 11);
  await visitor.result();
  await page.locator(".costs").waitFor();
  await take(visitor, `seat-${players}-over`);
  await visitor.leave();
});

/** Plays at one screen until something is to be seen, and gives who is asked then; nobody if the game is over. */
async function playUntil(
  players: number,
  homes: Readonly<Record<string, string>>,
  isIt: (asked: Asked) => boolean,
): Promise<[Seats, Asked | undefined]> {
  const random = numbers(players);
  for (let table = 0; table < 6; table += 1) {
    const seats = await Seats.open(stage.browser, stage.host, {
      variant: "seat-of-kings",
      seats: SEATS.slice(0, players).map((seat) => ({ seat, person: 1 })),
      clock: { fischer: { initial_ms: 3_600_000, increment_ms: 0 } },
      kings: { max_rounds: 12 },
    });
    for (let asked = await seats.asked(); ; asked = await seats.asked()) {
      if (asked === undefined ? isIt === isNever : isIt(asked)) return [seats, asked];
      if (asked === undefined) break;
      await seats.decide(asked.seat, plan(asked, random, homes));
    }
    await seats.leave();
  }
  throw new Error("it was not seen in six games");
}

const isNever = () => false;

/** How many players hold prisoners. */
const captors = ({ kings }: View) =>
  Object.values(kings?.players ?? {}).filter(({ prisoners }) => Object.keys(prisoners).length > 0).length;

test.each([2, 4])("for %i: prisoners, with clocks", async (players) => {
  const [seats, asked] = await playUntil(
    players,
    {},
    ({ what, view }) => what === "turn" && captors(view) >= Math.min(players, 3) - 1,
  );
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  await seats.come(visitor, asked?.seat ?? "");
  await visitor.page.locator('.question[data-asks="turn"]').waitFor();
  await take(visitor, `seat-${players}-prisoners`);
  await seats.leave();
  await visitor.leave();
});

test("for two: a High King, seen by somebody who watches", async () => {
  const [seats] = await playUntil(2, HOMES, isNever);
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/#/settings`);
  await seats.show(visitor);
  await visitor.page.locator(".result").first().waitFor();
  expect(await visitor.result()).toContain("High King");
  await take(visitor, "seat-2-won");
  await seats.leave();
  await visitor.leave();
});
