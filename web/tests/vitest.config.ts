import { defineConfig } from "vitest/config";

// One browser and a few servers at a time: more would wait for each other on a small machine.
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A loaded machine takes longer than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
    pool: "threads",
    maxWorkers: 3,
    reporters: ["default", "./tests/failures.ts"],
  },
});
