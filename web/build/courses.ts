// The courses of `data/courses/` for the page: one module for each, without what only the tests read.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

import type { Course, CourseEntry, Step, Turn } from "../src/site/learn/courses.ts";
import { COURSES } from "../src/site/learn/order.ts";
import type { LessonOf } from "../src/site/rules/rules.ts";

const INDEX = "virtual:courses";
const LOADS = "virtual:course-loads";

const folder = fileURLToPath(new URL("../../data/courses/", import.meta.url));

/** A step and a turn as they stand in a file. */
type Written<T> = { readonly [Key in keyof T]?: unknown } & { readonly id?: unknown };

const KINDS: readonly unknown[] = ["play", "choose", "find", "count", "game"];

/** The fields that each kind of step needs beside those that all have. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  play: ["turn", "look"],
  choose: ["turn", "look", "options"],
  find: ["answer", "look"],
  count: ["answer"],
  game: ["level"],
};

/** Checks a step. Throws a sentence that says where the fault is. */
function checked(course: string, step: Written<Step>): Step {
  const where = `data/courses/${course}.toml, step ${String(step.id)}`;
  const kind = String(step.kind);
  if (!KINDS.includes(kind)) throw new Error(`${where}: no kind ${kind}`);
  const turns = (step.turn ?? []) as Written<Turn>[];
  const all = Object.keys({ ...step, ...turns[0] });
  for (const needed of ["id", "seat", "minutes", "position", ...(NEEDS[kind] ?? [])])
    if (!all.includes(needed)) throw new Error(`${where}: no ${needed}`);
  for (const turn of turns)
    if (!Array.isArray(turn.accept) || turn.accept.length === 0)
      throw new Error(`${where}: a turn accepts nothing`);
  return step as unknown as Step;
}

/** A course of a file; throws if the file is damaged. */
export function courseOf(name: string, text = readFileSync(`${folder}${name}.toml`, "utf8")): Course {
  const read = parse(text) as unknown as { course?: string; variant?: string; step?: Written<Step>[] };
  const steps = read.step ?? [];
  if (read.course !== name || read.variant === undefined || steps.length === 0)
    throw new Error(`data/courses/${name}.toml: no course ${name} with a variant and steps`);
  const ids = steps.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice !== undefined) throw new Error(`data/courses/${name}.toml: two steps ${String(twice)}`);
  return {
    course: name,
    variant: read.variant,
    steps: steps.map((step) => {
      // Tests alone ask what an answer must reach, and what is refused.
      const { turn = [], ...rest } = checked(name, step);
      const turns = turn.map(({ accept, near, rest, reply, options, look }) => ({
        accept,
        ...(near && { near }),
        ...(rest && { rest }),
        ...(reply && { reply }),
        ...(options && { options }),
        ...(look && { look }),
      }));
      return turns.length === 0 ? rest : { ...rest, turn: turns };
    }),
  };
}

/** All courses with the ids and the minutes of their steps. */
export function entries(): CourseEntry[] {
  const files = readdirSync(folder).map((file) => file.replace(/\.toml$/, ""));
  const lost = files.filter((name) => COURSES[name] === undefined);
  if (lost.length > 0) throw new Error(`data/courses/${lost[0]}.toml has no place in the order`);
  return Object.entries(COURSES).map(([name, game]) => {
    const { course, variant, steps } = courseOf(name);
    if (variant !== game)
      throw new Error(`data/courses/${name}.toml: a course of ${variant}, not of ${game}`);
    return {
      course,
      variant,
      steps: steps.map(({ id }) => id),
      minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
    };
  });
}

/** The clauses that a step refuses or brings, as its file has them. */
interface Taught {
  readonly id: string;
  readonly brings?: readonly string[];
  readonly elsewhere?: readonly { clause: string }[];
  readonly wrong?: readonly { clause: string; refused?: boolean }[];
  readonly turn?: readonly { refuse?: readonly { clause: string }[] }[];
}

/** For each clause the first step in which it forbids something; for those that forbid nothing, the first that brings it. */
export function lessons(): Record<string, LessonOf> {
  const met: Record<string, LessonOf> = {};
  const brought: Record<string, LessonOf> = {};
  for (const { course } of entries()) {
    const { step } = parse(readFileSync(`${folder}${course}.toml`, "utf8")) as unknown as { step: Taught[] };
    for (const { id, brings = [], elsewhere = [], wrong = [], turn = [] } of step) {
      const refused = [
        ...turn.flatMap(({ refuse = [] }) => refuse),
        ...wrong.filter(({ refused }) => refused),
        ...elsewhere,
      ];
      for (const { clause } of refused) met[clause] ??= { course, step: id };
      for (const clause of brings) brought[clause] ??= { course, step: id };
    }
  }
  return { ...brought, ...met };
}

export function courses(): Plugin {
  return {
    name: "courses",
    resolveId: (id) => (id === LOADS || id === INDEX || id.startsWith(`${INDEX}/`) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + INDEX) return `export const entries = ${JSON.stringify(entries())};`;
      if (id === "\0" + LOADS) {
        const loads = entries().map(({ course }) => `"${course}": () => import("${INDEX}/${course}")`);
        return `export const loads = { ${loads.join(", ")} };`;
      }
      const [, name] = id.startsWith("\0" + INDEX) ? id.split("/") : [];
      if (name === undefined) return undefined;
      this.addWatchFile(`${folder}${name}.toml`);
      return `export default ${JSON.stringify(courseOf(name))};`;
    },
  };
}
