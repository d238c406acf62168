// A page that stands still: nothing is asked, timed, moved or drawn any more.

import type { Page, Request } from "playwright-core";

/** Timers of at most so long belong to what happens now; longer ones look after lines and clocks. In milliseconds. */
const SHORT_MS = 2_500;

/** A page that does not stand still in this time never will, in milliseconds. */
const LONGEST_MS = 60_000;

declare global {
  interface Window {
    /** Names the pending requests, timers and motions; empty if it stands still. */
    pending(): string[];
  }
}

/**
 * Prepares a page, before it is opened, to say what it waits for, and to draw its random numbers from a seed.
 *
 * The seed goes on from load to load, because the server carries out an order with a known number only once.
 */
export async function prepare(page: Page, seed: number): Promise<void> {
  const parts = { loading: new Set<Request>(), loaded: 0 };
  page.on("request", (request) => PARTS.includes(request.resourceType()) && parts.loading.add(request));
  const end = (request: Request) => (parts.loaded += parts.loading.delete(request) ? 1 : 0);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  partsOf.set(page, parts);
  await page.addInitScript(seedRandom, seed);
  await page.addInitScript(watch, SHORT_MS);
}

/** Runs in the page. Makes each press a deliberate one, however soon it follows another at the same place, by a key in between. */
export function meanEachPress(): void {
  const key = () => dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  addEventListener("pointerdown", key, true);
  addEventListener(
    "keydown",
    (event) => event.isTrusted && ["Enter", " "].includes(event.key) && key(),
    true,
  );
}

/** Files that a page loads without its own `fetch`. */
const PARTS = ["script", "stylesheet", "image", "font"];

/** The files that a page loads now, and the number of those that it has loaded. */
const partsOf = new WeakMap<Page, { readonly loading: ReadonlySet<Request>; readonly loaded: number }>();

/** The number of waits for a page: still frames before this time do not count. */
let waits = 0;

/** Waits until no request, answer, timer, animation or frame of a page is pending, and no computer player decides. */
export async function settled(page: Page): Promise<void> {
  const parts = partsOf.get(page) ?? { loading: new Set<Request>(), loaded: 0 };
  try {
    // A part that an `import()` loads asks for more when it runs, some frames after it has come.
    let loaded: number;
    do {
      for (const request of parts.loading) await request.response().then((answer) => answer?.finished());
      loaded = parts.loaded;
      // In two frames, as what has just come is drawn in the next one.
      await page.waitForFunction(
        (wait) => {
          const stage = window as { wait?: number; quiet?: number };
          const before = stage.wait === wait ? (stage.quiet ?? 0) : 0;
          stage.wait = wait;
          stage.quiet = window.pending().length === 0 ? before + 1 : 0;
          return stage.quiet > 2;
        },
        (waits += 1),
        { polling: "raf", timeout: LONGEST_MS },
      );
    } while (parts.loading.size > 0 || parts.loaded > loaded);
  } catch (cause) {
    const left = await page.evaluate(() => window.pending());
    throw new Error(`the page still waits for ${left.join(", ")}`, { cause });
  }
}

/** Runs in the page. */
function seedRandom(seed: number): void {
  let loads = 0;
  try {
    loads = Number(sessionStorage.getItem("test.loads"));
    sessionStorage.setItem("test.loads", String(loads + 1));
  } catch {
    // An empty page keeps nothing.
  }
  let state = (seed + Math.imul(loads, 0x9e3779b9)) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next();
    return array;
  };
}

