import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bridgesOf, hillsOf } from "./hill.ts";
import { strandsAt } from "./knots.ts";
import { EMPTY_BOARD, type BoardState, type Side } from "./state.ts";
import { type Strand } from "./strands.ts";

/** The strands of a side with these ringforts and bridges. */
function strandsOf(side: Side, ringforts: string, bridges = ""): readonly Strand[] {
  const hills = hillsOf(ringforts);
  const sides: BoardState["ringforts"] = side === 0 ? [hills, []] : [[], hills];
  return strandsAt({ ...EMPTY_BOARD, ringforts: sides, bridges: bridgesOf(bridges) }, hills, side);
}

/** The samples of `data/knot/strands.txt`, whose head says how they are written: the strands of one side of a position. */
function samples() {
  const file = readFileSync(new URL("../../../data/knot/strands.txt", import.meta.url), "utf8");
  const found: { position: string; color: string; hills: string; bridges: string; strands: string[] }[] = [];
  let position = "";
  for (const line of file.split("\n")) {
    const [word = "", ...rest] = line.split(" ");
    if (word === "position") position = rest.join(" ");
    if (word === "red" || word === "blue")
      found.push({ position, color: word, hills: rest[0] ?? "", bridges: rest[1] ?? "", strands: [] });
    if (word === "strand") found.at(-1)?.strands.push(rest.join(" "));
  }
  return found;
}

/** Where a strand meets a crossing. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly isOver: boolean;
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
  const orders = one.map((pass, at) => (other[at] === undefined ? 1 : compare(pass, other[at])));
  return orders.find((order) => order !== 0) ?? one.length - other.length;
}

test.each(samples())(
  "the strands of $color in $position are those of the file",
  ({ color, hills, bridges, strands }) => {
    const found = strandsOf(color === "red" ? 0 : 1, hills, bridges)
      .map(passes)
      .sort(compareStrands);
    const written = found.map((strand) =>
      strand.map(({ x, y, isOver }) => `${x},${y}${isOver ? "+" : "-"}`).join(" "),
    );
    expect(written).toEqual(strands);
    expect(strands.length).toBeGreaterThan(0);
  },
);
