import { fileURLToPath } from "node:url";
import { readSite } from "@openparlance/server/node";
import type { Browser } from "playwright-core";
import { buildSiteIfStale } from "../../../scripts/site.ts";
import { type Load, measureLoad, measurePress, measureScroll, median, medianLoad, withBrowser } from "../browser.ts";
import type { Bench, Show } from "../report.ts";
import { withoutScripts } from "../site/without-scripts.ts";
import { buildLarge } from "./large.ts";
import { budgets } from "./reference-budgets.ts";

const runs = 5;
const page = "/api/";
/** The last operation and, in its middle copy by the tag's order, the last one of the large page. */
const last = { own: '[id="listDomains"]', large: '[id="listDomainsCopy10"]' };
/** Near the top, in the middle and at the end. */
const jumps = ["#createMemory", "#deliverJob", "#listDomains"];
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

/** Over the same page without scripts. */
const ratios = { blockedRatio: { max: budgets.blockedRatio }, presentRatio: { max: budgets.presentRatio } };
const { bytes, scriptBytes, elements, layoutShift, jumpMs, firstPaintRatio, gaps } = budgets;

/** The reference, and the same with ten times the operations. */
export const referenceBench: Bench = {
  parts: { pages: measurePages },
  budgets: {
    [page]: {
      ...{ bytes: { max: bytes }, scriptBytes: { max: scriptBytes }, elements: { max: elements } },
      ...{ layoutShift: { max: layoutShift }, ...ratios, gaps: { max: gaps } },
    },
    "ten times the operations": {
      ...{ blockedRatio: ratios.blockedRatio, firstPaintRatio: { max: firstPaintRatio }, gaps: { max: gaps } },
    },
    ...Object.fromEntries(jumps.map((to) => [`jump to ${to}`, { ms: { max: jumpMs } }])),
  },
};

async function measurePages(show: Show): Promise<void> {
  await buildSiteIfStale();
  const sites = { own: await readSite(builtSite), large: await readSite(await buildLarge()) };
  await withBrowser(async (browser, serve) => {
    const addressOf = async (size: "own" | "large") => ({
      ...{ whole: (await serve(sites[size])) + page, floor: (await serve(withoutScripts(sites[size]))) + page },
      last: last[size],
    });
    const [own, large] = [await addressOf("own"), await addressOf("large")];
    const loads = { own: await measureBoth(browser, own), large: await measureBoth(browser, large) };
    const figures = async ({ whole, floor }: typeof loads.own, address: string) => ({
      ...whole,
      // A task of 50 ms is not felt: below that much in all, nothing is compared.
      blockedRatio: whole.blockedMs <= 50 ? 1 : whole.blockedMs / floor.blockedMs,
      presentRatio: whole.presentMs / floor.presentMs,
      gaps: (await measureScroll(browser, address, ".operation")).gaps,
    });
    await show(page, await figures(loads.own, own.whole));
    await show("ten times the operations", {
      ...(await figures(loads.large, large.whole)),
      firstPaintRatio: loads.large.whole.firstPaintMs / loads.own.whole.firstPaintMs,
    });
    for (const to of jumps) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await measurePress(browser, own.whole, to));
      await show(`jump to ${to}`, { ms: median(times) });
    }
  });
}

/** With and without scripts in turn, so that both run under the same conditions. */
async function measureBoth(browser: Browser, { whole, floor, last }: Record<"whole" | "floor" | "last", string>) {
  const loads: Record<"whole" | "floor", Load[]> = { whole: [], floor: [] };
  for (let run = 0; run < runs; run++) {
    loads.whole.push(await measureLoad(browser, whole, last));
    loads.floor.push(await measureLoad(browser, floor, last));
  }
  return { whole: medianLoad(loads.whole), floor: medianLoad(loads.floor) };
}
