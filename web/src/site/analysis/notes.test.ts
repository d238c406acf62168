// The notes on a game, its lines and moves, and what is drawn on a board.

import { expect, test } from "vitest";

import { Keeper } from "../../client/keeper.ts";
import type { ActionFields, FileMove, Moment, PositionForm } from "../../client/wire.ts";
import { CELLS, commentsOf, HILLS, parted, writtenOf } from "./drawings.ts";
import { Notes } from "./notes.svelte.ts";
import { momentWords, numberWords } from "./sentences.ts";
import { asVariant, cleared, drawnOf, linked, sketchOf, toolsOf, used } from "./sketch.ts";
import { momentKey, Study } from "./study.svelte.ts";
import { linesOf, mainPlaces, movesOf } from "./tree.ts";

const line = (hills: string): ActionFields[] => hills.split(" ").map((hill) => ({ kind: "build", hill }));
const keyOf = (hills: string) => momentKey(line(hills));

/** As in a browser that keeps nothing. */
const inMemory = () =>
  new Keeper(() => {
    throw new Error("forbidden");
  });

const FILE = {
  comments: { "2": ["of the game"], v5: ["of a variation"] },
  branches: [],
  sketches: { v5: { rings: ["ulster F2"], arrows: [] } },
};

test("what a reader deletes of a file stays deleted, and notes that an earlier version kept hide nothing of it", () => {
  const kept = inMemory();
  const notes = new Notes("file", FILE, kept);
  notes.write("v5", "");
  notes.draw("v5", { rings: [], arrows: [] });
  notes.write("1", "of the reader");
  const again = new Notes("file", FILE, kept);
  expect(["1", "2", "v5"].map((key) => again.at(key))).toEqual(["of the reader", "of the game", ""]);
  expect(again.sketchAt("v5").rings).toEqual([]);
  kept.write("tara.notes", JSON.stringify([{ name: "file", comments: { "1": ["early"] }, branches: [] }]));
  const early = new Notes("file", FILE, kept);
  expect([early.at("1"), early.at("v5"), ...early.sketchAt("v5").rings]).toEqual([
    ...["early", "of a variation", "ulster F2"],
  ]);
});

test("what is written to a variation of a file is counted, goes with it, and is not read from the file again", () => {
  const kept = inMemory();
  const [game, own, whole] = ["D4", "D4 C3", "D4 C3 B5"].map(keyOf) as [string, string, string];
  const file = {
    comments: { [game]: ["of the game"], [own]: ["of the variation"], [whole]: ["of its\nend"] },
    branches: [line("D4 C3 B5")],
    sketches: { [whole]: { rings: ["B5"], arrows: [] } },
  };
  const notes = new Notes("file", file, kept);
  const counted = ["D4 C3", "D4 C"].map((hills) => notes.commentsWithin(line(hills), momentKey));
  expect([...counted, notes.commentCount]).toEqual([2, 0, 3]);
  notes.drop(line("D4 C3"), momentKey);
  const again = new Notes("file", file, kept);
  expect([again.branches, again.sketchAt(whole).rings]).toEqual([[], []]);
  expect([game, own, whole].map((key) => again.at(key))).toEqual(["of the game", "", ""]);
});

test("moves have the numbers of the table's list and of the file, in every sentence", () => {
  // A game in which Blue begins and moves twice in a row.
  const turns = ["blue", "red", "blue", "blue", "red"];
  const seats = ["red", "blue"].map((seat, side) => ({ seat, side }));
  const moments = [undefined, "D4", "C3", "E5", "B2", "A1"].map((hill, at) => ({
    ...{ position: "four-treasures", variant: "four-treasures", turn: turns[at], seats },
    ...(hill && { after: { seat: turns[at - 1], detail: { kind: "build", hill } } }),
  }));
  const study = new Study(moments as unknown as [Moment, ...Moment[]]);
  const words = () => study.actions.map((_, place) => numberWords(study, place)).join(" ");
  expect(words()).toBe("1. 1… 2. 3. 3…");
  study.go(4);
  expect(momentWords(study)).toMatch(/^Move 3 of 3: Blue builds on B2/);
  study.go(1);
  expect(momentWords(study)).toMatch(/^Move 1 of 3: Blue builds on D4/);
  // A variation goes on from there; sides alternate where the server has not answered yet.
  study.follow(line("F6 F5"));
  expect(words()).toBe("1. 1… 2.");
  expect(momentWords(study)).toMatch(/^Variation, move 2:/);
  expect(study.numbersOf(study.game)).toHaveLength(5);
});

