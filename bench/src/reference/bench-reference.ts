import { fileURLToPath } from "node:url";
import { createApp, type Site } from "@openparlance/server";
import { type Listening, listen, readSite } from "@openparlance/server/node";
import type { Browser } from "playwright-core";
import { buildSiteIfStale } from "../../../scripts/site.ts";
import { type Load, launch, measureJump, measureLoad, measureScroll, median, medianLoad } from "../browser.ts";
import { circumstances, keepRecord, reportMissed } from "../record.ts";
import { withoutScripts } from "../site/without-scripts.ts";
import { buildLarge } from "./large.ts";
import { formatTable, overBudget, type PageLoads, type ReferenceRecord } from "./report.ts";

const runs = 5;
const page = "/api/";
/** The last operation and, in its middle copy by the tag's order, the last one of the large page. */
const last = { page: '[id="listDomains"]', large: '[id="listDomainsCopy10"]' };
/** Near the top, in the middle and at the end. */
const jumps = ["#createMemory", "#deliverJob", "#listDomains"];
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

/** Measures the reference as it is and with ten times the operations; false when a budget is exceeded. */
export async function benchReference(): Promise<boolean> {
  await buildSiteIfStale();
  const servers: Listening[] = [];
  const serve = async (site: Site) => {
    const server = await listen(createApp({ site }), { port: 0, host: "127.0.0.1" });
    servers.push(server);
    return server.origin + page;
  };
  const site = await readSite(builtSite);
  const large = await readSite(await buildLarge());
  const addresses = { page: await serve(site), large: await serve(large) };
  const floors = { page: await serve(withoutScripts(site)), large: await serve(withoutScripts(large)) };
  const browser = await launch();
  try {
    const record: ReferenceRecord = {
      ...circumstances(browser, runs),
      ...(await measurePages(browser, addresses, floors)),
      jumps: await measureJumps(browser, addresses.page),
      scroll: await measureScroll(browser, addresses.page, ".operation"),
      largeScroll: await measureScroll(browser, addresses.large, ".operation"),
    };
    console.log(formatTable(record));
    await keepRecord("reference", record);
    return reportMissed(overBudget(record));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close(0)));
  }
}

type Addresses = Record<"page" | "large", string>;

/** All four in turn, so that what is compared meets the same weather. */
async function measurePages(
  browser: Browser,
  addresses: Addresses,
  floors: Addresses,
): Promise<Record<"page" | "large", PageLoads>> {
  const loads = { page: noLoads(), large: noLoads() };
  for (let run = 0; run < runs; run++) {
    for (const size of ["page", "large"] as const) {
      loads[size].whole.push(await measureLoad(browser, addresses[size], last[size]));
      loads[size].floor.push(await measureLoad(browser, floors[size], last[size]));
    }
  }
  return { page: computeMedians(loads.page), large: computeMedians(loads.large) };
}

const noLoads = (): Record<"whole" | "floor", Load[]> => ({ whole: [], floor: [] });

const computeMedians = ({ whole, floor }: Record<"whole" | "floor", Load[]>): PageLoads => ({
  whole: medianLoad(whole),
  floor: medianLoad(floor),
});

async function measureJumps(browser: Browser, address: string): Promise<ReferenceRecord["jumps"]> {
  const measured: ReferenceRecord["jumps"] = [];
  for (const to of jumps) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measureJump(browser, address, to));
    measured.push({ to, ms: median(times) });
  }
  return measured;
}
