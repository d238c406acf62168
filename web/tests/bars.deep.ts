// The times until a first visit has something to read and a board to play on, a press its ghost and a game its picture, and how smoothly a
// game moves on a slow processor.

import { readFileSync } from "node:fs";

import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";

import games from "../../data/games.json";
import type { AnalysisBody } from "../src/client/wire.ts";
import { Instance } from "../src/home/module.ts";

import { keptGames } from "./keptGames.ts";
import { playKings, type Press } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Kept } from "./visitor.ts";

const stage = setStage();

/** The first visits of which the middle one counts. */
const VISITS = 5;

/** A slow line, as it is emulated. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** A line, and the most milliseconds until the first content and until a board is usable. */
const LINES = [
  { name: "loopback", content: 300, board: 600, network: undefined },
  { name: "1.6 Mbit/s and 150 ms", content: 1_500, board: 2_500, network: SLOW },
] as const;

/** The most milliseconds until a lesson is usable, from a key of the search to its answer, and from the pointer to the ghost. */
const [LESSON_MS, KEY_MS, GHOST_MS] = [300, 30, 16];

/** The most milliseconds of a step in a game, until it is drawn. */
const STEP_MS = 100;

/** The most milliseconds and bytes of the animated picture of a whole game. */
const [ANIMATION_MS, ANIMATION_BYTES] = [2_000, 1_000_000];

/** The most milliseconds until an own move is drawn in a game that this browser keeps: at full speed, and on a slow processor. */
const OWN_MS = [16, 50] as const;

/** The most milliseconds of a decision in the worker, by level. */
const THINKING_MS = { 7: 150, 8: 1_200 } as const;

/** The least nodes that the module searches while a server searches one. */
const NODES = 0.75;

/** The most MiB of the worker that keeps ten tables at rest, and of both workers while level 8 thinks. */
const [RESTING_MIB, THINKING_MIB] = [10, 100];

/** The factor by which the processor is slower while a game is played. */
const SLOWDOWN = 4;

/** The fewest frames a second of those at rest, and the longest task in milliseconds. Timers are not exact to the last frame. */
const FRAMES = 0.98;
const LONGEST = 50;

/** The time between two looks at what can be pressed, in milliseconds: one in each frame, as elsewhere, would be seen in the figures. */
const POLLING = 200;

/** The parts of a board that can be pressed: a hill, or a card of the own hand. */
const USABLE = ".tara-cell[aria-disabled='false'], .hand .keep:enabled, .hand .own [data-cell]";

declare global {
  interface Window {
    /** When a board was usable, and the lengths of all frames since they were last cleared. */
    measured: { board?: number; frames: number[] };
    /** The time that each ghost took. */
    ghosts: number[];
    /** The time that each decision of the computer took. */
    thought: number[];
    /** The bytes of the worker that keeps tables. */
    memory: number;
  }
}

