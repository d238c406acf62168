// How a seat of Seat of Kings plays so that every question is asked soon: it builds, and looks for two forts.

import type { ActionFields, Legal, View } from "../src/client/wire.ts";
import type { Asked } from "./seatOfKingsSeats.ts";

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
