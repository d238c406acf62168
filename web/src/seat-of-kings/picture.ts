/** A picture on a page: it shows scenes, and tells what is picked. */

import { listenToGestures, type Point } from "../board/gestures.ts";
import { elementOf, group, isSameShape, shape, write, type Shape } from "../board/shape.ts";
import { cellByKey, formOf, gridOf, updateGrid, type Grid } from "./cells.ts";
import { move, type Motion, type Places } from "./motion.ts";
import type { Player } from "./names.ts";
import { PLANNED } from "./region.ts";
import type { Layer, Scene } from "./scene.ts";
import type { Pair } from "./shapes.ts";

/** Callbacks of a picture. Cells are named by their ids. */
export interface PictureEvents {
  /** A cell was picked, by a pointer or a key; only one that can be picked. */
  readonly onPick?: (id: string) => void;
  /** A cell that cannot be picked now was tried. */
  readonly onRefused?: (id: string) => void;
  /** Pointer or focus came to a cell, or left the picture. */
  readonly onPoint?: (id: string | undefined) => void;
  /** A closer look at a cell is asked for: by the second button, a long touch, or Shift with Enter. */
  readonly onLook?: (id: string) => void;
  /** Something that is drawn in a cell is dragged off it. */
  readonly onLift?: (id: string) => void;
  /** It was dropped at a point of the window; without one it goes back. */
  readonly onDrop?: (id: string, point: Point | undefined) => void;
  /** A part of the middle was pressed, such as `deck`. */
  readonly onPart?: (key: string) => void;
  /** Escape was pressed. */
  readonly onCancel?: () => void;
}

/** A picture that was put on a page. */
export interface Picture {
  /** Shows another scene. Only what changed is redrawn, and the focus stays. */
  readonly show: (scene: Scene) => void;
  /** Moves pieces and other things to where the scene has them. What still moves comes to its end at once. */
  readonly move: (motion: Motion, home: (player: Player) => Element | undefined) => void;
  /** Brings everything that moves to its end at once. */
  readonly settle: () => void;
  /** Moves the focus to a cell. */
  readonly focus: (id: string) => void;
  /** Takes the picture off the page. */
  readonly remove: () => void;
}

/** A part of a picture that is drawn, and as what. */
interface Drawn {
  readonly element: SVGElement;
  readonly shape: Shape;
}

/** The memory of the picture from one scene to the next. */
interface Shown {
  readonly svg: SVGElement;
  scene: Scene;
  grid: Grid;
  /** The one cell that Tab leads to. */
  kept: string;
  readonly layers: Map<string, { readonly root: SVGElement; parts: Map<string, Drawn> }>;
}

/** Puts a picture into an element of a page, as wide as that is. `seat-of-kings.css` has its colors. */
export function createPicture(host: HTMLElement, scene: Scene, events: PictureEvents = {}): Picture {
  const svg = elementOf(shape("svg", { class: "kings-picture", role: "grid" }));
  const shown: Shown = { svg, scene, grid: gridOf(scene), kept: "", layers: new Map() };
  svg.append(shown.grid.root);
  update(shown, scene);
  const listening = new AbortController();
  const old = ({ target }: Event) => target instanceof Element && target.classList.remove("kings-fresh");
  for (const end of ["animationend", "animationcancel"]) svg.addEventListener(end, old);
  listen(host, shown, events, listening.signal);
  host.append(svg);
  const remove = () => {
    listening.abort();
    svg.remove();
  };
  let settle = () => {};
  const moved = (motion: Motion, home: (player: Player) => Element | undefined) => {
    settle();
    settle = move(svg, motion, placesOf(shown, home));
  };
  return {
    show: (next) => update(shown, next),
    move: moved,
    settle: () => settle(),
    focus: (id) => focus(shown, id),
    remove,
  };
}

