/** The board: a picture of a position of a ringfort game, from which hills are picked. See `state.ts` for what it shows. */

export { createBoard, createPicture, type Board } from "./board.ts";
export { besideSeat, lineEnd, type EdgePoint } from "./edge.ts";
export {
  HILLS,
  bridgeName,
  bridgesOf,
  hillsOf,
  isAdjacent,
  isHill,
  type Bridge,
  type Hill,
  type Orientation,
} from "./hill.ts";
export type { Ghost } from "./ghost.ts";
export type { EffectMotion, EffectMotions } from "./effectMotions.ts";
export { pictureInTasks } from "./scene.ts";
export { NO_SKETCH, toggled, type Arrow, type ShownMove, type Sketch } from "./sketch.ts";
export {
  EMPTY_BOARD,
  NO_OVERLAYS,
  STILL,
  canPick,
  ownerOf,
  type BoardEvents,
  type BoardState,
  type BySide,
  type Fallen,
  type Motion,
  type Overlays,
  type Patterns,
  type Picking,
  type Reach,
  type Side,
} from "./state.ts";
