import { expect, test } from "vitest";

import { courseOf } from "../../../build/courses.ts";
import { listed } from "../../../build/rules.ts";
import { wordsOf } from "../../../build/words.ts";
import type { RingfortsView } from "../../client/wire.ts";
import { diagramOf, SECTIONS, shownBy } from "./diagrams.ts";
import { beside, litBy } from "./litBy.ts";

const GAMES = listed().variants.map(({ id }) => id);

test("each diagram is a step of a course with something to play", () => {
  const words = `${wordsOf("help", "en")}\n${wordsOf("kings", "en")}`;
  for (const section of SECTIONS) {
    expect(words).toContain(`\n${section} =`);
    const found = GAMES.map((game) => diagramOf(section, game)).filter((diagram) => diagram !== undefined);
    expect(found.length, section).toBeGreaterThan(0);
    for (const diagram of found) {
      const shown = shownBy(diagram, courseOf(diagram.course));
      expect(shown?.moves.length, `${section}: ${diagram.course} ${diagram.step}`).toBeGreaterThan(0);
    }
  }
});

test("a section that several games have is shown in their own position", () => {
  const siege = ["four-treasures-doubles", "sacred-hill-doubles-2", "sacred-hill-1", "high-kings-2"];
  const courses = siege.map((game) => diagramOf("how-siege", game)?.course);
  expect(courses).toEqual(["four-treasures", "doubles", "sacred-hill", "high-kings"]);
  expect(diagramOf("how-kingdoms", "poisoned-chalice")?.course).toBe("poisoned-chalice");
  expect(diagramOf("how-marks", "four-treasures")).toBeUndefined();
});

test("a line that accepts anything, or a step that is gone, shows nothing", () => {
  const shown = (step: string, line?: string) =>
    shownBy({ course: "high-kings", step, ...(line && { line }) }, courseOf("high-kings"));
  expect([shown("set-up"), shown("nothing")]).toEqual([undefined, undefined]);
  expect(shown("set-up", "B2")).toMatchObject({ seat: "red", moves: ["B2"] });
});

const BOARD: RingfortsView = {
  phase: "battle",
  ringforts: ["C4D3", "B1D4"],
  besieged: ["", "B1"],
  priorities: [["A2", "C3", "D5"], []],
};

test("a hill beside a missing corner has two neighbors, one inside four", () => {
  expect(beside("B1")).toEqual(["B2", "C1"]);
  expect(beside("D4")).toEqual(["C4", "D3", "D5", "E4"]);
});

test("a besieged ringfort lights its besiegers, an order of priority the ringforts that it counts", () => {
  expect(litBy(BOARD, "B1", 0)).toEqual(["B2", "C1"]);
  expect(litBy(BOARD, "C3", 0)).toEqual(["C4", "D3"]);
  expect(litBy(BOARD, "C3", 1)).toEqual([]);
  expect(litBy(BOARD, "D4", 0)).toEqual([]);
});
