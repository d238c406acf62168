/** Parts of a picture as values, so that what is drawn can be compared, tested and written without a page. */

/** An element of SVG. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Shape[];
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** A shape with these attributes; numbers are written as they are. */
export function shape(
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly Shape[] = [],
): Shape {
  const written = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return { tag, attributes: Object.fromEntries(written) as Record<string, string>, children };
}

/** A path of a class. */
export function path(name: string, d: string): Shape {
  return shape("path", { class: name, d });
}

/** A group of a class, moved to a point. */
export function group(name: string, children: readonly Shape[], at?: { x: number; y: number }): Shape {
  const moved = at === undefined ? {} : { transform: `translate(${at.x} ${at.y})` };
  return shape("g", { class: name, ...moved }, children);
}

/** Texts of shapes that are still in use. */
const texts = new WeakMap<Shape, string>();

/** The shape as text. */
export function textOf(shape: Shape): string {
  const text = texts.get(shape) ?? newText(shape);
  texts.set(shape, text);
  return text;
}

function newText({ tag, attributes, children }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join("")}>${children.map(newText).join("")}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The shape as an element of a page. */
export function elementOf({ tag, attributes, children }: Shape): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(elementOf));
  return element;
}
