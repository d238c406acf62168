import { defineConfig } from "vitest/config";

// One browser and a few servers at a time: more would wait for each other on a small machine.
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A loaded machine takes longer than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
    // Once more in a fresh browser (`stage.ts`); `failures.ts` tells of it, and allows two.
    retry: 1,
    pool: "threads",
    // Files of one worker share its browser, one after the other.
    isolate: false,
    maxWorkers: 3,
    reporters: ["default", "./tests/failures.ts"],
  },
});
