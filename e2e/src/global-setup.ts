import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../scripts/chromium.mjs";
import { startPlainHost } from "./plain-host.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The site as our own server serves it, without a slash at the end. */
    origin: string;
    /** The same files on a plain static host. */
    plainOrigin: string;
    /** Where the run's one browser listens. */
    browser: string;
  }
}

const siteFolder = fileURLToPath(new URL("../../site/dist", import.meta.url));

/** One server, one plain host and one browser for the whole run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [server, plainHost, browser] = await Promise.all([
    startServer(),
    startPlainHost(siteFolder),
    chromium.launchServer({
      executablePath: findChromium() ?? "chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync", "--disable-component-update"],
    }),
  ]);
  project.provide("origin", server.origin);
  project.provide("plainOrigin", plainHost.origin);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), plainHost.close(), server.close()]);
  };
}

/** The real server, as its own process on a free port with an empty data folder. */
async function startServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
  const main = fileURLToPath(new URL("../../server/src/node/main.ts", import.meta.url));
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", PARLANCE_DATA: dataFolder };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const found = /^Documentation\s+(http:\S+?)\/?$/.exec(line)?.[1];
      // By its number: of a name's addresses Node gives up all but the last after a quarter of a second.
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    void ended.then(() => reject(new Error("The server ended before it said where it listens.")));
  });
  return {
    origin,
    async close() {
      child.kill();
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
