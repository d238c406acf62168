// The effects of a planned turn as marks on the board: pieces that would come, the chain of promotions, its one price.

import { isKing, type Ghost, type RegionMarks } from "../../seat-of-kings/index.ts";
import type { ActionView } from "../../client/wire.ts";
import type { Turn } from "./turn.svelte.ts";

/** The marks of the fit that is shown, or of the draft, in a region. */
export function planMarks(turn: Turn, region: string): RegionMarks {
  if (turn.draft.steps.length > 0) return turn.kings?.stage.region === region ? draftMarks(turn) : {};
  return turn.shownFit?.region === region ? fitMarks(turn) : {};
}

/** Before the server has said what a fit leads to, its own positions are shown at once. */
function fitMarks({ shownFit, shownTurn, seat = "", kings }: Turn): RegionMarks {
  const stacks = kings?.board[shownFit?.region ?? ""] ?? {};
  const onTop = (ghost: Ghost): Ghost => ({ ...ghost, stack: stackWith(stacks[ghost.position] ?? [], seat) });
  if (shownTurn === undefined) {
    const ghosts = (shownFit?.positions ?? []).map((position) => onTop(ghostAt(position, seat, false)));
    return { ghosts };
  }
  const { actions, paid } = shownTurn;
  return { ghosts: ghostsOf(actions, seat).map(onTop), ...climbOf(actions, paid) };
}

/**
 * The stack that a piece of a seat makes: own captives in what it captures leave. Undefined where it only strikes a fort or a
 * King piece. Rule: SKP3, SKF2, SKK5
 */
export function stackWith(pieces: readonly string[], seat: string): readonly string[] | undefined {
  const [top, next] = [pieces.at(-1), pieces.at(-2)];
  if (top === undefined || top === seat) return [...pieces, seat];
  if (top === next || isKing(top)) return undefined;
  return [...pieces.filter((piece) => piece !== seat), seat];
}

/** The marks of a draft: what it does stands on the board already; what it leaves out are ghosts, beside what stays without them. */
function draftMarks({ draft, seat = "" }: Turn): RegionMarks {
  const offers = draft.offers.map(({ action }) => action);
  return { ghosts: ghostsOf(offers, seat), ...climbOf(draft.steps, draft.preview?.paid) };
}

const ghostAt = (position: string, piece: string, isPromoted: boolean): Ghost => ({
  position,
  piece,
  isPromoted,
});

function ghostsOf(actions: readonly ActionView[], seat: string): Ghost[] {
  return actions.flatMap((action) =>
    action.kind === "place" || action.kind === "promote"
      ? [ghostAt(action.position, seat, action.kind === "promote")]
      : [],
  );
}

function climbOf(actions: readonly ActionView[], paid: number | undefined): RegionMarks {
  const promotions = actions.flatMap((action) => (action.kind === "promote" ? [action.position] : []));
  const [first] = actions.flatMap((action) => ("position" in action ? [action.position] : []));
  const position = promotions[0] ?? first;
  const price = paid === undefined || position === undefined ? undefined : { position, cumals: paid };
  return { climbs: promotions, price };
}
