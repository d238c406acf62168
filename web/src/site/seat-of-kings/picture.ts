// The picture of Seat of Kings: a region in the middle of a game.

import "../../seat-of-kings/seat-of-kings.css";
import { EMPTY_BOARD, REGIONS, regionScene, textOfScene } from "../../seat-of-kings/index.ts";

const STACKS = {
  F1: ["red", "blue"],
  F2: ["blue"],
  F3: ["red"],
  F4: ["yellow", "red"],
  F5: ["yellow"],
  H1: ["blue", "blue"],
  H2: ["blue"],
  H3: ["red"],
  H4: ["yellow", "yellow"],
  W1: ["red", "blue"],
  W2: ["blue"],
  W3: ["red"],
  C1: ["blue"],
  C2: ["red", "blue"],
  K: ["BLUE"],
};

type Stacks = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The pictures of the regions of a board where something stands, as SVG texts. */
export const regionPictures = (stacks: Stacks): string[] =>
  REGIONS.filter((region) => region in stacks).map((region) =>
    textOfScene(regionScene({ ...EMPTY_BOARD, regions: [region], board: stacks }, region)),
  );

/** The picture as SVG text. */
export const picture = (): string =>
  textOfScene(regionScene({ ...EMPTY_BOARD, regions: ["ulster"], board: { ulster: STACKS } }, "ulster"));
