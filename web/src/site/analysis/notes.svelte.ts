// A reader's notes on a game: comments and variations, kept by this browser with the game.

import { NO_SKETCH, type Sketch } from "../../board/index.ts";
import { keeper, type Keeper } from "../../client/keeper.ts";
import { optional } from "../../client/shape.ts";
import type { ActionFields } from "../../client/wire.ts";
import type { Drawings } from "./drawings.ts";
import { beginsWith, type Comments, type Line, type Tree } from "./tree.ts";

const KEY = "tara.notes";

/** The games whose notes are kept, those written to last. */
const MAX_GAMES = 200;

/** The notes of one game as they are kept. */
interface Kept {
  readonly name: string;
  readonly comments: Comments;
  readonly branches: readonly Line[];
  /** The drawings on the board by the keys of their moments; notes of earlier versions have none. */
  readonly sketches?: Drawings;
}

const SHAPE = {
  name: "string",
  comments: optional({ "*": ["string"] }),
  branches: optional([["object"]]),
  sketches: optional({ "*": { rings: ["string"], arrows: [["string", "string"]] } }),
};

const allKept = (from: Keeper): Kept[] => from.list(KEY, SHAPE);

/** All notes but some. Where the file has one of those, an empty one stays, so that it does not come back from the file. */
function without<T>(
  all: Readonly<Record<string, T>>,
  isGone: (key: string) => boolean,
  file: Readonly<Record<string, T>>,
  empty: T,
): Record<string, T> {
  const left = Object.entries(all).flatMap(([key, one]): [string, T][] => {
    if (!isGone(key)) return [[key, one]];
    return key in file ? [[key, empty]] : [];
  });
  return Object.fromEntries(left);
}

/** The comments, variations and drawings on a game. */
export class Notes {
  readonly #name: string;
  /** The content of the file of the game. */
  readonly #from: Omit<Tree, "game">;
  readonly #keeper: Keeper;
  comments: Comments = $state.raw({});
  branches: readonly Line[] = $state.raw([]);
  /** The drawings on the board by the keys of their moments. */
  sketches: Drawings = $state.raw({});
  /** True if the last change could not be kept, such as when the browser has no room. */
  isUnkept = $state(false);

  /** Of a game by a name that no other has; a game of a file comes with what is in the file. */
  constructor(
    name: string,
    from: Omit<Tree, "game"> = { comments: {}, branches: [], sketches: {} },
    own = keeper,
  ) {
    this.#name = name;
    this.#from = from;
    this.#keeper = own;
    const kept = allKept(own).find((one) => one.name === name);
    // Earlier versions did not keep all that a file has.
    this.comments = { ...from.comments, ...kept?.comments };
    this.branches = kept?.branches ?? from.branches;
    this.sketches = { ...from.sketches, ...kept?.sketches };
  }

  /** The comments at a moment, one a line. */
  at(key: string): string {
    return (this.comments[key] ?? []).join("\n");
  }

  /** Writes a comment to a moment, each line one; an empty text takes it away, and stays where the file has one. */
  write(key: string, text: string): void {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) this.#clearComments((other) => other === key);
    else this.comments = { ...this.comments, [key]: lines };
    this.#keep();
  }

  /** The drawing on the board at a moment. */
  sketchAt<Place extends string>(key: string): Sketch<Place> {
    // The board on which it was drawn has these places.
    return (this.sketches[key] ?? NO_SKETCH) as Sketch<Place>;
  }

  /** Draws on the board at a moment, in place of what was drawn there. */
  draw(key: string, sketch: Sketch<string>): void {
    const isEmpty = sketch.rings.length + sketch.arrows.length === 0;
    if (isEmpty) this.#clearSketches((other) => other === key);
    else this.sketches = { ...this.sketches, [key]: sketch };
    this.#keep();
  }

  /** Keeps a line that leaves the game, in place of those that it goes on from. */
  branch(line: Line): void {
    if (this.branches.some((known) => beginsWith(known, line))) return;
    this.branches = [...this.branches.filter((known) => !beginsWith(line, known)), line];
    this.#keep();
  }

  /** Drops the variations that begin with these actions, and what is written to them. What they share with the game stays. */
  drop(line: Line, keyOf: (line: Line) => string): void {
    const own = keyOf(line);
    const isWithin = (key: string) => key === own || key.startsWith(`${own} `);
    this.branches = this.branches.filter((known) => !beginsWith(known, line));
    this.#clearComments(isWithin);
    this.#clearSketches(isWithin);
    this.#keep();
  }

  #clearComments(isGone: (key: string) => boolean): void {
    this.comments = without(this.comments, isGone, this.#from.comments, []);
  }

  #clearSketches(isGone: (key: string) => boolean): void {
    this.sketches = without(this.sketches, isGone, this.#from.sketches, NO_SKETCH);
  }

  /** The variations that leave a line after so many of its actions, each with its first action. */
  leaving(line: Line, at: number): { first: ActionFields; whole: Line }[] {
    const before = line.slice(0, at);
    const next = line.slice(0, at + 1);
    const found: { first: ActionFields; whole: Line }[] = [];
    for (const whole of this.branches) {
      const first = whole[at];
      if (first === undefined || !beginsWith(whole, before)) continue;
      if (next.length > at && beginsWith(whole, next)) continue;
      if (found.some((other) => beginsWith(whole, other.whole.slice(0, at + 1)))) continue;
      found.push({ first, whole });
    }
    return found;
  }

  /** The comments at the moments of variations that begin with these actions. */
  commentsWithin(line: Line, keyOf: (line: Line) => string): number {
    const own = keyOf(line);
    const within = Object.entries(this.comments).filter(([key]) => key === own || key.startsWith(`${own} `));
    return within.reduce((sum, [, comments]) => sum + comments.length, 0);
  }

  /** All comments. */
  get commentCount(): number {
    return Object.values(this.comments).reduce((sum, comments) => sum + comments.length, 0);
  }

  #keep(): void {
    const others = allKept(this.#keeper).filter(({ name }) => name !== this.#name);
    const { comments, branches, sketches } = this;
    const own: Kept = { name: this.#name, comments, branches, sketches };
    this.#keeper.write(KEY, JSON.stringify([own, ...others].slice(0, MAX_GAMES)));
    this.isUnkept = this.#keeper.isForTab(KEY);
  }
}
