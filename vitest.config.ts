import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ensureGenerated } from "./scripts/generated.ts";

await ensureGenerated();

// Tests start a hundred servers; most of a start is reading and compiling TypeScript.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/compiled", import.meta.url));

const ofBuilt = ["e2e/src/*.test.ts"];
const ofBuiltFiles = ["e2e/src/built/*.test.ts", "bench/src/site/{size,queries}.test.ts"];
const never = ["**/node_modules/**", "**/dist/**", "**/.astro/**", "**/.cache/**"];

/**
 * Separate, so that the fast tests still run if something hangs. Tests that collect garbage often are here too: a
 * collection takes longer the more other files have loaded.
 */
const processes = ["**/*.process.test.ts"];

/** Many of these tests need sockets, threads, files or a database. */
const ofServer = ["{server,sandbox,testing}/src/**/*.test.ts", "server/testing/**/*.test.ts"];
/** Tests that use the server's store run on both databases. */
const withStore = ["server/{src/{background,doors,http,routes,rules,services,store},testing}/**/*.test.ts"];
/** Those that use no database or always SQLite, and take seconds. */
const sameOnBoth = [
  "server/src/{background/delivery-slots,doors/texts/growth,http/decoder-window,routes/checks}.test.ts",
  "server/src/services/translate-segments.test.ts",
];

// Loading modules again for each file took most of the time. No file leaves state that affects another one.
const fast = { isolate: false };

/** Tests of components, and of code that uses Vite's features: `import.meta.glob`, `?raw`. */
const needsVite = [
  "site/**/*.test.tsx",
  "site/src/{docs/arazzo,markdown/files,scenario/verify/verify,search/{queries,search},shell/footer}.test.ts",
  "site/src/reference/view/{anchors,sections/changes}.test.ts",
];

// Node loads the tests and the code, as for the server: Vite would transform all of it first.
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Timeouts only end tests that hang, so that none fails on a slow machine. */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/retried-reporter.ts"],
    teardownTimeout: timeouts.hookTimeout,
    // Projects share workers, and half of the time their tests wait for browsers and processes.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{api,text,engine,filters,client,site,e2e,bench,scripts}/**/*.test.ts"],
          exclude: [...never, ...ofBuilt, ...ofBuiltFiles, ...processes, ...needsVite],
          ...fast,
          ...loadedByNode,
          ...timeouts,
        },
      },
      {
        test: {
          name: "site",
          include: needsVite,
          exclude: never,
          ...fast,
          ...timeouts,
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
          ...timeouts,
        },
      },
      {
        test: {
          name: "processes",
          include: processes,
          exclude: never,
          globalSetup: "scripts/postgres-setup.ts",
          ...loadedByNode,
          ...timeouts,
        },
      },
      {
        test: {
          // The same tests once more, on the other database; rules use none.
          name: "postgres",
          include: withStore,
          exclude: [...never, ...processes, ...sameOnBoth, "server/src/rules/**"],
          globalSetup: "scripts/postgres-setup.ts",
          ...fast,
          ...loadedByNode,
          ...timeouts,
        },
      },
      { test: { name: "built", include: ofBuiltFiles, exclude: never, ...fast, ...timeouts } },
      {
        test: {
          name: "e2e",
          include: ofBuilt,
          exclude: [...never, ...processes],
          globalSetup: "e2e/src/global-setup.ts",
          // Loading Playwright and the site's data again for each file takes a CPU second. No file leaves state.
          ...fast,
          ...loadedByNode,
          ...timeouts,
          // For browsers on a busy machine. The end of the run names the tests that needed a retry.
          retry: 2,
        },
      },
    ],
  },
});
