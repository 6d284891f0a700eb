import { fileURLToPath } from "node:url";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { readSite } from "@openparlance/server/node";
import type { Browser } from "playwright-core";
import { buildSiteIfStale } from "../../../scripts/site.ts";
import { type Load, measureLoad, medianLoad, withBrowser } from "../browser.ts";
import type { Bench, Show } from "../report.ts";
import { buildPeers } from "./build-peers.ts";
import { listOperations } from "./operations.ts";
import { peers } from "./peers.ts";

const runs = 3;
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

/** One reference, served. */
interface Subject {
  name: string;
  address: string;
  /** Selector of its last operation. */
  last: string;
}

/** Some of their styles and scripts are inline or created from text. */
const ofPeers = { contentSecurityPolicy: "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:" };

/** Our reference and those of other tools, all of the same description, which must need more. */
export const peersBench: Bench = {
  parts: { references: measureReferences },
  budgets: Object.fromEntries(
    peers.map(({ name }) => [name, { "bytes times ours": { min: 1 }, "blockedMs times ours": { min: 1 } }]),
  ),
};

async function measureReferences(show: Show): Promise<void> {
  const operations = listOperations(description);
  const lastOperation = operations.at(-1);
  if (!lastOperation) throw new Error("The description has no operations.");
  await buildSiteIfStale();
  await withBrowser(async (browser, serve) => {
    const own = `${await serve(await readSite(builtSite))}/api/`;
    const subjects: Subject[] = [{ name: "Parlance", address: own, last: `[id="${lastOperation.id}"]` }];
    for (const { peer, folder } of await buildPeers()) {
      const address = `${await serve({ ...(await readSite(folder)), ...ofPeers })}/`;
      subjects.push({ name: peer.name, address, last: peer.lastOperation(lastOperation) });
    }
    const loads = new Map<Subject, Load[]>(subjects.map((subject) => [subject, []]));
    // In turn, so that all run under the same conditions.
    for (let run = 0; run < runs; run++)
      for (const [{ address, last }, done] of loads) done.push(await measureLoad(browser, address, last));
    const texts = operations.map(({ text }) => text);
    let ours: Load | undefined;
    for (const [{ name, address }, done] of loads) {
      const load = medianLoad(done);
      ours ??= load;
      const times = (measure: "bytes" | "blockedMs") => load[measure] / Math.max(1, ours?.[measure] ?? 1);
      await show(name, {
        ...load,
        ...{ "operations described": await countShown(browser, address, texts), operations: operations.length },
        ...{ "bytes times ours": times("bytes"), "blockedMs times ours": times("blockedMs") },
      });
    }
  });
}

/** Counts the texts that a loaded page shows or holds. */
async function countShown(browser: Browser, address: string, texts: string[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    // Some never stop requesting files that other hosts would have.
    await page.goto(address);
    await page.waitForTimeout(5000);
    const all = await page.evaluate(() => document.body.textContent.replaceAll(/\s+/g, " "));
    return texts.filter((text) => all.includes(text)).length;
  } finally {
    await page.close();
  }
}
