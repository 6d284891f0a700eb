import { fileURLToPath } from "node:url";
import { mainProgram, startServer } from "@openparlance/server/testing/processes";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findTestChromium } from "../../scripts/chromium.mjs";
import { startPlainHost } from "./plain-host.ts";
import { isProof } from "./proof.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of our own server, without a slash at the end. */
    origin: string;
    dataFolder: string;
    key: string;
    /** The URL of a plain static host with the site's files. */
    plainOrigin: string;
    /** The endpoint of the shared browser. */
    browser: string;
  }
}

const key = "key-of-the-browser-tests";
const siteFolder = fileURLToPath(new URL("../../site/dist", import.meta.url));

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [server, plainHost, browser] = await Promise.all([
    startServer({ program: [mainProgram], env: { PARLANCE_API_KEY: key } }),
    startPlainHost(siteFolder),
    chromium.launchServer({
      executablePath: findTestChromium({ isProof }) ?? "chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        "--disable-component-update",
        // Each sandbox runs only for seconds, so optimizing its WebAssembly takes longer than it saves.
        "--js-flags=--liftoff-only",
      ],
    }),
  ]);
  project.provide("origin", server.origin);
  project.provide("dataFolder", server.dataFolder);
  project.provide("key", key);
  project.provide("plainOrigin", plainHost.origin);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), plainHost.close(), server.stop()]);
  };
}
