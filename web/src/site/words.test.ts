// Every message is sound, said somewhere, and gets what it asks for, and nothing is said that is no message.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { parts as wordParts, wordsOf } from "../../build/words.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { say, sayOf } from "./words.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The sources in a folder, each with its name, without their tests. */
function sourcesIn(folder: string): { name: string; text: string }[] {
  const isSource = (file: string) =>
    /\.(ts|svelte|rs)$/.test(file) && !/\.(test|setup)\.ts$|tests\.rs$|(^|\/)tests\//.test(file);
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((name) => ({ name, text: readFileSync(`${root}${folder}/${name}`, "utf8") }));
}

const parts = sourcesIn("web/src/site");
const page = [
  ...sourcesIn("web/src").map(({ text }) => text),
  ...["web/index.html", "data/games.json", "data/diagrams.json"].map((file) =>
    readFileSync(root + file, "utf8"),
  ),
];
const program = readdirSync(`${root}crates`).flatMap((crate) => sourcesIn(`crates/${crate}/src`).map(({ text }) => text)); // prettier-ignore
const courses = readdirSync(`${root}data/courses`).map((file) =>
  readFileSync(`${root}data/courses/${file}`, "utf8"),
);

/** All words of the page in a language. */
const wordsIn = (language: Language): string => wordParts.map((part) => wordsOf(part, language)).join("");

test.each(LANGUAGES)("every message is sound and there once in %s", (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(wordsIn(language)))).toEqual([]);
  const defined = [...wordsIn("en").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
  expect(defined.length).toBe(new Set(defined).size);
  for (const name of defined) expect(bundle.getMessage(name)?.value, name).toBeTruthy();
});

/** The names in the text of a message: those of its variables, and of the messages that are parts of it. */
function asked(text: unknown, found = { values: new Set<string>(), messages: new Set<string>() }) {
  if (typeof text !== "object" || text === null) return found;
  const { type, name } = text as { type?: string; name?: string };
  if (type === "var" && name !== undefined) found.values.add(name);
  if (type === "mesg" && name !== undefined) found.messages.add(name);
  for (const inner of Object.values(text)) asked(inner, found);
  return found;
}

/** The messages of some texts by name, with their attributes by name and attribute, and what each asks for. */
const askedIn = (text: string) =>
  new Map(
    new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
      [id, asked(value)] as const,
      ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, asked(pattern)] as const),
    ]),
  );

/** Brackets with nothing in brackets between them. */
const INNERMOST = /\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g;

