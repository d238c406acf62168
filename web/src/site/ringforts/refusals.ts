// Why a press on a hill leads to nothing: by what stands there where that is enough, else by the reason of the server.

import { hillsOf, ownerOf, type BoardState, type Hill } from "../../board/index.ts";
import type { RingfortsView, Why } from "../../client/wire.ts";
import { list } from "../effects.ts";
import { whyWords } from "../served.ts";
import { say } from "../words.ts";
import { heldBy } from "./held.ts";
import { beginnings, type Choice } from "./picking.ts";

/** The sentence of a king that cannot move. */
const STUCK = "refused-stuck";

/** A refusal of a press. */
export interface Refusal {
  /** The hill that was pressed. */
  readonly hill: Hill;
  /** The sentence, a name of `locales/`; undefined where the server says why. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The sentence after it. */
  readonly also?: { readonly code: string; readonly values: Readonly<Record<string, string | number>> };
  /** Hills that the sentence rests on. */
  readonly places: readonly Hill[];
  /** The clause that the sentence tells. */
  readonly clause?: string;
  /** The reason of the server. */
  readonly why?: Why;
}

/** The facts about a decision beside the pieces. */
export interface Asked extends Pick<RingfortsView, "phase" | "stranded"> {
  /** The number of the side that decides. */
  readonly side: number | undefined;
}

/** The sentence of a refusal. */
export function refusalWords({ code, values, also, why }: Refusal): string {
  if (code === undefined) return why ? whyWords(why) : "";
  return also === undefined ? say(code, values) : `${say(code, values)} ${say(also.code, also.values)}`;
}

/** The clause that a refusal rests on; undefined if none is needed. */
export const clauseOf = ({ clause, why }: Refusal): string | undefined => why?.clause ?? clause;

/** A refusal of an own ringfort where ringforts are built or captured; undefined for any other hill. Rule: B11 */
export function ownRefusal(state: BoardState, side: number | undefined, hill: Hill): Refusal | undefined {
  const isOwn = side !== undefined && ownerOf(state, hill) === side;
  return isOwn ? { hill, code: "refused-own", values: { hill }, places: [], clause: "B11" } : undefined;
}

/** True if kings go to vacant hills in Battle, so that none may go to a ringfort. Rule: HK6 */
export const mustBuild = (phase: string, state: Pick<BoardState, "ringforts">, choices: readonly Choice[]) =>
  phase === "battle" &&
  choices.some(({ action }) => action.kind === "step" && !state.ringforts.flat().includes(action.to));

/** A refusal where kings move and what is pressed begins no move; undefined where the server is to say why. */
export function kingRefusal(
  state: BoardState,
  { phase, stranded }: Asked,
  choices: readonly Choice[],
  picked: readonly Hill[],
  hill: Hill,
): Refusal | undefined {
  const first = choices.find(({ hills }) => hills.length === 2)?.hills[0];
  const side = state.kings.findIndex((hills) => first !== undefined && hills.includes(first));
  if (side < 0) return undefined;
  const [own = [], other = []] = [state.kings[side], state.kings[1 - side]];
  const held = own.find((king) => hillsOf(stranded ?? "").includes(king));
  if (own.includes(hill)) {
    if (held !== undefined)
      return { hill, code: "refused-stranded", values: { hill: held }, places: [held], clause: "HKL2" };
    return stuck(state, phase, choices, hill);
  }
  if (picked.length > 0) return undefined;
  const enemy = { side: say(`side-${1 - side}`) };
  if (other.includes(hill)) return { hill, code: "refused-enemy", values: enemy, places: [], clause: "HK7" };
  return { hill, code: "refused-king-first", places: [] };
}

/** A refusal of a king that cannot move, while others can. In Battle one of those must build. Rules: HK2, HK6 */
function stuck(state: BoardState, phase: string, choices: readonly Choice[], hill: Hill): Refusal {
  const isBuilding = mustBuild(phase, state, choices);
  const { by, hills, places } = heldBy(state, phase, hill, phase === "battle" && !isBuilding);
  const others = { places: list(places), others: places.length };
  const held = { hill, code: STUCK, values: { by, hills: list(hills), count: hills.length, ...others } };
  const clause = by === "taken" ? undefined : phase === "manoeuvres" ? "HK3" : "HK2";
  if (!isBuilding) return { ...held, places, ...(clause && { clause }) };
  const mobile = beginnings(choices);
  const also = { code: "refused-while-mobile", values: { hills: list(mobile), count: mobile.length } };
  return { ...held, also, places: [...new Set([...places, ...mobile])], clause: "HK6" };
}

/** The king that a refusal was about, as the place where the next press begins: it is chosen, though it cannot move. */
export const triedKing = (refusal: Refusal | undefined): Hill | undefined =>
  refusal?.code === STUCK ? refusal.hill : undefined;

/** Reasons that name the kings which can still move to a vacant hill. */
const MOBILE: readonly string[] = ["why-kings-are-mobile", "why-sacrifice-while-mobile"];

/**
 * The refusal of the server. That the chosen king itself can still move is said so. What decides against a row are the ringforts
 * in it, as many as the sentence says.
 */
export function servedRefusal(
  why: Why,
  picked: readonly Hill[],
  hill: Hill,
  all: readonly Hill[] = [],
): Refusal {
  const isOfChosen = MOBILE.includes(why.name) && picked.length > 0 && why.places.join() === picked[0];
  const row = why.values?.["row"];
  const places = row === undefined ? why.places : all.filter((one) => one.includes(String(row)));
  return { hill, why, places, ...(isOfChosen && { code: "refused-mobile" }) };
}
