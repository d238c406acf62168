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

/** The steps of strands from crossing to crossing, of which each is met once above and once below: no matter where a strand begins, or which way it goes. */
const stepsOf = (strands: readonly (readonly string[])[]) =>
  strands.flatMap((all) => all.map((pass, at) => [pass, all[(at + 1) % all.length]].sort().join(" "))).sort();

test.each(samples())(
  "the strands of $color in $position are those of the file",
  ({ color, hills, bridges, strands }) => {
    const found = strandsOf(color === "red" ? 0 : 1, hills, bridges).map((strand) =>
      strand.map(({ curve, levels }) => `${curve[0]?.join()}${levels[0] === "over" ? "+" : "-"}`),
    );
    expect(found).toHaveLength(strands.length);
    expect(stepsOf(found)).toEqual(stepsOf(strands.map((strand) => strand.split(" "))));
    expect(strands.length).toBeGreaterThan(0);
  },
);
