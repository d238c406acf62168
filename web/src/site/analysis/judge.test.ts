import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Refused, WITHDRAWN } from "../../client/requests.ts";
import type { AnalysisBody, AnalysisOf, Moment } from "../../client/wire.ts";
import { deepened } from "../deepening.ts";
import { Judge } from "./judge.svelte.ts";
import { Study } from "./study.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const START = { position: "four-treasures", turn: "red" } as unknown as Moment;

/** A server that looks at so many nodes at most, one ply deeper for each ten times as many. */
function server(most: number) {
  const [asked, withdrawn]: [number[], number[]] = [[], []];
  const ask = ({ nodes = most }: AnalysisOf, signal: AbortSignal) =>
    new Promise<AnalysisBody>((resolve, reject) => {
      asked.push(nodes as number);
      const searched = Math.min(nodes as number, most);
      signal.addEventListener("abort", () => {
        withdrawn.push(nodes as number);
        reject(new Refused(WITHDRAWN));
      });
      const body = {
        red: 0,
        depth: Math.floor(Math.log10(searched)),
        nodes: searched,
        deepest: searched >= most,
      };
      const lines = [{ score: 0, proved: false, actions: [] }];
      setTimeout(
        () => resolve({ ...body, lines, proved: false, position: "", turn: "red" }),
        searched / 1_000,
      );
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

test("an answer takes the place of the former one only if it is as deep", () => {
  const isAsDeep = (body: { depth: number }, known: { depth: number }) => body.depth >= known.depth;
  const [shallow, deep] = [{ depth: 4, deepest: true }, { depth: 7, deepest: false }]; // prettier-ignore
  const first = deepened(undefined, deep, 1, isAsDeep);
  expect(first).toEqual({ body: deep, rung: 1, isDeepest: false });
  // A busy server may reach less than before, and has no more to give then.
  expect(deepened(first, shallow, 2, isAsDeep)).toEqual({ body: deep, rung: 2, isDeepest: true });
});

test("nothing goes deeper while nobody looks, after it was stopped, or at a moment that was left", async () => {
  let isLooking = true;
  const { ask, asked, withdrawn } = server(1e12);
  const hidden = new Judge(new Study([START]), { ask, isLooking: () => false });
  await work(hidden, 5_000);
  expect(asked).toEqual([50_000]);
  asked.length = 0;
  const study = new Study([START]);
  // As the page reads it: what it depends on has changed each time.
  const judge = new Judge(study, { ask, isLooking: () => isLooking });
  await work(judge, 6_000);
  expect(asked).toEqual([50_000, 200_000, 1_000_000, 5_000_000]);
  judge.isOn = false;
  await work(judge, 20_000);
  expect([withdrawn, asked.length, judge.at(0)?.body.nodes]).toEqual([[5_000_000], 4, 1_000_000]);
  judge.isOn = true;
  await work(judge, 1_000);
  expect(asked.at(-1)).toBe(5_000_000);
  isLooking = false;
  await work(judge, 20_000);
  expect(withdrawn).toEqual([5_000_000, 5_000_000]);
  isLooking = true;
  await work(judge, 1_000);
  study.follow([{ kind: "build", hill: "D4" }]);
  await work(judge, 1_500);
  expect([withdrawn.length, asked[6]]).toEqual([3, 50_000]);
});

/** The hills of a game in which Red begins, and Red's lead at each of its moments by the first search and by deeper ones. */
const HILLS = ["D4", "C3", "E5"];
const LEADS = [0.26, -2.44, -2.41, -3.06];
const DEEP = [0.26, -0.94, -2.41, -3.06];

/** A judge of that game, its study, and the number of actions and the nodes of each search. Its third move is the best. */
function judged(at: number) {
  const turnOf = (count: number) => (count % 2 === 0 ? "red" : "blue");
  const build = (hill = "") => ({ kind: "build", hill, token: hill });
  const moments = [undefined, ...HILLS].map((hill, at) => ({
    ...{ position: "four-treasures", turn: turnOf(at) },
    ...(hill && { after: { seat: turnOf(at - 1), detail: { kind: "build", hill } } }),
  }));
  const study = new Study(moments as unknown as [Moment, ...Moment[]]);
  study.go(at);
  const asked: [number, number][] = [];
  const ask = ({ actions: before = [], nodes: sent = 0 }: AnalysisOf) => {
    const [count, nodes] = [before.length, Number(sent)];
    asked.push([count, nodes]);
    const best = count === 2 ? "E5" : "B2";
    const lines = [best, "B2"].map((hill) => ({ score: 0, proved: false, actions: [build(hill)] }));
    const body = { red: (nodes > 50_000 ? DEEP : LEADS)[count] ?? 0, depth: Math.log10(nodes), nodes, lines };
    return Promise.resolve({
      ...body,
      turn: turnOf(count),
      deepest: nodes > 50_000,
    } as unknown as AnalysisBody);
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
  const shown = async () => {
    await work(judge, 3_000);
    const losses = [1, 2, 3].map((at) => judge.lossTo(at));
    expect(judge.judged.map(({ loss }) => loss)).toEqual(losses);
    return [judge.leads, losses];
  };
  // 0.3 to -2.4, in the tenths that are shown; Blue's gain costs nothing, and neither does a best move that turns out worse.
  expect(await shown()).toEqual([LEADS, [2.7, 0, 0]]);
  study.go(1);
  expect(await shown()).toEqual([DEEP, [1.2, 0, 0]]);
});
