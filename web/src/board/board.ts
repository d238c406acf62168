/** A board on a page: it shows states, and tells what is picked. */

import { common, differenceOf, isSamePosition } from "./difference.ts";
import { listenToGestures, type Point } from "./gestures.ts";
import { gridOf, hillByKey, updateGrid, type Grid } from "./grid.ts";
import { bridgeName, hillAt, isHill, placeOf, type Bridge, type Hill } from "./hill.ts";
import { moveKings, settleKings, type KingElements } from "./kings.ts";
import { move, type RunningMotion } from "./motion.ts";
import { allLayers, knotLayer, layers, layersAroundKnots, viewBox, type Layer } from "./scene.ts";
import { elementOf, group, isSameShape, shape, write, type Shape } from "./shape.ts";
import { canPick, type BoardEvents, type BoardState } from "./state.ts";

/** A board that was put on a page. */
export interface Board {
  /** Shows another state. Only what changed is redrawn, and the focus stays. */
  readonly show: (state: BoardState) => void;
  /** Moves the focus to a hill. */
  readonly focus: (hill: Hill) => void;
  /** Takes the board off the page. */
  readonly remove: () => void;
}

/** A picture that was put on a page, where nothing is picked. */
export interface Picture {
  /** Shows another state. Only what changed is redrawn. */
  readonly show: (state: BoardState) => void;
  /** Takes the picture off the page. */
  readonly remove: () => void;
}

/** A layer on the page, and the shapes in it. */
interface DrawnLayer {
  readonly element: SVGElement;
  parts: readonly Part[];
}

/** A shape, and the element that shows it. */
interface Part {
  readonly shape: Shape;
  readonly element: SVGElement;
}

/** The memory of the board from one state to the next. */
interface Shown {
  state: BoardState;
  grid: Grid;
  /** The one hill that Tab leads to. */
  kept: Hill;
  /** Where an arrow begins that is drawn by keys. */
  arrowFrom: Hill | undefined;
  readonly drawn: Map<string, DrawnLayer>;
  readonly kings: KingElements;
  /** The layer of the pieces that come and go, while they move. */
  readonly moving: SVGElement;
  running: RunningMotion | undefined;
  /** The layer of what follows a move, and what ends that at once. */
  readonly effectMotions: SVGElement;
  endEffectMotions: () => void;
}

/** The module that plays the motions of effects. It comes with the first board, after all that a first visit needs. */
let player: typeof import("./effectMotions.ts") | undefined;

/** Puts a picture into an element of a page, as large as that is, for the words beside it to describe. */
export function createPicture(host: HTMLElement, state: BoardState): Picture {
  const svg = elementOf(shape("svg", { class: "tara-board", viewBox: viewBox(state) }));
  const drawn = new Map<string, DrawnLayer>();
  for (const { name } of allLayers(state)) addLayer(svg, drawn, name);
  const show = (next: BoardState) => {
    for (const layer of allLayers(next)) draw(drawn, layer);
  };
  show(state);
  host.append(svg);
  return { show, remove: () => svg.remove() };
}

/** Puts a board into an element of a page, as large as that is. `board.css` has its colors. */
export function createBoard(host: HTMLElement, state: BoardState, events: BoardEvents = {}): Board {
  const svg = elementOf(shape("svg", { class: "tara-board", role: "grid" }));
  const shown: Shown = {
    state,
    grid: gridOf(state),
    kept: "D4",
    arrowFrom: undefined,
    drawn: new Map(),
    kings: [new Map(), new Map()],
    moving: elementOf(group("tara-motion", [])),
    running: undefined,
    effectMotions: elementOf(group("tara-effects", [])),
    endEffectMotions: () => {},
  };
  const kings = elementOf(group("tara-kings", []));
  for (const { name } of layers(state)) {
    addLayer(svg, shown.drawn, name).setAttribute("aria-hidden", "true");
    if (name === "knots") svg.append(shown.moving);
  }
  for (const layer of [shown.moving, kings, shown.effectMotions]) layer.setAttribute("aria-hidden", "true");
  svg.append(kings, shown.effectMotions, shown.grid.root);
  const show = (next: BoardState) => {
    update(svg, kings, shown, next);
  };
  show(state);
  const listening = new AbortController();
  listen(host, shown, events, listening.signal);
  host.append(svg);
  if (player === undefined)
    void import("./effectMotions.ts").then(
      (module) => (player = module),
      () => {},
    );
  const remove = () => {
    shown.running?.end();
    shown.endEffectMotions();
    listening.abort();
    svg.remove();
  };
  return { show, focus: (hill) => focus(shown, hill), remove };
}

