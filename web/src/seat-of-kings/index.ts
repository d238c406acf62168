/** The pictures of Seat of Kings: regions, stacks and cards, from which cells are picked. See `state.ts` for what they show. */

export { cardBack, cardShapes, coinOf, laidArray, type LaidArray, type Spot } from "./card.ts";
export { flightsOf, type Flight, type Home } from "./flights.ts";
export { cardScene, handScene } from "./hand.ts";
export { type Climb, type Light, type Motion, type Span, type Traveller } from "./motion.ts";
export {
  PLAYERS,
  POSITIONS,
  REGIONS,
  cellId,
  isKing,
  placeOfCell,
  playerOf,
  type Piece,
  type Player,
  type Position,
  type Region,
} from "./names.ts";
export { laidStack, pieceOf, type Laid, type LaidStack } from "./piece.ts";
export { createPicture, type Picture, type PictureEvents } from "./picture.ts";
export { boardScene, regionScene } from "./region.ts";
export { textOfScene, type Cell, type Layer, type Part, type Scene } from "./scene.ts";
export { markText, pieceText, signText, stackText, type Sign } from "./sign.ts";
export { sketched } from "./sketch.ts";
export { stackScene } from "./stack.ts";
export {
  EMPTY_BOARD,
  EMPTY_HAND,
  EMPTY_STACK,
  type BoardState,
  type CardFace,
  type CardState,
  type Ghost,
  type HandState,
  type Middle,
  type Move,
  type Patterns,
  type Picking,
  type Price,
  type RegionMarks,
  type Stacks,
  type StackState,
} from "./state.ts";
