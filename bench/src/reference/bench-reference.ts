import type { Site } from "@openparlance/server";
import { readSite } from "@openparlance/server/node";
import {
  countScrollGaps,
  type MeasuredPage,
  measureLoads,
  measurePresses,
  readBuiltSite,
  withBrowser,
} from "../browser.ts";
import { type Bench, maxBudgets, type ShowSection } from "../report.ts";
import { removeScripts } from "../site/without-scripts.ts";
import { buildLarge } from "./large.ts";
import { budgets } from "./reference-budgets.ts";

const runs = 5;
const referencePath = "/api/";
/** Selectors of the last operation of the reference, and of the last one of the large page, which is its copy. */
const lastOfReference = { own: '[id="listDomains"]', large: '[id="listDomainsCopy10"]' };
const jumps = ["#createMemory", "#deliverJob", "#listDomains"];
const { jumpMs, firstPaintRatio, ...pageBudgets } = budgets;

/** The reference, and one with ten times the operations. */
export const referenceBench: Bench = {
  parts: { pages: measurePages },
  budgets: {
    [referencePath]: maxBudgets(pageBudgets),
    "ten times the operations": maxBudgets({ blockedRatio: budgets.blockedRatio, firstPaintRatio, gaps: budgets.gaps }),
    ...Object.fromEntries(jumps.map((to) => [`jump to ${to}`, maxBudgets({ ms: jumpMs })])),
  },
};

async function measurePages(show: ShowSection): Promise<void> {
  const sites = { own: await readBuiltSite(), large: await readSite(await buildLarge()) };
  await withBrowser(async (browser, serve) => {
    const measureBoth = async (size: "own" | "large") => {
      const buildPage = async (site: Site): Promise<MeasuredPage> => ({
        address: (await serve(site)) + referencePath,
        lastSelector: lastOfReference[size],
      });
      const pages = { whole: await buildPage(sites[size]), floor: await buildPage(removeScripts(sites[size])) };
      return { address: pages.whole.address, ...(await measureLoads(browser, pages, runs)) };
    };
    const [own, large] = [await measureBoth("own"), await measureBoth("large")];
    const figures = async ({ whole, floor, address }: typeof own) => ({
      ...whole,
      // Blocked time of up to 50 ms is imperceptible, so it is not compared.
      blockedRatio: whole.blockedMs <= 50 ? 1 : whole.blockedMs / floor.blockedMs,
      presentRatio: whole.presentMs / floor.presentMs,
      gaps: await countScrollGaps(browser, address, ".operation"),
    });
    await show(referencePath, await figures(own));
    await show("ten times the operations", {
      ...(await figures(large)),
      firstPaintRatio: large.whole.firstPaintMs / own.whole.firstPaintMs,
    });
    for (const to of jumps) await show(`jump to ${to}`, { ms: await measurePresses(browser, own.address, to, runs) });
  });
}
