// The pictures of the ringfort games: a moment of each on its board.

import { EMPTY_BOARD, NO_OVERLAYS, bridgesOf, hillsOf, pictureInTasks } from "../../board/index.ts";
import "../../board/board.css";
import "../../board/marks.css";
import { bothSides } from "./boardState.ts";

/** A moment of a game, as names of hills without separators: Red's, then Blue's. */
export interface BoardPicture {
  readonly ringforts: readonly string[];
  readonly kings?: readonly string[];
  readonly links?: readonly string[];
  /** The hills where the seat to move may build, in doubles. */
  readonly area?: string;
  /** The rows where the side to move may build, in Poisoned Chalice. */
  readonly qualified?: string;
}

/** The four rows in the south, where South builds in doubles. */
const SOUTH = "A2A3A4B1B2B3B4C1C2C3C4D1D2D3D4E1E2E3E4F1F2F3F4G2G3G4";

const MOMENTS: Readonly<Record<string, BoardPicture>> = {
  "sacred-hill-1": {
    ringforts: ["A4A6B3B5B6B7C3D1D5E2E6F2F6G4G6", "A2A3B2C2C6D2D4D6E1E4E7F1F5G3G5"],
    links: ["A6B6B3C3B5B6B6B7E2F2E6F6F6G6", "A2A3A2B2B2C2C2D2C6D6D4E4E1F1F5G5"],
  },
  "sacred-hill-2": {
    ringforts: ["B4C6C7D6D7E1E6E7F4F5F6F7G2G5G6", "A2A3A4A5A6B1B2B3B5B6C3D3E5F2G4"],
    links: [
      "C6C7C6D6C7D7D6D7D6E6D7E7E6E7E6F6E7F7F4F5F5F6F5G5F6F7F6G6G5G6",
      "A2A3A2B2A3A4A3B3A4A5A5A6A5B5A6B6B1B2B2B3B3C3B5B6C3D3",
    ],
  },
  "sacred-hill-doubles-1": {
    area: SOUTH,
    ringforts: ["A4A5A6B1B2C3C4C5C6D2D7E5F2F3G6", "A3B5B6C1C2D4D5D6E4E7F1F4F6F7G3"],
    links: ["A4A5A5A6B1B2C3C4C4C5C5C6F2F3", "B5B6C1C2D4D5D4E4D5D6E4F4E7F7F6F7"],
  },
  "sacred-hill-doubles-2": {
    area: SOUTH,
    ringforts: ["A5B1C4D2D3D4D6E3F3F4F5F7G5G6", "A4B4B5B6C3C5D1D5E5F2F6G2G3G4"],
    links: ["C4D4D2D3D3D4D3E3E3F3F3F4F4F5F5G5G5G6", "A4B4B4B5B5B6B5C5C5D5D5E5F2G2G2G3G3G4"],
  },
  "four-treasures": {
    ringforts: ["B2B5B6C2D3E2E3E4E6E7F2F3F4F6G3", "A3A5A6B1B7C3D1D2D7E1E5F1F7G4"],
    links: ["B2C2B5B6D3E3E2E3E2F2E3E4E3F3E4F4E6E7E6F6F2F3F3F4F3G3", "A5A6D1D2D1E1E1F1"],
  },
  "four-treasures-doubles": {
    area: SOUTH,
    ringforts: ["A6B3B5B6B7C2C3C5D5E3E4E5F4G2G5", "A2A3A5B2B4C1C4C6D1D2D3D4E1E6F1F2F7"],
    links: ["A6B6B3C3B5B6B5C5B6B7C2C3C5D5D5E5E3E4E4E5E4F4", "A2A3A2B2B4C4C1D1C4D4D1D2D1E1D2D3D3D4E1F1F1F2"],
  },
  "high-kings-1": {
    ringforts: ["A4A5B2B7C3C4C5D1D3D6D7E2E4E5F2F6G4", "A6B3B4C1C2C6D2D4D5E3E7F1F3F4F5G3G6"],
    kings: ["C4D7E2", "A6C1F4"],
    links: ["A4A5C3C4C3D3C4C5D6D7E2F2E4E5", "B3B4C1C2C2D2D4D5E3F3F3F4F3G3F4F5"],
  },
  "high-kings-2": {
    ringforts: ["A2A3A4B1B5C1C2C3C7D1D4E2E5E6F3F4F7G2G5G6", "A5A6B2B4B7C4C5C6D2D3D5D6D7E3E4E7F1F2F5F6G3G4"],
    kings: ["A4B1E6", "A6D5G3"],
    links: [
      "A2A3A3A4B1C1C1C2C1D1C2C3E5E6F3F4G5G6",
      "A5A6B4C4C4C5C5C6C5D5C6D6D2D3D3E3D5D6D6D7D7E7E3E4F1F2F5F6G3G4",
    ],
  },
  "poisoned-chalice": {
    qualified: "BDEG",
    ringforts: ["A2A6B1B4C1C3D2D3D5E5E7F6F7G2G4", "A3A4A5B3B5B6C7D1D4D7E1E4F2G3G5"],
    links: ["B1C1C3D3D2D3D5E5E7F7F6F7", "A3A4A3B3A4A5A5B5B5B6C7D7D1E1D4E4"],
  },
  "stone-of-destiny": {
    ringforts: [
      "A2A3A4B1B3B5C1C7D3D5D6D7E3E5E6E7F1F3F7G3G4G6",
      "A5A6B2B4B6B7C2C3C4C5C6D1D2D4E1E2E4F2F4F5F6G2G5",
    ],
    kings: ["G6", "F4"],
    links: ["A2A3A3A4B1C1D3E3D6E6D7E7E3F3E7F7F3G3G3G4", "A5A6B2C2B4C4B6B7C2D2C5C6D1E1D4E4E2F2F2G2F5G5"],
  },
};

/** The picture of a variant as SVG text; undefined if the page has none. */
export function picture(variant: string): Promise<string> | undefined {
  const moment = MOMENTS[variant];
  return moment && boardPicture(moment);
}

/** The picture of a board as SVG text. */
export function boardPicture(board: BoardPicture): Promise<string> {
  return pictureInTasks({
    ...EMPTY_BOARD,
    ringforts: bothSides(board.ringforts),
    kings: bothSides(board.kings),
    bridges: (board.links ?? []).flatMap(bridgesOf),
    overlays: { ...NO_OVERLAYS, area: hillsOf(board.area ?? ""), qualified: board.qualified ?? "" },
    coordinates: false,
  });
}
