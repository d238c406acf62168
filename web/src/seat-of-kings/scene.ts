/** A picture as a value: layers of parts that are drawn, and cells that are picked. */

import { shape, textOf, type Shape } from "../board/shape.ts";
import type { Picking } from "./state.ts";

/** A part of a picture, known by its key from one picture to the next. */
export interface Part {
  readonly key: string;
  readonly shape: Shape;
}

/** Parts that lie above those of the layers before. */
export interface Layer {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** Something that can be pointed at, reached by keys, and perhaps picked. */
export interface Cell {
  readonly id: string;
  /** Its middle, and half its width and height. */
  readonly x: number;
  readonly y: number;
  readonly half: readonly [number, number];
  readonly round: number;
  /** The row in which a screen reader finds it, from 0. */
  readonly row: number;
  /** The name of that row; undefined where the whole scene is called so. */
  readonly rowName?: string | undefined;
  readonly name: string;
  readonly canPick: boolean;
  /** True if what is drawn here can be dragged elsewhere. */
  readonly canDrag?: boolean;
  readonly isChosen: boolean;
}

/** A picture. */
export interface Scene {
  /** Its upper left corner, width and height. */
  readonly box: readonly [number, number, number, number];
  readonly layers: readonly Layer[];
  /** Row by row from above, each from left to right. */
  readonly cells: readonly Cell[];
  /** Its name for a screen reader. */
  readonly label: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** True if something can be picked that is legal or not. */
export function pickable(picking: Picking, isLegal: boolean): boolean {
  return picking === "all" || (picking === "legal" && isLegal);
}

/** The picture as SVG text, for places where nothing is picked. `seat-of-kings.css` has its colors. */
export function textOfScene(scene: Scene): string {
  const layers = scene.layers.map(({ name, parts }) =>
    shape(
      "g",
      { class: `kings-${name}` },
      parts.map((part) => part.shape),
    ),
  );
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    class: "kings-picture",
    viewBox: scene.box.join(" "),
    role: "img",
    "aria-label": scene.label,
    ...scene.attributes,
  };
  return textOf(shape("svg", attributes, layers));
}
