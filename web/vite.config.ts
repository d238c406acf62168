import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./build/compressed.ts";
import { courses } from "./build/courses.ts";
import { dataPlugin } from "./build/data.ts";
import { fonts } from "./build/fonts.ts";
import { module } from "./build/module.ts";
import { offline } from "./build/offline.ts";
import { rules } from "./build/rules.ts";
import { svelteAwait } from "./build/svelteAwait.ts";
import { tokensPlugin } from "./build/tokens.ts";
import { fileOf, wordModules, words } from "./build/words.ts";

// Addresses are relative, so that the page works below any base path of a host.
export default defineConfig({
  base: "./",
  plugins: [
    fonts(),
    dataPlugin(),
    tokensPlugin(),
    words(),
    rules(),
    courses(),
    svelteAwait(),
    svelte(),
    module(),
    offline(),
    compressed(),
  ],
  worker: { format: "es", plugins: () => [wordModules()] },
  build: {
    outDir: "dist/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The packages within the page, with the texts of their licenses.
    license: { fileName: "licenses.txt" },
    // What every visit needs is two files, as parts that later pages share would each cost a request: the library, which
    // stays the same from release to release, and the page.
    rolldownOptions: {
      checks: { circularDependency: true },
      // Modules that import each other in a circle work or not by which of them is loaded first.
      onLog(level, log, handle) {
        const isOurs = log.code === "CIRCULAR_DEPENDENCY" && !log.message.includes("node_modules");
        if (isOurs) throw new Error(log.message);
        handle(level, log);
      },
      output: {
        chunkFileNames: fileOf,
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules.svelte/, priority: 1, tags: ["$initial"] },
            { name: "page", tags: ["$initial"] },
          ],
        },
      },
    },
  },
  server: {
    // For `npm run dev` beside a server at its usual address.
    proxy: { "/api": { target: "http://127.0.0.1:8272", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/site/noScreen.setup.ts", "src/site/words.setup.ts"],
    environment: "node",
    // They are short: one thread after the other costs less than many.
    pool: "threads",
    isolate: false,
    // A loaded machine takes longer than the five seconds that are usual.
    testTimeout: 20_000,
    maxWorkers: 1,
  },
});
