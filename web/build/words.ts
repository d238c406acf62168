// The visible words of the page as one module: all of `locales/en/page.ftl`, and the names of the games in `rules.ftl`.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:words";
const PAGE = fileURLToPath(new URL("../../locales/en/page.ftl", import.meta.url));
const RULES = fileURLToPath(new URL("../../locales/en/rules.ftl", import.meta.url));

/** The messages of a Fluent file whose names begin so, with their attributes, as they stand there. */
export function messagesOf(text: string, begin: string): string {
  const blocks = text.split(/^(?=[a-zA-Z#])/m);
  return blocks.filter((block) => block.startsWith(begin)).join("");
}

/** All words of the page as one Fluent text. Notes are for those who translate, and are left out. */
export function allWords(): string {
  const page = readFileSync(PAGE, "utf8").replace(/^#.*\n/gm, "");
  return page + messagesOf(readFileSync(RULES, "utf8"), "variant-");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === NAME ? "\0" + NAME : undefined),
    load(id) {
      if (id !== "\0" + NAME) return undefined;
      this.addWatchFile(PAGE);
      this.addWatchFile(RULES);
      return `export default ${JSON.stringify(allWords())};`;
    },
  };
}
