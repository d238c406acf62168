// The real server in a process of its own, reached by a line that can be cut.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, request as ask } from "node:http";
import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { nextSeed } from "./seed.ts";

const PAGE = fileURLToPath(new URL("../dist/page/", import.meta.url));

const KINDS: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** The hash in the name of a file, and that of a version. */
const [HASH, VERSION] = [/(-[\w-]{8})\.(?=(?:js|css|wasm|weights|woff2)\b)/g, /\("[0-9a-f]{16}",/];

const TARA = process.env["TARA"] ?? "tara";

/** The limits of most tests, which ask for more than people do. */
const WIDE = {
  "tables-per-hour": "100000",
  "joins-per-hour": "100000",
  "events-per-hour": "10000000",
  "kib-per-second": "1000000",
  "listed-tables-per-address": "1000",
  "requests-per-second": "1000",
  "messages-per-second": "1000",
  "wrong-secrets-per-minute": "1000",
  log: "error",
  "log-form": "text",
};

/**
 * The built page as a folder of files, which any static host shows, at a path of its own. The paths of its pages stand behind a `#`.
 * With a server it is the page of that server, and at the root.
 */
export class Folder {
  /** Scripts that run before those whose names begin so. */
  readonly before = new Map<string, string>();
  /** Parts of the names of files that do not come when they are asked for first. */
  readonly lost = new Set<string>();
  /** True if it has the next version, whose files with a hash have other names. */
  isNext = false;
  /** False if it is of a time when there was no service worker. */
  hasWorker = true;
  readonly #behind: Host | undefined;
  readonly #server = createHttpServer((request, response) => {
    const { url = "", method, headers } = request;
    const base = this.#behind ? "/" : "/club/";
    if (this.#behind && url.startsWith("/api/")) {
      const passed = ask(new URL(url, this.#behind.url), { method, headers }, (answer) =>
        answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers)),
      );
      return void request.pipe(passed);
    }
    const found = url.slice(base.length).replace(/[?#].*$/, "");
    const asked = found === "" || (this.#behind && !found.includes(".")) ? "index.html" : found;
    if (asked === "offline.js" && !this.hasWorker) return response.writeHead(404).end();
    const name = asked.replace("~.", ".");
    const path = join(PAGE, name);
    const isThere = existsSync(path) && (!name.startsWith("assets/") || this.isNext === (name !== asked));
    if (!url.startsWith(base) || !isThere) return response.writeHead(404).end();
    const lost = [...this.lost].find((part) => name.includes(part)) ?? "";
    if (this.lost.delete(lost)) return response.writeHead(503).end();
    const kind = KINDS[extname(path)] ?? "application/octet-stream";
    const file = readFileSync(path);
    const [, script = ""] = [...this.before].find(([begin]) => name.startsWith(`assets/${begin}-`)) ?? [];
    const bytes =
      script !== ""
        ? script + String(file)
        : extname(path) === ".html"
          ? this.#behind
            ? String(file).replaceAll('="./', '="/')
            : String(file).replace("<html ", "<html data-home ")
          : file;
    const isText = this.isNext && [".html", ".js", ".css"].includes(extname(path));
    return response
      .writeHead(200, { "content-type": kind })
      .end(isText ? String(bytes).replace(HASH, "$1~.").replace(VERSION, '("next",') : bytes);
  });

  private constructor(behind?: Host) {
    this.#behind = behind;
  }

  static async start(behind?: Host): Promise<Folder> {
    const folder = new Folder(behind);
    folder.#server.listen(0, "127.0.0.1");
    await once(folder.#server, "listening");
    return folder;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.#behind ? "" : "/club/#"}`;
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A server with a database that is gone with it. */
export class Host {
  readonly #folder = mkdtempSync(join(tmpdir(), "tara-page-"));
  readonly #database = join(this.#folder, "tara.db");
  readonly #settings: Readonly<Record<string, string>>;
  /** Goes on from start to start, as a secret must not be drawn twice. */
  #seed = nextSeed();
  readonly #open = new Set<Socket>();
  #child: ChildProcess | undefined;
  #port = 0;
  #line: Server | undefined;
  #cut: "silent" | "closed" | undefined;

  private constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = { ...WIDE, ...settings };
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Host> {
    const host = new Host(settings);
    await host.run();
    host.#line = createServer((socket) => host.#pass(socket));
    host.#line.listen(0, "127.0.0.1");
    await once(host.#line, "listening");
    return host;
  }

  get url(): string {
    const { port } = this.#line?.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Starts the server, with the database that was there before. */
  async run(): Promise<void> {
    const flags = Object.entries(this.#settings).map(([name, value]) => `--${name}=${value}`);
    const words = ["serve", "--listen=127.0.0.1:0", `--database=${this.#database}`, ...flags];
    const env = { ...process.env, TARA_TEST_SEED: String(this.#seed++) };
    this.#child = spawn(TARA, words, { env, stdio: ["pipe", "pipe", "inherit"] });
    const [line] = (await once(createInterface({ input: this.#child.stdout! }), "line")) as [string];
    this.#port = Number(/:(\d+)/.exec(line.replace("http://", ""))?.[1]);
  }

  /** Puts the clock of the server forward; it notices within a second. */
  advance(ms: number): void {
    this.#child?.stdin?.write(`${ms}\n`);
  }

  /** Ends the server, as a host does. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  /** Returns the output of a command of `tara admin`. */
  async admin(...words: readonly string[]): Promise<string> {
    const done = await promisify(execFile)(TARA, ["admin", "--database", this.#database, ...words]);
    return done.stdout;
  }

  /** The stored bytes, while the server does not run. */
  get stored(): Buffer {
    if (existsSync(`${this.#database}-wal`)) throw new Error("the database is not closed");
    return readFileSync(this.#database);
  }

  set stored(bytes: Buffer) {
    writeFileSync(this.#database, bytes);
  }

  /** Cuts the line: what is open ends, or goes silent without an end, and so does all that is new. */
  cut(isSilent = false): void {
    this.#cut = isSilent ? "silent" : "closed";
    for (const socket of this.#open)
      if (isSilent) socket.unpipe().resume();
      else socket.destroy();
  }

  mend(): void {
    this.#cut = undefined;
  }

  #pass(socket: Socket): void {
    if (this.#cut === "closed") return void socket.destroy();
    if (this.#cut === "silent") return void this.#open.add(socket.on("error", () => undefined).resume());
    const there = connect(this.#port, "127.0.0.1");
    socket.pipe(there).pipe(socket);
    for (const one of [socket, there]) {
      this.#open.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        this.#open.delete(one);
        socket.destroy();
        there.destroy();
      });
    }
  }

  async end(): Promise<void> {
    this.cut();
    this.#line?.close();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