/** The names in an object that is open at the start of a text; undefined where it takes some from another. */
function namesIn(text: string): string[] | undefined {
  let flat = text.replace(/`[^`]*`/g, "");
  for (let last = ""; last !== flat;) [last, flat] = [flat, flat.replace(INNERMOST, "")];
  const [object = ""] = flat.split("}");
  if (object.includes("...")) return undefined;
  return object.split(",").map((field) => field.split(":")[0]?.trim() ?? "");
}

/** The calls of a text that say a message: its name, and the values that it gets where they are written there. */
const callsOf = (text: string) =>
  [...text.matchAll(/\b(?:say|sayOf)\(\s*"([\w-]+)"(?:,\s*"(\w+)")?\s*(\)|,\s*\{|,)/g)].map(
    ({ 0: call, 1: name = "", 2: attribute, 3: mark = "", index }) => ({
      name: attribute === undefined ? name : `${name}.${attribute}`,
      values: mark === ")" ? [] : mark === "," ? undefined : namesIn(text.slice(index + call.length)),
    }),
  );

test.each(LANGUAGES)(
  "a message has only parts that come with it, and gets all values that it asks for, in %s",
  (language) => {
    for (const part of wordParts) {
      const all = askedIn(wordsOf(part, language));
      for (const [name, { messages }] of all)
        for (const message of messages) expect([...all.keys()], `${name} of ${part}`).toContain(message);
    }
    const all = askedIn(wordsIn(language));
    const calls = parts.flatMap(({ name: part, text }) => callsOf(text).map((call) => ({ part, ...call })));
    const written = calls.filter(({ values }) => values !== undefined);
    expect(written.length).toBeGreaterThan(700);
    for (const { part, name, values } of written)
      for (const variable of all.get(name)?.values ?? [])
        expect(values, `${name} in ${part}`).toContain(variable);
  },
);

test("what lacks a value, and what is no message, cannot be said", () => {
  expect(() => say("turn-seat")).toThrow("turn-seat");
  expect(() => say("seat-")).toThrow("there is no such message");
  expect(() => sayOf("sitter-level", "short")).toThrow("sitter-level.short");
});

const textOf = (file: string): string => readFileSync(`${root}locales/en/${file}.ftl`, "utf8");

/** The messages of an English file, each with the names of its attributes. */
function messagesOf(file: string): { name: string; attributes: string[] }[] {
  const blocks = textOf(file)
    .split(/^(?=[a-zA-Z#])/m)
    .filter((block) => !block.startsWith("#"));
  return blocks.map((block) => ({
    name: /^[\w-]+/.exec(block)?.[0] ?? "",
    attributes: [...block.matchAll(/^ +\.([a-z]+) =/gm)].map(([, name = ""]) => name),
  }));
}

/** The speaker of the messages of a file. Those of the command line and the clauses are compared with what they describe elsewhere. */
const SAID = {
  page: "page table analysis kings files end help learn courses tutor tutor-kings".split(" "),
  program: "cli faults play server explanations sheets".split(" "),
  both: ["effects", "rules"],
};
const ELSEWHERE = /^[A-Z]/;

/** Values of a template, in TypeScript or in Rust. */
const VALUES = /(?:\$?\{.*?\})+/g;

/** The literals of sources, and their templates with a `*` for each value. */
function saidIn(sources: readonly string[]) {
  const text = sources.join("\n");
  const all = (form: RegExp) => [...text.matchAll(form)].map(([, name = ""]) => name);
  const templates = [
    ...all(/`([a-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`/g),
    ...all(/"([a-z][\w-]*(?:\{[a-z_]*\}[\w-]*)+)"/g),
  ].map((template) => template.replaceAll(VALUES, "*"));
  const literals = new Set(all(/["%]([a-z][\w-]*)["%]/g));
  return { literals, templates: new Set(templates.filter((template) => /^[a-z]+-/.test(template))) };
}

/** A template as what it matches; its values are caught. */
const matching = (template: string) => new RegExp(`^${template.replaceAll("*", "(.+)")}$`);

const wordsWithin = (text: string) => text.toLowerCase().match(/[a-z\d]+/g) ?? [];
// Names in data and in types are values too, as `kings_withdrawn` of a message `effect-kings_withdrawn`.
const sources = [...page, ...program, readFileSync(`${root}data/clauses.toml`, "utf8"), ...courses];
const spelled = new Set(wordsWithin(sources.join("\n").replaceAll(/([a-z])(?=[A-Z])/g, "$1 ")));

/** True if every word of a value is spelled somewhere. */
const isSpelled = (value: string) => wordsWithin(value).every((word) => spelled.has(word));

test.each(Object.entries(SAID))("no message of the files of %s is unused", (by, files) => {
  // The server names some of what the page says, such as the parts of its help.
  const { literals, templates } = saidIn(by === "program" ? program : [...page, ...program]);
  const all = [...templates].map(matching);
  // A message can be a part of others.
  const texts = files.map(textOf).join("\n");
  const parts = new Set([...texts.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, name = ""]) => name));
  const isMade = (name: string) => all.some((template) => template.exec(name)?.slice(1).every(isSpelled));
  const messages = files.flatMap(messagesOf).filter(({ name }) => !ELSEWHERE.test(name));
  expect(messages.length).toBeGreaterThan(50);
  const unused = messages.filter(({ name }) => !parts.has(name) && !literals.has(name) && !isMade(name));
  expect(unused.map(({ name }) => name)).toEqual([]);
  const attributes = new Set(messages.flatMap((message) => message.attributes));
  expect([...attributes].filter((name) => !literals.has(name))).toEqual([]);
});

const names = [...Object.values(SAID).flat(), "args"].flatMap(messagesOf).map(({ name }) => name);
const isMissing = (said: string) =>
  said.includes("*") ? !names.some((name) => matching(said).test(name)) : !names.includes(said);

test.each([
  ["the page says", 500, page, /\b(?:say|sayOf|knows)\(\s*["`]((?:[\w-]|\$\{[^}`]*\})+)["`](?=\s*[,)])/g],
  [
    "the program says",
    100,
    program,
    /\bwords(?:\(\))?\s*\.(?:say|get|has|with|attribute)\(\s*(?:&format!\()?"([^"]+)"/g,
  ],
  ["the program names, a lesson or a fault of a file,", 60, program, /"((?:how|file)-[a-z\d-]+)"/g],
])("no message that %s is missing", (_, least, sources, call) => {
  const calls = sources.flatMap((source) => [...source.matchAll(call)].map(([, name = ""]) => name));
  const said = new Set(calls.map((name) => name.replaceAll(VALUES, "*")));
  expect(said.size).toBeGreaterThan(least);
  expect([...said].filter(isMissing)).toEqual([]);
});
