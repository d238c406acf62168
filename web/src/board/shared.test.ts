import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bridgesOf, hillsOf } from "./hill.ts";
import { strandsAt } from "./knots.ts";
import { EMPTY_BOARD, type BoardState, type Side } from "./state.ts";
import type { Strand } from "./strands.ts";

/** Where a strand meets a crossing. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly isOver: boolean;
}

/** What the strands of one side of a sampled position are in the file. */
interface Sample {
  readonly position: string;
  readonly color: string;
  readonly side: Side;
  readonly state: BoardState;
  readonly strands: string[];
}

/** The samples of `data/knot/strands.txt`, whose head says how they are written. */
function samples(): Sample[] {
  const file = readFileSync(new URL("../../../data/knot/strands.txt", import.meta.url), "utf8");
  const found: Sample[] = [];
  let position = "";
  for (const line of file.split("\n")) {
    const [word, ...rest] = line.split(" ");
    if (word === "position") position = rest.join(" ");
    if (word === "red" || word === "blue") {
      const hills = hillsOf(rest[0] ?? "");
      const ringforts = word === "red" ? ([hills, []] as const) : ([[], hills] as const);
      const state = { ...EMPTY_BOARD, ringforts, bridges: bridgesOf(rest[1] ?? "") };
      found.push({ position, color: word, side: word === "red" ? 0 : 1, state, strands: [] });
    }
    if (word === "strand") found.at(-1)?.strands.push(rest.join(" "));
  }
  return found;
}

function compare(one: Pass, other: Pass): number {
  return one.x - other.x || one.y - other.y || Number(other.isOver) - Number(one.isOver);
}

/** The passes of a strand from the least on, in the direction in which the second is less than the last. */
function passes(strand: Strand): Pass[] {
  const all = strand.map(({ curve, levels }) => {
    const [x, y] = curve[0] ?? [NaN, NaN];
    return { x, y, isOver: levels[0] === "over" };
  });
  const least = all.reduce((best, pass, at) => (compare(pass, all[best] ?? pass) < 0 ? at : best), 0);
  const [first, ...rest] = [...all.slice(least), ...all.slice(0, least)] as [Pass, ...Pass[]];
  const [second, last] = [rest[0], rest.at(-1)];
  if (second !== undefined && last !== undefined && compare(second, last) > 0) rest.reverse();
  return [first, ...rest];
}

function compareStrands(one: Pass[], other: Pass[]): number {
  for (const [at, pass] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    const order = compare(pass, against);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

test("there are samples of every variant, of both sides", () => {
  const names = new Set(samples().map(({ position }) => position.split(" ")[0]));
  expect(names.size).toBe(10);
  expect(samples()).toHaveLength(20);
});

test.each(samples())("the strands of $color in $position are those of the file", (sample) => {
  const hills = sample.state.ringforts[sample.side];
  const strands = strandsAt(sample.state, hills, sample.side).map(passes).sort(compareStrands);
  const written = strands.map((strand) => strand.map(({ x, y, isOver }) => `${x},${y}${isOver ? "+" : "-"}`));
  expect(written.map((strand) => strand.join(" "))).toEqual(sample.strands);
  expect(sample.strands.length).toBeGreaterThan(0);
});
