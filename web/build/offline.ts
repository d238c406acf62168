// A service worker that keeps the files of a version together, so that the page opens without a network: from a folder of files, and
// beside a server that is gone.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

import { pages } from "../src/site/paths.ts";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));

/** The events of a service worker. */
type WorkerEvent = Event & {
  readonly request: Request;
  /** The page that asks, and for a page itself the one that it becomes. */
  readonly clientId: string;
  readonly resultingClientId: string;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};

/**
 * Runs in the service worker.
 *
 * A file with a hash in its name is taken from wherever it is kept; the page, and the few others, from the network if that answers. So
 * a page never gets parts of another version: a reload brings the new one, and the files of the old one stay while a page of it is open.
 * Other paths may be those of another program of this origin, and are left to it.
 */
function keep(version: string, files: readonly string[], pages: readonly string[]): void {
  const scope = self as unknown as {
    readonly location: Location;
    readonly clients: { claim(): Promise<void> };
    addEventListener(type: string, hear: (event: WorkerEvent) => void): void;
  };
  const base = new URL("./", scope.location.href);
  // Another page of this origin, below another path, has its own.
  const begin = `tara ${base.pathname} `;
  const own = begin + version;
  const page = base.href;
  const HASHED = "assets/";
  /** The module of pictures, which few need: a server is not asked for it before that. */
  const RARE = "assets/files-";
  /** A server that is silent for so long is not there, in milliseconds. */
  const SILENT_MS = 4_000;

  const find = (file: Request | string) => caches.match(file, { ignoreVary: true });

  async function names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(begin));
  }

  /** The cache of the newest version of which all is kept: its page is kept last. */
  async function newest(): Promise<Cache | undefined> {
    for (const name of (await names()).reverse()) {
      const cache = await caches.open(name);
      if (await cache.match(page, { ignoreVary: true })) return cache;
    }
    return undefined;
  }

  async function loaded(file: string): Promise<Response> {
    const answer = await fetch(file, { cache: file.startsWith(HASHED) ? "default" : "no-cache" });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer;
  }

  /** Keeps all files of this version. One by one, as the page comes first; what is kept already is not fetched again. */
  async function install(): Promise<void> {
    const cache = await caches.open(own);
    const answer = await loaded("./");
    const text = await answer.clone().text();
    const named = text.match(/assets\/[\w.~-]+/g) ?? [];
    if (!named.every((file) => files.includes(file))) throw new Error("the page has another version");
    const hasServer = !text.includes("data-home");
    for (const file of files) {
      const kept = file.startsWith(HASHED) ? await find(base.href + file) : undefined;
      if (kept || !(hasServer && file.startsWith(RARE))) await cache.put(file, kept ?? (await loaded(file)));
    }
    await cache.put("./", answer);
  }

  async function activate(): Promise<void> {
    for (const name of await names()) if (name !== own) await caches.delete(name);
    await scope.clients.claim();
  }

  /** A file whose name has a hash. */
  async function lasting(request: Request): Promise<Response> {
    const kept = await find(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.status === 200) {
      const copy = answer.clone();
      await newest()
        .then((cache) => cache?.put(request, copy))
        .catch(() => undefined);
    }
    return answer;
  }

  /** The pages that came from here, as nobody answered: their files do so at once. */
  const alone = new Set<string>();

  /** The page, or a file beside it: as it is now, or as it is kept. */
  async function current(
    { request, clientId, resultingClientId }: WorkerEvent,
    name: string,
  ): Promise<Response> {
    const keptOne = async () => (await newest())?.match(name, { ignoreVary: true });
    const early = alone.has(clientId) ? await keptOne() : undefined;
    if (early) return early;
    const asked = fetch(request).catch(() => undefined);
    const silence = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), SILENT_MS));
    const answer = await Promise.race([asked, silence]);
    if (answer && answer.status < 500) return answer;
    const kept = await keptOne();
    if (!kept) return (await asked) ?? Response.error();
    if (name !== page) return kept;
    alone.add(resultingClientId);
    // The mark tells the page not to ask the server for what this browser has.
    return new Response((await kept.text()).replace("<html ", "<html data-kept "), { headers: kept.headers });
  }

  scope.addEventListener("install", (event) => event.waitUntil(install()));
  scope.addEventListener("activate", (event) => event.waitUntil(activate()));
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = request.url.startsWith(page) ? request.url.slice(page.length).replace(/[?#].*/, "") : "api/";
    if (request.method !== "GET" || path.startsWith("api/")) return;
    if (path.startsWith(HASHED)) event.respondWith(lasting(request));
    else if (files.includes(path)) event.respondWith(current(event, page + path));
    else if (request.mode === "navigate" && pages.includes(path.replace(/^index\.html$|\/.*/, "")))
      event.respondWith(current(event, page));
  });
}

/** Writes the service worker. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const all = [...readdirSync(PUBLIC), ...Object.keys(bundle)];
      // A system keeps the icons in pixels itself.
      const files = all.filter((name) => !/\.(html|txt|png)$/.test(name)).sort();
      const text = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : file.source));
      const hash = text.reduce((sum, part) => sum.update(part), createHash("sha256"));
      const version = hash.digest("hex").slice(0, 16);
      const source = `(${keep.toString()})(${JSON.stringify(version)}, ${JSON.stringify(files)}, ${JSON.stringify(pages)});\n`;
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}
