import { fileURLToPath } from "node:url";
import { readSite } from "@openparlance/server/node";
import { buildSiteIfStale } from "../../../scripts/site.ts";
import { type Load, measureLoad, measurePress, median, medianLoad, withBrowser } from "../browser.ts";
import type { Bench, Show } from "../report.ts";
import { timeColdBuild } from "./build-time.ts";
import { budgets } from "./site-budgets.ts";
import { withoutScripts } from "./without-scripts.ts";

const runs = 5;
const guides = ["/quickstart", "/guides/translate-content/verified-translation"];
const move = { from: "/quickstart", to: "/guides/create-new-content" };
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));
const atMost = (limits: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, { max }]));

/** The built site in a browser. */
export const siteBench: Bench = {
  parts: { build: async (show) => show("cold build", timeColdBuild()), pages: measurePages, move: measureMoves },
  budgets: {
    ...Object.fromEntries(guides.map((guide) => [guide, atMost(budgets.guide)])),
    "cold build": { seconds: { max: budgets.buildSeconds } },
    [`${move.from} to ${move.to}`]: { ms: { max: budgets.moveMs } },
  },
};

async function measurePages(show: Show): Promise<void> {
  await buildSiteIfStale();
  const site = await readSite(builtSite);
  await withBrowser(async (browser, serve) => {
    const [whole, floor] = [await serve(site), await serve(withoutScripts(site))];
    for (const page of [...guides, "/", "/api/"]) {
      const loads: Load[] = [];
      const floors: number[] = [];
      // In turn, so that both run under the same conditions.
      for (let run = 0; run < runs; run++) {
        loads.push(await measureLoad(browser, whole + page));
        floors.push((await measureLoad(browser, floor + page)).paintMs);
      }
      const load = medianLoad(loads);
      await show(page, { ...load, paintRatio: load.paintMs / median(floors) });
    }
  });
}

async function measureMoves(show: Show): Promise<void> {
  await buildSiteIfStale();
  const site = await readSite(builtSite);
  await withBrowser(async (browser, serve) => {
    const origin = await serve(site);
    const moves: number[] = [];
    for (let run = 0; run < runs; run++) moves.push(await measurePress(browser, origin + move.from, move.to));
    await show(`${move.from} to ${move.to}`, { ms: median(moves) });
  });
}