/** Measures from within a page; what it costs is part of the figures. */
function measure(usable: string): void {
  window.measured = { frames: [] };
  let last = performance.now();
  const frame = (now: number) => {
    window.measured.frames.push(now - last);
    last = now;
    if (document.querySelector(usable)) window.measured.board ??= now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Notes from within a page how long it takes from the pointer's coming to a hill until a ghost is drawn and laid out. */
function measureGhosts(): void {
  window.ghosts = [];
  let begun: number | undefined;
  document.addEventListener("pointerover", () => (begun = performance.now()), { capture: true });
  new MutationObserver(() => {
    const ghost = document.querySelector(".tara-ghost");
    if (ghost === null || begun === undefined) return;
    ghost.getBoundingClientRect();
    window.ghosts.push(performance.now() - begun);
    begun = undefined;
  }).observe(document.body, { subtree: true, childList: true });
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** Expects that the middle of what was measured is within its bar, and tells of it. */
function expectWithin(what: string, values: readonly number[], bar: number): void {
  console.log(
    `${what}: ${middle(values).toFixed(1)} ms (at most ${bar}), of ${values.map(Math.round).join(", ")}`,
  );
  expect.soft(middle(values), what).toBeLessThanOrEqual(bar);
}

/** The same of the most memory, in bytes. */
function expectMemory(what: string, values: readonly number[], bar: number): void {
  const needed = values.map((bytes) => bytes / 2 ** 20);
  console.log(`${what}: ${needed.map((mib) => mib.toFixed(1)).join(", ")} MiB (at most ${bar})`);
  expect.soft(Math.max(...needed), what).toBeLessThanOrEqual(bar);
}

const session = ({ page }: Visitor): Promise<CDPSession> => page.context().newCDPSession(page);

/** Opens a table against the computer, and gives its address with what the browser of the player keeps. */
async function opened(game: string): Promise<{ url: string; kept: Kept }> {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  await visitor.begin(game, "Play the computer, level 1");
  const table = { url: visitor.page.url(), kept: await visitor.kept() };
  await visitor.leave();
  return table;
}

/** When there is something to read and something to press, at several first visits. */
async function visits(url: string, usable: string, kept?: Kept, network?: typeof SLOW) {
  const [contents, boards]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const visitor = await Visitor.arrive(stage.browser, "about:blank", kept ? { kept } : {});
    const line = await session(visitor);
    await line.send("Network.enable");
    if (network) await line.send("Network.emulateNetworkConditions", network);
    await visitor.page.addInitScript(measure, usable);
    await visitor.page.goto(url);
    await visitor.page.locator(usable).first().waitFor();
    await visitor.page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    const [content, board] = await visitor.page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      window.measured.board ?? NaN,
    ]);
    contents.push(content ?? NaN);
    boards.push(board ?? NaN);
    await visitor.page.context().close();
  }
  return { contents, boards };
}

test.each(LINES)("over $name a page is soon there", async ({ name, content, board, network }) => {
  const home = await visits(stage.host.url, "svg", undefined, network);
  expectWithin(`home over ${name}, content`, home.contents, content);
  const { url, kept } = await opened("four-treasures");
  const table = await visits(url, USABLE, kept, network);
  expectWithin(`a table over ${name}, content`, table.contents, content);
  expectWithin(`a table over ${name}, board`, table.boards, board);
});

test("over loopback a lesson, and a key of the search over the rules, are soon answered", async () => {
  const { boards } = await visits(`${stage.host.url}/learn/four-treasures/bridge`, USABLE);
  expectWithin("a lesson", boards, LESSON_MS);
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/rules`);
  await visitor.page.locator(".games li").nth(10).waitFor();
  const keys = await visitor.page.getByLabel("Search the rules").evaluate(async (field: HTMLInputElement) => {
    const times: number[] = [];
    const shown = () => document.querySelector("[role='status']")?.textContent ?? "";
    for (const query of ["k", "kn", "siege", "knight", "lull", "traitor", "king", "bridge"]) {
      const before = shown();
      const begun = performance.now();
      field.value = query;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      while (shown() === before) await new Promise((go) => setTimeout(go));
      times.push(performance.now() - begun);
    }
    return times;
  });
  expectWithin("a key of the search", keys, KEY_MS);
  await visitor.leave();
});

test("a step in a game with 18,272 variations takes a tenth of a second", async () => {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/import`);
  const { page } = visitor;
  const hills = [..."ABCDEFG"].flatMap((column) => [..."23456"].map((row) => column + row)).slice(3);
  const others = (...built: string[]) => hills.filter((hill) => !built.includes(hill));
  // Each second move after each first one, with as many thirds, every one an alternative to the one before it.
  const thirds = (...built: string[]) => {
    const [first, ...rest] = others(...built).slice(0, 19);
    return `${first} ${rest.map((hill) => `(2... ${hill})`).join(" ")}`;
  };
  const seconds = (first: string) => {
    const [second, ...rest] = others(first);
    const more = rest.map((hill) => `(2. ${hill} ${thirds(first, hill)})`).join(" ");
    return `(1... ${first} 2. ${second} ${more})`;
  };
  const text = `[Variant "four-treasures"]\n\n1. A2 A3 ${hills.map(seconds).join("\n")} 2. A4 *\n`;
  const buffer = Buffer.from(text);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.tara", mimeType: "text/plain", buffer });
  await visitor.see(/18,272 variations/);
  await visitor.settled();
  const times = await page.evaluate(async () => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const times: number[] = [];
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"]) {
      const from = performance.now();
      press(key);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - from);
    }
    return times;
  });
  console.log(`steps: ${times.map(Math.round).join(", ")} ms`);
  expect(await page.locator("[data-at] [aria-current]").innerText()).toContain("A2");
  expect(Math.max(...times)).toBeLessThan(STEP_MS);
  await visitor.leave();
});

