// The custom properties of the page, made of the colors and measures in `data/look/tokens.json`.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A color for both themes, or one for the light and one for the dark. */
type Color = string | readonly [string, string];

/** The file, as it is there. */
export interface Tokens {
  readonly page: Readonly<Record<string, Color>>;
  readonly board: Readonly<Record<string, Color>>;
  readonly kings: Readonly<Record<string, Color>>;
  readonly measures: Readonly<Record<string, string>>;
}

const PATH = fileURLToPath(new URL("../../data/look/tokens.json", import.meta.url));
const MODULE = "virtual:tokens.css";

/** Colors and measures as they are now. */
export function tokens(): Tokens {
  return JSON.parse(readFileSync(PATH, "utf8")) as Tokens;
}

/** The style sheet that gives every token its custom property. */
export function tokensCss({ page, board, kings, measures }: Tokens): string {
  const colors = (prefix: string, named: Readonly<Record<string, Color>>) =>
    Object.entries(named).map(([name, color]) => `  --${prefix}${name}: ${cssOf(color)};`);
  const lines = [
    ...colors("", page),
    ...colors("tara-", board),
    ...colors("kings-", kings),
    ...Object.entries(measures).map(([name, value]) => `  --${name}: ${value};`),
  ];
  return `:root {\n${lines.join("\n")}\n}\n`;
}

function cssOf(color: Color): string {
  return typeof color === "string" ? color : `light-dark(${color.join(", ")})`;
}

/** Serves the style sheet as a module. */
export function tokensPlugin(): Plugin {
  return {
    name: "tokens",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(PATH);
      return tokensCss(tokens());
    },
  };
}
