import { defineConfig } from "vitest/config";

/** Tests that look at the built site. */
const builtWhole = ["e2e/src/**/*.test.ts", "bench/src/site/size.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.astro/**"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{api,text,engine,filters,client,server,site,bench,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...never, ...builtWhole],
        },
      },
      {
        test: {
          name: "e2e",
          include: builtWhole,
          exclude: never,
          globalSetup: "e2e/src/global-setup.ts",
          // A browser per file already uses both cores of a small machine.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
