import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

import { WAKE_MS, dropDead, onWaking, reload, waiting } from "./deadLines.ts";
import { Refused, WITHDRAWN, get, post } from "./requests.ts";

/** Requests as the server would get them; those whose connection is dead are never answered. */
const sent: { path: string; isOpen: boolean; end: () => void }[] = [];
let page: EventTarget;
let isDead: boolean;

const fetched = (url: URL, { signal }: { signal: AbortSignal }): Promise<Response> =>
  new Promise((answer, reject) => {
    const end = () => {
      line.isOpen = false;
      reject(new Error("aborted"));
    };
    const line = { path: url.pathname, isOpen: true, end };
    sent.push(line);
    signal.addEventListener("abort", end);
    if (!isDead) answer(new Response('"answer"'));
  });

const pathsSince = (count: number): string[] => sent.slice(count).map(({ path }) => path);
const open = (): string[] => sent.filter(({ isOpen }) => isOpen).map(({ path }) => path);
const codeOf = (error: unknown): string => (error as Refused).code;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  isDead = true;
  page = new EventTarget();
  const addEventListener = page.addEventListener.bind(page);
  const document = { documentElement: { lang: "en" }, visibilityState: "visible", addEventListener };
  for (const [name, value] of Object.entries({ fetch: fetched, document, addEventListener }))
    vi.stubGlobal(name, value);
});

afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

test("no request holds its connection when its time is over", async () => {
  const list = get("api/tables").catch(codeOf);
  const search = post("api/search", {}, new AbortController().signal).catch(codeOf);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await list, open()]).toEqual(["offline", ["/api/search"]]);
  await vi.advanceTimersByTimeAsync(50_000);
  expect([await search, open(), waiting.size, vi.getTimerCount()]).toEqual(["offline", [], 0, 0]);
});

test("a request that is withdrawn ends at once", async () => {
  const withdrawal = new AbortController();
  const search = post("api/search", {}, withdrawal.signal).catch(codeOf);
  withdrawal.abort();
  expect([await search, open()]).toEqual([WITHDRAWN, []]);
  expect(await post("api/search", {}, withdrawal.signal).catch(codeOf)).toBe(WITHDRAWN);
});

test("after some silence dead connections are dropped, and the request is sent again", async () => {
  const list = get("api/tables");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(pathsSince(1)).toEqual(Array(5).fill("/api/version"));
  isDead = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect([await list, open()]).toEqual(["answer", ["/api/tables"]]);
});

test("a search that takes long is not sent again while the server answers", async () => {
  const search = post("api/search", {}, new AbortController().signal);
  isDead = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pathsSince(0).filter((path) => path === "/api/search")).toHaveLength(1);
  for (const again of waiting) again();
  expect(await search).toBe("answer");
});

test("within two seconds of waking up requests without an answer are sent again", async () => {
  onWaking(() => void dropDead(WAKE_MS));
  const list = get("api/tables");
  await vi.advanceTimersByTimeAsync(1_000);
  page.dispatchEvent(new Event("online"));
  isDead = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await list, pathsSince(6)]).toEqual(["answer", ["/api/tables"]]);
});

test("the page is loaded again once no request waits on a dead line", async () => {
  const list = get("api/tables").catch(codeOf);
  const opened: string[][] = [];
  const location = Object.assign(new URL("http://tara.test/"), { reload: () => opened.push(open()) });
  vi.stubGlobal("location", location);
  // As browsers do: all that is on its way ends.
  vi.stubGlobal("stop", () => sent.forEach(({ end }) => end()));
  reload();
  expect(opened).toEqual([[]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await list).toBe("offline");
});
