import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { FORMS, type Form } from "./forms.ts";
import { bridgesOf, hillsOf } from "./hill.ts";
import { strandsAt } from "./knots.ts";
import { EMPTY_BOARD, type BoardState, type Side } from "./state.ts";
import { reversed, startOf, type Strand } from "./strands.ts";

/** Every hill of a board three wide and three high, all linked. */
function block(side: Side): { state: BoardState; hills: string[] } {
  const hills = hillsOf("B2B3B4C2C3C4D2D3D4");
  const bridges = bridgesOf("B2B3B3B4C2C3C3C4D2D3D3D4B2C2C2D2B3C3C3D3B4C4C4D4");
  const ringforts = side === 0 ? ([hills, []] as const) : ([[], hills] as const);
  return { state: { ...EMPTY_BOARD, ringforts, bridges }, hills };
}

/** The runs of a strand, each with the one that follows it. */
function joints(strand: Strand) {
  return strand.map((run, at) => ({ run, next: strand[(at + 1) % strand.length] ?? run }));
}

describe.each([0, 1] as const)("the strands of side %i", (side) => {
  test("are closed and alternate", () => {
    const { state, hills } = block(side);
    for (const { run, next } of strandsAt(state, hills, side).flatMap(joints)) {
      expect(startOf(next)).toBe(startOf(reversed(run)));
      expect(run.levels[0]).not.toBe(run.levels[1]);
    }
  });

  test("are one on a lone ringfort and three on a block of three by three", () => {
    const ringforts = side === 0 ? ([["D4"], []] as const) : ([[], ["D4"]] as const);
    expect(strandsAt({ ...EMPTY_BOARD, ringforts }, ["D4"], side)).toHaveLength(1);
    const { state, hills } = block(side);
    expect(strandsAt(state, hills, side)).toHaveLength(3);
  });
});

test.each(FORMS.map((form: Form) => [form]))("the shapes are whole", (form) => {
  expect(form.ribbon).toBeGreaterThan(0);
  for (const piece of form.pieces) {
    expect(["always", "open", "bridge"]).toContain(piece.where);
    expect(piece.curve.length % 3).toBe(1);
    expect(piece.curve.flat().every(Number.isInteger)).toBe(true);
    expect([...piece.levels].sort()).toEqual(["over", "under"]);
  }
});

/** Where a strand meets a crossing. */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly isOver: boolean;
}

/** The strands of one side of a sampled position, as in the file. */
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
  const orders = one.map((pass, at) => (other[at] === undefined ? 1 : compare(pass, other[at])));
  return orders.find((order) => order !== 0) ?? one.length - other.length;
}

test("there are samples of every variant, of both sides", () => {
  const names = new Set(samples().map(({ position }) => position.split(" ")[0]));
  expect([names.size, samples().length]).toEqual([10, 20]);
});

test.each(samples())("the strands of $color in $position are those of the file", (sample) => {
  const hills = sample.state.ringforts[sample.side];
  const strands = strandsAt(sample.state, hills, sample.side).map(passes).sort(compareStrands);
  const written = strands.map((strand) => strand.map(({ x, y, isOver }) => `${x},${y}${isOver ? "+" : "-"}`));
  expect(written.map((strand) => strand.join(" "))).toEqual(sample.strands);
  expect(sample.strands.length).toBeGreaterThan(0);
});
