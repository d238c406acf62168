// The three faces of the page, with the letters that it needs and no others. They are made before a build, beside `page.css`.

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** A face: where it comes from, its file, and its letters. */
interface Face {
  readonly source: string;
  readonly file: string;
  readonly letters: string;
}

/** The letters of English, German, Italian and Irish, with their signs. Other names are shown in a face of the device. */
const LATIN = range(0x20, 0x7e) + "\u00a0ÄÖÜäöüßÀÈÉÌÒÙàèéìòùÁÍÓÚáíóúçñ«»‹›–—‘’‚“”„•…·×−§©°½€→←";

/** The word that is the name of the page. */
const NAME = "Tara";

/** Titles have few signs that are no letters, and no Irish ones. Their digits are those of the text: in this face a 1 reads as an i. */
const TITLES = [...LATIN]
  .filter((sign) => /[\p{L} !&'(),.:?·–—‘’“”-]/u.test(sign) && !/[áíóúçñ]/iu.test(sign))
  .join("");

const FACES: readonly Face[] = [
  { source: "alegreya-sans/files/alegreya-sans-latin-400-normal", file: "text", letters: LATIN },
  { source: "alegreya-sans/files/alegreya-sans-latin-700-normal", file: "text-bold", letters: LATIN },
  { source: "almendra/files/almendra-latin-700-normal", file: "display", letters: TITLES },
  { source: "uncial-antiqua/files/uncial-antiqua-latin-400-normal", file: "name", letters: NAME },
];

/** The features that the page uses of a face: kerning, accents, and figures of one height and width. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"];

const FOLDER = fileURLToPath(new URL("../src/site/fonts/", import.meta.url));
const HERE = fileURLToPath(import.meta.url);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

function packageFile(path: string): string {
  return fileURLToPath(new URL(`../node_modules/@fontsource/${path}`, import.meta.url));
}

/** Makes a face unless it is there and newer than what it is made of. */
async function make({ source, file, letters }: Face): Promise<void> {
  const [from, to] = [packageFile(`${source}.woff2`), `${FOLDER}${file}.woff2`];
  const made = existsSync(to) ? statSync(to).mtimeMs : 0;
  if (made > statSync(HERE).mtimeMs && made > statSync(from).mtimeMs) return;
  // Without names of its own: the licenses reserve them for the whole faces.
  const options = { targetFormat: "woff2" as const, keepFeatures: FEATURES, preserveNameIds: [] };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(to, await subset(readFileSync(from), letters, options));
}

/** The license of each face, as it asks to go with it. */
function licenses(): string {
  const names = new Set(FACES.map(({ source }) => source.split("/")[0] ?? ""));
  return [...names].map((name) => readFileSync(packageFile(`${name}/LICENSE`), "utf8")).join("\n\n");
}

export function fonts(): Plugin {
  return {
    name: "fonts",
    buildStart: async () => {
      await Promise.all(FACES.map(make));
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "fonts.txt", source: licenses() });
    },
    // A browser that reads the style sheet first would ask for the faces after it.
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${name}`, crossorigin: "" },
            injectTo: "head",
          })),
    },
  };
}
