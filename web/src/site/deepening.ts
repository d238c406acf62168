// A search that is asked for again and again, with more each time, until the server has no more to give.

/** The result of the searches that were asked for so far. */
export interface Found<Body> {
  readonly body: Body;
  /** The number of the last search, from 0. */
  readonly rung: number;
  /** True if the server searches no deeper. */
  readonly isDeepest: boolean;
}

/** The sizes of the first searches, as multiples of that of the first one. */
const TIMES = [1, 4, 20] as const;

/** The size of a search, if the first one has such a size: 1, 4, 20, 100, 400, 2,000 times that, and so on. */
export const sizeOf = (first: number, rung: number): number =>
  first * (TIMES[rung % TIMES.length] ?? 1) * 100 ** Math.floor(rung / TIMES.length);

/** The result that is known after one more search: its answer takes the place of the former one if it is as deep. */
export function deepened<Body extends { readonly deepest: boolean }>(
  known: Found<Body> | undefined,
  body: Body,
  rung: number,
  isAsDeep: (body: Body, known: Body) => boolean,
): Found<Body> {
  const isBetter = known === undefined || isAsDeep(body, known.body);
  return { body: isBetter ? body : known.body, rung, isDeepest: body.deepest };
}
