/** The meaning of a press that stays or moves: a long one asks to explain, as the second button does, and a moved one drags. */

/** A press that stays for so long asks to explain. */
const HELD_MS = 500;
/** The click after a gesture comes within this time. */
const CLICK_MS = 400;
/** A press that goes further, in pixels, drags. A finger is never quite still. */
const STILL = { mouse: 5, other: 10 } as const;

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places of something that is pressed, and what becomes of a press on one. */
export interface Gestures<T> {
  /** The place of an element; undefined if it is part of none. */
  readonly placeOf: (target: EventTarget | null) => T | undefined;
  /** Explains a place; undefined where nothing is explained. */
  readonly explain: ((place: T) => void) | undefined;
  /** The picture of what can be dragged from a place; undefined if nothing can. */
  readonly pictureOf: (place: T) => Element | undefined;
  /** It is lifted off its place. */
  readonly lift: (place: T) => void;
  /** It is let go at a point; without a point it goes back. */
  readonly drop: (place: T, point: Point | undefined) => void;
}

/** A press that goes on. */
interface Press<T> extends Point {
  readonly place: T;
  readonly id: number;
  readonly still: number;
  readonly canDrag: boolean;
  readonly timer: number | undefined;
  ghost: Ghost | undefined;
}

/** The picture that follows the pointer. */
interface Ghost {
  readonly follow: (to: Point) => void;
  readonly remove: () => void;
}

/** Listens to gestures on a host. The click after a gesture reaches nobody. */
export function listenToGestures<T>(host: HTMLElement, gestures: Gestures<T>, signal: AbortSignal): void {
  let press: Press<T> | undefined;
  let isOver = false;
  let explainedAt = -Infinity;

  const explain = (place: T) => {
    // Some browsers report a long press themselves, too.
    if (performance.now() - explainedAt > CLICK_MS) gestures.explain?.(place);
    explainedAt = performance.now();
    isOver = press !== undefined;
  };
  const end = (point?: Point) => {
    const ended = press;
    press = undefined;
    clearTimeout(ended?.timer);
    if (isOver) setTimeout(() => (isOver = press !== undefined && isOver), CLICK_MS);
    if (ended?.ghost === undefined) return;
    ended.ghost.remove();
    gestures.drop(ended.place, point);
  };
  const moved = (to: PointerEvent) => {
    if (press === undefined || to.pointerId !== press.id) return;
    if (press.ghost === undefined) {
      if (Math.hypot(to.clientX - press.x, to.clientY - press.y) < press.still) return;
      clearTimeout(press.timer);
      const picture = press.canDrag ? gestures.pictureOf(press.place) : undefined;
      if (picture === undefined) return end();
      press.ghost = ghostOf(picture, press);
      isOver = true;
      gestures.lift(press.place);
    }
    press.ghost.follow({ x: to.clientX, y: to.clientY });
  };

  host.addEventListener(
    "pointerdown",
    (event) => {
      end();
      isOver = false;
      const place = gestures.placeOf(event.target);
      if (place === undefined || event.button !== 0 || !event.isPrimary) return;
      const isMouse = event.pointerType === "mouse";
      const isHeld = !isMouse && gestures.explain !== undefined;
      press = {
        place,
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        still: isMouse ? STILL.mouse : STILL.other,
        canDrag: gestures.pictureOf(place) !== undefined,
        timer: isHeld ? window.setTimeout(() => explain(place), HELD_MS) : undefined,
        ghost: undefined,
      };
    },
    { signal },
  );
  host.addEventListener(
    "contextmenu",
    (event) => {
      const place = gestures.placeOf(event.target);
      if (place === undefined || gestures.explain === undefined) return;
      event.preventDefault();
      clearTimeout(press?.timer);
      explain(place);
    },
    { signal },
  );
  host.addEventListener(
    "click",
    (event) => {
      if (isOver) event.stopPropagation();
      isOver = false;
    },
    { signal, capture: true },
  );
  // A drag by a finger does not scroll; all else does.
  const holdStill = (event: TouchEvent) =>
    press?.canDrag === true && event.cancelable && event.preventDefault();
  host.addEventListener("touchmove", holdStill, { signal, passive: false });
  window.addEventListener("pointermove", moved, { signal });
  window.addEventListener(
    "pointerup",
    (event) => event.pointerId === press?.id && end({ x: event.clientX, y: event.clientY }),
    { signal },
  );
  window.addEventListener("pointercancel", (event) => event.pointerId === press?.id && end(), { signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || press?.ghost === undefined) return;
      event.stopPropagation();
      event.preventDefault();
      end();
    },
    { signal, capture: true },
  );
  signal.addEventListener("abort", () => {
    clearTimeout(press?.timer);
    press?.ghost?.remove();
  });
}

/** Copies what is drawn, over the whole page; what is copied pales meanwhile. */
function ghostOf(picture: Element, from: Point): Ghost {
  const box = picture.getBoundingClientRect();
  const { x, y, width, height } = (picture as SVGGraphicsElement).getBBox();
  const ghost = (picture.closest("svg") as SVGSVGElement).cloneNode() as SVGSVGElement;
  for (const name of ["role", "aria-label"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("viewBox", [x, y, width, height].join(" "));
  ghost.classList.add("dragged");
  const copy = picture.cloneNode(true) as SVGElement;
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  ghost.append(copy);
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  picture.classList.add("lifted");
  document.body.append(ghost);
  return {
    follow: (to) => {
      ghost.style.transform = `translate(${box.x + to.x - from.x}px, ${box.y + to.y - from.y}px)`;
    },
    remove: () => {
      picture.classList.remove("lifted");
      ghost.remove();
    },
  };
}
