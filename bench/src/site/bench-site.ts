import { measureLoads, measurePresses, readBuiltSite, withBrowser } from "../browser.ts";
import { type Bench, maxBudgets, type ShowSection } from "../report.ts";
import { timeColdBuild } from "./build-time.ts";
import { budgets } from "./site-budgets.ts";
import { removeScripts } from "./without-scripts.ts";

const runCount = 5;
const guides = ["/quickstart", "/guides/translate-content/verified-translation"];
const measuredMove = { from: "/quickstart", to: "/guides/create-new-content" };

export const siteBench: Bench = {
  parts: { build: async (show) => show("cold build", timeColdBuild()), pages: measurePages, move: measureNavigation },
  budgets: {
    ...Object.fromEntries(guides.map((guide) => [guide, maxBudgets(budgets.guide)])),
    "cold build": maxBudgets({ seconds: budgets.buildSeconds }),
    [`${measuredMove.from} to ${measuredMove.to}`]: maxBudgets({ ms: budgets.moveMs }),
  },
};

async function measurePages(show: ShowSection): Promise<void> {
  const site = await readBuiltSite();
  await withBrowser(async (browser, serve) => {
    const origins = { whole: await serve(site), floor: await serve(removeScripts(site)) };
    for (const page of [...guides, "/", "/api/"]) {
      const pages = { whole: { address: origins.whole + page }, floor: { address: origins.floor + page } };
      const { whole, floor } = await measureLoads(browser, pages, runCount);
      await show(page, { ...whole, paintRatio: whole.paintMs / floor.paintMs });
    }
  });
}

async function measureNavigation(show: ShowSection): Promise<void> {
  const site = await readBuiltSite();
  await withBrowser(async (browser, serve) => {
    const ms = await measurePresses(browser, (await serve(site)) + measuredMove.from, measuredMove.to, runCount);
    await show(`${measuredMove.from} to ${measuredMove.to}`, { ms });
  });
}