test("a file is lines, and lines are the file again", () => {
  // A game with a variation that has one of its own, and one at its end.
  const moves = ["D4", "D3 0", "C3 0", "B5 2", "E5 2", "C6 1", "C5 1"].map((move): FileMove => {
    const [token = "", after] = move.split(" ");
    return { token, action: { kind: "build", hill: token }, ...(after && { after: Number(after) }) };
  });
  Object.assign(moves[1]!, { comments: ["forced", "nearly"] });
  Object.assign(moves[3]!, { comments: ["far", "%draw B5 B5-C3"] });
  const tree = linesOf(["at first"], moves);
  const words = (line: readonly ActionFields[]) =>
    line.map((action) => "hill" in action && action.hill).join(" ");
  expect([tree.game, ...tree.branches].map(words)).toEqual(["D4 D3 C6", "D4 C3 B5", "D4 C3 E5", "D4 D3 C5"]);
  expect(Object.values(tree.sketches)).toEqual([{ rings: ["B5"], arrows: [["B5", "C3"]] }]);
  expect(mainPlaces(moves)).toEqual([0, 1, 5]);
  const written = movesOf(tree);
  expect(written).toHaveLength(moves.length);
  expect(linesOf(["at first"], written.map((move) => ({ ...move, token: "" })) as FileMove[])).toEqual(tree);
});

test("a drawing is a comment, and comes back as a drawing; several at a move are one", () => {
  const drawn = { rings: ["D4", "F6"], arrows: [["C3", "E5"]] } as const;
  const written = { comments: { "1": ["Not D5."] }, sketches: { "1": drawn, "2": drawn } };
  const [one, two, three] = ["1", "2", "3"].map((key) => commentsOf(written, key, HILLS));
  expect([one, two, three]).toEqual([["Not D5.", "%draw D4 F6 C3-E5"], ["%draw D4 F6 C3-E5"], []]);
  expect(writtenOf({ "1": one!, "2": two!, "3": three! }, HILLS)).toEqual(written);
  const both = parted(["%draw D4", "here", "%draw D4 C3-E5"], HILLS);
  expect(both).toEqual({ texts: ["here"], sketch: { rings: ["D4"], arrows: [["C3", "E5"]] } });
  expect(parted(["%draw F2"], CELLS).texts).toEqual(["%draw F2"]);
  for (const no of ["", " Z9", " D4-", " C3-C3", " C3-D4-E5", "s D4"]
    .map((rest) => `%draw${rest}`)
    .concat("see %draw D4"))
    expect(parted([no], HILLS).texts, no).toEqual([no]);
});

const plain: PositionForm = {
  ...{ phases: ["manoeuvres", "battle", "over"], has_last_turns: true },
  ...{ has_kings: false, counts_lost_kings: false, has_links: false },
};
const kings = { ...plain, has_kings: true, counts_lost_kings: true };
const stone = { ...plain, has_kings: true, has_links: true, has_last_turns: false };

const MOMENT = {
  ...{ variant: "high-kings-2", turn: "red" },
  board: {
    ...{ phase: "battle", turns_left: 1, ringforts: ["D4D5", ""] },
    ...{ kings: ["D4", "D5"], kings_lost: [0, 1], links: ["D4D5", ""] },
  },
} as unknown as Moment;
const empty = cleared(sketchOf(MOMENT));

test("what is drawn of a moment is that moment, and another variant keeps what it has a place for", () => {
  expect(drawnOf(sketchOf(MOMENT), kings)).toEqual({
    ...{ variant: "high-kings-2", ringforts: ["D4D5", ""], kings: ["D4", "D5"], turn: "red" },
    ...{ phase: "battle", kings_lost: [0, 1], turns_left: 1, links: ["", ""] },
  });
  const hill = asVariant(sketchOf(MOMENT), "sacred-hill-doubles-1", ["south", "west"], plain);
  expect(hill).toMatchObject({ turn: "south", phase: "battle", kings: [[], []], turnsLeft: undefined });
  expect(hill.ringforts).toEqual([["D4", "D5"], []]);
  const treasures = { ...plain, phases: ["battle", "over"] };
  expect(asVariant({ ...hill, phase: "manoeuvres" }, "x", ["red"], treasures).phase).toBe("battle");
  // Only books with kings and bridges have their tools.
  expect(toolsOf(plain)).toEqual(["fort-0", "fort-1", "clear"]);
  expect([toolsOf(stone).includes("link"), toolsOf(kings).includes("link")]).toEqual([true, false]);
});

test("a ringfort takes the place of another, a king brings its own, and what is set again goes", () => {
  const after = (...steps: Parameters<typeof used>[1][]) => {
    const { ringforts, kings } = steps.reduce((sketch, tool) => used(sketch, tool, "D4"), empty);
    return [...ringforts, ...kings].map((hills) => hills.length).join(" ");
  };
  expect(after("fort-0", "fort-1")).toBe("0 1 0 0");
  expect(after("fort-1", "fort-1")).toBe("0 0 0 0");
  expect(after("king-0")).toBe("1 0 1 0");
  expect(after("fort-1", "king-0")).toBe("0 1 1 0");
  expect(after("king-0", "king-0")).toBe("1 0 0 0");
});

test("a bridge is set and taken away from either end, and goes with its ringfort", () => {
  const bare = { ...empty, variant: "stone-of-destiny" };
  const bridged = linked(linked(bare, ["E4", "D4"]), ["D4", "D5"]);
  expect(drawnOf(bridged, stone).links).toEqual(["D4D5D4E4", ""]);
  expect(linked(bridged, ["D4", "E4"]).links).toEqual([["D4", "D5"]]);
  expect(used(bridged, "clear", "D4").links).toEqual([]);
});
