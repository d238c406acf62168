import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Refused, WITHDRAWN } from "../../client/requests.ts";
import type { AnalysisBody, AnalysisOf, Moment } from "../../client/wire.ts";
import { deepened } from "../deepening.ts";
import { Judge } from "./judge.svelte.ts";
import { Study } from "./study.svelte.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

/** The hills of a game in which Red begins, and Red's lead at each of its moments by the first search and by deeper ones. */
const HILLS = ["D4", "C3", "E5"];
const LEADS = [0.26, -2.44, -2.41, -3.06];
const DEEP = [0.26, -0.94, -2.41, -3.06];

/** A judge of that game at a moment, and its searches, which take longer the deeper they are: its third move is the best. */
function judged(at: number, isLooking = () => true) {
  const turnOf = (count: number) => (count % 2 === 0 ? "red" : "blue");
  const build = (hill = "") => ({ kind: "build", hill, token: hill });
  const seats = ["red", "blue"].map((seat, side) => ({ seat, side }));
  const moments = [undefined, ...HILLS].map((hill, at) => ({
    ...{ position: "four-treasures", turn: turnOf(at), seats },
    ...(hill && { after: { seat: turnOf(at - 1), detail: { kind: "build", hill } } }),
  }));
  const study = new Study(moments as unknown as [Moment, ...Moment[]]);
  study.go(at);
  const [asked, withdrawn]: [string[], string[]] = [[], []];
  const ask = ({ actions: before = [], nodes: sent = 0 }: AnalysisOf, signal: AbortSignal) =>
    new Promise<AnalysisBody>((resolve, reject) => {
      const [count, nodes] = [before.length, Number(sent)];
      const search = `${count}: ${nodes / 1_000}k`;
      asked.push(search);
      signal.addEventListener("abort", () => (withdrawn.push(search), reject(new Refused(WITHDRAWN))));
      const lines = [count === 2 ? "E5" : "B2", "B2"].map((hill) => ({ score: 0, actions: [build(hill)] }));
      const red = (nodes > 50_000 ? DEEP : LEADS)[count] ?? 0;
      const body = { red, lines, nodes, depth: Math.log10(nodes), deepest: false, turn: turnOf(count) };
      setTimeout(() => resolve(body as unknown as AnalysisBody), nodes / 1_000);
    });
  return { study, asked, withdrawn, judge: new Judge(study, { ask, isLooking }) };
}

test("all moments are searched alike before one goes deeper, and nothing does while nobody looks or it is stopped", async () => {
  const hidden = judged(1, () => false);
  await work(hidden.judge, 5_000);
  expect(hidden.asked).toEqual(["1: 50k", "0: 50k", "2: 50k", "3: 50k"]);
  let isLooking = true;
  const { judge, study, asked, withdrawn } = judged(1, () => isLooking);
  await work(judge, 6_000);
  expect(asked).toEqual([...hidden.asked, "1: 200k", "1: 1000k", "1: 5000k"]);
  judge.isOn = false;
  await work(judge, 20_000);
  expect([withdrawn, asked.length, judge.at(1)?.body.nodes]).toEqual([["1: 5000k"], 7, 1_000_000]);
  judge.isOn = true;
  await work(judge, 1_000);
  expect(asked.at(-1)).toBe("1: 5000k");
  isLooking = false;
  await work(judge, 20_000);
  expect(withdrawn).toEqual(["1: 5000k", "1: 5000k"]);
  // A moment that is left goes no deeper either.
  isLooking = true;
  await work(judge, 1_000);
  study.go(2);
  await work(judge, 1_500);
  expect([withdrawn.length, asked.at(-1)]).toEqual([3, "2: 200k"]);
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