function addLayer(svg: SVGElement, drawn: Map<string, DrawnLayer>, name: string): SVGElement {
  const element = elementOf(group(`tara-${name}`, []));
  drawn.set(name, { element, parts: [] });
  svg.append(element);
  return element;
}

function update(svg: SVGElement, kings: SVGElement, shown: Shown, next: BoardState): void {
  const { state } = shown;
  shown.state = next;
  for (const [name, value] of Object.entries({
    viewBox: viewBox(next),
    "aria-label": next.label,
    "data-patterns": next.patterns,
    "data-picking": next.picking,
  })) {
    write(svg, name, value);
  }
  for (const layer of layersAroundKnots(next).flat()) draw(shown.drawn, layer);
  moveRingforts(shown, state, next);
  const isOther = state.motion.effectMotions?.key !== next.motion.effectMotions?.key;
  if (isOther) shown.endEffectMotions();
  if (isOther && next.motion.effectMotions === undefined) settleKings(kings);
  moveKings(kings, shown.kings, next);
  if (isOther)
    shown.endEffectMotions = player?.playEffectMotions(svg, shown.effectMotions, next) ?? (() => {});
  if (state.orientation !== next.orientation) turnGrid(shown, next);
  updateGrid(shown.grid, next, shown.kept);
}

/** Draws a layer. What is in it already stays the same element. */
function draw(drawn: ReadonlyMap<string, DrawnLayer>, { name, shapes }: Layer): void {
  const layer = drawn.get(name);
  if (layer === undefined) return;
  const left = [...layer.parts];
  const parts = shapes.map((shape): Part => {
    const at = left.findIndex((part) => isSameShape(part.shape, shape));
    return left.splice(at < 0 ? left.length : at, 1)[0] ?? { shape, element: elementOf(shape) };
  });
  for (const { element } of left) element.remove();
  parts.forEach(({ element }, at) => {
    const there = layer.element.children[at] ?? null;
    if (there !== element) layer.element.insertBefore(element, there);
  });
  layer.parts = parts;
}

/** Draws the knots: at once, or first those that stay and the others when they have moved. */
function moveRingforts(shown: Shown, before: BoardState, after: BoardState): void {
  if (shown.running !== undefined && isSamePosition(before, after)) {
    // A press skips what moves.
    if (after.motion.ms + after.motion.leap === 0) shown.running.end();
    return;
  }
  // The next picture is drawn at once, so the last one of a motion that it breaks off is not.
  const running = shown.running;
  shown.running = undefined;
  running?.end();
  const difference = differenceOf(before, after);
  if (difference === undefined) return draw(shown.drawn, knotLayer(after));
  draw(shown.drawn, knotLayer(common(before, after)));
  const begun = move(shown.moving, after, difference, () => {
    if (shown.running !== begun) return;
    shown.running = undefined;
    draw(shown.drawn, knotLayer(after));
  });
  shown.running = begun;
}

function turnGrid(shown: Shown, next: BoardState): void {
  const hadFocus = shown.grid.root.contains(document.activeElement);
  const grid = gridOf(next);
  shown.grid.root.replaceWith(grid.root);
  shown.grid = grid;
  if (hadFocus) focus(shown, shown.kept);
}

function focus(shown: Shown, hill: Hill): void {
  shown.kept = hill;
  updateGrid(shown.grid, shown.state, hill);
  shown.grid.cells.get(hill)?.focus();
}

/** Listens to an event of the host. */
type On = <K extends keyof HTMLElementEventMap>(
  type: K,
  tell: (event: HTMLElementEventMap[K]) => void,
) => void;

/** The host listens and not the SVG: with a listener for focus that would become a stop of the Tab key itself. */
function listen(host: HTMLElement, shown: Shown, events: BoardEvents, signal: AbortSignal): void {
  const on: On = (type, tell) => host.addEventListener(type, tell, { signal });
  sketching(shown, events, on);
  listenToGestures(host, gesturesOn(shown, events), signal);
  on("click", (event) => {
    const hill = hillUnder(event);
    const link = linkUnder(shown.state, event);
    if (link !== undefined && events.onLink !== undefined) events.onLink(link);
    else if (hill !== undefined) pick(shown, events, hill);
  });
  on("focusin", (event) => {
    const hill = hillUnder(event);
    if (hill === undefined) return;
    shown.kept = hill;
    updateGrid(shown.grid, shown.state, hill);
    events.onPoint?.(hill);
  });
  on("pointerover", (event) => events.onPoint?.(hillUnder(event)));
  on("pointerleave", () => events.onPoint?.(undefined));
  on("keydown", (event) => press(shown, events, event));
}

