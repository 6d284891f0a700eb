import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ensureGenerated } from "./scripts/generated.ts";

await ensureGenerated();

// Reading and compiling TypeScript takes most of the time to start a server, and tests start a hundred servers.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/compiled", import.meta.url));

/** Tests that open the built site in a browser or read its files. */
const ofBuilt = ["e2e/src/*.test.ts"];
const ofBuiltFiles = ["e2e/src/built/*.test.ts", "bench/src/site/{size,queries}.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.astro/**", "**/.cache/**"];

/** Tests that start processes, or need a separate one. If something hangs in them, the fast tests still run. */
const processes = ["**/*.process.test.ts"];

/** Tests of the server, also as the sandbox, many of which need sockets, threads, files or a database. */
const ofServer = ["{server,sandbox,testing}/src/**/*.test.ts", "server/testing/**/*.test.ts"];
/** Tests of the server that use its store; they run on both databases. */
const withStore = ["server/{src/{background,doors,http,routes,rules,services,store},testing}/**/*.test.ts"];

/** Loading everything again for each file took most of the time. No file leaves state that could affect another one. */
const fast = { isolate: false };

/** Tests of components, and of code that reads files with Vite's features: `import.meta.glob`, `?raw`. */
const needsVite = [
  "site/**/*.test.tsx",
  "site/src/{docs/arazzo,markdown/files,scenario/verify/verify,search/{queries,search},shell/footer}.test.ts",
  "site/src/reference/view/{anchors,sections/changes}.test.ts",
];

/** Node itself loads the tests and the tested code, as it loads the server. Vite would transform all of it first. */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** No test fails because the machine is slow: timeouts only end tests that hang. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/retried-reporter.ts"],
    teardownTimeout: patience.hookTimeout,
    // Projects that run at the same time share workers: tests in a browser and of processes wait half of the time.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{api,text,engine,filters,client,site,e2e,bench,scripts}/**/*.test.ts"],
          exclude: [...never, ...ofBuilt, ...ofBuiltFiles, ...processes, ...needsVite],
          ...fast,
          ...loadedByNode,
          ...patience,
        },
      },
      {
        test: {
          name: "site",
          include: needsVite,
          exclude: never,
          ...fast,
          ...patience,
        },
      },
      {
        test: {
          // The store of these tests is SQLite.
          name: "server",
          include: ofServer,
          exclude: [...never, ...processes],
          ...fast,
          ...loadedByNode,
          ...patience,
        },
      },
      {
        test: {
          name: "processes",
          include: processes,
          exclude: never,
          globalSetup: "scripts/postgres-setup.ts",
          ...loadedByNode,
          ...patience,
        },
      },
      {
        test: {
          // The same tests once more, on the other database; rules use none.
          name: "postgres",
          include: withStore,
          exclude: [...never, ...processes, "server/src/rules/**"],
          globalSetup: "scripts/postgres-setup.ts",
          ...fast,
          ...loadedByNode,
          ...patience,
        },
      },
      { test: { name: "built", include: ofBuiltFiles, exclude: never, ...patience } },
      {
        test: {
          name: "e2e",
          include: ofBuilt,
          exclude: [...never, ...processes],
          globalSetup: "e2e/src/global-setup.ts",
          // Loading Playwright and the site's data again for each file takes a second of a core. No file leaves
          // anything over.
          ...fast,
          ...loadedByNode,
          ...patience,
          // The last net under a browser on a busy machine. What needs it is named at the end of the run.
          retry: 2,
        },
      },
    ],
  },
});
