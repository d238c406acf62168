// The drawing of a reader on a board, as a comment of a game file: `%draw D4 C3-E5` is a ring around D4 and an arrow from C3 to E5.

import { NO_SKETCH, isHill, type Arrow, type Sketch } from "../../board/index.ts";
import { cellId, placeOfCell } from "../../seat-of-kings/names.ts";
import type { Comments } from "./tree.ts";

/** The spelling of the places of a board: their word in a comment, and the place of a word. */
export interface Places {
  readonly wordOf: (place: string) => string;
  readonly placeOf: (word: string) => string | undefined;
}

/** The hills of the ringfort games. */
export const HILLS: Places = {
  wordOf: (hill) => hill,
  placeOf: (word) => (isHill(word) ? word : undefined),
};

/** The positions of Seat of Kings, whose cells are called `ulster F2`: a word has a dot for the blank. */
export const CELLS: Places = {
  wordOf: (cell) => cell.replace(" ", "."),
  placeOf: (word) => {
    const place = placeOfCell(word.replace(".", " "));
    return place && cellId(place.region, place.position);
  },
};

/** The drawings at moments of a game, by their keys. */
export type Drawings = Readonly<Record<string, Sketch<string>>>;

/** The comments and drawings that are written to moments. */
export interface Written {
  readonly comments: Comments;
  readonly sketches: Drawings;
}

const BEGIN = "%draw";

/** The comment of a drawing; none if nothing is drawn. */
export function drawingWords({ rings, arrows }: Sketch<string>, { wordOf }: Places): string[] {
  const words = [...rings.map(wordOf), ...arrows.map((ends) => ends.map(wordOf).join("-"))];
  return words.length === 0 ? [] : [[BEGIN, ...words].join(" ")];
}

/** The drawing of a comment; undefined if it is none, such as when it names a place that the board does not have. */
function drawingIn(comment: string, { placeOf }: Places): Sketch<string> | undefined {
  const [begin, ...words] = comment.split(" ");
  if (begin !== BEGIN || words.length === 0) return undefined;
  const rings: string[] = [];
  const arrows: Arrow<string>[] = [];
  for (const word of words) {
    const [from, to, ...more] = word.split("-").map(placeOf);
    if (from === undefined || more.length > 0) return undefined;
    if (!word.includes("-")) rings.push(from);
    else if (to !== undefined && to !== from) arrows.push([from, to]);
    else return undefined;
  }
  return { rings, arrows };
}

/** The comments of a moment without its drawings, and these as one. */
export function parted(
  comments: readonly string[],
  places: Places,
): { readonly texts: readonly string[]; readonly sketch: Sketch<string> } {
  const drawn = comments.map((comment) => drawingIn(comment, places));
  const sketches = drawn.filter((sketch) => sketch !== undefined);
  return {
    texts: comments.filter((_, at) => drawn[at] === undefined),
    sketch: {
      rings: [...new Set(sketches.flatMap(({ rings }) => rings))],
      arrows: sketches.flatMap(({ arrows }) => arrows),
    },
  };
}

/** The comments of a file as what they say and what they draw. */
export function writtenOf(comments: Comments, places: Places): Written {
  const all = Object.entries(comments).map(([key, words]) => [key, parted(words, places)] as const);
  const texts = all.filter(([, { texts }]) => texts.length > 0);
  const drawn = all.filter(([, { sketch }]) => sketch.rings.length + sketch.arrows.length > 0);
  return {
    comments: Object.fromEntries(texts.map(([key, { texts }]) => [key, texts])),
    sketches: Object.fromEntries(drawn.map(([key, { sketch }]) => [key, sketch])),
  };
}

/** All comments of a moment for a file: what is said, and what is drawn. */
export function commentsOf({ comments, sketches }: Written, key: string, places: Places): string[] {
  return [...(comments[key] ?? []), ...drawingWords(sketches[key] ?? NO_SKETCH, places)];
}
