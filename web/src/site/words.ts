// Every visible word of the page, from `locales/`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import text from "virtual:words";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(text));

/** Messages without values that were said before: a board says the same few for each of its places. */
const said = new Map<string, string>();

/** Adds the words of a page that is loaded later. */
export function learn(words: string): void {
  bundle.addResource(new FluentResource(words));
  said.clear();
}

type Values = Record<string, FluentVariable>;

/** The message of this name; its name if there is none, which a test sees to. */
export function say(name: string, values?: Values): string {
  if (values !== undefined) return formatted(name, values);
  const text = said.get(name) ?? formatted(name);
  said.set(name, text);
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
