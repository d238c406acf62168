import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Refused, WITHDRAWN } from "../../client/requests.ts";
import type { AnalysisBody, AnalysisOf, Moment } from "../../client/wire.ts";
import { Judge } from "./judge.svelte.ts";
import { Study } from "./study.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const START = { position: "four-treasures", turn: "red" } as unknown as Moment;

/** A server that looks at so many nodes at most, one ply deeper for each ten times as many. */
function server(most: number) {
  const asked: number[] = [];
  const withdrawn: number[] = [];
  const ask = ({ nodes = most }: AnalysisOf, signal: AbortSignal) =>
    new Promise<AnalysisBody>((resolve, reject) => {
      asked.push(nodes as number);
      const searched = Math.min(nodes as number, most);
      const depth = Math.floor(Math.log10(searched));
      signal.addEventListener("abort", () => {
        withdrawn.push(nodes as number);
        reject(new Refused(WITHDRAWN));
      });
      const lines = [{ score: 0, proved: false, actions: [] }];
      const body = { red: 0, proved: false, lines, depth, nodes: searched, deepest: searched >= most };
      setTimeout(() => resolve({ ...body, position: "", turn: "red" }), searched / 1_000);
    });
  return { asked, withdrawn, ask };
}

/** Works for so long, as the page does: again whenever something has changed. */
async function work(judge: Judge, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    const cancel = judge.work();
    await vi.advanceTimersByTimeAsync(500);
    cancel();
  }
}

test("the shown moment is searched more deeply each time, as far as the server goes", async () => {
  const study = new Study([START]);
  const { ask, asked } = server(20_000_000);
  const judge = new Judge(study, { ask });
  const depths: number[] = [];
  for (let step = 0; step < 80; step += 1) {
    await work(judge, 500);
    const depth = judge.at(0)?.body.depth ?? 0;
    if (depths.at(-1) !== depth) depths.push(depth);
  }
  expect(asked).toEqual([50_000, 200_000, 1_000_000, 5_000_000, 20_000_000]);
  expect(depths).toEqual([4, 5, 6, 7]);
  expect(judge.at(0)?.isDeepest).toBe(true);
  expect(judge.goesOn).toBe(false);
});

test("nothing goes deeper while nobody looks, or after it was stopped", async () => {
  let isLooking = true;
  const { ask, asked, withdrawn } = server(1e12);
  // As the page reads it: what it depends on has changed each time.
  const looks = () => isLooking;
  const hidden = new Judge(new Study([START]), { ask, isLooking: () => false });
  await work(hidden, 5_000);
  expect(asked).toEqual([50_000]);

  asked.length = 0;
  const judge = new Judge(new Study([START]), { ask, isLooking: looks });
  await work(judge, 6_000);
  expect(asked).toEqual([50_000, 200_000, 1_000_000, 5_000_000]);
  judge.isOn = false;
  await work(judge, 20_000);
  expect(withdrawn).toEqual([5_000_000]);
  expect(asked).toHaveLength(4);
  expect(judge.at(0)?.body.nodes).toBe(1_000_000);
  judge.isOn = true;
  await work(judge, 1_000);
  expect(asked.at(-1)).toBe(5_000_000);
  isLooking = false;
  await work(judge, 20_000);
  expect(withdrawn).toEqual([5_000_000, 5_000_000]);
});

test("a reader who goes on to another moment leaves a long search behind", async () => {
  const { ask, asked, withdrawn } = server(1e12);
  const study = new Study([START]);
  const judge = new Judge(study, { ask });
  await work(judge, 6_000);
  expect(asked.at(-1)).toBe(5_000_000);
  study.follow([{ kind: "build", hill: "D4" }]);
  await work(judge, 1_500);
  expect(withdrawn).toEqual([5_000_000]);
  expect(asked.slice(4, 5)).toEqual([50_000]);
});

/** The hills of a game in which Red begins, and Red's lead at each of its moments by the first search and by deeper ones. */
const HILLS = ["D4", "C3", "E5"];
const LEADS = [0.26, -2.44, -2.41, -3.06];
const DEEP = [0.26, -0.94, -2.41, -3.06];

const builds = (count: number) => HILLS.slice(0, count).map((hill) => ({ kind: "build" as const, hill }));

/** The moments of that game. Its third move is the best one there. */
function played(): [Moment, ...Moment[]] {
  const all = [0, 1, 2, 3].map((at) => ({
    position: "four-treasures",
    turn: at % 2 === 0 ? "red" : "blue",
    ...(at > 0 && { after: { seat: at % 2 === 1 ? "red" : "blue", detail: builds(at)[at - 1] } }),
  }));
  return all as unknown as [Moment, ...Moment[]];
}

/** A judge of that game, its study, and the number of actions and the nodes of each search that was asked for. */
function judged(at: number) {
  const study = new Study(played());
  study.go(at);
  const asked: [number, number][] = [];
  const ask = ({ actions: before = [], nodes = 0 }: AnalysisOf) => {
    const count = before.length;
    asked.push([count, Number(nodes)]);
    const other = [{ kind: "build" as const, hill: "B2", token: "B2" }];
    const best = count === 2 ? [{ ...builds(3)[2]!, token: "E5" }] : other;
    const lines = [best, other].map((actions) => ({ score: 0, proved: false, actions }));
    const red = (Number(nodes) > 50_000 ? DEEP : LEADS)[count] ?? 0;
    const body = { red, proved: false, lines, depth: Math.log10(Number(nodes)), nodes: Number(nodes) };
    const turn = count % 2 === 0 ? "red" : "blue";
    return Promise.resolve({ ...body, position: "", turn, deepest: Number(nodes) > 50_000 } as AnalysisBody);
  };
  return { study, asked, judge: new Judge(study, { ask }) };
}

test("all moments of a game are searched alike before one of them goes deeper", async () => {
  const { judge, asked } = judged(1);
  await work(judge, 10_000);
  expect(asked.map(([count]) => count)).toEqual([1, 0, 2, 3, 1]);
  expect(asked.map(([, nodes]) => nodes)).toEqual([50_000, 50_000, 50_000, 50_000, 200_000]);
});

test("what a move cost is what the graph loses by it, for lists and sums alike, also after a deeper search", async () => {
  const { judge, study } = judged(0);
  await work(judge, 3_000);
  const losses = () => [1, 2, 3].map((at) => judge.lossTo(at));
  expect(judge.leads).toEqual(LEADS);
  // 0.3 to -2.4, in the tenths that are shown; Blue's gain costs nothing, and neither does a best move that turns out worse.
  expect(losses()).toEqual([2.7, 0, 0]);
  expect(judge.judged.map(({ loss }) => loss)).toEqual(losses());
  study.go(1);
  await work(judge, 3_000);
  expect(judge.leads).toEqual(DEEP);
  expect(losses()).toEqual([1.2, 0, 0]);
  expect(judge.judged.map(({ loss }) => loss)).toEqual(losses());
});
