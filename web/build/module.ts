// The module of `cargo xtask module` as a file of the page; without it the page asks the server alone.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PATH = fileURLToPath(new URL("../dist/module/tara.wasm", import.meta.url));
const ID = "virtual:module";

/** Gives the address of the module, or undefined where it was not built. */
export function module(): Plugin {
  return {
    name: "module",
    apply: "build",
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      if (!existsSync(PATH)) return "export default undefined;";
      const file = this.emitFile({ type: "asset", name: "tara.wasm", source: readFileSync(PATH) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
