import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureLoads, measurePresses, readBuiltSite, withBrowser } from "../browser.ts";
import { type Bench, maxBudgets, type ShowSection } from "../report.ts";
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

const root = fileURLToPath(new URL("../../..", import.meta.url));
const caches = [
  "site/.astro",
  "site/.cache/files",
  "site/node_modules/.astro",
  "site/node_modules/.vite",
  "node_modules/.astro",
  "node_modules/.vite",
];

/** Builds the site without a cache. The shell's `times` includes child processes. */
function timeColdBuild(): { seconds: number; cpuSeconds: number } {
  for (const cache of caches) rmSync(join(root, cache), { recursive: true, force: true });
  const startedAt = performance.now();
  const { status, stdout } = spawnSync("sh", ["-c", "node scripts/build.ts >&2 && times"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("The site wasn't built; see the reason above.");
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: parseSeconds(stdout) };
}

function parseSeconds(text: string): number {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
