import { defineConfig } from "vitest/config";

/** Tests that look at the built site. */
const builtWhole = ["e2e/src/**/*.test.ts", "bench/src/site/size.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.astro/**"];

/** No test fails because the machine is slow: times are only there to end what hangs. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/second-tries.ts"],
    teardownTimeout: patience.hookTimeout,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{api,text,engine,filters,client,server,site,bench,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...never, ...builtWhole],
          ...patience,
        },
      },
      {
        test: {
          // The same tests of the server once more, on the other database.
          name: "postgres",
          include: ["server/src/{background,http,routes,rules,store}/**/*.test.ts"],
          exclude: never,
          globalSetup: "server/src/testing/postgres-setup.ts",
          ...patience,
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
          ...patience,
          // The last net under a browser on a busy machine. What needs it is named at the end of the run.
          retry: 2,
        },
      },
    ],
  },
});
