// What somebody seems to want who picks a hill where nothing is legal, so that the server can say why not.

import { ownerOf, type BoardState, type Hill } from "../../board/index.ts";

/** The decision to be explained: what stands on the hill says what can be meant by it. */
export function wanted(state: BoardState, picked: readonly Hill[], hill: Hill): string {
  const [from] = picked;
  const owner = ownerOf(state, hill);
  const king = from === undefined ? -1 : state.kings.findIndex((hills) => hills.includes(from));
  if (from !== undefined && king >= 0) return `${from}${owner === 1 - king ? "x" : "-"}${hill}`;
  return owner === undefined ? hill : `x${hill}`;
}
