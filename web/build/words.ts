// The visible words of the page as modules: those of every page with the names of the games in `rules.ftl`, and those of
// pages that are loaded when somebody goes there.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const wordsAt = (name: string) => fileURLToPath(new URL(`../../locales/en/${name}.ftl`, import.meta.url));

const PAGE = wordsAt("page");
const RULES = wordsAt("rules");
const ANALYSIS = wordsAt("analysis");
const KINGS = wordsAt("kings");
const EFFECTS = wordsAt("effects");
const FILES = wordsAt("files");
const END = wordsAt("end");
const HELP = wordsAt("help");
const EXPLANATIONS = wordsAt("explanations");

const NOTES = /^#.*\n/gm;

/** The messages of a Fluent file whose names begin so, with their attributes, as they stand there. */
export function messagesOf(text: string, begin: string): string {
  const blocks = text.split(/^(?=[a-zA-Z#])/m);
  return blocks.filter((block) => block.startsWith(begin)).join("");
}

/** The two parts of `effects.ftl`: what ringfort games bring about, and Seat of Kings. */
function effects(): [ringforts: string, kings: string] {
  const [ringforts = "", kings = ""] = readFileSync(EFFECTS, "utf8").split(/^(?=## Tara, Seat of Kings$)/m);
  if (kings === "") throw new Error("effects.ftl has no section of Seat of Kings");
  return [ringforts.replace(NOTES, ""), kings.replace(NOTES, "")];
}

/** A Fluent file. Notes are for those who translate, and are left out. */
const withoutNotes = (path: string) => readFileSync(path, "utf8").replace(NOTES, "");

/** The words of every page as one Fluent text. */
export function allWords(): string {
  return withoutNotes(PAGE) + effects()[0] + messagesOf(readFileSync(RULES, "utf8"), "variant-");
}

/** The words of analysis and of the editor. */
export function analysisWords(): string {
  return withoutNotes(ANALYSIS);
}

/** The words of Seat of Kings, with those that say what bars a fit. */
export function kingsWords(): string {
  return (
    withoutNotes(KINGS) + effects()[1] + messagesOf(readFileSync(EXPLANATIONS, "utf8"), "why-fit-less-empty")
  );
}

/** The words of files of games. */
export function filesWords(): string {
  return withoutNotes(FILES);
}

/** The words of the end of a game. */
export function endWords(): string {
  return withoutNotes(END);
}

/** The lessons of the ringfort games. */
export function helpWords(): string {
  return withoutNotes(HELP);
}

/** The clauses of the rules, without what was chosen where the sources leave something open. */
export function clauseWords(): string {
  const blocks = readFileSync(RULES, "utf8")
    .replace(/^#.*\n/gm, "")
    .split(/^(?=[a-zA-Z])/m);
  const clauses = blocks.filter((block) => /^[A-Z]+[0-9]/.test(block));
  return clauses.map((block) => block.replace(/^ +\.[a-z]+ =[^]*/m, "").trimEnd() + "\n").join("");
}

const MODULES: Readonly<Record<string, () => string>> = {
  "virtual:words": allWords,
  "virtual:words/analysis": analysisWords,
  "virtual:words/kings": kingsWords,
  "virtual:words/files": filesWords,
  "virtual:words/end": endWords,
  "virtual:words/help": helpWords,
  "virtual:words/clauses": clauseWords,
};

/** Puts the words of the page into its HTML, in place of their names. */
export function withWords(html: string): string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(allWords()));
  return html.replace(/%([a-z-]+)%/g, (_, name: string) => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`no message ${name}`);
    return bundle.formatPattern(pattern).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  });
}

export function words(): Plugin {
  return {
    name: "words",
    transformIndexHtml: withWords,
    resolveId: (id) => (id in MODULES ? "\0" + id : undefined),
    load(id) {
      const text = MODULES[id.replace("\0", "")];
      if (!id.startsWith("\0") || text === undefined) return undefined;
      for (const path of [PAGE, EFFECTS, RULES, ANALYSIS, KINGS, FILES, END, HELP, EXPLANATIONS])
        this.addWatchFile(path);
      return `export default ${JSON.stringify(text())};`;
    },
  };
}
