// How the seats of Seat of Kings play so that every question is asked soon: they build, and look for two forts.

import { expect } from "vitest";

import type { ActionFields, Legal, View } from "../src/client/wire.ts";
import { Seats, type Asked } from "./seatOfKingsSeats.ts";
import { numbers } from "./seatOfKingsVisitor.ts";
import type { Stage } from "./stage.ts";
import { Visitor, type Visits } from "./visitor.ts";

const ARRAYS = [["F0", "F+1"], ["H0", "H+1"], ["W0", "W+1"], ["F0", "H0"], ["H0", "W0"], ["F0"]];

/** A deck file with which much happens: every third card is a Stone, and no array costs anything. */
export const LIVELY = deck(0, (place) => place % 3 === 0);

/** A deck file with which nobody has cumals left after a first turn: no Stones, and each array costs two. */
export const COSTLY = deck(2, () => false);

function deck(cost: number, isStone: (place: number) => boolean): string {
  const cards = Array.from({ length: 36 }, (_, place) => {
    const array = ARRAYS[place % ARRAYS.length] ?? [];
    const print = isStone(place)
      ? "cost = 3\nstone = true"
      : `cost = ${cost}\nplace = [${array.map((spot) => `"${spot}"`).join(", ")}]`;
    return `[[card]]\nnumber = ${place + 1}\n${print}\n`;
  });
  return ['name = "lively"', "edition = 1", ...cards].join("\n");
}

/** What a visitor tries who is asked this; nothing if it is not the right moment for it. */
export type Case = (
  seats: Seats,
  asked: Asked,
) => Promise<((visitor: Visitor) => Promise<unknown>) | undefined>;

/** Most games have all moments; this is for a run of bad luck. */
const MOST_TABLES = 12;

/** Plays games at one screen until each case was tried at its moment, by a visitor who comes as the player who is asked. */
export async function playUntil(
  { browser, host }: Stage,
  { seats: names, deck, homes = {}, seed }: Table,
  cases: Readonly<Record<string, Case>>,
  visits: Visits = {},
): Promise<void> {
  const visitor = await Visitor.arrive(browser, `${host.url}/#/settings`, visits);
  const random = numbers(seed);
  const missing = new Set(Object.keys(cases));
  const agreed = {
    variant: "seat-of-kings",
    seats: names.map((seat) => ({ seat, person: 1 })),
    clock: { fischer: { initial_ms: 3_600_000, increment_ms: 0 } },
    kings: { max_rounds: 12, deck },
  };
  /** Tries one case, if this is its moment. */
  const isTried = async (seats: Seats, asked: Asked): Promise<boolean> => {
    for (const name of missing) {
      const go = await cases[name]?.(seats, asked);
      if (go === undefined) continue;
      missing.delete(name);
      await seats.come(visitor, asked.seat);
      await go(visitor);
      await seats.go(visitor);
      await seats.look();
      return true;
    }
    return false;
  };
  for (let table = 0; table < MOST_TABLES && missing.size > 0; table += 1) {
    const seats = await Seats.open(browser, host, agreed);
    for (let asked = await seats.asked(); asked && missing.size > 0; asked = await seats.asked())
      if (!(await isTried(seats, asked))) await seats.decide(asked.seat, plan(asked, random, homes));
    await seats.leave();
  }
  expect([...missing]).toEqual([]);
  await visitor.leave();
}

/** At which table it is played: what seats and deck it has, and in which regions they place if they can. */
interface Table {
  readonly seats: readonly string[];
  readonly deck: string;
  readonly homes?: Readonly<Record<string, string>>;
  readonly seed: number;
}

/** What is done rather than ended or declined, the first before the others. */
const BUILDS: readonly ActionFields["kind"][] = [
  "promote",
  "place",
  "activate",
  "exchange",
  "traitor",
  "garrison",
  "play",
];

/** Decides as a builder does; `homes` are regions by seat, where it places if it can. */
export function plan(
  { seat, view }: Asked,
  random: (below: number) => number,
  homes: Readonly<Record<string, string>>,
): ActionFields {
  const legal = view.legal as Legal;
  const any = <T>(all: readonly T[]) => all[random(all.length)];
  if (legal.keeps !== undefined) {
    const first = random(legal.keeps.length - 2);
    return { kind: "keep", cards: legal.keeps.slice(first, first + 3) };
  }
  const swap = twoForts(view);
  if (swap !== undefined) return swap;
  const all = actionsOf(legal);
  for (const kind of BUILDS) {
    const actions = all.filter((action) => action.kind === kind);
    const isHome = (action: ActionFields) => "region" in action && action.region === homes[seat];
    const choice = any(actions.filter(isHome)) ?? any(actions);
    if (choice !== undefined) return choice;
  }
  return any(all) ?? { kind: "end" };
}

/** All legal actions but those of Stones. */
export function actionsOf({ actions = [], plays = [] }: Legal): ActionFields[] {
  const fits = plays.flatMap(({ card, region, fits }) =>
    fits.map((positions): ActionFields => ({ kind: "play", card, region, positions })),
  );
  return [...actions, ...fits];
}

/** The play of a Stone after which somebody has two forts in a region; nothing if there is none. */
function twoForts({ kings, legal }: View): ActionFields | undefined {
  for (const { card, region, pieces } of legal?.stones ?? [])
    for (const [place, one] of pieces.entries())
      for (const other of pieces.slice(place + 1))
        if (hasTwoForts(swapped(kings?.board[region] ?? {}, one, other)))
          return { kind: "stone", card, region, pieces: [one, other] };
  return undefined;
}

type Stacks = Readonly<Record<string, readonly string[]>>;

function swapped(stacks: Stacks, one: string, other: string): Stacks {
  const all = structuredClone(stacks) as Record<string, string[]>;
  const [[at, level], [there, height]] = [one, other].map((piece) => piece.split(".")) as [
    [string, string],
    [string, string],
  ];
  const [from, to] = [all[at] ?? [], all[there] ?? []];
  [from[Number(level)], to[Number(height)]] = [to[Number(height)] ?? "", from[Number(level)] ?? ""];
  return all;
}

function hasTwoForts(stacks: Stacks): boolean {
  const forts = Object.values(stacks).filter((stack) => stack.length > 1 && stack.at(-1) === stack.at(-2));
  const owners = forts.map((stack) => stack.at(-1));
  return new Set(owners).size < owners.length;
}
