import { expect, test } from "vitest";

import { earlierWords, isOwnDevice, readPath, writePath } from "./paths.ts";

const TABLE = "0123456789abcdef";
const SECRET = "0123456789abcdef0123456789abcdef";

test.each([
  ["", { page: "start" }],
  ["lobby", { page: "lobby" }],
  ["lobby/", { page: "lobby" }],
  ["new/four-treasures", { page: "new", variant: "four-treasures" }],
  [`replay/${TABLE}/2`, { page: "replay", table: TABLE, game: 2 }],
  [`replay/${TABLE}/2/31`, { page: "replay", table: TABLE, game: 2, moment: 31 }],
  ["learn", { page: "learn" }],
  ["learn/doubles/battle-area", { page: "learn", course: "doubles", step: "battle-area" }],
  ["editor", { page: "editor" }],
])("the path %s is a page", (path, page) => expect(readPath(path, "")).toEqual(page));

test("what is secret stands behind the #, and nowhere else", () => {
  const address = writePath("join", TABLE, SECRET);
  expect(address).toBe(`join/${TABLE}#${SECRET}`);
  const join = { page: "join", table: TABLE };
  expect(readPath(`join/${TABLE}`, `#${SECRET}`)).toEqual({ ...join, invitation: SECRET });
  expect(readPath(`join/${TABLE}`, "")).toEqual({ ...join, invitation: undefined });
  expect(writePath("take", SECRET)).toBe(`take#${SECRET}`);
  expect(readPath("take", `#${SECRET}`)).toEqual({ page: "take", code: SECRET });
});

test("positions keep their spaces and slashes", () => {
  const position = "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -";
  expect(readPath(writePath("analysis", position), "")).toEqual({ page: "analysis", position });
});

test.each([
  "nowhere",
  "lobby/more",
  "table/xyz",
  "table/8123456789abcdef",
  "join/8123456789abcdef",
  "table/f".padEnd(22, "0"),
  `table/${TABLE}0`,
  `table/${TABLE}/1`,
  "new/Chess!",
  "learn/Chess!",
  "learn/doubles/battle-area/2",
  `replay/${TABLE}`,
  `replay/${TABLE}/1/last`,
  `replay/${TABLE}/1/2/3`,
  "analysis",
  "analysis/%E0%A4%A",
])("%s leads nowhere", (path) => {
  expect(readPath(path, "")).toEqual({ page: "broken" });
});

test("addresses of earlier versions are read", () => {
  expect(earlierWords(`#/join/${TABLE}/${SECRET}`)).toEqual(["join", TABLE, SECRET]);
  expect(earlierWords("#/analysis/a%20b")).toEqual(["analysis", "a b"]);
  expect(earlierWords("#hands")).toBeUndefined();
  expect(earlierWords("")).toBeUndefined();
});

test("a device's names for itself are told from those by which others reach it", () => {
  for (const own of ["localhost", "tara.localhost", "127.0.0.1", "127.0.1.1", "[::1]"])
    expect(isOwnDevice(own), own).toBe(true);
  for (const other of ["192.168.1.20", "10.127.0.1", "laptop.local", "localhost.example", "[fd00::1]"])
    expect(isOwnDevice(other), other).toBe(false);
});
