import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Handler = (event: object) => void;

/** As much of an element as the guard asks for, in a window with all in one line. */
class Part {
  ariaDisabled: string | null = null;
  parts: Part[] = [];
  drop: Handler | undefined;
  readonly tag: string;
  readonly left: number;

  constructor(tag: string, left = 0) {
    [this.tag, this.left] = [tag, left];
  }

  addEventListener = (_: string, drop: Handler) => void (this.drop = drop);
  removeEventListener = () => void (this.drop = undefined);
  matches = (tag: string) => this.tag === tag;
  querySelectorAll = () => this.parts;
  closest = () => this;
  getBoundingClientRect = () => ({ left: this.left, right: this.left + 90, top: 0, bottom: 40 });
}

let guards: typeof import("./pressGuard.svelte.ts");
/** The handlers of the window, by what they hear. */
let heard: Map<string, Handler>;
/** Two buttons side by side in a row, which is guarded. */
let row: Part, yes: Part, no: Part;
let lift: (() => void) | void;

beforeEach(async () => {
  heard = new Map();
  vi.stubGlobal("addEventListener", (name: string, handler: Handler) => heard.set(name, handler));
  vi.stubGlobal("Element", Part);
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  vi.advanceTimersByTime(60_000);
  vi.resetModules();
  guards = await import("./pressGuard.svelte.ts");
  [row, yes, no] = [new Part("p"), new Part("button"), new Part("button", 100)];
  row.parts = [yes, no];
  lift = undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The row stands for this from now on. */
function mean(meaning: string, guard: "new" | "changed" | "again"): void {
  lift?.();
  lift = guards.guarded(meaning, guard)(row as unknown as HTMLElement);
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** A click at a part, of which the row hears first. Gives whether it does something. */
function click(on: Part, event: { detail: number; isTrusted?: boolean }): boolean {
  const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
  const at = event.detail === 0 ? { clientX: 0, clientY: 0 } : { clientX: on.left + 45, clientY: 20 };
  const whole = { target: on, isTrusted: true, preventDefault, stopPropagation, ...at, ...event };
  heard.get("click")?.(whole);
  if (row.parts.includes(on)) row.drop?.(whole);
  expect(preventDefault).toHaveBeenCalledTimes(stopPropagation.mock.calls.length);
  return stopPropagation.mock.calls.length === 0;
}

/** Presses a part by a mouse or a finger, which stays for so long. */
function press(on: Part, ms = 60): boolean {
  heard.get("pointerdown")?.({});
  wait(ms);
  return click(on, { detail: 1 });
}

/** Presses what has the focus by a key; the space bar when it is let go. */
function type(on: Part, key: "Enter" | " ", ms = 0): boolean {
  heard.get("keydown")?.({ key });
  wait(ms);
  return click(on, { detail: 0 });
}

const WAYS = [
  ["mouse", (on: Part) => press(on)],
  ["finger", (on: Part) => press(on, 150)],
  ["Enter", (on: Part) => type(on, "Enter")],
  ["the space bar", (on: Part) => type(on, " ", 90)],
] as const;

for (const [name, act] of WAYS) {
  test(`by ${name} a press within a second after the meaning changed does nothing, and a later one acts`, () => {
    mean("takeback", "changed");
    expect(act(yes)).toBe(true);
    mean("draw", "changed");
    wait(700);
    expect(act(yes)).toBe(false);
    expect(act(no)).toBe(false);
    expect(guards.dropped.count).toBe(2);
    wait(300);
    expect(act(yes)).toBe(true);
    expect(guards.dropped.count).toBe(2);
  });

  test(`by ${name} the second of two quick presses does nothing where the first was`, () => {
    const opens = new Part("button");
    expect(act(opens)).toBe(true);
    mean("resign", "again");
    wait(300);
    // Nor does a third.
    for (const count of [1, 2]) {
      expect(act(yes)).toBe(false);
      expect(guards.dropped.count).toBe(count);
    }
    wait(1_000);
    expect(act(yes)).toBe(true);
  });
}

test("what came just now drops presses as what has changed does", () => {
  mean("claim", "new");
  expect([yes.ariaDisabled, no.ariaDisabled]).toEqual(["true", "true"]);
  expect(press(yes)).toBe(false);
  // The same again changes nothing.
  wait(500);
  mean("claim", "new");
  expect(yes.ariaDisabled).toBe("true");
  wait(440);
  expect([yes.ariaDisabled, no.ariaDisabled]).toEqual([null, null]);
  expect(press(yes)).toBe(true);
});

test("a press counts from when it began", () => {
  mean("takeback", "changed");
  heard.get("pointerdown")?.({});
  wait(100);
  mean("draw", "changed");
  wait(3_000);
  expect(click(yes, { detail: 1 })).toBe(false);
});

test("what a press has brought is pressed at once elsewhere, and after another key", () => {
  const opens = new Part("button");
  press(opens);
  mean("resign", "again");
  expect([yes.ariaDisabled, no.ariaDisabled]).toEqual([null, null]);
  expect(press(no)).toBe(true);

  type(opens, "Enter");
  mean("draw", "again");
  heard.get("keydown")?.({ key: "Tab" });
  expect(type(yes, "Enter")).toBe(true);

  // A pointer after a key, and a key after a pointer, are two different presses.
  type(opens, "Enter");
  mean("abort", "again");
  expect(press(yes)).toBe(true);
  press(opens);
  mean("resign", "again");
  expect(type(yes, "Enter")).toBe(true);
});

test("two presses of the same question, and what a script presses, are no second ones", () => {
  mean("resign", "again");
  wait(1);
  press(no);
  expect(press(no)).toBe(true);
  const opens = new Part("button");
  press(opens);
  mean("draw", "again");
  expect(click(yes, { detail: 0, isTrusted: false })).toBe(true);
});
