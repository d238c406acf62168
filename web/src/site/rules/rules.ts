// The rules as a book: which clauses a game has, where each is, and the search over all of them.

import { say } from "../words.ts";

/** A clause; its text and its ruling are the message of the same name. */
export interface Clause {
  /** Its id, such as `SH3`. */
  readonly id: string;
  readonly source: string;
  /** True if it settles something that the sources leave open. */
  readonly ruling?: boolean;
}

/** A game and the clauses that apply to it. */
export interface RuleVariant {
  readonly id: string;
  /** The sections, in the order in which they are read. */
  readonly sections: readonly string[];
  /** Single clauses of other sections. */
  readonly also?: readonly string[];
}

/** A move that a clause forbids. */
export interface Bite {
  readonly variant: string;
  /** The position text. */
  readonly position: string;
  /** The move. */
  readonly token: string;
  /** The hills that are the reason. */
  readonly hills: readonly string[];
}

/** A step of a course that is about a clause. */
export interface LessonOf {
  readonly course: string;
  readonly step: string;
}

/** All rules, without their words. */
export interface Rules {
  readonly clauses: readonly Clause[];
  readonly variants: readonly RuleVariant[];
  /** By clause, one of each game that has one. */
  readonly bites: Readonly<Record<string, readonly Bite[]>>;
  /** By clause, where it is learnt. */
  readonly lessons: Readonly<Record<string, LessonOf>>;
}

/** Some text of the rules. */
export interface Passage {
  /** The chapter that has it: the id of a clause or of a game. */
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
}

/** The section of a clause: its id without its number. */
export const sectionOf = (id: string): string => /^SK2P|^[A-Z]+/.exec(id)?.[0] ?? "";

/** The clauses of a game by their sections. */
export function chaptersOf(rules: Rules, variant: RuleVariant): { section: string; clauses: Clause[] }[] {
  const of = (section: string) => rules.clauses.filter(({ id }) => sectionOf(id) === section);
  const whole = variant.sections.map((section) => ({ section, clauses: of(section) }));
  const single = rules.clauses.filter(({ id }) => variant.also?.includes(id));
  const others = [...new Set(single.map(({ id }) => sectionOf(id)))];
  return [
    ...whole,
    ...others.map((section) => ({
      section,
      clauses: single.filter(({ id }) => sectionOf(id) === section),
    })),
  ];
}

/** By clause, the game in whose rules it is read: the first in an order that has it. */
export function gamesOf(rules: Rules, order: readonly string[]): ReadonlyMap<string, string> {
  const variants = order.flatMap((id) => rules.variants.find((one) => one.id === id) ?? []).toReversed();
  return new Map(
    variants.flatMap((variant) =>
      chaptersOf(rules, variant).flatMap(({ clauses }) => clauses.map(({ id }) => [id, variant.id] as const)),
    ),
  );
}

/** A position in which a clause forbids something, of a game if there is one. */
export function biteOf({ bites }: Rules, clause: string, variant: string): Bite | undefined {
  const cases = bites[clause] ?? [];
  return cases.find((one) => one.variant === variant) ?? cases[0];
}

/** The rule book of a game, to which advice belongs: its id without level and doubles. */
export const bookOf = (variant: string): string => variant.replace(/(-doubles)?(-\d)?$/, "");

/** A source in words: `manual 1, appendix`. */
export function sourceWords(source: string): string {
  return source.replace(/[A-Za-z]+/g, (name) => say(`source-${name.toLowerCase()}`));
}

/** Passages that are shown at most. */
export const MAX_FOUND = 40;

/** A text without case and accents. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A search over passages, prepared once: those that have all words, those whose title has them first. */
export function searchOver(passages: readonly Passage[]): (words: string) => readonly Passage[] {
  const all = passages.map((passage) => ({
    passage,
    title: folded(`${passage.chapter} ${passage.title}`),
    text: folded(passage.text),
  }));
  return (words) => {
    const asked = folded(words).split(/\s+/).filter(Boolean);
    if (asked.length === 0) return [];
    const found = all.filter(({ title, text }) =>
      asked.every((word) => title.includes(word) || text.includes(word)),
    );
    const isNamed = ({ title }: { title: string }) => asked.every((word) => title.includes(word));
    const sorted = [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
    return sorted.slice(0, MAX_FOUND).map(({ passage }) => passage);
  };
}
