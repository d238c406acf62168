import { expect, test } from "vitest";

import type { PublicSeat } from "../client/wire.ts";
import { calledOf } from "./named.ts";

const person = (seat: string, name?: string): PublicSeat => ({
  seat,
  taken: true,
  here: true,
  ...(name !== undefined && { name }),
});

test("players are called by the names that they chose", () => {
  const people = [person("red", "Anna"), person("blue", "Ben")];
  expect([calledOf(people, "red"), calledOf(people, "blue")]).toEqual(["Anna", "Ben"]);
});

test("the color stays where a name was made up, is missing, or could be somebody else's", () => {
  expect(calledOf([person("red", "Guest Oak"), person("blue")], "red")).toBe("Red");
  expect(calledOf([person("red", "Guest Oak"), person("blue")], "blue")).toBe("Blue");
  expect(calledOf([person("red", "Anna"), person("blue", "anna")], "blue")).toBe("Blue");
  expect(calledOf([person("red", "Blue"), person("blue", "Ben")], "red")).toBe("Red");
  expect(calledOf([], "white")).toBe("White");
});
