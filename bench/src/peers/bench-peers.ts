import { fileURLToPath } from "node:url";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { createApp } from "@openparlance/server";
import { type Listening, listen, readSite } from "@openparlance/server/node";
import type { Browser } from "playwright-core";
import { buildSiteIfStale } from "../../../scripts/site.ts";
import { type Load, launch, measureLoad, medianLoad } from "../browser.ts";
import { circumstances, keepRecord, reportMissed } from "../record.ts";
import { buildPeers } from "./build-peers.ts";
import { listOperations } from "./operations.ts";
import { formatTable, missed, type PeerRow, type PeersRecord } from "./report.ts";

const runs = 3;
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

/** One reference, served. */
interface Subject {
  name: string;
  versions: Record<string, string>;
  address: string;
  /** Selector of its last operation. */
  last: string;
}

/** Some of their styles and scripts are in the page or made from text. */
const ofPeers = { contentSecurityPolicy: "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:" };

/** Measures our reference and those of other tools, all of the same description, in turn. */
export async function benchPeers(): Promise<boolean> {
  const operations = listOperations(description);
  const lastOperation = operations.at(-1);
  if (!lastOperation) throw new Error("The description has no operations.");
  await buildSiteIfStale();
  const servers: Listening[] = [];
  const serve = async (folder: string, policy = {}) => {
    const site = { ...(await readSite(folder)), ...policy };
    const server = await listen(createApp({ site }), { port: 0, host: "127.0.0.1" });
    servers.push(server);
    return server.origin;
  };
  const subjects: Subject[] = [
    { name: "Parlance", versions: {}, address: `${await serve(builtSite)}/api/`, last: `[id="${lastOperation.id}"]` },
  ];
  for (const { peer, folder, versions } of await buildPeers()) {
    const address = (await serve(folder, ofPeers)) + peer.page;
    subjects.push({ name: peer.name, versions, address, last: peer.lastOperation(lastOperation) });
  }
  const browser = await launch();
  try {
    const record: PeersRecord = {
      ...circumstances(browser, runs),
      operations: operations.length,
      references: await measureAll(
        browser,
        subjects,
        operations.map(({ text }) => text),
      ),
    };
    console.log(formatTable(record));
    await keepRecord("peers", record);
    return reportMissed(missed(record));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close(0)));
  }
}

/** In turn, so that all meet the same weather. */
async function measureAll(browser: Browser, subjects: Subject[], texts: string[]): Promise<PeerRow[]> {
  const loads = new Map<Subject, Load[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run < runs; run++)
    for (const [{ address, last }, done] of loads) done.push(await measureLoad(browser, address, last));
  const rows: PeerRow[] = [];
  for (const [{ name, versions, address }, done] of loads)
    rows.push({ name, versions, ...medianLoad(done), described: await countShown(browser, address, texts) });
  return rows;
}

/** How many of the texts a page shows or holds once it is loaded. */
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
