// The board as an own action will make it, drawn before the server answers. What follows from it the view says.

import { hillsOf } from "../../board/index.ts";
import type { ActionFields, Legal, RingfortsView } from "../../client/wire.ts";

/** A board with an action of a side on it; undefined if the action shows nothing. */
export function boardAfter(
  board: RingfortsView,
  action: ActionFields,
  side: number,
  legal: Legal | undefined,
): RingfortsView | undefined {
  switch (action.kind) {
    case "build":
    case "capture":
      return after(board, side, action.hill, legal, legal?.king_from);
    case "replace":
      return linked(after(board, side, action.hill, legal, legal?.king_from), side, action.link);
    case "step":
    case "take":
      return after(board, side, action.to, legal, action.from);
    case "sacrifice":
      // Whose ringfort stands there then is seen when the server has answered.
      return { ...bare(board), kings: withKing(board.kings, side, action.to, action.from) };
    default:
      return undefined;
  }
}

/** A board on which a ringfort of a side stands on a hill, with its bridges, and a king that came from another hill. */
function after(
  board: RingfortsView,
  side: number,
  hill: string,
  legal: Legal | undefined,
  kingFrom: string | undefined,
): RingfortsView {
  const isOwn = hillsOf(board.ringforts[side] ?? "").includes(hill);
  const ringforts = board.ringforts.map((text, of) => without(text, hill) + (of === side ? hill : ""));
  const made = { ...bare(board), ringforts };
  const moved =
    kingFrom === undefined ? made : { ...made, kings: withKing(board.kings, side, hill, kingFrom) };
  return isOwn ? moved : linked(moved, side, legal?.links?.[hill] ?? "");
}

/** Pieces and bridges, with what the rules say of them and stays true. */
function bare({ phase, ringforts, kings, links, areas, besieged }: RingfortsView): RingfortsView {
  return {
    phase,
    ringforts,
    ...(kings && { kings }),
    ...(links && { links }),
    ...(areas && { areas }),
    ...(besieged && { besieged }),
  };
}

function linked(board: RingfortsView, side: number, links: string): RingfortsView {
  const made = [0, 1].map((of) => (board.links?.[of] ?? "") + (of === side ? links : ""));
  return { ...board, links: made };
}

function withKing(kings: readonly string[] | undefined, side: number, hill: string, from: string): string[] {
  return [0, 1].map((of) => (of === side ? without(kings?.[of] ?? "", from) + hill : (kings?.[of] ?? "")));
}

const without = (text: string, hill: string): string =>
  hillsOf(text)
    .filter((other) => other !== hill)
    .join("");
