// Short games that two computer players have played, shown on the page of all games.

import { EMPTY_BOARD, bridgeName, type BoardState, type Bridge, type Hill } from "../board/index.ts";

/** The changes of one move: words as `data/look/games.json` has them, such as `0+D4`. */
export type Step = readonly string[];

/** The steps of a game of this variant; none if there is no game of it, or if the games cannot be fetched. */
export async function stepsOf(variant: string): Promise<readonly Step[]> {
  const games: Readonly<Record<string, string>> = await import("../../../data/look/games.json").then(
    (fetched) => fetched.default,
    () => ({}),
  );
  return stepsIn(games[variant] ?? "");
}

/** The steps that are written so, with semicolons between them. */
export function stepsIn(text: string): readonly Step[] {
  return text === "" ? [] : text.split("; ").map((step) => step.split(" "));
}

/** The board after a step. What came with it is marked as the last move. */
export function stepped(state: BoardState, step: Step): BoardState {
  let next: BoardState = { ...state, lastMove: [] };
  for (const word of step) next = changed(next, word);
  return next;
}

function changed(state: BoardState, word: string): BoardState {
  const [, what = "", sign = "", where = ""] = /^(k?[01]|l)([+-])(.+)$/.exec(word) ?? [];
  const comes = sign === "+";
  if (what === "l") return { ...state, bridges: bridges(state.bridges, where, comes) };
  const sides = what.startsWith("k") ? state.kings : state.ringforts;
  const [red, blue] = sides;
  const both = what.endsWith("0")
    ? ([hills(red, where, comes), blue] as const)
    : ([red, hills(blue, where, comes)] as const);
  if (what.startsWith("k")) return { ...state, kings: both };
  return { ...state, ringforts: both, lastMove: comes ? [...state.lastMove, where] : state.lastMove };
}

const hills = (all: readonly Hill[], hill: Hill, comes: boolean): readonly Hill[] =>
  comes ? [...all, hill] : all.filter((other) => other !== hill);

function bridges(all: readonly Bridge[], name: string, comes: boolean): readonly Bridge[] {
  const bridge: Bridge = [name.slice(0, 2), name.slice(2)];
  return comes ? [...all, bridge] : all.filter((other) => bridgeName(other) !== name);
}

/** The board before the first step. */
export const EMPTY_DEMO: BoardState = { ...EMPTY_BOARD, coordinates: false };
