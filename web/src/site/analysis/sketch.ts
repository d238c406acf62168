// A position in the editor: the pieces, and the other fields of a position text.

import { bridgeName, bridgesOf, type Bridge, type BySide, type Hill, type Side } from "../../board/index.ts";
import type { Moment, PositionForm, PositionSketch } from "../../client/wire.ts";
import { bothSides } from "../ringforts/boardState.ts";

/** The drawing. */
export interface Sketch {
  readonly variant: string;
  readonly ringforts: BySide<readonly Hill[]>;
  readonly kings: BySide<readonly Hill[]>;
  /** The bridges that are set one by one, of both sides. */
  readonly links: readonly Bridge[];
  /** The seat to move; nothing if the game is over. */
  readonly turn: string | undefined;
  readonly phase: string;
  readonly kingsLost: readonly [number, number];
  readonly turnsLeft: number | undefined;
}

/** The tools of the editor. */
export type Tool = "fort-0" | "fort-1" | "king-0" | "king-1" | "link" | "clear";

/** The tools that positions of this form need. */
export function toolsOf(form: PositionForm): Tool[] {
  const kings: Tool[] = form.has_kings ? ["king-0", "king-1"] : [];
  return ["fort-0", "fort-1", ...kings, ...(form.has_links ? (["link"] as const) : []), "clear"];
}

/** A moment as it would be drawn. */
export function sketchOf(moment: Moment): Sketch {
  const { board } = moment;
  const [red = 0, blue = 0] = board.kings_lost ?? [];
  return {
    variant: moment.variant,
    ringforts: bothSides(board.ringforts),
    kings: bothSides(board.kings),
    links: (board.links ?? []).flatMap(bridgesOf),
    turn: moment.turn,
    phase: board.phase,
    kingsLost: [red, blue],
    turnsLeft: board.turns_left,
  };
}

/** The drawing as the server takes it, without the fields that the variant lacks. */
export function drawnOf(sketch: Sketch, form: PositionForm): PositionSketch {
  const links = sketch.links.map(bridgeName).sort().join("");
  return {
    variant: sketch.variant,
    ringforts: [sketch.ringforts[0].join(""), sketch.ringforts[1].join("")],
    kings: form.has_kings ? [sketch.kings[0].join(""), sketch.kings[1].join("")] : ["", ""],
    phase: sketch.phase,
    kings_lost: form.counts_lost_kings ? [...sketch.kingsLost] : [0, 0],
    links: form.has_links ? [links, ""] : ["", ""],
    ...(sketch.turn === undefined || sketch.phase === "over" ? {} : { turn: sketch.turn }),
    ...(sketch.turnsLeft === undefined || !form.has_last_turns ? {} : { turns_left: sketch.turnsLeft }),
  };
}

/** The side that has a ringfort on a hill. */
export function sideOf(sketch: Sketch, hill: Hill): Side | undefined {
  if (sketch.ringforts[0].includes(hill)) return 0;
  return sketch.ringforts[1].includes(hill) ? 1 : undefined;
}

/** Uses a tool on a hill. Bridges need two hills: see `linked`. */
export function used(sketch: Sketch, tool: Exclude<Tool, "link">, hill: Hill): Sketch {
  if (tool === "clear") return vacated(sketch, hill);
  const side = tool.endsWith("0") ? 0 : 1;
  if (tool.startsWith("king")) return crowned(sketch, side, hill);
  const isOwn = sideOf(sketch, hill) === side;
  const vacant = vacated(sketch, hill);
  return isOwn ? vacant : { ...vacant, ringforts: withHill(vacant.ringforts, side, hill) };
}

/** A king is put on the ringfort that is there, and taken from it; a vacant hill gets a ringfort of its color first. */
function crowned(sketch: Sketch, side: Side, hill: Hill): Sketch {
  const hasKing = sketch.kings[side].includes(hill);
  const kings = withoutHill(sketch.kings, hill);
  if (hasKing) return { ...sketch, kings };
  const isVacant = sideOf(sketch, hill) === undefined;
  const ringforts = isVacant ? withHill(sketch.ringforts, side, hill) : sketch.ringforts;
  return { ...sketch, ringforts, kings: withHill(kings, side, hill) };
}

function vacated(sketch: Sketch, hill: Hill): Sketch {
  return {
    ...sketch,
    ringforts: withoutHill(sketch.ringforts, hill),
    kings: withoutHill(sketch.kings, hill),
    links: sketch.links.filter((link) => !link.includes(hill)),
  };
}

/** A bridge is set, or taken away if it is there. */
export function linked(sketch: Sketch, bridge: Bridge): Sketch {
  const name = bridgeName(bridge);
  const others = sketch.links.filter((link) => bridgeName(link) !== name);
  const isThere = others.length < sketch.links.length;
  return { ...sketch, links: isThere ? others : [...others, bridge] };
}

/** Nothing on the board. */
export function cleared(sketch: Sketch): Sketch {
  return { ...sketch, ringforts: [[], []], kings: [[], []], links: [] };
}

/** The drawing for another variant. Fields that it lacks fall back to their first value. */
export function asVariant(
  sketch: Sketch,
  variant: string,
  seats: readonly string[],
  form: PositionForm,
): Sketch {
  const { phase, turn } = sketch;
  return {
    ...sketch,
    variant,
    phase: form.phases.includes(phase) ? phase : (form.phases[0] ?? phase),
    turn: turn !== undefined && seats.includes(turn) ? turn : seats[0],
    kings: form.has_kings ? sketch.kings : [[], []],
    links: form.has_links ? sketch.links : [],
    turnsLeft: undefined,
    kingsLost: [0, 0],
  };
}

const withHill = (hills: BySide<readonly Hill[]>, side: Side, hill: Hill): BySide<readonly Hill[]> =>
  side === 0 ? [[...hills[0], hill], hills[1]] : [hills[0], [...hills[1], hill]];

const withoutHill = ([red, blue]: BySide<readonly Hill[]>, hill: Hill): BySide<readonly Hill[]> => [
  red.filter((other) => other !== hill),
  blue.filter((other) => other !== hill),
];
