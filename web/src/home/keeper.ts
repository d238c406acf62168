// The worker that keeps the tables of this browser. Of several tabs one worker is the host; the others pass on what their pages say.

import type { FromPage, Outcome, ToPage } from "./messages.ts";
import { give, open, type Tables } from "./storage.ts";
import { Tasks, now } from "./tasks.ts";
import { Thinker } from "./thinker.ts";

/** The pause between notes that the host is there, in milliseconds. */
const ALIVE_MS = 2_000;
/** The longest time that a browser's timer takes. */
const MOST_MS = 2 ** 31 - 1;

/** The module of tables, and the address of the one of files. */
interface Modules {
  readonly module: WebAssembly.Module;
  readonly files: string;
}

/** The host of the tables. */
class Host {
  readonly #tasks: Tasks;
  readonly #thinker: Thinker;
  /** Makes pictures and sheets. */
  readonly #maker: Thinker;
  readonly #tables: Tables;
  /** The clients with a socket, each with its page and the number of its line there. */
  readonly #clients = new Map<number, { page: string; line: number }>();
  readonly #tell: (page: string, message: ToPage) => void;
  #count = 0;

  constructor({ module, files }: Modules, tables: Tables, tell: (page: string, message: ToPage) => void) {
    this.#tables = tables;
    this.#tasks = new Tasks(module, (want) => give(tables, want));
    this.#thinker = new Thinker(module, (want) => give(tables, want));
    this.#maker = new Thinker(files, (want) => give(tables, want));
    this.#tell = tell;
  }

