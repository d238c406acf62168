import { expect, test } from "vitest";

import type { Moment, PositionForm } from "../../client/wire.ts";
import { asVariant, cleared, drawnOf, linked, sketchOf, toolsOf, used } from "./sketch.ts";

const plain: PositionForm = {
  ...{ phases: ["manoeuvres", "battle", "over"], has_last_turns: true },
  ...{ has_kings: false, counts_lost_kings: false, has_links: false },
};
const kings = { ...plain, has_kings: true, counts_lost_kings: true };
const stone = { ...plain, has_kings: true, has_links: true, has_last_turns: false };
const treasures = { ...plain, phases: ["battle", "over"] };

const moment: Moment = {
  variant: "high-kings-2",
  position: "high-kings-2 5/7/3n3/3R3/7/7/5 red battle 0:1 1 -",
  turn: "red",
  board: {
    ...{ phase: "battle", turns_left: 1, ringforts: ["D4D5", ""] },
    ...{ kings: ["D4", "D5"], kings_lost: [0, 1], links: ["D4D5", ""] },
  },
  measures: {},
};

test("what is drawn of a moment is that moment", () => {
  expect(drawnOf(sketchOf(moment), kings)).toEqual({
    ...{ variant: "high-kings-2", ringforts: ["D4D5", ""], kings: ["D4", "D5"], turn: "red" },
    ...{ phase: "battle", kings_lost: [0, 1], turns_left: 1, links: ["", ""] },
  });
});

const empty = cleared(sketchOf(moment));

test("a ringfort takes the place of another, and goes when it is set again", () => {
  const blue = used(used(empty, "fort-0", "D4"), "fort-1", "D4");
  expect(blue.ringforts).toEqual([[], ["D4"]]);
  expect(used(blue, "fort-1", "D4").ringforts).toEqual([[], []]);
});

test("a king brings its ringfort to a vacant hill, and stands on any that is there", () => {
  const own = used(empty, "king-0", "D4");
  const onBlue = used(used(empty, "fort-1", "D4"), "king-0", "D4");
  const red = [["D4"], []];
  expect([own, onBlue].map(({ ringforts, kings }) => [ringforts, kings])).toEqual([
    [red, red],
    [[[], ["D4"]], red],
  ]);
  expect(used(own, "king-0", "D4").kings).toEqual([[], []]);
});

test("a bridge is set and taken away from either end, and goes with its ringfort", () => {
  const bare = { ...empty, variant: "stone-of-destiny" };
  const bridged = linked(linked(bare, ["E4", "D4"]), ["D4", "D5"]);
  expect(drawnOf(bridged, stone).links).toEqual(["D4D5D4E4", ""]);
  expect(linked(bridged, ["D4", "E4"]).links).toEqual([["D4", "D5"]]);
  expect(used(bridged, "clear", "D4").links).toEqual([]);
});

test("another variant keeps what it has a place for", () => {
  const hill = asVariant(sketchOf(moment), "sacred-hill-doubles-1", ["south", "west"], plain);
  expect(hill).toMatchObject({ turn: "south", phase: "battle", kings: [[], []], turnsLeft: undefined });
  expect(hill.ringforts).toEqual([["D4", "D5"], []]);
  expect(asVariant({ ...hill, phase: "manoeuvres" }, "x", ["red"], treasures).phase).toBe("battle");
});

test("only books with kings and bridges have their tools", () => {
  expect(toolsOf(plain)).toEqual(["fort-0", "fort-1", "clear"]);
  expect(toolsOf(stone)).toContain("link");
  expect(toolsOf(kings)).not.toContain("link");
});
