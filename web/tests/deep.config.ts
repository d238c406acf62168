import { defineConfig } from "vitest/config";

// Long checks, one at a time: they measure, so nothing runs beside them.
export default defineConfig({
  test: {
    include: ["tests/**/*.deep.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
