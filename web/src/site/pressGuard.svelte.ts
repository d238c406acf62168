// Presses that follow a change of what they would do by less than a second: they do nothing, and the page says so.

import type { Attachment } from "svelte/attachments";

/** For so long after a change a press is meant for what was there before. */
const PAUSE_MS = 1_000;

/**
 * The presses that are dropped within a second: `new` after the element came or its meaning changed, `changed` after its meaning
 * changed, `again` after that only on what lies where the press before was, or by a key as that.
 */
type Guard = "new" | "changed" | "again";

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The newest press, and the one before it unless a key has led elsewhere since. */
let [last, before]: (Press | undefined)[] = [];
let downAt = 0;
/** A key presses at no place. */
const KEY = -1;

const capture = { capture: true };
addEventListener("pointerdown", () => (downAt = performance.now()), capture);
addEventListener("keydown", ({ key }) => ["Enter", " "].includes(key) || (last = undefined), capture);
addEventListener("click", note, capture);

function note({ detail, clientX, clientY, isTrusted }: MouseEvent): void {
  const place =
    detail === 0 ? { at: performance.now(), x: KEY, y: KEY } : { at: downAt, x: clientX, y: clientY };
  // A script presses nothing twice.
  [before, last] = [isTrusted ? last : undefined, place];
}

/** The number of presses that were dropped. */
export const dropped = $state({ count: 0 });

/** True if the reader pressed last in this box of the window. */
export const wasPressed = (box: DOMRect, press = last): boolean =>
  press !== undefined &&
  press.x >= box.left &&
  press.x <= box.right &&
  press.y >= box.top &&
  press.y <= box.bottom;

interface Meaning {
  readonly meaning: string;
  readonly since: number;
}
const meanings = new WeakMap<Element, Meaning>();

/** Guards the buttons and links of an element, which do what `meaning` stands for. */
export function guarded(meaning: string, guard: Guard): Attachment<HTMLElement> {
  return (element) => {
    const known = meanings.get(element);
    const isSame = known === undefined ? guard === "changed" : known.meaning === meaning;
    const since = isSame ? (known?.since ?? -PAUSE_MS) : performance.now();
    meanings.set(element, { meaning, since });

    const drop = (event: Event) => {
      if (last === undefined || last.at - since >= PAUSE_MS || (guard === "again" && !isAgain(event, since)))
        return;
      event.preventDefault();
      event.stopPropagation();
      // The next one is judged by what was pressed before.
      last = before;
      dropped.count += 1;
    };
    element.addEventListener("click", drop, capture);
    const lift = guard === "again" ? undefined : disable(element, since + PAUSE_MS - performance.now());
    return () => {
      element.removeEventListener("click", drop, capture);
      lift?.();
    };
  };
}

/** True if the press before came before the change, and lies where this one is. */
function isAgain({ target }: Event, since: number): boolean {
  if (before === undefined || before.at > since || !(target instanceof Element)) return false;
  const box = (target.closest("button, a") ?? target).getBoundingClientRect();
  return last?.x === KEY ? before.x === KEY : wasPressed(box, before);
}

/** Shows for some time that a press does nothing. Returns the function that ends it. */
function disable(element: HTMLElement, ms: number): (() => void) | undefined {
  if (ms <= 0) return undefined;
  const buttons = element.matches("button") ? [element] : [...element.querySelectorAll("button")];
  for (const button of buttons) button.ariaDisabled = "true";
  const lift = () => buttons.forEach((button) => (button.ariaDisabled = null));
  const timer = setTimeout(lift, ms);
  return () => {
    clearTimeout(timer);
    lift();
  };
}
