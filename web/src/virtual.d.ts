declare module "virtual:words" {
  /** The loaders of the words of each part, by language. */
  const loads: Readonly<
    Record<
      import("../build/words.ts").Part,
      Readonly<Record<import("./site/languages.ts").Language, () => Promise<{ default: string }>>>
    >
  >;
  export default loads;
}

declare module "virtual:words/module/*" {
  const text: string;
  export default text;
}

declare module "virtual:module" {
  /** The addresses of the modules: of tables, and of files to save; undefined if the page was built without them. */
  const addresses: readonly [tables: string, files: string] | undefined;
  export default addresses;
}

declare module "virtual:tokens.css";

declare module "virtual:rules" {
  const rules: import("./site/rules/rules.ts").Rules;
  export default rules;
}

declare module "virtual:courses" {
  /** All courses, in the order in which they are best taken. */
  export const entries: readonly import("./site/learn/courses.ts").CourseEntry[];
}

declare module "virtual:course-loads" {
  /** The loaders of the courses, by name. */
  export const loads: Readonly<
    Record<string, () => Promise<{ default: import("./site/learn/courses.ts").Course }>>
  >;
}
