// Every visible word of the page, from `locales/`, in the language that is spoken.

import { FluentBundle, FluentNumber, FluentResource, type Message } from "@fluent/bundle";
import { untrack } from "svelte";

import loads from "virtual:words";
import { inTime } from "../client/requests.ts";
import type { Language } from "./languages.ts";
import { spoken } from "./spoken.svelte.ts";

type Part = keyof typeof loads;

/** With so many messages kept, all are forgotten. */
const MOST_SAID = 3_000;

/** The words of a language. */
class Vocabulary {
  readonly language: Language;
  readonly bundle: FluentBundle;
  /** The texts that were said before, by name and values: a board says the same for each of its places, a list for each of its moves. */
  readonly said = new Map<string, string>();
  readonly #loading: Partial<Record<Part, Promise<void>>> = {};
  readonly #there = new Set<Part>();

  constructor(language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** True if all parts are there that the page says. */
  readonly isWhole = () => [...learnt].every((part) => this.#there.has(part));

  /** Loads a part, once. What could not be loaded is tried again. */
  load(part: Part): Promise<void> {
    return (this.#loading[part] ??= inTime(loads[part][this.language]()).then(
      ({ default: text }) => {
        this.#there.add(part);
        this.bundle.addResource(new FluentResource(text));
        this.said.clear();
        spoken.heard += 1;
      },
      (error: unknown) => {
        delete this.#loading[part];
        throw error;
      },
    ));
  }
}

const vocabularies: Partial<Record<Language, Vocabulary>> = {};
const vocabulary = (language: Language): Vocabulary => (vocabularies[language] ??= new Vocabulary(language));

/** The parts that the page says. */
const learnt = new Set<Part>();

/** Learns parts of the words. Resolves once they can be said. */
export async function learn(...parts: Part[]): Promise<void> {
  // A language that comes meanwhile brings them too.
  for (const part of parts) learnt.add(part);
  const language = untrack(() => spoken.language);
  await Promise.all(parts.map((part) => vocabulary(language).load(part)));
}

let wanted: Language | undefined;

/** Speaks a language from when all words that were learnt are there. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  for (let count = -1; count < learnt.size;) {
    count = learnt.size;
    await Promise.all([...learnt].map((part) => vocabulary(language).load(part)));
  }
  // Another one may be wanted by now.
  if (wanted === language) spoken.language = language;
}

/** True if a message can be said. What asks for one that is not there yet asks again when more words have come. */
export function knows(name: string): boolean {
  void spoken.heard;
  return vocabulary(spoken.language).bundle.hasMessage(name);
}

type Values = Readonly<Record<string, string | number>>;

/** The message of this name; its name if there is none. */
export function say(name: string, values?: Values): string {
  const { bundle, said } = vocabulary(spoken.language);
  let key = name;
  for (const value in values) key += `\n${value}\t${typeof values[value]}\t${String(values[value])}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  if (said.size >= MOST_SAID) said.clear();
  const text = put(name, bundle.getMessage(name)?.value, values);
  said.set(key, text);
  return text;
}

/** A pattern with its values. What it lacks ends a test; a reader sees a gap instead, and the console says which. */
function put(name: string, form: Message["value"] | undefined, values?: Values): string {
  const { bundle, isWhole } = vocabulary(spoken.language);
  const faults = form || !isWhole() ? [] : [new Error("there is no such message")];
  // Texts of a file are broken into lines where they are long.
  const text = (form ? bundle.formatPattern(form, inWords(values), faults) : name).replaceAll("\n", " ");
  if (faults.length === 0) return text;
  const fault = new Error(`message ${name}: ${faults.join(", ")}`);
  if (import.meta.env.MODE === "test") throw fault;
  console.error(fault);
  return text.replaceAll(/\{\$?[\w-]+\}/g, "…");
}

/** A number of few digits, which every language writes alike: the first number of `Intl` costs a slow phone 100 ms. */
class ShortNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isShort = (value: string | number): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) < 1_000;

/** The values of a message as Fluent takes them. */
function inWords(values?: Values) {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isShort(value) ? new ShortNumber(value) : value]),
    )
  );
}

/** An attribute of a message. */
export function sayOf(name: string, attribute: string, values?: Values): string {
  const { bundle } = vocabulary(spoken.language);
  return put(`${name}.${attribute}`, bundle.getMessage(name)?.attributes[attribute], values);
}

/** The name of a seat or of a side, as a sentence begins with it. */
export const seatName = (seat: string): string => say(`seat-${seat}`);