  /** Takes what is stored. */
  async begin(): Promise<void> {
    const [alive, rows] = await Promise.all([this.#tables.alive(), this.#tables.rows()]);
    await this.#tasks.run({ do: "begin", alive, rows }, (outcome) => this.#told(outcome));
  }

  /** Notes from now on that somebody is there: no clock runs while nobody is. */
  live(): void {
    const note = () => void this.#tables.live(now()).catch(() => undefined);
    note();
    setInterval(note, ALIVE_MS);
  }

  /** Takes a message of a page. */
  take(page: string, message: FromPage): void {
    switch (message.kind) {
      case "ask":
        void this.#answer(page, message);
        break;
      case "withdraw":
        this.#thinker.withdraw(`${page} ${message.id}`);
        this.#maker.withdraw(`${page} ${message.id}`);
        break;
      case "open": {
        const client = (this.#count += 1);
        this.#clients.set(client, { page, line: message.line });
        void this.#do({ do: "connect", client, language: message.language });
        break;
      }
      case "send":
      case "close": {
        const client = this.#clientOf(page, message.line);
        if (client === undefined) break;
        const { text } = message.kind === "send" ? message : { text: "" };
        if (message.kind === "send") void this.#do({ do: "message", client, text }, tableIn(text));
        else this.#end(client);
        break;
      }
    }
  }

  /** Ends all lines of a page that is gone. */
  leave(page: string): void {
    for (const [client, of] of this.#clients) if (of.page === page) this.#end(client);
  }

  #end(client: number): void {
    this.#clients.delete(client);
    void this.#do({ do: "disconnect", client });
  }

  #clientOf(page: string, line: number): number | undefined {
    for (const [client, of] of this.#clients) if (of.page === page && of.line === line) return client;
    return undefined;
  }

  async #answer(
    page: string,
    { id, method, path, language, body, random }: Extract<FromPage, { kind: "ask" }>,
  ) {
    const task = { do: "request", method, path, language, body, random };
    const kept = KEPT.exec(path)?.[1];
    let outcome = kept === undefined ? await this.#do(task, tableOf(path)) : await this.#kept(kept);
    const other = outcome?.is_file ? this.#maker : outcome?.takes_long ? this.#thinker : undefined;
    outcome = (await other?.run(`${page} ${id}`, task)) ?? outcome;
    const answer = outcome?.answer ?? { status: 500, body: '{"code":"failed","sentence":""}' };
    this.#tell(page, { kind: "answer", id, ...answer });
  }

  /** Answers where tables are kept, or all that is stored as a file. */
  async #kept(asked: string): Promise<Outcome | undefined> {
    const lines = asked === "place" ? undefined : await this.#tables.lines().catch(() => null);
    if (lines === null) return undefined;
    const body = lines?.map((line) => `${line}\n`).join("") ?? JSON.stringify(this.#tables.place);
    return { answer: { status: 200, body } };
  }

  /** Runs a task with all that follows from it. Undefined if the module trapped, which stops the table at fault. */
  async #do(task: object, table?: string): Promise<Outcome | undefined> {
    try {
      return await this.#tasks.run(task, (outcome) => this.#told(outcome));
    } catch {
      for (const { page } of this.#clients.values()) this.#tell(page, { kind: "lost" });
      this.#clients.clear();
      await this.begin().catch(() => undefined);
      if (table !== undefined) await this.#do({ do: "stop", table });
      return undefined;
    }
  }

  #told({ messages = [], decide = [], alarms = [] }: Outcome): void {
    for (const [client, message] of messages) {
      const of = this.#clients.get(client);
      if (of) this.#tell(of.page, { kind: "message", line: of.line, text: JSON.stringify(message) });
    }
    for (const table of decide) void this.#decide(table);
    for (const [at, table] of alarms) {
      const ms = Math.min(Math.max(at - now(), 0), MOST_MS);
      setTimeout(() => void this.#do({ do: "alarm", table }, table), ms);
    }
  }

  async #decide(table: string): Promise<void> {
    const outcome = await this.#thinker.run(`decide ${table}`, { do: "decide", table });
    if (outcome.trapped) await this.#do({ do: "stop", table });
    if (outcome.decision) await this.#do({ do: "decided", decision: outcome.decision }, table);
  }
}

/** The paths that the storage answers. */
const KEPT = /^api\/kept\/(place|file)$/;

/** The table that a message is about. */
const tableIn = (text: string): string | undefined => /"table":"([0-9a-f]{16})"/.exec(text)?.[1];

/** The table of a path of the API. */
const tableOf = (path: string): string | undefined => /^api\/tables\/([0-9a-f]{16})/.exec(path)?.[1];

/** A message between the workers of several tabs. */
type Between =
  /** A page says something to the host, whose worker is another one. */
  | { readonly from: string; readonly message: FromPage }
  | { readonly to: string; readonly message: ToPage }
  /** A worker became the host. */
  | { readonly host: string };

const page = crypto.randomUUID();
const channel = new BroadcastChannel("tara-home");
const say = (message: Between) => channel.postMessage(message);
let host: Host | undefined;
/** The pages of other tabs that the host knows. */
const pages = new Set<string>();

const lockOf = (of: string) => `tara-page-${of}`;
const never = () => new Promise<void>(() => undefined);

function tell(to: string, message: ToPage): void {
  if (to === page) postMessage(message);
  else say({ to, message });
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  if ("host" in data) postMessage({ kind: "lost" } satisfies ToPage);
  else if ("to" in data) {
    if (data.to === page) postMessage(data.message);
  } else if (host !== undefined) {
    host.take(data.from, data.message);
    if (pages.has(data.from)) return;
    pages.add(data.from);
    // Its worker holds this lock until its tab is gone.
    void navigator.locks.request(lockOf(data.from), () => {
      pages.delete(data.from);
      host?.leave(data.from);
    });
  }
};

void navigator.locks.request(lockOf(page), () => {
  tell(page, { kind: "there", lock: lockOf(page) });
  return never();
});

/** The first message of a page: the module, and the version that it is of. */
interface Given extends Modules {
  readonly version: string;
  /** True if the page has just been loaded, so that no other version is newer. */
  readonly isNew: boolean;
}

onmessage = async ({ data }: MessageEvent<FromPage | Given>) => {
  if (!("module" in data))
    return host === undefined ? say({ from: page, message: data }) : host.take(page, data);
  const ofVersion = `tara-home ${data.version}`;
  const { held = [] } = await navigator.locks.query();
  const steal =
    data.isNew &&
    held.some(({ name }) => /^tara-home ./.test(name!)) &&
    !held.some(({ name }) => name === ofVersion);
  const hosted = navigator.locks.request("tara-home", { steal }, async () => {
    void navigator.locks.request(ofVersion, never);
    const next = new Host(data, await open(), tell);
    await next.begin();
    next.live();
    host = next;
    // Whatever was said before was said to nobody, or to a host that is gone.
    postMessage({ kind: "lost" } satisfies ToPage);
    say({ host: page });
    await never();
  });
  await hosted.catch((error: Error) => {
    if (error.name !== "AbortError") throw error;
    postMessage({ kind: "ended" } satisfies ToPage);
  });
};