/** The places of things on the picture. A player without a place on the page is at the upper edge. */
function placesOf(shown: Shown, home: (player: Player) => Element | undefined): Places {
  const { svg, scene } = shown;
  const [x, y, width] = scene.box;
  const middleOf = measurer(svg);
  const homes = new Map<Player, Pair>();
  return {
    cell: (id) => {
      const cell = scene.cells.find((cell) => cell.id === id);
      return cell && [cell.x, cell.y];
    },
    home: (player) => {
      const at = homes.get(player) ?? middleOf(home(player)) ?? [x + width / 2, y];
      homes.set(player, at);
      return at;
    },
    title: (region) =>
      middleOf(shown.layers.get("lands")?.parts.get(region)?.element.querySelector(".kings-title")),
    part: (key) => middleOf(cardOn(shown, key)),
    card: (key) => cardOn(shown, key) ?? undefined,
    pieces: (id) => {
      const stack = shown.layers.get("stacks")?.parts.get(id)?.element;
      return stack ? [...stack.querySelectorAll(".kings-piece")] : [];
    },
  };
}

const cardOn = (shown: Shown, key: string): Element | null | undefined =>
  shown.layers.get("middle")?.parts.get(key)?.element.firstElementChild;

/** Gives the middles of elements of the page, in the measures of the picture; undefined for one that is not shown. */
function measurer(svg: SVGElement): (element: Element | null | undefined) => Pair | undefined {
  let matrix: DOMMatrix | undefined;
  return (element) => {
    const box = element?.getBoundingClientRect();
    if (svg instanceof SVGGraphicsElement) matrix ??= svg.getScreenCTM()?.inverse();
    if (box === undefined || box.width === 0 || matrix === undefined) return undefined;
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    return [x, y];
  };
}

function update(shown: Shown, scene: Scene): void {
  shown.scene = scene;
  const attributes = { viewBox: scene.box.join(" "), "aria-label": scene.label, ...scene.attributes };
  for (const [name, value] of Object.entries(attributes)) write(shown.svg, name, value);
  for (const layer of scene.layers) draw(shown, layer);
  if (shown.grid.form !== formOf(scene)) renew(shown, scene);
  if (!shown.grid.cells.has(shown.kept)) shown.kept = scene.cells[0]?.id ?? "";
  updateGrid(shown.grid, scene, shown.kept);
}

/** Draws what of a layer is new or another, and takes away what is gone. */
function draw(shown: Shown, { name, parts }: Layer): void {
  const layer = shown.layers.get(name) ?? newLayer(shown, name);
  // Of another region all is new at once, and nothing of it has just come.
  const isFirst = !parts.some(({ key }) => layer.parts.has(key));
  // A picture that is hidden would fade its new pieces in when it is shown again.
  const comes = name === "stacks" && !isFirst && shown.svg.checkVisibility();
  const drawn = new Map<string, Drawn>();
  for (const { key, shape } of parts) {
    const before = layer.parts.get(key);
    const same = before !== undefined && isSameShape(before.shape, shape) ? before : undefined;
    const part = same ?? { element: elementOf(shape), shape };
    if (same === undefined && comes && !isPlanned(shape) && !isPlanned(before?.shape))
      part.element.classList.add("kings-fresh");
    if (same === undefined && before !== undefined) before.element.replaceWith(part.element);
    drawn.set(key, part);
  }
  for (const [key, { element }] of layer.parts) if (!drawn.has(key)) element.remove();
  for (const { element } of drawn.values()) if (element.parentNode === null) layer.root.append(element);
  layer.parts = drawn;
}

/** True if a stack is drawn as it would be: nothing has come to it, nor does anything when it is drawn as it is again. */
const isPlanned = (shape: Shape | undefined): boolean => shape?.attributes["class"] === PLANNED;

function newLayer(shown: Shown, name: string) {
  const root = elementOf(group(`kings-${name}`, []));
  root.setAttribute("aria-hidden", "true");
  shown.grid.root.before(root);
  const layer = { root, parts: new Map<string, Drawn>() };
  shown.layers.set(name, layer);
  return layer;
}

