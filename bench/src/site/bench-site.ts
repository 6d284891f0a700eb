import { measureLoads, measurePresses, readBuiltSite, withBrowser } from "../browser.ts";
import { atMost, type Bench, type Show } from "../report.ts";
import { timeColdBuild } from "./build-time.ts";
import { budgets } from "./site-budgets.ts";
import { withoutScripts } from "./without-scripts.ts";

const runs = 5;
const guides = ["/quickstart", "/guides/translate-content/verified-translation"];
const move = { from: "/quickstart", to: "/guides/create-new-content" };

export const siteBench: Bench = {
  parts: { build: async (show) => show("cold build", timeColdBuild()), pages: measurePages, move: measureMoves },
  budgets: {
    ...Object.fromEntries(guides.map((guide) => [guide, atMost(budgets.guide)])),
    "cold build": atMost({ seconds: budgets.buildSeconds }),
    [`${move.from} to ${move.to}`]: atMost({ ms: budgets.moveMs }),
  },
};

async function measurePages(show: Show): Promise<void> {
  const site = await readBuiltSite();
  await withBrowser(async (browser, serve) => {
    const origins = { whole: await serve(site), floor: await serve(withoutScripts(site)) };
    for (const page of [...guides, "/", "/api/"]) {
      const pages = { whole: { address: origins.whole + page }, floor: { address: origins.floor + page } };
      const { whole, floor } = await measureLoads(browser, pages, runs);
      await show(page, { ...whole, paintRatio: whole.paintMs / floor.paintMs });
    }
  });
}

async function measureMoves(show: Show): Promise<void> {
  const site = await readBuiltSite();
  await withBrowser(async (browser, serve) => {
    const ms = await measurePresses(browser, (await serve(site)) + move.from, move.to, runs);
    await show(`${move.from} to ${move.to}`, { ms });
  });
}
