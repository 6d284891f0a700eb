import description from "@openparlance/api/openapi.json" with { type: "json" };
import { readSite } from "@openparlance/server/node";
import type { Browser } from "playwright-core";
import { type MeasuredPage, measureLoads, readBuiltSite, withBrowser } from "../browser.ts";
import type { Bench, ShowSection } from "../report.ts";
import { buildPeers } from "./build-peers.ts";
import { listOperations } from "./operations.ts";
import { peers } from "./peers.ts";

const runCount = 3;

/** Some peers use inline styles and scripts, or `eval`. */
const peerSite = { contentSecurityPolicy: "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:" };

/** Compares the cost of our reference with those of other tools for the same description. Ours must cost less. */
export const peersBench: Bench = {
  parts: { references: measureReferences },
  budgets: Object.fromEntries(
    peers.map(({ name }) => [name, { "bytes times ours": { min: 1 }, "blockedMs times ours": { min: 1 } }]),
  ),
};

async function measureReferences(show: ShowSection): Promise<void> {
  const operations = listOperations(description);
  const lastOperation = operations.at(-1);
  if (!lastOperation) throw new Error("The description has no operations.");
  const site = await readBuiltSite();
  await withBrowser(async (browser, serve) => {
    const own: MeasuredPage = { address: `${await serve(site)}/api/`, lastSelector: `[id="${lastOperation.id}"]` };
    const references: Record<string, MeasuredPage> = { Parlance: own };
    for (const { peer, folder } of await buildPeers()) {
      const address = `${await serve({ ...(await readSite(folder)), ...peerSite })}/`;
      references[peer.name] = { address, lastSelector: peer.lastOperation(lastOperation) };
    }
    const texts = operations.map(({ text }) => text);
    const loads = await measureLoads(browser, references, runCount);
    for (const [name, load] of Object.entries(loads)) {
      const times = (measure: "bytes" | "blockedMs") => load[measure] / Math.max(1, loads.Parlance?.[measure] ?? 1);
      const described = await countShown(browser, references[name]?.address ?? "", texts);
      await show(name, {
        ...load,
        "operations described": described,
        operations: operations.length,
        "bytes times ours": times("bytes"),
        "blockedMs times ours": times("blockedMs"),
      });
    }
  });
}

/** How many of the texts a loaded page contains. */
async function countShown(browser: Browser, address: string, texts: string[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    // Some peers request files that this host doesn't have, again and again, so the network never gets idle.
    await page.goto(address);
    await page.waitForTimeout(5000);
    const all = await page.evaluate(() => document.body.textContent.replaceAll(/\s+/g, " "));
    return texts.filter((text) => all.includes(text)).length;
  } finally {
    await page.close();
  }
}