/** Other cells: the focus goes to the one of the same name, if there still is one. */
function renew(shown: Shown, scene: Scene): void {
  const hadFocus = shown.grid.root.contains(document.activeElement);
  const grid = gridOf(scene);
  shown.grid.root.replaceWith(grid.root);
  shown.grid = grid;
  if (!grid.cells.has(shown.kept)) shown.kept = scene.cells[0]?.id ?? "";
  if (hadFocus) focus(shown, shown.kept);
}

function focus(shown: Shown, id: string): void {
  if (!shown.grid.cells.has(id)) return;
  shown.kept = id;
  updateGrid(shown.grid, shown.scene, id);
  shown.grid.cells.get(id)?.focus();
}

/** The host listens and not the SVG: with a listener for focus that would become a stop of the Tab key itself. */
function listen(host: HTMLElement, shown: Shown, events: PictureEvents, signal: AbortSignal): void {
  const on = <K extends keyof HTMLElementEventMap>(type: K, tell: (event: HTMLElementEventMap[K]) => void) =>
    host.addEventListener(type, tell, { signal });
  on("click", (event) => {
    const id = cellUnder(shown, event);
    if (id !== undefined) return pick(shown, events, id);
    const part = partUnder(shown, event);
    if (part !== undefined) events.onPart?.(part);
  });
  listenToGestures(host, gesturesOn(shown, events), signal);
  on("focusin", (event) => {
    const id = cellUnder(shown, event);
    if (id === undefined) return;
    shown.kept = id;
    updateGrid(shown.grid, shown.scene, id);
    events.onPoint?.(id);
  });
  on("focusout", (event) => {
    const isWithin = event.relatedTarget instanceof Node && host.contains(event.relatedTarget);
    if (!isWithin) events.onPoint?.(undefined);
  });
  on("pointerover", (event) => events.onPoint?.(cellUnder(shown, event)));
  on("pointerleave", () => events.onPoint?.(undefined));
  on("keydown", (event) => press(shown, events, event));
}

/** Cells are looked at, and what a cell can drag is its part of the picture. */
const gesturesOn = (shown: Shown, events: PictureEvents) => ({
  placeOf: (target: EventTarget | null) => cellOf(shown, target),
  explain: events.onLook,
  pictureOf: (id: string) => {
    const canDrag = shown.scene.cells.some((cell) => cell.id === id && cell.canDrag);
    return canDrag ? partOf(shown, id) : undefined;
  },
  lift: (id: string) => events.onLift?.(id),
  drop: (id: string, point: Point | undefined) => events.onDrop?.(id, point),
});

const partOf = ({ layers }: Shown, key: string): SVGElement | undefined =>
  [...layers.values()].map(({ parts }) => parts.get(key)?.element).find((element) => element !== undefined);

function press(shown: Shown, events: PictureEvents, event: KeyboardEvent): void {
  const id = cellUnder(shown, event);
  if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = cellByKey(shown.scene, id, event.key);
  if (next !== undefined) focus(shown, next);
  else if (event.key === "Enter" && event.shiftKey) events.onLook?.(id);
  else if (event.key === "Enter" || event.key === " ") pick(shown, events, id);
  else if (event.key === "Escape" && events.onCancel !== undefined) events.onCancel();
  else if (!event.key.startsWith("Arrow")) return;
  event.preventDefault();
}

function pick({ scene }: Shown, events: PictureEvents, id: string): void {
  const canPick = scene.cells.some((cell) => cell.id === id && cell.canPick);
  if (canPick) events.onPick?.(id);
  else events.onRefused?.(id);
}

/** The part of the middle that was pressed. */
function partUnder({ layers }: Shown, { target }: Event): string | undefined {
  const parts = [...(layers.get("middle")?.parts ?? [])];
  return parts.find(([, { element }]) => target instanceof Node && element.contains(target))?.[0];
}

const cellUnder = (shown: Shown, { target }: Event): string | undefined => cellOf(shown, target);

function cellOf({ svg }: Shown, target: EventTarget | null): string | undefined {
  const cell = target instanceof Element && svg.contains(target) ? target.closest("[data-cell]") : null;
  return cell?.getAttribute("data-cell") ?? undefined;
}
