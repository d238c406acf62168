/** Parts of a picture as values, so that what is drawn can be compared, tested and written without a page. */

/** An element of SVG. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Shape[];
  /** The words that it says, which its caller gives. */
  readonly text?: string;
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** A shape with these attributes; numbers are written as they are. */
export function shape(
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly Shape[] = [],
): Shape {
  const written: Record<string, string> = {};
  for (const name in attributes) written[name] = String(attributes[name]);
  return { tag, attributes: written, children };
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

/** Words in one line. */
export function words(attributes: Readonly<Record<string, string | number>>, text: string): Shape {
  return { ...shape("text", attributes), text };
}

/** True if two shapes look the same. Boards ask this of all their parts at each change, so it writes no text. */
export function isSameShape(one: Shape, other: Shape): boolean {
  if (one === other) return true;
  if (one.tag !== other.tag || one.text !== other.text || one.children.length !== other.children.length)
    return false;
  return (
    isSameRecord(one.attributes, other.attributes) &&
    one.children.every((child, at) => isSameShape(child, other.children[at] as Shape))
  );
}

function isSameRecord(one: Shape["attributes"], other: Shape["attributes"]): boolean {
  let count = 0;
  for (const name in one) {
    if (one[name] !== other[name]) return false;
    count += 1;
  }
  for (const _name in other) count -= 1;
  return count === 0;
}

/** The shape as text. */
export function textOf({ tag, attributes, children, text = "" }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join("")}>${escaped(text)}${children.map(textOf).join("")}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The shape as an element of a page. */
export function elementOf({ tag, attributes, children, text = "" }: Shape): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(text, ...children.map(elementOf));
  return element;
}

/** Writes an attribute unless it is there. Most stay as they are, and writing costs far more than reading. */
export function write(element: SVGElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
