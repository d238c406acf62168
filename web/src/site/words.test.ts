import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { parts as wordParts, wordsOf } from "../../build/words.ts";
import { LANGUAGES } from "./languages.ts";

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

test.each(LANGUAGES)("a number of up to three digits is written in %s as its digits", (language) => {
  const numbers = Array.from({ length: 1_999 }, (_, at) => at - 999);
  const written = new Intl.NumberFormat(language);
  expect(numbers.map((number) => written.format(number))).toEqual(numbers.map(String));
});

test("every message that a part of the page names is there", () => {
  const names = parts.flatMap(({ text }) => [...text.matchAll(/\bsay\(\s*"([\w-]+)"\s*[,)]/g)]);
  expect(names.length).toBeGreaterThan(50);
  for (const [, name = ""] of names) expect(defined).toContain(name);
});

/** What a message asks for, by the names of its variables. */
const asked = (name: string): string[] => {
  const [text = ""] = new RegExp(`^${name} =.*\\n((?:[ }].*)?\\n)*`, "m").exec(words) ?? [];
  const [value = ""] = text.split(/^ +\.[a-z]+ =/m);
  return [...new Set([...value.matchAll(/\$(\w+)/g)].map(([, variable = ""]) => variable))];
};

test("a message gets all values that it asks for", () => {
  let count = 0;
  for (const { name, text } of parts)
    for (const [, message = "", values = ""] of text.matchAll(/\bsay\(\s*"([\w-]+)",\s*\{([^{}]*)\}/g)) {
      if (values.includes("...")) continue;
      const given = values.split(",").map((value) => value.split(":")[0]?.trim());
      for (const variable of asked(message)) expect(given, `${message} in ${name}`).toContain(variable);
      count += 1;
    }
  expect(count).toBeGreaterThan(100);
});

/** The lessons and the faults of files that the server names, as its sources have them. */
const served = ["ringforts/src", "catalog/src", "host/src"].flatMap((folder) => {
  const path = fileURLToPath(new URL(`../../../crates/${folder}/`, import.meta.url));
  const files = readdirSync(path).filter((name) => name.endsWith(".rs"));
  const texts = files.map((name) => readFileSync(path + name, "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/"((?:how|help|file)-[a-z0-9-]+)"/g)].map(([, name = ""]) => name),
  );
});

test("every lesson and every fault of a file is there", () => {
  expect(new Set(served).size).toBeGreaterThan(60);
  for (const name of served) expect(defined).toContain(name);
});

test("every message is said somewhere", () => {
  const page = readFileSync(`${HERE}../../index.html`, "utf8");
  const text = parts.map((part) => part.text).join("\n") + page.replace(/%([\w-]+)%/g, '"$1"');
  const named = new Set([...text.matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""));
  const begins = [...text.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1] ?? "");
  const isSaid = (name: string) =>
    served.includes(name) ||
    name.startsWith("why-") ||
    named.has(name) ||
    begins.some((begin) => name.startsWith(begin));
  expect(defined.filter((name) => !isSaid(name))).toEqual([]);
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
