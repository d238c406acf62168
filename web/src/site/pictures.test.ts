// Each state draws on the boards of both families what is recorded, beside what lies there anyway.

import { expect, test } from "vitest";

import { EMPTY_BOARD, NO_OVERLAYS, bridgesOf, hillsOf, type BoardState } from "../board/index.ts";
import { pictureOf } from "../board/scene.ts";
import {
  EMPTY_BOARD as EMPTY_REGIONS,
  EMPTY_HAND,
  boardScene,
  handScene,
  regionScene,
  textOfScene,
  type BoardState as RegionState,
  type RegionMarks,
} from "../seat-of-kings/index.ts";
import { signText, stackText, type Sign } from "../seat-of-kings/sign.ts";
import { expectRecorded } from "./recorded.setup.ts";

const RINGFORTS: BoardState = {
  ...{ ...EMPTY_BOARD, label: 'One "board" & more' },
  ...{ ringforts: [hillsOf("B2B3"), hillsOf("D4")], bridges: bridgesOf("B2B3"), kings: [["B2"], []] },
};
const laid = (more: Partial<BoardState["overlays"]>) => pictureOf({ ...RINGFORTS, overlays: { ...NO_OVERLAYS, ...more } }); // prettier-ignore
const THREE = [[hillsOf("A3A4A5"), ["G3"]], [hillsOf("D4E4")]] as const;
/** A kingdom whose every hill has a king. */
const OF_KING = [[["B2"]], []] as const;

const OF_RINGFORTS: Readonly<Record<string, string>> = {
  legal: pictureOf({ ...RINGFORTS, legal: ["C3"], picking: "legal" }),
  chosen: pictureOf({ ...RINGFORTS, selected: "B2" }),
  last: pictureOf({ ...RINGFORTS, lastMove: ["B2", "B3"] }),
  besieged: laid({ besieged: ["D4"] }),
  forced: laid({ forced: ["D4"] }),
  priorities: laid({ priorities: { C3: 2 } }),
  qualified: laid({ qualified: "AD" }),
  area: laid({ area: ["A2", "A3"] }),
  seats: laid({ seats: [["south"], []] }),
  reach: laid({ reach: { from: "D4", to: ["B3", "B5"], sacrifices: [] } }),
  unlinked: laid({ unlinked: ["D4"] }),
  links: laid({ links: [["B2", "C2"]] }),
  kingdoms: laid({ kingdoms: THREE, seals: 9 }),
  "kingdom of a king": laid({ kingdoms: OF_KING, seals: 9 }),
  "pointed kingdom": laid({ kingdoms: OF_KING, isKingdomPointed: true }),
  counted: laid({ kingdoms: THREE, seals: 1, counted: ["B2", ["B2", "C2"]] }),
  reasons: laid({ reasons: ["B2"] }),
  refused: laid({ refused: "B2" }),
  // The step of a hint from a king stands beside the king, whose plate would hide it.
  hints: laid({ hints: ["B2", "E6"] }),
  // Of two best moves that end on one hill both numbers are seen.
  best: laid({ best: (["E4", "E5"] as const).map((from) => ({ from, to: "D4", link: undefined })) }),
  fallen: laid({ fallen: [{ hill: "C3", side: 1 }] }),
  trail: laid({ trail: ["C3"] }),
};

const REGIONS: RegionState = {
  ...{ ...EMPTY_REGIONS, label: "Regions" },
  board: { ulster: { F1: ["red", "blue"], F2: ["white", "white"], C1: ["RED"], K: ["YELLOW"] } },
};
const region = (marks: RegionMarks, more: Partial<RegionState> = {}) =>
  textOfScene(boardScene({ ...REGIONS, marks: { ulster: marks }, ...more }));
const ghost = { position: "F2", piece: "blue", isPromoted: false } as const;

const OF_KINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (["legal", "barred", "chosen", "greyed", "activated", "drafted", "last", "since", "reasons", "hints", "looks"] as const).map((mark) => [mark, region({ [mark]: ["H1"] })]), // prettier-ignore
  ),
  // It can be pressed, and does not look like what changes something.
  idle: region({ legal: ["H1", "H2"], idle: ["H1"] }),
  moves: region({ moves: [{ from: "F2", to: "H1" }] }),
  "price and climb": region({ price: { position: "W2", cumals: 3 }, climbs: ["C1"] }),
  trail: region({ trail: { F2: 3 } }),
  "ghost beside": region({ ghosts: [ghost] }),
  "ghost above": region({ ghosts: [{ ...ghost, stack: ["red", "blue"] }] }),
  "held, not crowned": region({}, { board: { ulster: { ...REGIONS.board["ulster"], K: ["red", "blue"] } } }),
  closed: region({}, { closed: ["munster"], held: { munster: { player: "red", name: "Rot" } } }),
  framed: region({}, { framed: ["munster"], dominant: { munster: "red" } }),
  middle: region(
    {},
    {
      middle: {
        ...{ deck: 17, discards: 3, discarded: { number: 5, cost: 2, place: ["H0"], grey: [] } },
        traitorCard: { number: 9, cost: 3, place: [], grey: [] },
        meanings: { starting: "The Starting Player.", traitor: "This player decides." },
        ...({ starting: "red", traitor: "blue" } as const),
      },
    },
  ),
  "one region": textOfScene(regionScene(REGIONS, "munster")),
  hand: textOfScene(
    handScene({
      ...{ ...EMPTY_HAND, legal: ["5"], barred: ["7"], chosen: ["5"], picking: "legal", columns: 2 },
      cards: [
        { id: "7", face: { number: 7, cost: 3, place: [], grey: [] } },
        { id: "5", face: { number: 5, cost: 2, place: ["H0", "H+2"], grey: ["H+1"] } },
        { id: "hidden", face: undefined },
      ],
    }),
  ),
  stack: stackText(["red", "blue", "red"]),
  ...Object.fromEntries((["cumal", "starting", "traitor", "card", "closed", "stone", "fort"] as Sign[]).map((sign) => [`sign of ${sign}`, signText(sign)])), // prettier-ignore
};

/** The elements of a picture that another one lacks, with their long paths cut. */
function besides(text: string, base: string): string {
  const left = base.split(/(?=<)/);
  const isNew = (element: string) => {
    const at = left.indexOf(element);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !element.startsWith("</");
  };
  const own = text.split(/(?=<)/).filter(isNew);
  return own.map((element) => element.replaceAll(/(d="[^"]{60})[^"]*/g, "$1…")).join("");
}

test.each([
  ["pictures-ringforts", OF_RINGFORTS, pictureOf(RINGFORTS)],
  ["pictures-regions", OF_KINGS, textOfScene(boardScene(REGIONS))],
])("what each state draws is as recorded: %s", (name, pictures, base) => {
  const lines = Object.entries(pictures).map(([state, text]) => `${state}: ${besides(text, base)}\n`);
  expect(new Set(lines).size).toBe(lines.length);
  expectRecorded(name, "en", lines.join(""));
});
