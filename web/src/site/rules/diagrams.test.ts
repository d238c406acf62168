import { expect, test } from "vitest";

import { courseOf } from "../../../build/courses.ts";
import { wordsOf } from "../../../build/words.ts";
import { diagramOf, SECTIONS, shownBy } from "./diagrams.ts";

const GAMES = [
  "sacred-hill-1",
  "sacred-hill-2",
  "sacred-hill-doubles-1",
  "sacred-hill-doubles-2",
  "four-treasures",
  "four-treasures-doubles",
  "high-kings-1",
  "high-kings-2",
  "poisoned-chalice",
  "stone-of-destiny",
  "seat-of-kings",
];

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
  expect(diagramOf("how-siege", "four-treasures-doubles")?.course).toBe("four-treasures");
  expect(diagramOf("how-siege", "sacred-hill-doubles-2")?.course).toBe("doubles");
  expect(diagramOf("how-siege", "sacred-hill-1")?.course).toBe("sacred-hill");
  expect(diagramOf("how-siege", "high-kings-2")?.course).toBe("high-kings");
  expect(diagramOf("how-kingdoms", "poisoned-chalice")?.course).toBe("poisoned-chalice");
  expect(diagramOf("how-marks", "four-treasures")).toBeUndefined();
});

test("a line that accepts anything, or a step that is gone, shows nothing", () => {
  const course = courseOf("high-kings");
  expect(shownBy({ course: "high-kings", step: "set-up" }, course)).toBeUndefined();
  expect(shownBy({ course: "high-kings", step: "nothing" }, course)).toBeUndefined();
  expect(shownBy({ course: "high-kings", step: "set-up", line: "B2" }, course)).toMatchObject({
    seat: "red",
    moves: ["B2"],
  });
});
