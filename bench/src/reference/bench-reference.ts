import { readSite } from "@openparlance/server/node";
import { countScrollGaps, measureLoads, measurePresses, readBuiltSite, withBrowser } from "../browser.ts";
import { atMost, type Bench, type Show } from "../report.ts";
import { withoutScripts } from "../site/without-scripts.ts";
import { buildLarge } from "./large.ts";
import { budgets } from "./reference-budgets.ts";

const runs = 5;
const page = "/api/";
/** Selectors of the last operation of the reference, and of the last one of the large page, which is its copy. */
const last = { own: '[id="listDomains"]', large: '[id="listDomainsCopy10"]' };
const jumps = ["#createMemory", "#deliverJob", "#listDomains"];
const { jumpMs, firstPaintRatio, ...ofPage } = budgets;

/** The reference, and one with ten times the operations. */
export const referenceBench: Bench = {
  parts: { pages: measurePages },
  budgets: {
    [page]: atMost(ofPage),
    "ten times the operations": atMost({ blockedRatio: budgets.blockedRatio, firstPaintRatio, gaps: budgets.gaps }),
    ...Object.fromEntries(jumps.map((to) => [`jump to ${to}`, atMost({ ms: jumpMs })])),
  },
};

async function measurePages(show: Show): Promise<void> {
  const sites = { own: await readBuiltSite(), large: await readSite(await buildLarge()) };
  await withBrowser(async (browser, serve) => {
    const measureBoth = async (size: "own" | "large") => {
      const pages = {
        whole: { address: (await serve(sites[size])) + page, last: last[size] },
        floor: { address: (await serve(withoutScripts(sites[size]))) + page, last: last[size] },
      };
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
    await show(page, await figures(own));
    await show("ten times the operations", {
      ...(await figures(large)),
      firstPaintRatio: large.whole.firstPaintMs / own.whole.firstPaintMs,
    });
    for (const to of jumps) await show(`jump to ${to}`, { ms: await measurePresses(browser, own.address, to, runs) });
  });
}
