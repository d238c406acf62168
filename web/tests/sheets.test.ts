// The look of Tara: boards in their states, marks, pieces, regions and cards, compared with pictures in `data/look/sheets`. They need no server.

import { readFileSync } from "node:fs";

import { test } from "vitest";

import { tokens, tokensCss } from "../build/tokens.ts";
import { EMPTY_BOARD, HILLS, NO_OVERLAYS, bridgesOf, hillsOf, type BoardState } from "../src/board/index.ts";
import { pictureOf } from "../src/board/scene.ts";
import {
  EMPTY_BOARD as EMPTY_REGIONS,
  EMPTY_HAND,
  boardScene,
  handScene,
  regionScene,
  textOfScene,
  type BoardState as RegionState,
} from "../src/seat-of-kings/index.ts";
import { expectKept } from "./pictures.ts";
import { launch } from "./visitor.ts";

const css = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");

const STYLE = `${tokensCss(tokens())}${css("board/board.css")}${css("board/marks.css")}${css("seat-of-kings/seat-of-kings.css")}
  :root { color-scheme: light dark; }
  body { margin: 0; background: var(--ground); }
  main { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding: 8px; width: 340px; box-sizing: border-box; }
  main > div { aspect-ratio: 1; }
  main.wide { grid-template-columns: 1fr; }
  main.wide > div:last-child { aspect-ratio: 3; }`;

const middle: BoardState = {
  ...EMPTY_BOARD,
  ringforts: [hillsOf("B2B5B6C2D3E2E3E4E6E7F2F3F4F6G3"), hillsOf("A3A5A6B1B7C3D1D2D7E1E5F1F7G4")],
  bridges: bridgesOf("B2C2B5B6D3E3E2E3E2F2E3E4E3F3E4F4E6E7E6F6F2F3F3F4F3G3A5A6D1D2D1E1E1F1"),
};

const laid = (overlays: Partial<BoardState["overlays"]>) => ({ ...NO_OVERLAYS, ...overlays });

const BOARDS: readonly BoardState[] = [
  { ...EMPTY_BOARD, legal: HILLS, picking: "legal" },
  { ...middle, legal: ["C5", "D4", "C6", "G5"], lastMove: ["E3", "D3"] },
  {
    ...middle,
    kings: [["E3", "B5"], ["D1"]],
    selected: "C4",
    overlays: laid({
      besieged: ["C3", "E5"],
      forced: ["G4"],
      reasons: ["B1"],
      hints: ["D5"],
      kingdoms: [[hillsOf("D3E2E3E4F2F3F4G3")], [hillsOf("D1D2E1F1")]],
    }),
  },
  {
    ...middle,
    legal: ["C5", "C6"],
    lastMove: ["F6"],
    patterns: "strong",
    overlays: laid({
      priorities: { C5: 2, C6: 3 },
      qualified: "AD",
      reach: { from: "E3", to: ["D5"], sacrifices: [] },
      links: [["B2", "B3"]],
      unlinked: ["F6"],
      hints: ["C6", "D6"],
      trail: ["E5", "E6", "F7"],
    }),
  },
];

const REGIONS: RegionState = {
  ...EMPTY_REGIONS,
  board: {
    ulster: {
      F1: ["red", "blue"],
      F2: ["blue"],
      F3: ["red"],
      F4: ["yellow", "red"],
      H1: ["blue", "blue"],
      H2: ["white"],
      H4: ["yellow", "yellow"],
      W1: ["red", "blue", "white"],
      K: ["BLUE"],
    },
    connacht: { F1: ["white"], H1: ["red", "yellow", "blue", "white"], C1: ["yellow"], K: ["yellow"] },
    munster: { K: ["white"] },
  },
  dominant: { ulster: "blue" },
  closed: ["leinster"],
  marks: {
    connacht: { last: ["C1", "K"], since: ["F1"], trail: { F1: 1, C1: 12, K: 2 } },
    munster: { legal: ["F1", "F2"], chosen: ["H2"], barred: ["H3"], reasons: ["W1"], hints: ["W2"] },
  },
};

const HAND = {
  ...EMPTY_HAND,
  cards: [
    { id: "7", face: { number: 7, cost: 3, place: [], grey: [] } },
    { id: "5", face: { number: 5, cost: 2, place: ["H0", "H+2"], grey: ["H+1"] } },
    { id: "hidden", face: undefined },
  ],
  legal: ["7"],
  chosen: ["5"],
  picking: "legal",
  columns: 3,
} as const;

const SHEETS: Readonly<Record<string, readonly string[]>> = {
  ringforts: BOARDS.map(pictureOf),
  "small-boards": [pictureOf({ ...middle, coordinates: false }), textOfScene(regionScene(REGIONS, "ulster"))],
  "seat-of-kings": [textOfScene(boardScene(REGIONS)), textOfScene(handScene(HAND))],
};

test("each sheet looks as it is kept, in both themes", async () => {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 340, height: 700 } });
  const page = await context.newPage();
  for (const [name, pictures] of Object.entries(SHEETS)) {
    const parts = pictures.map((picture) => `<div>${picture}</div>`).join("");
    const kind = name === "seat-of-kings" ? "wide" : "";
    await page.setContent(`<!doctype html><style>${STYLE}</style><main class="${kind}">${parts}</main>`);
    await expectKept(page, page.locator("main"), "data/look/sheets", name, "png");
  }
  await browser.close();
});
