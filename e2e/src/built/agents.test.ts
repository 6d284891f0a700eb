import { fileURLToPath } from "node:url";
import { createApp } from "@openparlance/server";
import { listen, readSite } from "@openparlance/server/node";
import { computeScore, runChecks } from "afdocs";
import { expect, onTestFinished, test, vi } from "vitest";
import { routes } from "../pages.ts";

/** Accepted warnings: the reference is one large page for people, and links its pieces in Markdown for programs. */
const ofOneLargePage = ["page-size-html", "page-size-transfer", "content-start-position"];

/** Warnings about single pages. */
function findIssues(details: Record<string, unknown> | undefined): string {
  const pages = (details?.pageResults ?? []) as { url: string; issues?: string[] }[];
  return pages.flatMap(({ url, issues = [] }) => issues.map((issue) => `${url}: ${issue}`)).join("; ");
}

test("agents find and read all of the documentation: afdocs scores 100", async () => {
  const site = await readSite(fileURLToPath(new URL("../../../site/dist", import.meta.url)));
  const { origin, close } = await listen(createApp({ site }), { port: 0, host: "127.0.0.1" });
  onTestFinished(() => close(0));
  const real = fetch;
  // The server may close an idle connection while afdocs converts a page, and afdocs doesn't connect again.
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => real(...request).catch(() => real(...request)));
  const report = await runChecks(origin, {
    requestDelay: 0,
    requestTimeout: 120_000,
    samplingStrategy: "deterministic",
    maxLinksToTest: 1000,
  }).finally(() => vi.unstubAllGlobals());
  const faults = report.results
    .filter(({ status }) => status === "fail" || status === "warn" || status === "error")
    .filter(({ id }) => !ofOneLargePage.includes(id));
  expect(faults.map(({ id, message, details }) => `${id}: ${message} ${findIssues(details)}`)).toEqual([]);
  const markdown = report.results.find(({ id }) => id === "markdown-url-support")?.message;
  expect(markdown).toContain(`${routes.length}/${routes.length} pages`);
  const { overall, categoryScores } = computeScore(report);
  expect(overall).toBe(100);
  const below = Object.entries(categoryScores).filter(([, category]) => category?.score !== 100);
  expect(below.map(([name]) => name)).toEqual(["page-size"]);
});
