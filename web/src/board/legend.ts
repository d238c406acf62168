/** Single marks as SVG text, to stand beside words. */

import { lit } from "./face.ts";
import { EARTHWORK } from "./ground.ts";
import { placeOf, type Hill } from "./hill.ts";
import { knots } from "./knots.ts";
import { marks } from "./marks.ts";
import { group, path, shape, textOf, type Shape } from "./shape.ts";
import { EMPTY_BOARD, NO_OVERLAYS, type BoardState, type Overlays, type Side } from "./state.ts";
import { PITCH } from "./strands.ts";

/** The hills on and between which the marks are drawn. */
const [AT, BEFORE, BESIDE]: [Hill, Hill, Hill] = ["D4", "B3", "C4"];

const laid = (overlays: Partial<Overlays>): BoardState => ({
  ...EMPTY_BOARD,
  overlays: { ...NO_OVERLAYS, ...overlays },
});

/** The marks that are drawn upon hills, each on a board that has no other. */
const BOARDS = {
  legal: { ...EMPTY_BOARD, legal: [AT] },
  besieged: laid({ besieged: [AT] }),
  forced: laid({ forced: [AT] }),
  chosen: { ...EMPTY_BOARD, selected: AT },
  note: laid({ reasons: [AT] }),
  refused: laid({ refused: AT }),
  trail: laid({ trail: [BEFORE, AT] }),
  fallen: laid({ fallen: [{ hill: AT, side: 0 }] }),
  pending: laid({ pending: [AT] }),
  order: { ...laid({ priorities: { [AT]: 3 } }), legal: [AT] },
  unlinked: laid({ unlinked: [AT] }),
  reach: laid({ reach: { from: BEFORE, to: [AT], sacrifices: [] } }),
  link: laid({ links: [[BESIDE, AT]] }),
} as const;

/** The marks that lie on the ground below them. */
const GROUND = {
  last: shape("rect", { class: "tara-last", x: -475, y: -475, width: 950, height: 950, rx: 120 }),
  qualified: path("tara-qualified", "M-530 -400H530M-530 400H530"),
  area: group("", [
    shape("path", { class: "tara-land", d: "M-440 -440H440V440H-440Z", fill: lit("land") }),
    ...EARTHWORK,
    path("tara-veil", "M0 -440H440V440H0Z"),
  ]),
  kingdom: path("tara-kingdom tara-side-0", "M-400 -400H400V400H-400Z"),
  joining: path("tara-joining tara-side-0", "M-400 -400H400V400H-400Z"),
} as const;

export type Mark = keyof typeof BOARDS | keyof typeof GROUND;

/** All marks, those of every game first. */
export const MARKS: readonly Mark[] = [
  "last",
  "legal",
  "chosen",
  "note",
  "refused",
  "trail",
  "pending",
  "besieged",
  "forced",
  "unlinked",
  "order",
  "reach",
  "fallen",
  "link",
  "qualified",
  "area",
  "kingdom",
  "joining",
];

/** A mark as a small picture. It has no words: say them beside it. */
export function markText(mark: Mark): string {
  const isGround = mark in GROUND;
  const shapes: readonly Shape[] = isGround
    ? [GROUND[mark as keyof typeof GROUND]]
    : marks(BOARDS[mark as keyof typeof BOARDS]);
  const { column, row } = placeOf(AT, EMPTY_BOARD.orientation);
  // The place for a bridge lies halfway to the hill beside.
  const aside = mark === "link" ? PITCH / 2 : 0;
  const [x, y] = isGround ? [0, 0] : [PITCH * column - aside, PITCH * row];
  return small([x, y], group(isGround ? "tara-mark" : "", shapes));
}

/** The knot of a side as a small picture. It has no words: say them beside it. */
export function knotText(side: Side): string {
  const ringforts = side === 0 ? ([[AT], []] as const) : ([[], [AT]] as const);
  const { column, row } = placeOf(AT, EMPTY_BOARD.orientation);
  return small([PITCH * column, PITCH * row], group("", knots({ ...EMPTY_BOARD, ringforts }, side)));
}

/** A square picture about a point. */
function small([x, y]: readonly [number, number], drawn: Shape): string {
  const attributes = {
    class: "tara-legend",
    viewBox: `${x - 530} ${y - 530} 1060 1060`,
    "aria-hidden": "true",
  };
  return textOf(shape("svg", attributes, [drawn]));
}