test("a ghost is drawn within a frame", async () => {
  const visitor = await Visitor.arrive(stage.browser, stage.host.url);
  const { page } = visitor;
  await visitor.begin("four-treasures");
  for (let made = 0; made < 12; made += 1) await visitor.decide();
  await visitor.settled();
  await page.evaluate(measureGhosts);
  const hills = (await visitor.legal()).slice(0, 20);
  for (const hill of hills) {
    await page.locator(`[data-hill="${hill}"]`).hover();
    await page.waitForTimeout(50);
  }
  const ghosts = await page.evaluate(() => window.ghosts);
  expect(ghosts.length).toBeGreaterThanOrEqual(hills.length - 1);
  expectWithin("a ghost", ghosts, GHOST_MS);
  await visitor.leave();
});

test.each(["four-treasures", "sacred-hill-1"])(
  "the animated picture of a whole game of %s is soon there, and small",
  async (game) => {
    const visitor = await Visitor.arrive(stage.browser, stage.host.url);
    await visitor.begin(game);
    await visitor.playOn();
    const table = new URL(visitor.page.url()).pathname.split("/").at(-1);
    const begun = performance.now();
    const answer = await fetch(`${stage.host.url}/api/tables/${table}/games/0/animation.png`);
    const { byteLength } = await answer.arrayBuffer();
    expectWithin(`the animation of ${game}`, [performance.now() - begun], ANIMATION_MS);
    console.log(`${byteLength} bytes (at most ${ANIMATION_BYTES})`);
    expect(answer.status).toBe(200);
    expect(byteLength).toBeLessThanOrEqual(ANIMATION_BYTES);
    await visitor.leave();
  },
);

/** A task, or the name of a thread, of a trace. Times are in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time of a task, which the other programs of a busy machine do not lengthen. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Traces the tasks of all main threads of pages. Returns the function that ends this and gives those over the bar, in milliseconds. */
async function traced(): Promise<() => Promise<number[]>> {
  const cdp = await stage.browser.newBrowserCDPSession();
  const events: Traced[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Traced[])));
  const traceConfig = { includedCategories: ["toplevel"] };
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  return async () => {
    const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
    await cdp.send("Tracing.end");
    await complete;
    const placeOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
    const isMain = ({ name, args }: Traced) => name === "thread_name" && args.name === "CrRendererMain";
    const mains = new Set(events.filter(isMain).map(placeOf));
    return events
      .filter((event) => event.name === "ThreadControllerImpl::RunTask" && mains.has(placeOf(event)))
      .map(({ tdur = 0 }) => tdur / 1_000)
      .filter((time) => time > LONGEST);
  };
}

/** Presses as a hand does, which is there before it presses and does not let go at once. */
const press: Press = async ({ page }, place, number) => {
  const at = await page.evaluate(
    ([place, number]) => {
      const found = document.querySelectorAll(place)[number];
      if (found === undefined) return undefined;
      if (found.closest("dialog, .side") !== null) found.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = found.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    },
    [place, number] as const,
  );
  if (at === undefined) return;
  await page.mouse.move(...at);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  await page.waitForTimeout(150);
};

/** Makes decisions of a ringfort game. The pointer leaves the board, or the next press would be where it is. */
async function playRingforts(visitor: Visitor, decisions: number): Promise<void> {
  const { page } = visitor;
  for (let made = 0; made < decisions; made += 1) {
    await page.waitForFunction((usable) => document.querySelector(usable), USABLE, { polling: POLLING });
    await press(visitor, USABLE, 0);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(600);
  }
}

/** The lengths of the frames since they were last asked for. */
const framesOf = ({ page }: Visitor): Promise<number[]> =>
  page.evaluate(() => window.measured.frames.splice(0));

