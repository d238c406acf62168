// The shapes of what this browser stores, by which entries that are damaged are found. They are left out, and the others count.

/** The words of `typeof`, a check, a list of one shape or a tuple of several, or an object by its fields, `*` for all of them. */
export type Shape =
  string | ((value: unknown) => boolean) | readonly Shape[] | { readonly [field: string]: Shape };

/** True if a value has a shape. */
export function isLike(value: unknown, shape: Shape): boolean {
  if (typeof shape === "string") return typeof value === shape || shape.split(" ").includes(typeof value);
  if (typeof shape === "function") return shape(value);
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(shape))
    return false;
  const values = Object.values(value);
  const hasAll = (one: Shape) => values.every((each) => isLike(each, one));
  if (Array.isArray(shape) && shape.length === 1) return hasAll(shape[0] as Shape);
  if (Array.isArray(shape) && shape.length !== values.length) return false;
  return Object.entries(shape).every(([field, one]) =>
    field === "*" ? hasAll(one) : isLike((value as Record<string, unknown>)[field], one),
  );
}

/** Something of a shape, or nothing. */
export const optional = (shape: Shape) => (value: unknown) => value === undefined || isLike(value, shape);

/** A text of a form. */
export const like = (form: RegExp) => (value: unknown) => typeof value === "string" && form.test(value);

/** The value of a JSON text; undefined if it is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** The entries of an object that have a shape; none if it is something else. */
export const wholeEntries = <T>(value: unknown, shape: Shape): Record<string, T> =>
  isLike(value, {})
    ? Object.fromEntries(Object.entries(value as object).filter(([, entry]) => isLike(entry, shape)))
    : {};
