import { expect, test } from "vitest";

// The words of the game come with this module.
import "./sentences.ts";
import { faceWords } from "./faces.ts";

const FACE = { card: 7, cost: 2, is_stone: false, place: ["F0", "F+1"], fits: ["F1+F2", "F2+F3"] };
const face = (grey: readonly string[]) => ({ ...FACE, grey: [...grey] });

test("a card in words says where its greyed positions are", () => {
  const array =
    "Card 7: places 2 pieces. Activating costs 2. In each region it fits in 2 places, from F1 and F2 to F2 and F3";
  expect(faceWords(face([]), 7)).toBe(array);
  expect(faceWords(face(["H0"]), 7)).toBe(`${array}. When it lies on F1 and F2, its greyed position is H1`);
  expect(faceWords(face(["H0", "K"]), 7)).toBe(
    `${array}. When it lies on F1 and F2, its greyed positions are H1 and K`,
  );
});