/** Runs in the page. */
function watch(shortMs: number): void {
  const waits = new Map<unknown, string>();
  const isMoving = ({ effect, playState }: Animation) =>
    effect?.getComputedTiming().endTime !== Infinity && playState === "running";
  // The text that is read until the page is there.
  const isEarly = () => document.readyState !== "complete" || document.querySelector(".early") !== null;
  const words = new Set<() => string | false | undefined>([
    () => document.getAnimations().some(isMoving) && "an animation",
    () => isEarly() && "the page",
    () => document.fonts.status === "loading" && "a font",
  ]);

  // A warning of a library names no line of ours.
  const { warn } = console;
  console.warn = (...all: unknown[]) => warn(...all, new Error().stack);

  const [setTimer, clearTimer] = [window.setTimeout, window.clearTimeout];
  const wrappedSet = (call: TimerHandler, ms = 0, ...values: unknown[]): number => {
    const timer: number = setTimer(() => {
      waits.delete(`timer ${timer}`);
      if (typeof call === "function") (call as (...all: unknown[]) => void)(...values);
    }, ms);
    if (ms <= shortMs) waits.set(`timer ${timer}`, `a timer of ${ms} ms`);
    return timer;
  };
  const wrapped = wrappedSet as typeof window.setTimeout;
  window.setTimeout = wrapped;
  window.clearTimeout = (timer) => {
    waits.delete(`timer ${timer}`);
    clearTimer(timer);
  };

  const [setFrame, clearFrame] = [window.requestAnimationFrame, window.cancelAnimationFrame];
  window.requestAnimationFrame = (call) => {
    const frame: number = setFrame((at) => {
      waits.delete(`frame ${frame}`);
      call(at);
    });
    waits.set(`frame ${frame}`, "a frame");
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    waits.delete(`frame ${frame}`);
    clearFrame(frame);
  };

  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const wait = {};
    waits.set(wait, `an answer of ${input instanceof Request ? input.url : String(input)}`);
    try {
      const answer = await ask(input, init);
      // Its body may come later; what reads it does so at once.
      await answer
        .clone()
        .arrayBuffer()
        .catch(() => undefined);
      return answer;
    } finally {
      waits.delete(wait);
    }
  };

  /** A line to a home, a socket or that of a worker, by what goes through it. */
  class Line {
    /** The last view of each seat of each table. */
    readonly #views = new Map<string, string>();
    /** The tables and first numbers of the moments that were asked for. */
    readonly #moments = new Set<string>();
    readonly #word = () =>
      [...this.#views.values()].find((text) => text !== "") ?? (this.#moments.size > 0 && "moments");

    open(): void {
      waits.set(this, "a line");
      words.add(this.#word);
    }

    close(): void {
      waits.delete(this);
      words.delete(this.#word);
    }

    send(text: string): void {
      const { type, table, as, id, since, from } = JSON.parse(text) as Record<string, unknown>;
      if (type === "order") waits.set(`order ${id}`, "an order");
      if (type === "watch" && since === undefined) this.#views.set(`${table} ${as ?? ""}`, "a view");
      if (type === "moments") this.#moments.add(`${table} ${from}`);
      if (type === "leave") this.#views.delete(`${table} ${as ?? ""}`);
      if (type === "seats") waits.set(`seats ${table}`, "the seats");
    }

    receive(message: Record<string, any>): void {
      const { type, table, as, id, view, moments } = message;
      if (type === "welcome") waits.delete(this);
      if (type === "seats") waits.delete(`seats ${table}`);
      if (type === "moments") this.#moments.delete(`${table} ${moments[0]?.count}`);
      if (type === "error" || type === "gone") {
        waits.delete(`seats ${table}`);
        this.#views.delete(`${table} ${as ?? ""}`);
        this.#moments.clear();
      }
      if (id !== undefined) waits.delete(`order ${id}`);
      if (type !== "view") return;
      const isThinking = view.seats.some((seat: any) => seat.asked && "program" in seat);
      const place = view.seats.findIndex(({ seat }: any) => seat === as);
      const { standing, fairness } = view;
      // The page sits for a first game and reveals its share by itself.
      const isDue =
        fairness.reveal_by === undefined
          ? standing.results.length === 0 && !view.seats[place]?.sits
          : /^0*$/.test(fairness.sent[place]);
      const isStarting = place >= 0 && view.stage === "seating" && isDue;
      const word = isStarting ? "the start of the game" : isThinking ? "a computer player" : "";
      this.#views.set(`${table} ${as ?? ""}`, word);
    }
  }

  window.WebSocket = class extends WebSocket {
    readonly #line = new Line();

    constructor(url: string | URL) {
      super(url);
      this.#line.open();
      this.addEventListener("close", () => this.#line.close());
      this.addEventListener("message", ({ data }) => this.#line.receive(JSON.parse(String(data))));
    }

    override send(text: string): void {
      super.send(text);
      this.#line.send(text);
    }
  };

  window.Worker = class extends Worker {
    readonly #lines = new Map<number, Line>();

    constructor(...values: ConstructorParameters<typeof Worker>) {
      super(...values);
      this.addEventListener("message", ({ data }) => {
        const { kind, id, line, text } = data as Record<string, any>;
        if (kind === "answer") waits.delete(`ask ${id}`);
        if (kind === "message") this.#lines.get(line)?.receive(JSON.parse(text));
        if (kind === "lost" || kind === "ended") for (const [number] of this.#lines) this.#drop(number);
      });
    }

    override terminate(): void {
      for (const [number] of this.#lines) this.#drop(number);
      super.terminate();
    }

    #drop(line: number): void {
      this.#lines.get(line)?.close();
      this.#lines.delete(line);
    }

    override postMessage(...values: any[]): void {
      (super.postMessage as (...all: unknown[]) => void)(...values);
      const { kind, id, path, line, text } = values[0] as Record<string, any>;
      if (kind === "ask") waits.set(`ask ${id}`, `an answer of ${path}`);
      if (kind === "withdraw") waits.delete(`ask ${id}`);
      if (kind === "open") {
        this.#lines.set(line, new Line());
        this.#lines.get(line)?.open();
      }
      if (kind === "send") this.#lines.get(line)?.send(text);
      if (kind === "close") this.#drop(line);
    }
  };

  // A clock that the test sets fires nothing by itself while it stands, and has a timer of its own while it goes.
  const stands = () => {
    const { __pwClock: clock } = window as { __pwClock?: { controller: { _realTime?: object } } };
    return clock !== undefined && (clock.controller._realTime === undefined || window.setTimeout !== wrapped);
  };
  const isTimed = ([key]: [unknown, string]) => typeof key === "string" && /^(timer|frame)/.test(key);
  window.pending = () => {
    const counted = [...waits].filter((wait) => !(isTimed(wait) && stands()));
    return [...counted.map(([, word]) => word), ...[...words].flatMap((word) => word() || [])];
  };
}
