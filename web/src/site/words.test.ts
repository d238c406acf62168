import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { parts as wordParts, wordsOf } from "../../build/words.ts";
import { LANGUAGES } from "./languages.ts";
import { say, sayOf, speak } from "./words.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** The parts of the page, each with its name, without tests. */
const parts = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|setup)\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(HERE + name, "utf8") }));

/** All words of a language. */
const wordsIn = (language: (typeof LANGUAGES)[number]): string =>
  wordParts.map((part) => wordsOf(part, language)).join("");

const words = wordsIn("en");

const defined = [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

test.each(LANGUAGES)("every message is sound and there once in %s", (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(wordsIn(language)))).toEqual([]);
  expect(defined.length).toBe(new Set(defined).size);
  for (const name of defined) expect(bundle.getMessage(name)?.value, name).toBeTruthy();
});

/** What the text of a message has: the names of its variables, and of the messages that are parts of it. */
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

test.each(LANGUAGES)("a message has only parts that come with it in %s", (language) => {
  for (const part of wordParts) {
    const all = askedIn(wordsOf(part, language));
    for (const [name, { messages }] of all)
      for (const message of messages) expect([...all.keys()], `${name} of ${part}`).toContain(message);
  }
});

/** Brackets with nothing in brackets between them. */
const INNERMOST = /\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g;

/** The names in an object that is open at the start of a text; undefined where it takes some from another. */
function namesIn(text: string): string[] | undefined {
  let flat = text.replace(/`[^`]*`/g, "");
  for (let last = ""; last !== flat;) [last, flat] = [flat, flat.replace(INNERMOST, "")];
  const [object = ""] = flat.split("}");
  return object.includes("...")
    ? undefined
    : object.split(",").map((field) => field.split(":")[0]?.trim() ?? "");
}

/** The calls of a text that say a message: its name, and the values that it gets where they are written there. */
const callsIn = (text: string) =>
  [...text.matchAll(/\b(?:say|sayOf)\(\s*"([\w-]+)"(?:,\s*"(\w+)")?\s*(\)|,\s*\{|,)/g)].map(
    ({ 0: call, 1: name = "", 2: attribute, 3: mark = "", index }) => ({
      name: attribute === undefined ? name : `${name}.${attribute}`,
      values: mark === ")" ? [] : mark === "," ? undefined : namesIn(text.slice(index + call.length)),
    }),
  );

test.each(LANGUAGES)("a message gets all values that it asks for in %s", (language) => {
  const all = askedIn(wordsIn(language));
  let count = 0;
  for (const { name: part, text } of parts)
    for (const { name, values } of callsIn(text)) {
      if (values === undefined) continue;
      for (const variable of all.get(name)?.values ?? [])
        expect(values, `${name} in ${part}`).toContain(variable);
      count += 1;
    }
  expect(count).toBeGreaterThan(700);
});

test("what lacks a value, and what is no message, cannot be said", async () => {
  await speak("en");
  expect(() => say("turn-seat")).toThrow("turn-seat");
  expect(() => say("seat-")).toThrow("there is no such message");
  expect(() => sayOf("sitter-level", "short")).toThrow("sitter-level.short");
});

test("no part of the page keeps a sentence, which would stay when another language is spoken", () => {
  const says = String.raw`(?:\$state(?:\.raw)?\()?(?:say|sayOf|seatName|\w+Words)\(`;
  for (const { name, text } of parts) {
    // What stands at the top of a module or of a component is made once, and what is assigned stays.
    const top = name.endsWith(".svelte") ? "  " : "";
    const kept = new RegExp(`^(?:${top}(?:export )?(?:const|let) [^=\n]+|\\s*[\\w.#]+) = ${says}.*`, "gm");
    expect(text.match(kept) ?? [], name).toEqual([]);
  }
});

test("no part of the page has words of its own", () => {
  for (const { name, text } of parts.filter((part) => part.name.endsWith(".svelte"))) {
    const markup = text
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/=>/g, "");
    const plain = withoutBraces(markup).replace(/<[^>]*>/g, "\n");
    const own = plain.split("\n").filter((line) => /[A-Za-z]{2}/.test(line));
    expect(own, name).toEqual([]);
  }
});

/** A text without what stands between braces, however deep. */
function withoutBraces(text: string): string {
  let depth = 0;
  let plain = "";
  for (const sign of text) {
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (depth === 0) plain += sign;
  }
  return plain;
}
