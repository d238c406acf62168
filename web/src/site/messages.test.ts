// No message is unused, and none is missing: the page and the program say every message, and nothing that is none.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The sources in a folder, without their tests. */
function sourcesIn(folder: string): string[] {
  const files = readdirSync(root + folder, { recursive: true, encoding: "utf8" });
  const isSource = (file: string) =>
    /\.(ts|svelte|rs)$/.test(file) && !/\.test\.ts$|tests\.rs$|(^|\/)tests\//.test(file);
  return files.filter(isSource).map((file) => readFileSync(`${root}${folder}/${file}`, "utf8"));
}

const page = [...sourcesIn("web/src"), readFileSync(`${root}web/index.html`, "utf8")];
const program = readdirSync(`${root}crates`).flatMap((crate) => sourcesIn(`crates/${crate}/src`));

const courses = readdirSync(`${root}data/courses`).map((file) =>
  readFileSync(`${root}data/courses/${file}`, "utf8"),
);

const textOf = (file: string): string => readFileSync(`${root}locales/en/${file}.ftl`, "utf8");

/** The messages of an English file, each with the names of its attributes. */
function messagesOf(file: string): { name: string; attributes: string[] }[] {
  const text = textOf(file);
  const blocks = text.split(/^(?=[a-zA-Z#])/m).filter((block) => !block.startsWith("#"));
  return blocks.map((block) => ({
    name: /^[\w-]+/.exec(block)?.[0] ?? "",
    attributes: [...block.matchAll(/^ +\.([a-z]+) =/gm)].map(([, name = ""]) => name),
  }));
}

/** Who says the messages of a file. Those of the command line and the clauses are compared with what they describe elsewhere. */
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
  const literals = new Set([...text.matchAll(/["%]([a-z][\w-]*)["%]/g)].map(([, name = ""]) => name));
  const templates = [
    ...text.matchAll(/`([a-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`/g),
    ...text.matchAll(/"([a-z][\w-]*(?:\{[a-z_]*\}[\w-]*)+)"/g),
  ].map(([, template = ""]) => template.replaceAll(VALUES, "*"));
  return { literals, templates: new Set(templates.filter((template) => /^[a-z]+-/.test(template))) };
}

/** A template as what it matches; its values are caught. */
const matching = (template: string) => new RegExp(`^${template.replaceAll("*", "(.+)")}$`);

// Names in data and in types are values too, as `kings_withdrawn` of a message `effect-kings_withdrawn`.
const spelled = new Set(
  [...page, ...program, readFileSync(`${root}data/clauses.toml`, "utf8"), ...courses]
    .join("\n")
    .replaceAll(/([a-z])(?=[A-Z])/g, "$1 ")
    .toLowerCase()
    .match(/[a-z\d]+/g),
);

/** Whether every word of a value is spelled somewhere. */
const isSpelled = (value: string) =>
  (value.toLowerCase().match(/[a-z\d]+/g) ?? []).every((word) => spelled.has(word));

test.each(Object.entries(SAID))("no message of the files of %s is unused", (by, files) => {
  // The server names some of what the page says, such as the parts of its help.
  const { literals, templates } = saidIn(by === "program" ? program : [...page, ...program]);
  const all = [...templates].map(matching);
  // A message can be a part of others.
  const texts = files.map(textOf).join("\n");
  const parts = new Set([...texts.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, name = ""]) => name));
  const isSaid = (name: string) =>
    parts.has(name) ||
    literals.has(name) ||
    all.some((template) => template.exec(name)?.slice(1).every(isSpelled));
  const messages = files.flatMap(messagesOf).filter(({ name }) => !ELSEWHERE.test(name));
  expect(messages.length).toBeGreaterThan(50);
  expect(messages.map(({ name }) => name).filter((name) => !isSaid(name))).toEqual([]);
  const attributes = new Set(messages.flatMap((message) => message.attributes));
  expect([...attributes].filter((name) => !literals.has(name))).toEqual([]);
});

/** What a source says: the names in its calls, and the templates in them. */
function callsIn(sources: readonly string[], call: RegExp): string[] {
  const names = sources.flatMap((source) => [...source.matchAll(call)].map(([, name = ""]) => name));
  return [...new Set(names.map((name) => name.replaceAll(VALUES, "*")))];
}

const names = Object.values(SAID)
  .flat()
  .concat("args")
  .flatMap(messagesOf)
  .map(({ name }) => name);
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
  const said = callsIn(sources, call);
  expect(said.length).toBeGreaterThan(least);
  expect(said.filter(isMissing)).toEqual([]);
});

test("a message that nobody says is found, and one that is not there", () => {
  const { literals, templates } = saidIn(['say(`seat-${seat}`, title); say("menu")']);
  expect([...literals]).toEqual(["menu"]);
  expect([...templates]).toEqual(["seat-*"]);
  expect(matching("seat-*").exec("seat-red")?.[1]).toBe("red");
  expect(isSpelled("zebra")).toBe(false);
  expect(isMissing("seat-zebra")).toBe(true);
  expect(isMissing("seat-*")).toBe(false);
});
