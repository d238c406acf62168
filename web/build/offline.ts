// A service worker that keeps all files of a version together, so that a folder of files is there without a network.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));

/** The events of a service worker. */
type WorkerEvent = Event & {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};

/** Runs in the service worker. A new version waits until no page of the old one is open, so no game meets it. */
function keep(cache: string, files: readonly string[]): void {
  const scope = self as unknown as {
    readonly location: Location;
    addEventListener(type: string, hear: (event: WorkerEvent) => void): void;
  };
  scope.addEventListener("install", (event) =>
    event.waitUntil(caches.open(cache).then((kept) => kept.addAll([...files]))),
  );
  scope.addEventListener("activate", (event) => {
    const isOld = (name: string) => name.startsWith("tara-") && name !== cache;
    const names = caches.keys().then((all) => all.filter(isOld));
    event.waitUntil(names.then((old) => Promise.all(old.map((name) => caches.delete(name)))));
  });
  scope.addEventListener("fetch", (event) => {
    if (event.request.method !== "GET") return;
    const page = event.request.mode === "navigate" ? new URL("./", scope.location.href).href : event.request;
    event.respondWith(
      caches
        .open(cache)
        .then((kept) => kept.match(page))
        .then((file) => file ?? fetch(event.request)),
    );
  });
}

/** Writes the service worker, which a page without a server registers. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !/\.(html|txt)$/.test(name));
      const files = ["./", ...readdirSync(PUBLIC), ...built].sort();
      const text = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : file.source));
      const hash = text.reduce((sum, part) => sum.update(part), createHash("sha256"));
      const cache = `tara-${hash.digest("hex").slice(0, 16)}`;
      const source = `(${keep.toString()})(${JSON.stringify(cache)}, ${JSON.stringify(files)});\n`;
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}
