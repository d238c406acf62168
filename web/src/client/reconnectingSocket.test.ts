import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

import { waiting } from "./deadLines.ts";
import { ReconnectingSocket, type SocketState } from "./reconnectingSocket.ts";
import type { FromClient, ToClient } from "./wire.ts";

/** A socket whose server the test is. */
class Line {
  static readonly all: Line[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: FromClient[] = [];

  constructor() {
    Line.all.push(this);
  }

  welcome(): void {
    this.readyState = 1;
    this.say({ type: "welcome" } as ToClient);
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  /** A dead line waits for an answer to this. */
  readonly close = () => undefined;
}

let page: EventTarget;
let states: SocketState[];
let heard: ToClient[];
let socket: ReconnectingSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all.length = 0;
  page = new EventTarget();
  [states, heard] = [[], []];
  const listen = page.addEventListener.bind(page);
  const document = { documentElement: { lang: "en" }, visibilityState: "visible", addEventListener: listen };
  const fetch = () => Promise.resolve(new Response("{}"));
  const globals = { WebSocket: Object.assign(Line, { OPEN: 1 }), document, addEventListener: listen, fetch };
  for (const [name, value] of Object.entries({ ...globals, navigator: { onLine: true } }))
    vi.stubGlobal(name, value);
  socket = new ReconnectingSocket({ isWaiting: true, receive: (message) => heard.push(message) });
  socket.onState((state) => states.push(state));
  socket.open();
  Line.all[0]?.welcome();
});

afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.unstubAllGlobals());

test("a line that says nothing is noticed within ten seconds, left to itself, and another one is opened", () => {
  vi.advanceTimersByTime(9_999);
  expect(states).toEqual(["connecting", "connected", "offline"]);
  const [dead, next] = Line.all;
  expect([dead?.sent.length, Line.all.length]).toEqual([1, 2]);
  next?.welcome();
  const before = heard.length;
  dead?.say({ type: "pong" } as ToClient);
  dead?.onclose?.();
  expect([heard.length, socket.state, Line.all.length]).toEqual([before, "connected", 2]);
});

test("once a line is found dead, the requests that wait for an answer are sent again", () => {
  const again = vi.fn();
  waiting.add(again);
  vi.advanceTimersByTime(8_999);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledOnce();
  waiting.delete(again);
});

test("a line that answers stays, however little is said on it", () => {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    vi.advanceTimersByTime(1_000);
    if (Line.all[0]?.sent.splice(0).length) Line.all[0].say({ type: "pong" } as ToClient);
  }
  expect([states, Line.all.length]).toEqual([["connecting", "connected"], 1]);
});

test("after waking up a dead line is noticed within two seconds, and an attempt that hangs is given up", () => {
  page.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(2_000);
  expect([socket.state, Line.all.length]).toEqual(["offline", 2]);
  vi.advanceTimersByTime(7_500);
  expect(Line.all.length).toBe(3);
});
