import { defineConfig } from "vitest/config";

// Long checks, one at a time: they measure, so nothing runs beside them.
export default defineConfig({
  test: {
    include: ["tests/**/*.deep.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // A loaded machine takes longer than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
  },
});
