import { afterAll, expect, test, vi } from "vitest";

import { areSeen, keepCommitments } from "../site/commitments.ts";
import { Keeper, keeper } from "./keeper.ts";
import { allHeld, hold } from "./secrets.ts";
import { isLike, optional, type Shape } from "./shape.ts";
import { newShare, shareOf } from "./shares.ts";

afterAll(() => {
  for (const name of ["parts", "commitments", "seats"]) keeper.forget(`tara.${name}`);
  vi.unstubAllGlobals();
});

test("values have the shapes that are asked for, and damaged ones have not", () => {
  const shape = { name: "string", pairs: [["string", "number"]], kept: optional({ "*": ["boolean"] }) };
  const whole = { name: "a", pairs: [["b", 1]], kept: { c: [true] }, more: null };
  expect([isLike(whole, shape), isLike({ name: "a", pairs: [] }, shape)]).toEqual([true, true]);
  const damaged: [unknown, Shape][] = [
    ...[1, null, undefined, "a", [], {}].map((value): [unknown, Shape] => [value, shape]),
    [{ ...whole, name: 7 }, shape],
    [{ ...whole, pairs: [["b"]] }, shape],
    [{ ...whole, pairs: [["b", 1, 2]] }, shape],
    [{ ...whole, pairs: { 0: ["b", 1] } }, shape],
    [{ ...whole, kept: { c: ["d"] } }, shape],
    [{ ...whole, kept: null }, shape],
  ];
  for (const [value, of] of damaged) expect(isLike(value, of), JSON.stringify(value)).toBe(false);
});

test("a damaged entry of a list is left out, and the others count", () => {
  const kept = new Keeper(() => {
    throw new Error("forbidden");
  });
  for (const [text, entries] of [
    ['[1,null,{},["a","b"],["a"]]', [["a", "b"]]],
    ...["{", "null", "7", '{"0":["a","b"]}', "[]"].map((text) => [text, []] as const),
  ] as const) {
    kept.write("list", text);
    expect(kept.list("list", ["string", "string"]), text).toEqual(entries);
  }
});

test("damaged shares, commitments and seats hinder no game", async () => {
  const seen = { commitment: "c0", commitments: ["c1", null] };
  const secret = "0123456789abcdef0123456789abcdef";
  const held = ["0123456789abcdef", ""].map((table) => ({ table, secret }));
  for (const damaged of ["1", "null", "{}", '{"table":7}', '{"table":"0","secret":"1"}']) {
    for (const name of ["parts", "commitments"]) keeper.write(`tara.${name}`, `[${damaged}]`);
    keeper.write("tara.seats", `[${damaged},${JSON.stringify(held).slice(1)}`);
    expect(shareOf(await newShare()), damaged).toMatch(/^[0-9a-f]{64}$/);
    keepCommitments("table", 0, seen);
    expect(areSeen("table", 0, seen), damaged).toBe(true);
    expect(allHeld(), damaged).toEqual(held);
  }
});

/** The storage of a browser, which several tabs share. */
function sharedStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  } as Storage;
}

/** A line that nobody answers. */
class Silent {
  static readonly OPEN = 1;
  readonly close = () => undefined;
}

test("a table notices that another tab drops it for one above the limit, and that it is put back", async () => {
  keeper.forget("tara.seats");
  const page = new EventTarget();
  const addEventListener = page.addEventListener.bind(page);
  const document = { documentElement: { lang: "en" }, addEventListener };
  const removeEventListener = page.removeEventListener.bind(page);
  for (const [name, value] of Object.entries({
    ...{ localStorage: sharedStorage(), document, addEventListener, removeEventListener },
    ...{ WebSocket: Silent, navigator: { onLine: true } },
  }))
    vi.stubGlobal(name, value);
  const { SeatedTable } = await import("../site/seatedTable.svelte.ts");
  const heldAt = (number: number) => {
    const digits = number.toString(16).padStart(16, "0");
    return { table: digits, secret: digits + digits };
  };
  for (let number = 0; number < 100; number += 1) hold(heldAt(number));
  const [oldest, kept] = [0, 1].map((number) => new SeatedTable(heldAt(number).table));
  const ends = [oldest, kept].map((table) => table?.watch());
  const holdInOther = (number: number) => {
    const key = "tara.seats";
    const oldValue = localStorage.getItem(key);
    hold(heldAt(number));
    const newValue = localStorage.getItem(key);
    page.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue, newValue }));
    return [oldest?.lost, oldest?.secret];
  };
  expect(holdInOther(2)).toEqual([undefined, heldAt(0).secret]);
  expect(holdInOther(100)).toEqual(["mine-removed", undefined]);
  expect([kept?.lost, kept?.secret]).toEqual([undefined, heldAt(1).secret]);
  expect(holdInOther(0)).toEqual([undefined, heldAt(0).secret]);
  expect([kept?.lost, kept?.secret]).toEqual(["mine-removed", undefined]);
  for (const end of ends) end?.();
});
