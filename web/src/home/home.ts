// The home of tables in this browser, as the page sees it: requests and lines that a worker answers.

import modules from "virtual:module";

import type { Line } from "../client/reconnectingSocket.ts";
import { Refused, WITHDRAWN, inTime } from "../client/requests.ts";
import { randomHex } from "../client/secrets.ts";
import type { Answer, FromPage, ToPage } from "./messages.ts";

/** True if this browser has what the worker needs. */
const canRun = (): boolean =>
  typeof WebAssembly === "object" &&
  "locks" in navigator &&
  "indexedDB" in globalThis &&
  "BroadcastChannel" in globalThis;

/** The bytes of random numbers that a request brings: those of the number and the draws of a table. */
const RANDOM_BYTES = 40;

interface Asked {
  readonly message: Extract<FromPage, { kind: "ask" }>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Refused) => void;
}

/** Pause before a module that did not come is fetched again, in milliseconds. */
const AGAIN_MS = 1_000;
/** After so many failures requests are refused as by a server that cannot be reached. */
const MAX_FAILURES = 3;
/** A module that has not come after so long is not waited for. */
const LOADING_MS = 60_000;

/** A line to the home, as a `WebSocket` is one to a server. */
class HomeLine implements Line {
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState: Line["readyState"] = WebSocket.OPEN;
  readonly #home: Home;
  readonly #line: number;

  constructor(home: Home, line: number, language: string) {
    this.#home = home;
    this.#line = line;
    home.say({ kind: "open", line, language });
  }

  send(text: string): void {
    this.#home.say({ kind: "send", line: this.#line, text });
  }

  close(): void {
    this.#home.say({ kind: "close", line: this.#line });
    this.lose();
  }

  /** Ends the line, as it is lost. */
  lose(): void {
    this.#home.lines.delete(this.#line);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}

/** The body of a request; the bytes of a file are its characters. */
async function textOf(body: BodyInit | null | undefined): Promise<string> {
  if (!(body instanceof Blob)) return typeof body === "string" ? body : "";
  const bytes = new Uint8Array(await body.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** The addresses of the module of tables, and of that of pictures and sheets. */
const [TABLES, FILES] = modules ?? ["", ""];

/** The worker of this page. */
class Home {
  readonly lines = new Map<number, HomeLine>();
  #worker: Worker | undefined;
  #module: WebAssembly.Module | undefined;
  /** False once another version has taken over, which it leaves in its place. */
  #isNew = true;
  readonly #asked = new Map<number, Asked>();
  #count = 0;
  readonly #loaded = this.#load();

  constructor() {
    this.#start();
  }

  /** Starts the worker, in place of one that ended or did not come. */
  #start(failures = 0): void {
    this.#worker?.terminate();
    const worker = new Worker(new URL("./keeper.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    let isThere = false;
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.kind !== "there") return this.#receive(data);
      isThere = true;
      void navigator.locks.request(data.lock, () => {
        if (this.#worker === worker) this.#start();
      });
    };
    worker.onerror = () => {
      if (isThere || this.#worker !== worker) return;
      if (failures + 1 >= MAX_FAILURES) this.#refuse();
      setTimeout(() => this.#start(failures + 1), AGAIN_MS);
    };
    this.#give();
    this.#lose();
  }

  /** Refuses all requests as a server that cannot be reached. */
  #refuse(): void {
    for (const { reject } of this.#asked.values()) reject(new Refused("offline"));
    this.#asked.clear();
  }

  /** Loses all lines, and sends the requests again. */
  #lose(): void {
    for (const { message: again } of this.#asked.values()) this.say(again);
    for (const line of [...this.lines.values()]) line.lose();
  }

  /** Fetches the module, and gives it to the worker. */
  async #load(failures = 0): Promise<void> {
    try {
      const response = await fetch(TABLES);
      this.#module = await WebAssembly.compile(await response.arrayBuffer());
      this.#give();
    } catch {
      if (failures + 1 >= MAX_FAILURES) this.#refuse();
      return new Promise((resolve) => setTimeout(() => resolve(this.#load(failures + 1)), AGAIN_MS));
    }
  }

  /** Gives the worker the module of tables, once it has come, and the address of the one that few need. */
  #give(): void {
    if (this.#module === undefined) return;
    this.#worker?.postMessage({ module: this.#module, version: TABLES, files: FILES, isNew: this.#isNew });
  }

  say(message: FromPage): void {
    this.#worker?.postMessage(message);
  }

  /** Sends a request. The signal withdraws it. A worker that has the module and is silent for so long is ended. */
  async ask(init: RequestInit, path: string, limitMs: number, signal?: AbortSignal): Promise<Response> {
    const id = (this.#count += 1);
    const { language, body } = { language: document.documentElement.lang, body: await textOf(init.body) };
    // Nothing else draws, so that in a test they do not hang on the order of other requests.
    const random = path === "api/tables" ? randomHex(RANDOM_BYTES) : "";
    const message = { kind: "ask", id, method: init.method ?? "GET", path, language, body, random } as const;
    const asked = new Promise<Answer>((resolve, reject) => {
      this.#asked.set(id, { message, resolve, reject });
      signal?.addEventListener("abort", () => {
        this.#asked.delete(id);
        this.say({ kind: "withdraw", id });
        reject(new Refused(WITHDRAWN));
      });
      this.say(message);
    });
    let worker: Worker | undefined;
    const come = inTime(Promise.race([asked, this.#loaded]), LOADING_MS).then(() => {
      worker = this.#worker;
      return inTime(asked, limitMs);
    });
    const answer = await come.catch((why: unknown) => {
      if (this.#asked.delete(id)) {
        // Another tab may be the host.
        this.say({ kind: "withdraw", id });
        if (this.#worker === worker) this.#start();
      }
      throw why;
    });
    return new Response(answer.status === 204 ? null : answer.body, { status: answer.status });
  }

  open(language: string): HomeLine {
    const number = (this.#count += 1);
    const line = new HomeLine(this, number, language);
    this.lines.set(number, line);
    return line;
  }

  #receive(message: ToPage): void {
    switch (message.kind) {
      case "answer":
        this.#asked.get(message.id)?.resolve(message);
        this.#asked.delete(message.id);
        break;
      case "message":
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        break;
      case "ended":
        this.#isNew = false;
        this.#start();
        break;
      case "lost":
        this.#lose();
        break;
    }
  }
}

let started: Home | undefined;

/** The home of this browser, which starts when it is first asked for. */
export function home(): Home {
  // Without a module, or in a browser without locks between tabs.
  if (modules === undefined || !canRun()) throw new Refused("failed");
  return (started ??= new Home());
}