function press(shown: Shown, events: BoardEvents, event: KeyboardEvent): void {
  const hill = hillUnder(event);
  if (hill === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = hillByKey(shown.state, hill, event.key);
  if (next !== undefined) focus(shown, next);
  else if (event.key === "Enter" && event.shiftKey && shown.state.picking === "sketch")
    drawByKey(shown, events, hill);
  else if (event.key === "Enter" || event.key === " ") pick(shown, events, hill);
  else if (event.key === "Escape") events.onCancel?.();
  else if (!event.key.startsWith("Arrow")) return;
  event.preventDefault();
}

function pick(shown: Shown, events: BoardEvents, hill: Hill): void {
  if (shown.state.picking === "sketch") events.onSketch?.(hill, hill);
  else if (canPick(shown.state, hill)) events.onPick?.(hill);
  else events.onRefused?.(hill);
}

/** Kings are dragged, and where the second button does not draw, hills are explained. */
const gesturesOn = (shown: Shown, events: BoardEvents) => ({
  placeOf: hillOf,
  explain: events.onExplain,
  pictureOf: (hill: Hill) =>
    shown.state.drags.includes(hill) ? (shown.kings[0].get(hill) ?? shown.kings[1].get(hill)) : undefined,
  lift: (hill: Hill) => events.onLift?.(hill),
  drop: (hill: Hill, point: Point | undefined) => {
    const to = point && hillOf(document.elementFromPoint(point.x, point.y));
    // A piece that was lifted may not be chosen any more: the game goes on meanwhile.
    const isChosen = shown.state.selected === hill;
    events.onDrop?.(isChosen && to !== hill ? to : undefined);
  },
});

/** Draws by the second button, and by dragging where a press draws: a finger keeps the element where it began, so its end is looked up. */
function sketching(shown: Shown, events: BoardEvents, on: On): void {
  if (events.onSketch === undefined) return;
  let begun: Hill | undefined;
  const isDrawing = ({ button }: PointerEvent) =>
    button === 2 || (button === 0 && shown.state.picking === "sketch");
  on("contextmenu", (event) => event.preventDefault());
  on("pointerdown", (event) => (begun = isDrawing(event) ? hillUnder(event) : undefined));
  on("pointercancel", () => (begun = undefined));
  on("pointerup", (event) => {
    const end = hillOf(document.elementFromPoint(event.clientX, event.clientY));
    // A press on one hill without the second button is a click.
    if (begun !== undefined && end !== undefined && (event.button === 2 || begun !== end))
      events.onSketch?.(begun, end);
    begun = undefined;
  });
}

/** The first press of Shift and Enter begins an arrow, the second ends it. */
function drawByKey(shown: Shown, events: BoardEvents, hill: Hill): void {
  const { arrowFrom } = shown;
  shown.arrowFrom = arrowFrom === undefined ? hill : undefined;
  if (arrowFrom !== undefined) events.onSketch?.(arrowFrom, hill);
}

const hillUnder = ({ target }: Event): Hill | undefined => hillOf(target);

function hillOf(target: EventTarget | null): Hill | undefined {
  const cell = target instanceof Element ? target.closest("[data-hill]") : null;
  const name = cell?.getAttribute("data-hill") ?? "";
  return isHill(name) ? name : undefined;
}

/** The distances from the middle of a hill, whose width is 1, from which on a press is about a bridge: at the place for one, and at another border. */
const [NEAR_LINK, NEAR_BORDER] = [0.25, 0.42];

/** The bridge that a press is about while one is to be set: that between its hill and the neighbor on whose side it is. */
function linkUnder({ overlays, orientation }: BoardState, event: MouseEvent): Bridge | undefined {
  const hill = hillUnder(event);
  const cell = event.target instanceof Element ? event.target.closest("[data-hill]") : null;
  // A press by a key has no place.
  if (hill === undefined || cell === null || overlays.links.length === 0 || event.detail === 0)
    return undefined;
  const box = cell.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width - 0.5, (event.clientY - box.top) / box.height - 0.5];
  const [column, row] = Math.abs(x) > Math.abs(y) ? [Math.sign(x), 0] : [0, Math.sign(y)];
  const here = placeOf(hill, orientation);
  const other = hillAt({ column: here.column + column, row: here.row + row }, orientation);
  if (other === undefined) return undefined;
  const name = bridgeName([hill, other]);
  const place = overlays.links.find((bridge) => bridgeName(bridge) === name);
  const far = Math.max(Math.abs(x), Math.abs(y));
  return far < (place === undefined ? NEAR_BORDER : NEAR_LINK) ? undefined : (place ?? [hill, other]);
}
