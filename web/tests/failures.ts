// Each test that failed, below all else: the last lines are what is kept of a run.

import type { Reporter, TestModule } from "vitest/node";

export default class Failures implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    for (const file of files) {
      for (const test of file.children.allTests("failed")) {
        const [error] = test.result().errors ?? [];
        // A browser that waited in vain lists what it waited for.
        const why = (error?.message ?? "").split("\n").slice(0, 12).join("\n    ");
        console.log(`failed: ${file.relativeModuleId}: ${test.fullName}: ${why}`);
      }
    }
  }
}
