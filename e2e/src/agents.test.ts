import { computeScore, runChecks } from "afdocs";
import { expect, test, vi } from "vitest";
import { origin } from "./harness.ts";

/**
 * What afdocs notes of the reference, which is one large page for people: programs get its pieces in Markdown, and the
 * page names the list of these at its top. None of it costs a point.
 */
const ofOneLargePage = ["page-size-html", "page-size-transfer", "content-start-position"];

/** The address that the built site names as its own. */
async function readCanonicalOrigin(): Promise<string> {
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  return new URL(/^Sitemap: (.*)$/m.exec(text)?.[1] ?? "").origin;
}

/** What afdocs says of single pages. */
function findIssues(details: Record<string, unknown> | undefined): string {
  const pages = (details?.pageResults ?? []) as { url: string; issues?: string[] }[];
  return pages.flatMap(({ url, issues = [] }) => issues.map((issue) => `${url}: ${issue}`)).join("; ");
}

test("agents find and read all of the documentation: afdocs scores 100", async () => {
  const canonicalOrigin = await readCanonicalOrigin();
  const real = fetch;
  // While afdocs converts a page, the server may close an idle connection; other clients then connect again.
  vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => real(...request).catch(() => real(...request)));
  const report = await runChecks(origin, {
    canonicalOrigin,
    requestDelay: 0,
    requestTimeout: 120_000,
    samplingStrategy: "deterministic",
    maxLinksToTest: 1000,
  }).finally(() => vi.unstubAllGlobals());
  const faults = report.results
    .filter(({ status }) => status === "fail" || status === "warn" || status === "error")
    .filter(({ id }) => !ofOneLargePage.includes(id));
  expect(faults.map(({ id, message, details }) => `${id}: ${message} ${findIssues(details)}`)).toEqual([]);
  expect(report.results.find(({ id }) => id === "markdown-url-support")?.message).toMatch(/^15\/15 pages/);
  const { overall, categoryScores } = computeScore(report);
  expect(overall).toBe(100);
  expect(Object.entries(categoryScores).filter(([, category]) => category?.score !== 100)).toEqual([]);
});