test.each(["four-treasures", "seat-of-kings"])(
  "a game of %s moves smoothly on a slow processor",
  async (game) => {
    const { url, kept } = await opened(game);
    const visitor = await Visitor.arrive(stage.browser, "about:blank", { kept, moves: true });
    await visitor.page.addInitScript(measure, USABLE);
    await visitor.page.goto(url);
    await visitor.page.locator(USABLE).first().waitFor();
    await (await session(visitor)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await visitor.page.waitForTimeout(1_000);
    // The frames that the machine can show where nothing happens.
    const idle = (await framesOf(visitor)).slice(-30);
    const end = await traced();
    if (game === "seat-of-kings") await playKings(visitor, 4, { most: 40, press, polling: POLLING });
    else await playRingforts(visitor, 10);
    const long = await end();
    const frames = await framesOf(visitor);
    const rateOf = (lengths: number[]) => (1_000 * lengths.length) / sumOf(lengths);
    const [rest, rate] = [rateOf(idle), rateOf(frames)];
    const late = frames.filter((one) => one > 25).length;
    console.log(
      `${game}, ${SLOWDOWN} times slower: ${rate.toFixed(1)} frames a second (${rest.toFixed(1)} at rest) for ${Math.round(sumOf(frames) / 1_000)} s, ` +
        `${late} of ${frames.length} late; ${long.length} tasks over ${LONGEST} ms of processor time: ${long.map(Math.round).join(", ")}`,
    );
    await visitor.page.context().close();
    expect(rate).toBeGreaterThanOrEqual(FRAMES * rest);
    expect(long).toEqual([]);
  },
);

/** Notes from within a page how long the computer takes to decide, and what the keeping worker needs, as it says. */
function measureWorkers(): void {
  window.thought = [];
  new BroadcastChannel("memory").onmessage = ({ data }) => (window.memory = data);
  let last = { version: -1, at: 0, isThinking: false };
  window.Worker = class extends Worker {
    constructor(...values: ConstructorParameters<typeof Worker>) {
      super(...values);
      this.addEventListener("message", ({ data }) => {
        const { type, view } = data.kind === "message" ? JSON.parse(data.text) : {};
        if (type !== "view" || view.version === last.version) return;
        const at = performance.now();
        if (last.isThinking) window.thought.push(at - last.at);
        const isThinking = view.seats.some(
          (seat: object) => "program" in seat && "asked" in seat && seat.asked,
        );
        last = { version: view.version, at, isThinking };
      });
    }
  };
}

/** Says how much memory the worker that keeps tables has, after each call. */
const SAY_MEMORY = `{
  const [Whole, channel] = [WebAssembly.Instance, new BroadcastChannel("memory")];
  WebAssembly.Instance = function (module, imports) {
    const { memory, place, run, outcome } = new Whole(module, imports).exports;
    const called = () => {
      const bytes = run();
      channel.postMessage(memory.buffer.byteLength);
      return bytes;
    };
    return { exports: { memory, place, outcome, run: called } };
  };
}`;

/** Begins a game that this browser keeps, against a level or on one device. */
async function kept(game: string, way: string): Promise<Visitor> {
  const hear = async (page: Page) => {
    await page.addInitScript(measureWorkers);
    await page.route("**/keeper-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: SAY_MEMORY + (await response.text()) });
    });
  };
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/import`, { cores: 2, hear });
  await visitor.settled();
  await visitor.go(`new/${game}`);
  await visitor.press(way);
  await visitor.page.waitForURL(/[/]table[/][89a-f]/);
  await visitor.settled();
  return visitor;
}

test.each([
  [1, OWN_MS[0]],
  [SLOWDOWN, OWN_MS[1]],
])("an own move is soon drawn on a processor that is %i times slower", async (rate, bar) => {
  const visitor = await kept("four-treasures", "On this device");
  await (await session(visitor)).send("Emulation.setCPUThrottlingRate", { rate });
  const times: number[] = [];
  for (let made = 0; made < 20; made += 1) {
    const [hill = ""] = await visitor.legal();
    const cell = visitor.page.locator(`[data-hill="${hill}"]`);
    await cell.hover();
    await visitor.settled();
    const drawn = visitor.page.evaluate(
      (hill) =>
        new Promise<number>((resolve) => {
          let begun = NaN;
          document.addEventListener("click", () => (begun = performance.now()), {
            capture: true,
            once: true,
          });
          new MutationObserver((_, observer) => {
            const knot = document.querySelector(`.tara-knot[data-hills*="${hill}"]:not(.tara-ghost *)`);
            if (Number.isNaN(begun) || knot === null) return;
            knot.getBoundingClientRect();
            observer.disconnect();
            resolve(performance.now() - begun);
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
      hill,
    );
    await cell.click();
    times.push(await drawn);
    await visitor.settled();
  }
  expectWithin(`an own move, ${rate} times slower`, times, bar);
  await visitor.leave();
});

const VARIANTS = Object.values(games.groups).flat();

test.each(VARIANTS)("levels 7 and 8 of %s decide soon in the worker", async (game) => {
  for (const [level, bar] of Object.entries(THINKING_MS)) {
    const visitor = await kept(game, "On this device");
    await visitor.go(`new/${game}`);
    await visitor.page
      .locator("label", { has: visitor.page.getByRole("radio", { name: `Level ${level}` }) })
      .first()
      .click();
    await visitor.press(`Play the computer, level ${level}`);
    await visitor.settled();
    if (game === "seat-of-kings") await playKings(visitor, 4, { most: 12, press, polling: POLLING });
    else for (let made = 0; made < 4; made += 1) await visitor.decide();
    await visitor.settled();
    const thought = await visitor.page.evaluate(() => window.thought);
    expectWithin(`level ${level} of ${game}`, thought, bar);
    await visitor.leave();
  }
});

test("ten tables at rest need little memory", async () => {
  const visitor = await kept("seat-of-kings", "On this device");
  for (const game of VARIANTS.slice(0, 9)) {
    await visitor.go(`new/${game}`);
    await visitor.press("On this device");
    await visitor.settled();
  }
  expectMemory("ten tables", [await visitor.page.evaluate(() => window.memory)], RESTING_MIB);
  await visitor.leave();
});

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

test("level 8 thinks in little memory", async () => {
  const memories: WebAssembly.Memory[] = [];
  const Whole = WebAssembly.Instance;
  WebAssembly.Instance = class extends Whole {
    constructor(...of: ConstructorParameters<typeof Whole>) {
      super(...of);
      memories.push(this.exports["memory"] as WebAssembly.Memory);
    }
  };
  const module = await WebAssembly.compile(read("../dist/module/tara.wasm"));
  // Each ends with decisions of level 8.
  const needed = keptGames().map(([, lines]) => {
    const instances = [new Instance(module), new Instance(module)];
    for (const [at, call] of lines) instances[at]?.run(call);
    return sumOf(memories.splice(0).map(({ buffer }) => buffer.byteLength));
  });
  WebAssembly.Instance = Whole;
  expectMemory("level 8", needed, THINKING_MIB);
});

test("the module searches nearly as fast as a server", async () => {
  const instance = new Instance(await WebAssembly.compile(read("../dist/module/tara.wasm")));
  /** Makes a call, and answers what it wants: weights are files, and words stay their names. */
  const call = (task: object): { answer: { body: string } } => {
    let outcome = JSON.parse(instance.run(JSON.stringify({ at: 1, ...task })));
    while (outcome.want !== undefined) {
      const { weights } = outcome.want;
      const text = weights && read(`../../data/weights/${weights}.weights`).toString("latin1");
      outcome = JSON.parse(instance.run(JSON.stringify({ do: "got", got: text ? { text } : "nothing" })));
    }
    return outcome;
  };
  for (const position of VARIANTS.filter((game) => game !== "seat-of-kings")) {
    const ask = (nodes: number) => JSON.stringify({ position, lines: 1, nodes });
    const here = (body: string) => {
      const task = { do: "request", method: "POST", path: "api/positions/analysis", language: "en", body };
      return JSON.parse(call(task).answer.body) as AnalysisBody;
    };
    const there = async (body: string) => {
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body };
      return (await (await fetch(`${stage.host.url}/api/positions/analysis`, init)).json()) as AnalysisBody;
    };
    const speed = async (home: typeof here | typeof there) => {
      await home(ask(1_000));
      const begun = performance.now();
      const { nodes } = await home(ask(400_000));
      return nodes / (performance.now() - begun);
    };
    const ratios: number[] = [];
    for (let run = 0; run < 5; run += 1) ratios.push((await speed(here)) / (await speed(there)));
    console.log(
      `nodes of the module, ${position}: ${middle(ratios).toFixed(2)} of a server's (at least ${NODES})`,
    );
    expect.soft(middle(ratios), position).toBeGreaterThanOrEqual(NODES);
  }
});
