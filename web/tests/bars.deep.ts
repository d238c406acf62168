// How soon a first visit has something to read and a board to play on, and how smoothly a game moves on a slow processor.

import type { CDPSession } from "playwright-core";
import { expect, test } from "vitest";

import { playKings, type Press } from "./seatOfKingsVisitor.ts";
import { setStage } from "./stage.ts";
import { Visitor, type Kept } from "./visitor.ts";

const stage = setStage();

/** The first visits of which the middle one counts. */
const VISITS = 5;

/** A line, and the most milliseconds until the first content and until a board is usable. */
const LINES = [
  { name: "loopback", content: 300, board: 600, network: undefined },
  {
    name: "1.6 Mbit/s and 150 ms",
    content: 1_500,
    board: 2_500,
    network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
  },
] as const;

/** How much slower the processor is while a game is played. */
const SLOWDOWN = 4;

/** The fewest frames a second of those at rest, and the longest task in milliseconds. Timers are not exact to the last frame. */
const FRAMES = 0.98;
const LONGEST = 50;

/** How often the page is asked what can be pressed, in milliseconds: in each frame, as elsewhere, would be seen in the figures. */
const POLLING = 200;

/** What can be pressed on a board: a hill, or a card of the own hand. */
const USABLE = ".tara-cell[aria-disabled='false'], .hand .keep:enabled, .hand .own [data-cell]";

const GAMES = ["four-treasures", "seat-of-kings"] as const;

interface Measured {
  board?: number;
  /** The lengths of all frames since they were last cleared. */
  frames: number[];
}

/** Measures from within a page; what it costs is part of the figures. */
function measure(usable: string): void {
  const measured: Measured = { frames: [] };
  Object.assign(window, { measured });
  let last = performance.now();
  const frame = (now: number) => {
    measured.frames.push(now - last);
    last = now;
    if (measured.board === undefined && document.querySelector(usable)) measured.board = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

const session = ({ page }: Visitor): Promise<CDPSession> => page.context().newCDPSession(page);

/** Opens a table against the computer, and gives its address with what the browser of the player keeps. */
async function opened(game: string): Promise<{ url: string; kept: Kept }> {
  const visitor = await Visitor.arrive(stage.browser, `${stage.host.url}/new/${game}`);
  await visitor.press("Play the computer, level 1");
  await visitor.page.waitForURL("**/table/*");
  await visitor.page.locator(USABLE).first().waitFor();
  const table = { url: visitor.page.url(), kept: await visitor.kept() };
  await visitor.leave();
  return table;
}

test.each(LINES)("over $name a page is soon there", async ({ name, content, board, network }) => {
  const faults: string[] = [];
  const table = { ...(await opened("four-treasures")), hasBoard: true };
  const home = { url: stage.host.url, kept: undefined, hasBoard: false };
  for (const { url, kept, hasBoard } of [home, table]) {
    const [contents, boards]: [number[], number[]] = [[], []];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const visitor = await Visitor.arrive(stage.browser, "about:blank", kept ? { kept } : {});
      const line = await session(visitor);
      await line.send("Network.enable");
      if (network) await line.send("Network.emulateNetworkConditions", network);
      await visitor.page.addInitScript(measure, USABLE);
      await visitor.page.goto(url);
      await visitor.page
        .locator(hasBoard ? USABLE : "svg")
        .first()
        .waitFor();
      await visitor.page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
      const times = await visitor.page.evaluate(() => ({
        content: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
        board: (window as unknown as { measured: Measured }).measured.board ?? NaN,
      }));
      contents.push(times.content);
      boards.push(times.board);
      await visitor.page.context().close();
    }
    const place = hasBoard ? "a table" : "home";
    const told = (what: string, values: number[], bar: number) => {
      const line = `${place} over ${name}: ${what} after ${Math.round(middle(values))} ms (at most ${bar})`;
      console.log(`${line}, of ${values.map(Math.round).join(", ")}`);
      if (!(middle(values) <= bar)) faults.push(line);
    };
    told("first content", contents, content);
    if (hasBoard) told("board usable", boards, board);
  }
  expect(faults).toEqual([]);
});

test("over loopback a lesson is there within 300 ms, and a key of the search over the rules within 30", async () => {
  const lessons: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const visitor = await Visitor.arrive(stage.browser, "about:blank");
    await visitor.page.addInitScript(measure, USABLE);
    await visitor.page.goto(`${stage.host.url}/learn/four-treasures/bridge`);
    await visitor.page.locator(USABLE).first().waitFor();
    lessons.push(
      await visitor.page.evaluate(() => (window as unknown as { measured: Measured }).measured.board ?? NaN),
    );
    await visitor.page.context().close();
  }
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
  await visitor.leave();
  console.log(
    `a lesson: ${lessons.map(Math.round).join(", ")} ms; a key of the search: ${keys.map(Math.round).join(", ")} ms`,
  );
  expect(middle(lessons)).toBeLessThanOrEqual(300);
  expect(middle(keys)).toBeLessThanOrEqual(30);
});

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
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"] },
  });
  return async () => {
    const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
    await cdp.send("Tracing.end");
    await complete;
    const threads = events.filter(
      ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
    );
    const mains = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
    const isTask = ({ name, pid, tid }: Traced) =>
      name === "ThreadControllerImpl::RunTask" && mains.has(`${pid} ${tid}`);
    const times = events.filter(isTask).map(({ tdur = 0 }) => tdur / 1_000);
    return times.filter((time) => time > LONGEST).sort((one, other) => other - one);
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
  for (let made = 0; made < decisions; made += 1) {
    await visitor.page.waitForFunction((usable) => document.querySelector(usable), USABLE, {
      polling: POLLING,
    });
    await press(visitor, USABLE, 0);
    await visitor.page.mouse.move(5, 5);
    await visitor.page.waitForTimeout(600);
  }
}

test.each(GAMES)("a game of %s moves smoothly on a slow processor", async (game) => {
  const { url, kept } = await opened(game);
  const visitor = await Visitor.arrive(stage.browser, "about:blank", { kept, moves: true });
  await visitor.page.addInitScript(measure, USABLE);
  await visitor.page.goto(url);
  await visitor.page.locator(USABLE).first().waitFor();
  await (await session(visitor)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await visitor.page.waitForTimeout(1_000);
  // What the machine can do where nothing happens.
  const idle = await visitor.page.evaluate(() => {
    const { measured } = window as unknown as { measured: Measured };
    const { frames } = measured;
    measured.frames = [];
    return frames.slice(-30);
  });
  const end = await traced();
  if (game === "seat-of-kings") await playKings(visitor, 4, { most: 40, press, polling: POLLING });
  else await playRingforts(visitor, 10);
  const long = await end();
  const { frames } = await visitor.page.evaluate(
    () => (window as unknown as { measured: Measured }).measured,
  );
  const rateOf = (lengths: readonly number[]) => (1_000 * lengths.length) / sumOf(lengths);
  const time = sumOf(frames);
  const rate = rateOf(frames);
  const least = FRAMES * rateOf(idle);
  const late = frames.filter((one) => one > 25).length;
  console.log(
    `${game}, ${SLOWDOWN} times slower: ${rate.toFixed(1)} frames a second (${rateOf(idle).toFixed(1)} at rest) for ${Math.round(time / 1_000)} s, ` +
      `${late} of ${frames.length} late; ${long.length} tasks over ${LONGEST} ms of processor time: ${long.map(Math.round).join(", ")}`,
  );
  await visitor.page.context().close();
  expect({ isSmooth: rate >= least, long: long.length }).toEqual({ isSmooth: true, long: 0 });
});
