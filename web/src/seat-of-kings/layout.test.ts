import { readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { expect, test } from "vitest";

import { laidArray } from "./card.ts";
import { laidText, type Anchor } from "./draw.ts";
import { POSITIONS } from "./names.ts";
import { laidStack, type Laid } from "./piece.ts";
import { BOARDS, PLACES, type Pair } from "./shapes.ts";
import type { CardFace } from "./state.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The lines of `data/kings/layout.txt`, whose head says how they are written, with these words at their beginning. */
const linesOf = (...words: string[]) =>
  read("../../../data/kings/layout.txt")
    .split("\n")
    .filter((line) => words.includes(line.split(" ")[0] ?? ""));

const shown = ([x, y]: Pair) => `${x},${y}`;

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
  expect(linesOf("board", "region")).toEqual(written);
  expect(written).toHaveLength(4 + 10);
});

test("stacks are laid out as in the file", () => {
  const stacks = linesOf("stack").map((line) => line.split(" ").slice(1));
  expect(stacks).toHaveLength(9);
  const laidLine = ({ piece, at, scale }: Laid) => `${piece} ${shown(at)} ${scale}`;
  const written = stacks.flatMap((pieces) => {
    const { top, below, hidden, isFort } = laidStack(pieces);
    return [
      ["stack", ...pieces].join(" "),
      ...(hidden ? [`hidden ${hidden.count} ${shown(hidden.at)} ${hidden.scale}`] : []),
      ...below.map((laid) => `below ${laidLine(laid)}`),
      ...(top ? [`top ${laidLine(top)}`] : []),
      ...(isFort ? ["fort"] : []),
    ];
  });
  expect(written).toEqual(linesOf("stack", "hidden", "below", "top", "fort"));
});

test("cards of the reconstructed deck have their arrays where the file says", () => {
  const deck = parse(read("../../../data/decks/reconstructed.toml")) as unknown as { card: CardFace[] };
  const written = deck.card.flatMap(({ place = [], grey = [], ...card }) => {
    const { spots, scale } = laidArray({ ...card, place, grey });
    const laid = spots.map(
      ({ isPlacement, rank, at }) => `${isPlacement ? "place" : "grey"} ${rank} ${shown(at)}`,
    );
    return place.length === 0 ? [] : [`card ${card.number} ${scale}`, ...laid];
  });
  expect(linesOf("card")).toHaveLength(32);
  expect(written).toEqual(linesOf("card", "place", "grey"));
});

test("texts begin and go on where the file says", () => {
  const texts = linesOf("text");
  expect(texts).toHaveLength(21);
  for (const line of texts) {
    const [, word = "", anchor, ...middles] = line.split(" ");
    expect(laidText(word, anchor as Anchor).map(({ x }) => String(x))).toEqual(middles);
  }
});
