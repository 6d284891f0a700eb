import { fileURLToPath } from "node:url";
import { createApp } from "@openparlance/server";
import { listen, readSite } from "@openparlance/server/node";
import type { Browser } from "playwright-core";
import { type Load, launch, measureLoad, measureMove, median, medianLoad } from "../browser.ts";
import { circumstances, keepRecord, readRecord, reportMissed } from "../record.ts";
import { timeColdBuild } from "./build-time.ts";
import { formatTable, overBudget, type PageRecord, type SiteRecord } from "./report.ts";
import { withoutScripts } from "./without-scripts.ts";

const runs = 5;
const pages = ["/quickstart", "/guides/translate-content/verified-translation", "/", "/api/"];
const move = { from: "/quickstart", to: "/guides/create-new-content" };
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

/** Builds and measures the site, prints the table, keeps the record; false when a budget is exceeded. */
export async function benchSite(): Promise<boolean> {
  const build = timeColdBuild();
  const site = await readSite(builtSite);
  const anyPort = { port: 0, host: "127.0.0.1" };
  const whole = await listen(createApp({ site }), anyPort);
  const floor = await listen(createApp({ site: withoutScripts(site) }), anyPort);
  const browser = await launch();
  try {
    const measured: PageRecord[] = [];
    for (const page of pages) measured.push(await measurePage(browser, page, whole.origin, floor.origin));
    const moves: number[] = [];
    for (let run = 0; run < runs; run++) moves.push(await measureMove(browser, whole.origin + move.from, move.to));
    const record: SiteRecord = {
      ...circumstances(browser, runs),
      pages: measured,
      move: { ...move, ms: median(moves) },
      build,
    };
    return await report(record);
  } finally {
    await browser.close();
    await Promise.all([whole.close(0), floor.close(0)]);
  }
}

/** With and without scripts in turn, so that both meet the same weather. */
async function measurePage(browser: Browser, page: string, whole: string, floor: string): Promise<PageRecord> {
  const loads: Load[] = [];
  const floors: number[] = [];
  for (let run = 0; run < runs; run++) {
    loads.push(await measureLoad(browser, whole + page));
    floors.push((await measureLoad(browser, floor + page)).paintMs);
  }
  const load = medianLoad(loads);
  return { page, ...load, paintRatio: load.paintMs / median(floors) };
}

async function report(record: SiteRecord): Promise<boolean> {
  console.log(formatTable(record, await readRecord<SiteRecord>("site")));
  await keepRecord("site", record);
  return reportMissed(overBudget(record));
}
