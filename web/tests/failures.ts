// Each test that failed, or passed at its second try only, below all else: the last lines are what is kept of a run.

import { writeFileSync } from "node:fs";

import type { Reporter, TestCase, TestModule } from "vitest/node";

/** So many tests of a run may pass at their second try. */
const MAX_FLAKY = 2;

export default class Failures implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    for (const test of tests.filter((test) => test.result().state === "failed"))
      console.log(`failed: ${named(test)}: ${why(test)}`);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    for (const test of flaky) console.log(`it passed at the second try: ${named(test)}: ${why(test)}`);
    for (const test of flaky) console.log(`flaky: ${named(test)}, ${process.env["TARA_SEED"] ?? 0}`);
    if (flaky.length > MAX_FLAKY) {
      console.log(`failed: ${flaky.length} flaky tests, where ${MAX_FLAKY} are allowed`);
      process.exitCode = 1;
    }
    // `cargo xtask` reads them there.
    const file = process.env["TARA_RESULTS"];
    if (file !== undefined)
      writeFileSync(file, tests.map((test) => `${resultOf(test)} ${named(test)}\n${reason(test)}`).join(""));
  }
}

const named = (test: TestCase): string => `${test.module.relativeModuleId}: ${test.fullName}`;

const resultOf = (test: TestCase): string => (test.diagnostic()?.flaky ? "flaky" : test.result().state);

/** The first lines of the error, indented, for below the result; empty without an error. */
function reason(test: TestCase): string {
  const words = why(test);
  return words && `    ${words}\n`;
}

/** The first lines of the error. A browser that waited in vain lists what it waited for. */
function why(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  return (error?.message ?? "").split("\n").slice(0, 12).join("\n    ");
}
