// Where something that is looked at lies on the page: beside what it belongs to, and over as little of the rest as can be.

/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room that is left between both. */
const GAP = 8;

/** The boxes on which a place beside something depends. */
export interface Surroundings {
  /** Where it belongs. */
  readonly at: Box;
  /** The boxes that it may lie beside, `at` and all around it. */
  readonly beside: readonly Box[];
  /** The boxes that it is not to lie over. */
  readonly taken: readonly Box[];
  /** The boxes that it lies over only where there is no other room. */
  readonly spared: readonly Box[];
  /** The box that it lies within. */
  readonly around: Box;
}

/** The upper left corner of a box of this size: where it covers least, and nearest to where it belongs. */
export function placeBeside(
  width: number,
  height: number,
  { at, beside, taken, spared, around }: Surroundings,
): { readonly left: number; readonly top: number } {
  const middle = { left: (at.left + at.right - width) / 2, top: (at.top + at.bottom - height) / 2 };
  const places = beside
    .flatMap((box) => {
      const lefts = [middle.left, box.left, box.right - width];
      const tops = [middle.top, box.top, box.bottom - height];
      return [
        ...tops.flatMap((top) => [box.right + GAP, box.left - GAP - width].map((left) => ({ left, top }))),
        ...lefts.flatMap((left) => [box.bottom + GAP, box.top - GAP - height].map((top) => ({ left, top }))),
      ];
    })
    .map(({ left, top }) => ({
      left: clamp(left, around.left, around.right - width),
      top: clamp(top, around.top, around.bottom - height),
    }));
  const cover = (place: (typeof places)[number], boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + overlap(place, width, height, box), 0);
  const ranked = places.map((place) => ({
    place,
    covered: cover(place, taken),
    spoiled: cover(place, spared),
    way: Math.hypot(place.left - middle.left, place.top - middle.top),
  }));
  ranked.sort(
    (one, other) => one.covered - other.covered || one.spoiled - other.spoiled || one.way - other.way,
  );
  return ranked[0]?.place ?? middle;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The area of a box that lies under another one, in square pixels. */
function overlap(
  { left, top }: { readonly left: number; readonly top: number },
  width: number,
  height: number,
  box: Box,
): number {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
