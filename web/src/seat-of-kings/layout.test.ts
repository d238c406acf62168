import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { laidArray } from "./card.ts";
import { laidText, type Anchor } from "./draw.ts";
import { POSITIONS } from "./names.ts";
import { laidStack, type Laid } from "./piece.ts";
import { BOARDS, PLACES, SHAPES, type Pair } from "./shapes.ts";
import type { CardFace } from "./state.ts";

/** The lines of `data/kings/layout.txt`, whose head says how they are written. */
const LINES = readFileSync(new URL("../../../data/kings/layout.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** The lines from each of a kind up to the next. */
function blocks(word: string, following: readonly string[]): string[][] {
  const found: string[][] = [];
  let isWithin = false;
  for (const line of LINES) {
    const first = line.split(" ")[0] ?? "";
    if (first === word) found.push([line]);
    else if (isWithin && following.includes(first)) found.at(-1)?.push(line);
    isWithin = first === word || (isWithin && following.includes(first));
  }
  return found;
}

const shown = ([x, y]: Pair) => `${x},${y}`;

const laidLine = ({ piece, at, scale }: Laid) => `${piece} ${shown(at)} ${scale}`;

test("regions lie where the file says", () => {
  const written = BOARDS.flatMap(({ regions }) => [
    `board ${regions.length}`,
    ...regions.map(({ at, title }, place) => {
      const positions = [...POSITIONS].sort().map((position) => {
        const [x, y] = PLACES[position] ?? [NaN, NaN];
        return `${position}=${at[0] + x},${at[1] + y}`;
      });
      return `region ${place} ${title} ${positions.join(" ")}`;
    }),
  ]);
  expect(LINES.filter((line) => /^(board|region) /.test(line))).toEqual(written);
  expect(written).toHaveLength(4 + 10);
});

test("stacks are laid out as in the file", () => {
  const stacks = blocks("stack", ["hidden", "below", "top", "fort"]);
  expect(stacks).toHaveLength(9);
  for (const block of stacks) {
    const pieces = block[0]?.split(" ").slice(1) ?? [];
    const { top, below, hidden, isFort } = laidStack(pieces);
    const written = [
      `stack ${pieces.join(" ")}`,
      ...(hidden ? [`hidden ${hidden.count} ${shown(hidden.at)} ${hidden.scale}`] : []),
      ...below.map((laid) => `below ${laidLine(laid)}`),
      ...(top ? [`top ${laidLine(top)}`] : []),
      ...(isFort ? ["fort"] : []),
    ];
    expect(written).toEqual(block);
  }
});

/** What `data/decks/reconstructed.toml` says of each card; it has one key a line, and lists in one line. */
function deck(): CardFace[] {
  const file = readFileSync(new URL("../../../data/decks/reconstructed.toml", import.meta.url), "utf8");
  return file
    .split("[[card]]")
    .slice(1)
    .map((card) => {
      const value = (key: string) => new RegExp(`^${key} = (.*)$`, "m").exec(card)?.[1] ?? "[]";
      const list = (key: string) => JSON.parse(value(key)) as string[];
      return { number: +value("number"), cost: +value("cost"), place: list("place"), grey: list("grey") };
    });
}

test("cards of the reconstructed deck have their arrays where the file says", () => {
  const rank = (name: string) => "FHWCK".indexOf(name.charAt(0));
  const order = (one: string, other: string) => rank(one) - rank(other) || +one.slice(1) - +other.slice(1);
  const cards = blocks("card", ["place", "grey"]);
  expect(cards).toHaveLength(32);
  for (const block of cards) {
    const number = Number(block[0]?.split(" ")[1]);
    const face = deck().find((card) => card.number === number) as CardFace;
    const { spots, scale } = laidArray({ ...face, place: [...face.place].sort(order) });
    const lines = spots.map(
      (spot) => `${spot.isPlacement ? "place" : "grey"} ${spot.rank} ${shown(spot.at)}`,
    );
    expect([`card ${number} ${scale}`, ...lines]).toEqual(block);
  }
});

test("lines are as wide as the file says", () => {
  const css = readFileSync(new URL("seat-of-kings.css", import.meta.url), "utf8");
  const width = (rule: string) => new RegExp(`^${rule} \\{[^}]*?stroke-width: (\\d+);`, "m").exec(css)?.[1];
  expect(width(".kings-outline")).toBe(`${SHAPES.outline_line}`);
  expect(width(".kings-emblem")).toBe(`${SHAPES.emblem_line}`);
  expect(width(".kings-glyphs path")).toBe(`${SHAPES.glyph_line}`);
});

test("texts begin and go on where the file says", () => {
  const texts = LINES.filter((line) => line.startsWith("text "));
  expect(texts).toHaveLength(21);
  for (const line of texts) {
    const [, word, anchor, ...middles] = line.split(" ");
    const laid = laidText(word ?? "", anchor as Anchor);
    expect(laid.map(({ x }) => String(x))).toEqual(middles);
  }
});
