// The visible words of the page as modules, one for each language of each part, and its HTML in each language.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";

import { LANGUAGES, type Language } from "../src/site/languages.ts";

/** Reads a Fluent file of a language. */
type Read = (name: string) => string;

const pathOf = (language: Language, name: string): string =>
  fileURLToPath(new URL(`../../locales/${language}/${name}.ftl`, import.meta.url));

const NOTES = /^#.*\n/gm;

/** Notes are for those who translate, and are left out. */
const withoutNotes = (text: string): string => text.replace(NOTES, "");

/** The messages of a Fluent file whose names begin so, with their attributes, as they stand there. */
export function messagesOf(text: string, begin: string): string {
  const blocks = text.split(/^(?=[a-zA-Z#])/m);
  return blocks.filter((block) => block.startsWith(begin)).join("");
}

/** The two parts of `effects.ftl`: what ringfort games bring about, and Seat of Kings. */
function effects(read: Read): [ringforts: string, kings: string] {
  const [ringforts = "", kings = ""] = read("effects").split(/^(?=## Tara, Seat of Kings$)/m);
  if (kings === "") throw new Error("effects.ftl has no section of Seat of Kings");
  return [withoutNotes(ringforts), withoutNotes(kings)];
}

/** The clauses of the rules with their rulings and sections, and the names of their sources. */
function rules(read: Read): string {
  const blocks = withoutNotes(read("rules")).split(/^(?=[a-zA-Z])/m);
  const own = blocks.filter((block) => !block.startsWith("variant-"));
  return (
    own.join("") +
    ["source-", "rules-source", "rules-ruling"].map((begin) => messagesOf(read("cli"), begin)).join("")
  );
}

/** The message of what bars a fit, which the page says without the server too. */
const BARRED = "why-fit-less-empty";

/** The parts: the words of every page with the names of the games, and those that are loaded when somebody goes there. */
const PARTS = {
  page: (read: Read) => withoutNotes(read("page")) + messagesOf(read("rules"), "variant-"),
  table: (read: Read) => withoutNotes(read("table")) + effects(read)[0],
  analysis: (read: Read) => withoutNotes(read("analysis")),
  // With the words that say what bars a fit.
  kings: (read: Read) =>
    withoutNotes(read("kings")) + effects(read)[1] + messagesOf(read("explanations"), BARRED),
  files: (read: Read) => withoutNotes(read("files")) + messagesOf(read("server"), "file-"),
  end: (read: Read) => withoutNotes(read("end")),
  help: (read: Read) => withoutNotes(read("help")),
  courses: (read: Read) => withoutNotes(read("learn")) + withoutNotes(read("courses")),
  tutor: (read: Read) => withoutNotes(read("tutor")),
  tutorKings: (read: Read) => withoutNotes(read("tutor-kings")),
  rules,
  // The words of the server too: why a decision is not legal, what is wrong with a position, why it refuses something.
  reasons: (read: Read) =>
    withoutNotes(read("explanations").replace(messagesOf(read("explanations"), BARRED), "")),
  errors: (read: Read) => messagesOf(read("server"), "error-") + messagesOf(read("server"), "fault-"),
} as const;

/** The files of the crate `words`: all that the module says in a worker. */
const MODULE = ["rules", "explanations", "effects", "args", "cli", "play", "server", "faults"];

const TEXTS = { ...PARTS, module: (read: Read) => MODULE.map((name) => withoutNotes(read(name))).join("") };

/** A part of the words. */
export type Part = keyof typeof PARTS;

export const parts = Object.keys(PARTS) as Part[];

/** The words of a part in a language, as one Fluent text. */
export function wordsOf(part: Part, language: Language): string {
  return PARTS[part]((name) => readFileSync(pathOf(language, name), "utf8"));
}

const INDEX = "virtual:words";

const idOf = (part: keyof typeof TEXTS, language: Language): string => `${INDEX}/${part}/${language}`;

/** The part and the language of a module of words; undefined if it is another module. */
function read(id: string | null): [keyof typeof TEXTS, Language] | undefined {
  const [index, part, language] = id?.replace("\0", "").split("/") ?? [];
  return index === INDEX && language !== undefined
    ? [part as keyof typeof TEXTS, language as Language]
    : undefined;
}

/** The name of the file of a chunk of the page; words are named after their part and language. */
export function fileOf({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const words = read(facadeModuleId);
  return `assets/${words === undefined ? "[name]" : `words-${words.join("-")}`}-[hash].js`;
}

/** The module that has for each part, by language, how its words are loaded. */
function index(): string {
  const loads = parts.map((part) => {
    const each = LANGUAGES.map((language) => `${language}: () => import("${idOf(part, language)}")`);
    return `${part}: { ${each.join(", ")} }`;
  });
  return `export default { ${loads.join(", ")} };`;
}

/** Puts the words of the page into its HTML, in place of their names, and its language. */
export function withWords(html: string, language: Language): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf("page", language)));
  const said = html.replace(/%([a-z-]+)%/g, (_, name: string) => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`no message ${name}`);
    return bundle.formatPattern(pattern).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  });
  return said.replace('<html lang="en">', `<html lang="${language}">`);
}

/** The link by which a browser loads the words of a page beside the page itself. */
function preload(bundle: Rolldown.OutputBundle, language: Language): string {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const words = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(idOf("page", language)));
  if (words === undefined) throw new Error(`no words of the page in ${language}`);
  return `<link rel="modulepreload" crossorigin href="./${words.fileName}">`;
}

/** Writes the HTML of the page in each language; that of English has no language in its name. */
const pages: Plugin = {
  name: "pages",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") throw new Error("no index.html");
    const html = String(page.source);
    for (const language of LANGUAGES) {
      const source = withWords(html, language).replace(
        "</head>",
        `  ${preload(bundle, language)}\n  </head>`,
      );
      if (language === "en") page.source = source;
      else this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
    }
  },
};

/** The modules of words, for the page or a worker. */
export const wordModules = (): Plugin => ({
  name: "words",
  // A build writes its pages at its end.
  transformIndexHtml: (html, { server }) => (server === undefined ? html : withWords(html, "en")),
  resolveId: (id) => (id === INDEX || read(id) !== undefined ? "\0" + id : undefined),
  load(id) {
    if (!id.startsWith("\0")) return undefined;
    if (id === "\0" + INDEX) return index();
    const words = read(id);
    if (words === undefined) return undefined;
    const [part, language] = words;
    const text = TEXTS[part]((name) => {
      this.addWatchFile(pathOf(language, name));
      return readFileSync(pathOf(language, name), "utf8");
    });
    return `export default ${JSON.stringify(text)};`;
  },
});

export const words = (): Plugin[] => [wordModules(), pages];
