// The addresses of the page.

import { expect, test } from "vitest";

import { earlierWords, isOwnDevice, linkWords, readPath, writePath } from "./paths.ts";

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
  ["table/8123456789abcdef", { page: "table", table: "8123456789abcdef" }],
  ...["nowhere", "lobby/more", "new/Chess!", "learn/Chess!", "learn/doubles/battle-area/2"].map(broken),
  ...["table/xyz", "table/f".padEnd(23, "0"), `table/${TABLE}0`].map(broken),
  ...[`replay/${TABLE}`, `replay/${TABLE}/last`, `replay/${TABLE}/1234567`, `tables/${TABLE}`].map(broken),
  ...["join/8123456789abcdef", "analysis", "analysis/%E0%A4%A", "take", "join", "table"].map(broken),
  ...[`join/${TABLE}/${SECRET.slice(1)}`, `join/${TABLE}#${SECRET}0`, `take#${SECRET}0`].map(broken),
])("the path %s is a page: %o", (path, page) => expect(readPath(path, "")).toEqual(page));

function broken(path: string): [string, object] {
  return [path, { page: "broken" }];
}

test("what is secret stands behind the #, and nowhere else", () => {
  expect(writePath("join", TABLE, SECRET)).toBe(`join/${TABLE}#${SECRET}`);
  expect(writePath("take", SECRET)).toBe(`take#${SECRET}`);
  const join = { page: "join", table: TABLE };
  expect(readPath(`join/${TABLE}`, `#${SECRET}`)).toEqual({ ...join, invitation: SECRET });
  expect(readPath(`join/${TABLE}`, "")).toEqual({ ...join, invitation: undefined });
  expect(readPath("take", `#${SECRET}`)).toEqual({ page: "take", code: SECRET });
});

test("positions keep their spaces and slashes, and addresses of earlier versions are read", () => {
  const position = "four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -";
  expect(readPath(writePath("analysis", position), "")).toEqual({ page: "analysis", position });
  expect(earlierWords(`#/join/${TABLE}/${SECRET}`)).toEqual(["join", TABLE, SECRET]);
  expect(earlierWords("#/analysis/a%20b")).toEqual(["analysis", "a b"]);
  expect([earlierWords("#hands"), earlierWords("")]).toEqual([undefined, undefined]);
});

test("a device's names for itself are told from those by which others reach it", () => {
  const own = ["localhost", "tara.localhost", "127.0.0.1", "127.0.1.1", "[::1]"];
  expect(own.filter(isOwnDevice)).toEqual(own);
  const others = ["192.168.1.20", "10.127.0.1", "laptop.local", "localhost.example", "[fd00::1]"];
  expect(others.filter(isOwnDevice)).toEqual([]);
});

/** Ends of links as chats and mails make them. */
const ENDS = [
  "",
  ".",
  ")",
  ">",
  "%3E",
  "),",
  "/",
  "?utm_source=x",
  "%3Futm_source%3Dx&utm_medium=mail",
  "*",
  "\u201d",
  "#more",
];

test.each(["join", "take", "table", "replay"])("a link to %s is found in what a chat made of it", (page) => {
  const [table, invitation] = [TABLE, SECRET];
  const routes = {
    join: [{ page: "join", table, invitation }, `join/${TABLE}#${SECRET}`],
    take: [{ page: "take", code: SECRET }, `take#${SECRET}`],
    table: [{ page: "table", table }, `table/${TABLE}`],
    replay: [{ page: "replay", table, game: 2, moment: 31 }, `replay/${TABLE}/2/31`],
  } as const;
  const [route, link] = routes[page as keyof typeof routes];
  const escaped = [link.replace("#", "%23"), link.replace("#", "%2523"), link.replace("#", "?utm_source=x#")];
  const forms = [link, link.replace("#", "/"), link.replace("#", "/#"), ...escaped];
  for (const form of [...forms, ...forms.map((form) => form.toUpperCase())])
    for (const end of ENDS) {
      const { pathname, hash } = new URL(form + end, "http://host/");
      expect(readPath(pathname.slice(1), hash), form + end).toEqual(route);
      expect(writePath(...(linkWords(pathname + hash) ?? [])), form + end).toBe(link);
    }
});

test("digits are found however a mail breaks, escapes or continues them", () => {
  const join = { page: "join", table: TABLE, invitation: SECRET };
  for (const sign of ["=23", "\uff03", "%EF%BC%83", "%25EF%25BC%2583", "%2 3", "%2%203"]) {
    const { pathname, hash } = new URL(`join/${TABLE}${sign}${SECRET}`, "http://host/");
    expect(readPath(pathname.slice(1), hash), sign).toEqual(join);
  }
  const breaks = ["\u00ad", "\u200b", "%C2%AD", "%E2%80%8B", "%20", "%0A", "%0D%0A", "=\n", "=%0A", " "];
  for (const wrap of breaks)
    for (const at of [1, 15, 31]) {
      const broken = `${SECRET.slice(0, at)}${wrap}${SECRET.slice(at)}`;
      const table = `${TABLE.slice(0, 7)}${wrap}${TABLE.slice(7)}`;
      for (const path of [
        `join/${TABLE}#${broken}`,
        `join/${TABLE}%23${broken}`,
        `join/${table}#${SECRET}`,
      ]) {
        const { pathname, hash } = new URL(path, "http://host/");
        expect(readPath(pathname.slice(1), hash), path).toEqual(join);
      }
      expect(readPath("take", `#${broken}`), broken).toEqual({ page: "take", code: SECRET });
    }
  for (const end of ["und", "%20and", "%20a%20b", "\u3002", "%FF"]) {
    expect(readPath(`join/${TABLE}`, `#${SECRET}${end}`), end).toEqual(join);
    const replay = { page: "replay", table: TABLE, game: 2, moment: 31 };
    expect(readPath(`replay/${TABLE}/2/31${end}`, ""), end).toEqual(replay);
  }
});

test("an invitation that a chat has cut off is none, and a table without one is itself", () => {
  const join = { page: "join", table: TABLE, invitation: undefined };
  for (const end of ["", ".", "/", "#", "?utm_source=x", ")"])
    expect(readPath(`join/${TABLE}${end}`, "")).toEqual(join);
  expect(readPath(`join/${TABLE}`, `#${SECRET.slice(5)}`)).toEqual({ page: "broken" });
});
