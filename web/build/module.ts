// The modules of `cargo xtask module` as files of the page; without them the page asks the server alone.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAMES = ["tara.wasm", "files.wasm"] as const;
const pathOf = (name: string) => fileURLToPath(new URL(`../dist/module/${name}`, import.meta.url));
const ID = "virtual:module";

/** Gives the addresses of the modules, or undefined where they were not built. */
export function module(): Plugin {
  return {
    name: "module",
    apply: "build",
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      if (!NAMES.every((name) => existsSync(pathOf(name)))) return "export default undefined;";
      const files = NAMES.map((name) =>
        this.emitFile({ type: "asset", name, source: readFileSync(pathOf(name)) }),
      );
      return `export default [${files.map((file) => `import.meta.ROLLUP_FILE_URL_${file}`).join(", ")}];`;
    },
  };
}
