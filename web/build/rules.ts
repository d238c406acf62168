// The clauses of the rules for the page: which apply to which game, and a position in which each forbids something.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

import type { Bite, Clause, RuleVariant } from "../src/site/rules/rules.ts";
import { lessons } from "./courses.ts";

const INDEX = "virtual:rules";

const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../data/${name}`, import.meta.url)), "utf8");

/** The clauses and the variants of `data/clauses.toml`, without those about this program. */
export function listed(): { clauses: Clause[]; variants: RuleVariant[] } {
  const { clause, variant } = parse(textOf("clauses.toml")) as unknown as {
    clause: (Clause & { readonly program?: boolean })[];
    variant: RuleVariant[];
  };
  const clauses = clause.filter(({ program }) => program !== true);
  return {
    clauses: clauses.map(({ id, source, ruling }) => ({ id, source, ...(ruling && { ruling }) })),
    variants: variant.map(({ id, sections, also }) => ({ id, sections, ...(also && { also }) })),
  };
}

/** For each clause by which a move of a ringfort game is refused, the first case of each game in `data/explanations.txt`. */
export function bites(): Record<string, Bite[]> {
  const found: Record<string, Bite[]> = {};
  for (const line of textOf("explanations.txt").split("\n")) {
    const [clause = "", hills = "", token = "", position = ""] = line.split("\t");
    if (position === "" || clause.startsWith("#")) continue;
    const cases = (found[clause] ??= []);
    const [variant = ""] = position.split(" ");
    if (cases.some((known) => known.variant === variant)) continue;
    cases.push({ variant, hills: hills === "-" ? [] : hills.split(","), token, position });
  }
  return found;
}

export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (id === INDEX ? "\0" + id : undefined),
    load: (id) =>
      id === "\0" + INDEX
        ? `export default ${JSON.stringify({ ...listed(), bites: bites(), lessons: lessons() })};`
        : undefined,
  };
}
