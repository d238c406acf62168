// Every visible word of the page, from `locales/`.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import text from "virtual:words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(text));

/** What was said before, by name and values: a board says the same for each of its places, a list for each of its moves. */
const said = new Map<string, string>();

/** With so many kept, all are forgotten. */
const MOST_SAID = 3_000;

/** Adds the words of a page that is loaded later. */
export function learn(words: string): void {
  bundle.addResource(new FluentResource(words));
  said.clear();
}

type Values = Readonly<Record<string, string | number>>;

/** The message of this name; its name if there is none, which a test sees to. */
export function say(name: string, values?: Values): string {
  let key = name;
  for (const value in values) key += `\n${value}\t${typeof values[value]}\t${String(values[value])}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  if (said.size >= MOST_SAID) said.clear();
  const text = formatted(name, values);
  said.set(key, text);
  return text;
}

function formatted(name: string, values?: Values): string {
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? line(bundle.formatPattern(pattern, values, [])) : name;
}

/** An attribute of a message. */
export function sayOf(name: string, attribute: string, values?: Values): string {
  const pattern = bundle.getMessage(name)?.attributes[attribute];
  return pattern ? line(bundle.formatPattern(pattern, values, [])) : `${name}.${attribute}`;
}

/** The name of a seat or of a side, as a sentence begins with it. */
export const seatName = (seat: string): string => say(`seat-${seat}`);

/** Texts of a file are broken into lines where they are long. */
const line = (text: string): string => text.replaceAll("\n", " ");
