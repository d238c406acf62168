// Why a press on a hill leads to nothing: by what stands there where that is enough, else by the reason of the server.

import { hillsOf, type BoardState, type Hill } from "../../board/index.ts";
import type { RingfortsView, Why } from "../../client/wire.ts";
import { whyWords } from "../served.ts";
import { say } from "../words.ts";
import type { Choice } from "./picking.ts";

/** A refusal of a press. */
export interface Refusal {
  /** The hill that was pressed. */
  readonly hill: Hill;
  /** The sentence, a name of `locales/`; undefined where the server says why. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Hills that the sentence rests on. */
  readonly places: readonly Hill[];
  /** The reason of the server. */
  readonly why?: Why;
}

/** The sentence of a refusal. */
export const refusalWords = ({ code, values, why }: Refusal): string =>
  code === undefined ? (why ? whyWords(why) : "") : say(code, values);

/** A refusal where kings move and what is pressed begins no move; undefined where the server is to say why. */
export function kingRefusal(
  state: BoardState,
  stranded: RingfortsView["stranded"],
  choices: readonly Choice[],
  picked: readonly Hill[],
  hill: Hill,
): Refusal | undefined {
  const first = choices.find(({ hills }) => hills.length === 2)?.hills[0];
  const side = state.kings.findIndex((hills) => first !== undefined && hills.includes(first));
  if (side < 0) return undefined;
  const [own = [], other = []] = [state.kings[side], state.kings[1 - side]];
  const held = own.find((king) => hillsOf(stranded ?? "").includes(king));
  if (own.includes(hill))
    return held === undefined
      ? { hill, code: "refused-stuck", places: [] }
      : { hill, code: "refused-stranded", values: { hill: held }, places: [held] };
  if (picked.length > 0) return undefined;
  if (other.includes(hill))
    return { hill, code: "refused-enemy", values: { side: say(`side-${1 - side}`) }, places: [] };
  return { hill, code: "refused-king-first", places: [] };
}

/** Reasons that name the kings which can still move to a vacant hill. */
const MOBILE: readonly string[] = ["why-kings-are-mobile", "why-sacrifice-while-mobile"];

/** The refusal of the server. That the chosen king itself can still move is said so. */
export function servedRefusal(why: Why, picked: readonly Hill[], hill: Hill): Refusal {
  const isOfChosen = MOBILE.includes(why.name) && picked.length > 0 && why.places.join() === picked[0];
  return { hill, why, places: why.places, ...(isOfChosen && { code: "refused-mobile" }) };
}
