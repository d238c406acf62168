// Finds English words in what is said in another language, by the word lists of Debian.

import { readFileSync } from "node:fs";

import type { Language } from "../src/site/languages.ts";
import { SAME, TYPED } from "./sameWords.ts";

/** A language that texts are translated to. */
export type Translation = Exclude<Language, "en">;

/** The file of the words of each language, and the package that has it. */
const LISTS: Readonly<Record<Language, readonly [file: string, pack: string]>> = {
  en: ["american-english", "wamerican"],
  de: ["ngerman", "wngerman"],
  it: ["italian", "witalian"],
};

const kept: Partial<Record<Language, ReadonlySet<string>>> = {};

/** All words of a language, in lower case. */
function wordsOf(language: Language): ReadonlySet<string> {
  const [file, pack] = LISTS[language];
  const path = `/usr/share/dict/${file}`;
  try {
    return (kept[language] ??= new Set(readFileSync(path, "utf8").toLowerCase().split("\n")));
  } catch (cause) {
    throw new Error(`${path} is missing; install it with: apt-get install ${pack}`, { cause });
  }
}

/** Where a text is read: at the terminal, words that are typed there are the same in every language. */
export type Place = "page" | "terminal";

/** The words that a language shares with English, in lower case, and the names, as they are written, of which none is looked at. */
function sharedOf(language: Translation, place: Place): { words: ReadonlySet<string>; names: RegExp } {
  const groups = [SAME.all, SAME[language], ...(place === "terminal" ? [TYPED.all, TYPED[language]] : [])];
  const shared = groups.flatMap((group) => Object.values(group).flatMap((words) => words.split(/,\s+/)));
  const isWord = (words: string) => /^\p{Ll}+$/u.test(words);
  // A longer name may begin as another one.
  const names = shared.filter((words) => !isWord(words)).sort((one, other) => other.length - one.length);
  return { words: new Set(shared.filter(isWord)), names: new RegExp(names.map(asPattern).join("|"), "gu") };
}

/** A pattern of a name: it ends where a word ends, and may be broken into lines. */
function asPattern(name: string): string {
  const text = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "\\s+");
  const [begin, end] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(name));
  return `${begin ? "(?<![\\p{L}\\p{N}])" : ""}${text}${end ? "(?![\\p{L}\\p{N}])" : ""}`;
}

/** Options of commands, addresses, the letters of a stack, and the key of a card behind its number. */
const KEYS =
  /(?<!\S)--[a-z][\w-]*|https?:\/\/\S+|(?<!\p{L})[rbwyRBWY]{2,}(?!\p{L})|(?<=\d {2})(?:farmer|herdsman|herdsmen|warrior)[a-z-]*/gu;

const shared: Partial<Record<`${Translation} ${Place}`, ReturnType<typeof sharedOf>>> = {};

/** The words of a text that are English and not of its language. */
export function englishIn(text: string, language: Translation, place: Place = "page"): string[] {
  const [english, own] = [wordsOf("en"), wordsOf(language)];
  const { words, names } = (shared[`${language} ${place}`] ??= sharedOf(language, place));
  const said = text.replaceAll("\u00ad", "").replaceAll(names, " ").replaceAll(KEYS, " ");
  // A word that has a digit or is a few capitals is a rule, a position or a key.
  const tokens = said.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const all = tokens.filter((token) => /^(?!\p{Lu}{1,3}$)\p{L}{2,}$/u.test(token));
  return all
    .map((token) => token.toLowerCase())
    .filter((word) => english.has(word) && !own.has(word) && !words.has(word));
}
